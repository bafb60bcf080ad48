# Joraku in the terminal.

## The board

cli-jk-letter-red = R
cli-jk-letter-blue = B
cli-jk-letter-yellow = Y
cli-jk-letter-purple = P
cli-jk-neutral = neutral
cli-jk-round = round { $round }
cli-jk-trick = trick { $trick } of { $tricks }
cli-jk-points-of = { $points } RP
cli-jk-supply-of = supply { $supply }
cli-jk-hand-of = hand { $hand }
cli-jk-daimyo-card = card { $number }
cli-jk-trick-row = Trick
cli-jk-leads = leads
cli-jk-wins-so-far = ✓ wins so far
cli-jk-hand = Hand
cli-jk-private = Private cards
cli-jk-picked = Picked
cli-jk-draft = Draft hand
cli-jk-passed = Passed
cli-jk-discarded = Discarded
cli-jk-known = You know
cli-jk-legend =
    Daimyo [{ $letter }]: influence 2 · samurai { $shape }: influence 1
    5 #1 +6: influence 5, 1st place, worth 6 RP if the round ended now
    7/4/2: RP for 1st, 2nd and 3rd place in this round
    5r red 5 · 5y yellow · 5b blue · N ninja · ▸ plays now · { $star } holds Kachidoki
cli-jk-points = RP
cli-jk-ways = Where the points came from
cli-jk-gain-kachidoki = Kachidoki
cli-jk-gain-prestige = Prestige
cli-jk-gain-presence = In Person
cli-jk-gain-entry = Entry into Kyoto
cli-jk-gain-colour = In Colour
cli-jk-value-kachidoki = Kachidoki, RP
cli-jk-value-variant3 = Variant 3 “Louder Cry”, RP
cli-jk-value-variant4 = Variant 4 “Entry into Kyoto”, RP
cli-jk-value-variant5 = Variant 5 “In Colour”, RP
cli-jk-value-variant6 = Variant 6 “Swift March”, AP
cli-jk-value-names = Daimyo of the cards 1–6
cli-jk-value-daimyo-card = number on the daimyo card

## What each decision is about

cli-about-JK-D02 = Choose 2 cards from your hand. All players pass at the same time, face down, to the left neighbour, who plays after them; you see what you receive only afterwards. Rules: JK-R05…R08.
cli-about-JK-D03 = The leader plays any card. Everybody else plays a card of the led colour if they hold one, otherwise any card; a ninja has a colour too. The highest value wins, of equal ones the last; a ninja wins only if there is a 6 in the trick. Rules: JK-K03…K07, JK-W02…W05.
cli-about-JK-D04 = Effect A: place up to 3 samurai from your supply in the area with the card’s number. Effect B: as many action points as the card’s value. Rules: JK-K11…K16.
cli-about-JK-D05 = The samurai come from your supply and all go to the one area; placing none is allowed. Rules: JK-K12…K14.
cli-about-JK-D06 = A ninja places up to 3 samurai from your supply in any areas, Kyoto included, one at a time; you may finish earlier. Rules: JK-K08…K10, JK-Q81.
cli-about-JK-D07 = Moving the daimyo to a neighbouring area costs 2 AP (1 with variant 6), moving a samurai 1 AP, removing an opponent’s samurai from your daimyo’s area 1 AP. Mix them as you like; what you don’t spend is lost. Rules: JK-K16…K24.
cli-about-JK-D08 = You have two colours and two daimyo cards. The number is the starting area of that colour’s daimyo. Rules: JK-T02…T05.
cli-about-JK-D09 = Pick 1 card from the draft hand; the rest goes to your opponent, and you get theirs. 5 picks and 3 private cards make up your hand. Rules: JK-T07…T12.
cli-about-JK-D10 = Your daimyo with more RP plays first in the trick; both have the same, so you choose. The other one plays your second card. Rules: JK-T13…T16.
cli-about-JK-D11 = Choose 3 cards from your hand for your opponent; both pass at the same time. Rules: JK-N06, JK-N07.
cli-about-JK-D12 = Discard 1 card face down; it may be one you have just received. 7 cards remain. Rules: JK-N08, JK-Q77.
cli-about-JK-D13 = A neutral samurai is not removed but goes to another area of your choice, not behind the neutral daimyo. Rules: JK-N12…N14, JK-Q74.
