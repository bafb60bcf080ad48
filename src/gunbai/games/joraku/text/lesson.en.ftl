# The guided first game: see gunbai/lesson.py for when each sentence is said.

lesson-welcome = Welcome to the road to Kyoto! I am your host: I explain one thing at a time, you do it, and then we look at the result.
    .second = You lead the red daimyo; whoever has the most reputation after three rounds wins, and reputation comes from influence in the seven areas of the road.
    .third = A daimyo is worth 2 influence where he stands, each samurai 1. The cards in your hand bring them onto the road.

lesson-at-1 = First you give two cards to your neighbour, face down. Low numbers rarely win a trick, so let the blue 1 and the blue 3 go.
lesson-at-2 = You hold the Kachidoki card, so you lead the first trick. A ninja brings three samurai anywhere on the road: a great start.
lesson-at-3 = Place your three samurai one by one. Spread them out: each area pays separately, and most are still empty.
lesson-at-6 = This trick was led in red, so you must play red if you can. Your red 1 is the only one.
lesson-at-7 = Every number offers two effects. A brings up to three samurai to the area with the card’s number, and 1 is Omi.
lesson-at-8 = You may place fewer, but there is little reason to save them now. Take all three.
lesson-at-9 = You hold no red card, so you may play any card. A second ninja reaches the areas where nobody is yet.
lesson-at-10 = Look for areas where you have nobody: even a single samurai can earn a place.
lesson-at-13 = Your blue 6 is the highest card there is. Only a ninja in the same trick could beat it, and both others have played numbers.
lesson-at-14 = Effect B turns the card’s value into action points. With a 6 you can do a lot at once.
lesson-at-15 = One point moves a samurai to the next area. Try it: from Totomi to Mikawa.
lesson-at-16 = Two points move your daimyo, and he matters most: if you win the trick, the area where he stands is scored at once.
lesson-at-17 = Once more, on to Totomi: nobody is strong there.
lesson-at-18 = Your last point sends a rival’s samurai home from the area of your daimyo. Now Totomi is yours alone.
lesson-at-19 = You won, so you lead again. The yellow 3 will not win, but its points take your samurai where they count.
lesson-at-20 = Effect B once more: three points for three steps.
lesson-at-21 = Omi pays nothing in this round. But the blue daimyo stands in Kyoto: if he wins the trick, Kyoto is scored, and even one samurai of yours takes a place.
lesson-at-22 = Ise pays at the end of the round, so another one goes there.
lesson-at-23 = And Owari pays a little more than Ise.
lesson-at-24 = Your last card, the blue 2, was played automatically. Of equal cards the last one wins, so the trick will be yours; effect A strengthens Ise before everything is scored.
lesson-at-25 = All three: in a moment the whole road is scored.

lesson-ask-JK-D02 = Choose two cards to give away: those least useful for where your daimyo stands and what you want to do.
    .second = A new round, a new hand, and your figures stay where they are. Give away two cards again.
    .third = The last round: now Kyoto and Omi pay the most. Give away two cards.
lesson-ask-JK-D03 = Pick a card: it competes for the trick and at the same time does something on the road.
    .second = Follow the colour that was led if you can. High cards win tricks, and every card has its use on the road.
    .third = Before you play, look where your daimyo stands: that area is scored if you win the trick.
lesson-ask-JK-D04 = Effect A brings samurai to the area with the card’s number; effect B gives action points to move and remove.
    .second = Low cards are good for A, high ones for B.
    .third = A if you need more samurai on the road, B if they need to be somewhere else.
lesson-ask-JK-D05 = Choose how many samurai go there, at most three.
lesson-ask-JK-D06 = A ninja’s samurai go anywhere, one at a time. Areas where you trail by one are the best spots.
    .second = Three samurai anywhere again: where would one more make you first?
lesson-ask-JK-D07 = Spend your action points: 2 move your daimyo, 1 moves a samurai, 1 removes a rival’s samurai where your daimyo stands.
    .second = Bring your daimyo to an area worth winning, and check who is first there before you go.
    .third = A tie hurts both: tied players share the worse place. One more samurai breaks it.
lesson-ask-JK-D08 = You have two colours. Decide which of them gets the lower daimyo card.
lesson-ask-JK-D09 = Take one card and leave the rest to your opponent: take what they would want most.
lesson-ask-JK-D10 = Both of your daimyo have the same reputation: you decide which one plays now.
lesson-ask-JK-D11 = Choose the cards that your opponent gets.
lesson-ask-JK-D12 = One card goes away unseen: choose the one you need least.
lesson-ask-JK-D13 = A neutral samurai moves on: send him where he costs a rival a place.

lesson-on-jk-received = Your other neighbour passed you two cards as well: they are in your hand now.
lesson-on-jk-won = The highest value wins the trick, whatever its colour. Your ninja counts less than any number, unless there is a 6 in the trick.
lesson-on-jk-kachidoki = Kachidoki is the cry of victory: the winner takes the card, leads the next trick, and the area where their daimyo stands is scored.
lesson-on-jk-gained = The most influence there brings 3 points, second place 2, third 1, no matter who won the trick.
lesson-on-jk-removed = A samurai was sent home by a daimyo in his area. He is not lost: he waits in his owner’s supply.
lesson-on-jk-prestige = All hands are empty, so the whole road is scored: each area pays what its table says for this round. Early on, the far end is worth most; at the end, Kyoto is.

lesson-part = That was a whole round, and now you know everything in the game. Two more rounds like it decide; play them here, or finish and start a game of your own.
