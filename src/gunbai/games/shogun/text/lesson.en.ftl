# The guided first game: see gunbai/lesson.py for when each sentence is said.

lesson-welcome = Welcome to Japan! I am your host: I explain one thing at a time, you do it, and then we look at the result.
    .second = You lead the blue clan with nine provinces. After two years, whoever has the most victory points wins: from provinces, from buildings, and from having the most buildings of a kind in a region.
    .third = A round begins with a secret plan: for each of the ten actions you choose one of your province cards, and that province carries it out.

lesson-at-1 = First the bid, for a special card and your place in the turn order. A card with 0 chests costs nothing, so bid that.
lesson-at-2 = Now a castle. It costs 3 chests, needs a free building space and will count in Winter: build it in Izu.
lesson-at-3 = A temple costs 2 chests. Put it next door, in Sagami: having the most temples in a region earns a bonus.
lesson-at-4 = A Noh theatre costs 1 chest. Owari may build it.
lesson-at-5 = Confiscating rice: Mino has a lot of it, and in Winter every province needs to eat. The farmers there will grumble, though.
lesson-at-6 = Collecting taxes: take the province with the most chests, Tamba. They pay for everything you build.
lesson-at-7 = Five new armies: put them where neighbours may attack. Harima borders on the red clan.
lesson-at-8 = Three more armies, for Musashi in the east.
lesson-at-9 = One army, and then a move from there. Tajima can share with its neighbour.
lesson-at-10 = A battle! Suruga has five armies, and neighbouring Totomi belongs to nobody.
lesson-at-11 = You don’t have to do everything: a card with chests on an action means that you skip it, and nobody knows before it is turned over.
lesson-at-12 = Every slot has its card. Take one more look: this button seals the plan.
lesson-at-13 = The bids are revealed and you choose now. “+1 chest” makes your taxes bring more, and space 2 means that you act second.
lesson-at-14 = Your battle: Suruga attacks Totomi, where only farmers stand against you. Send four armies and keep one at home: a province without armies is lost.
lesson-at-15 = The army is there; now it may move to a neighbouring province of yours. Tamba paid taxes and is restless: strengthen it.

lesson-ask-SG-D2 = You may have both open province cards replaced before you choose one.
lesson-ask-SG-D3 = Take a province. Those next to your own are easier to hold, and many building spaces are worth a lot.
lesson-ask-SG-D4 = Choose how many armies start there. The largest groups belong on borders.
lesson-ask-SG-D5 = You may place your general now or keep him for another province.
lesson-ask-SG-D6 = Plan the round: each action gets a province that carries it out, and a province acts only once. Build first, and never forget taxes and rice.
    .second = A new round, a new plan. Look at the unrest markers: a province that was taxed should rest, or its farmers rise.
    .third = The last plan before Winter: have enough rice for all your provinces, or there will be revolts.
lesson-ask-SG-D7 = Choose a special card: its space is your place in the turn order, and its privilege lasts for this round.
    .second = Acting first saves a province from being taken before it acts; acting last lets you see what the others do.
lesson-ask-SG-D8 = Place your general: he strengthens the province where he stands.
lesson-ask-SG-D9 = A valour card offers you a bonus; take what helps in this round.
lesson-ask-SG-D10 = Your officials in the palace may bring you a favour card.
lesson-ask-SG-D11 = You may cancel the event of this round for everybody.
lesson-ask-SG-D12 = Calm a province: choose one with unrest.
lesson-ask-SG-D13 = You may build free of charge: choose the most expensive building that fits.
lesson-ask-SG-D14 = Place armies from your supply: a neutral province becomes yours this way.
lesson-ask-SG-D15 = Choose how many armies to deploy; the price stays the same.
lesson-ask-SG-D16 = You may move armies to a neighbouring province of yours. At least one has to stay, or the province is lost.
lesson-ask-SG-D17 = Move to a province of yours, or attack another one. The number next to it is your chance to win; at least one army stays at home.
    .second = A neutral province is defended only by farmers from the tower. Against a clan, count their armies first.
lesson-ask-SG-D18 = You are under attack and may strengthen your defence.
lesson-ask-SG-D19 = Your favour card can spare this province a marker of unrest.
lesson-ask-SG-D20 = Several of your provinces revolt: choose which one fights first, the strongest while the tower is full of farmers or the one you can spare.
lesson-ask-SG-D21 = You rule this region and may take a department tile.
lesson-ask-SG-D22 = Your general moves on; next door he may leave a statue.
lesson-ask-SG-D23 = A statue counts at the end: place it where you will stay.
lesson-ask-SG-D24 = Your general comes back: choose where he stands.
lesson-ask-SG-Q10 = Decide whether the action is carried out here; sometimes it is wiser to save the chests.

lesson-on-sg-event = An event of the year is drawn and applies to everybody in this round. All four were face up from the beginning, so you can plan for them.
lesson-on-sg-bid-order = Whoever bid more chooses first. Bidding a province beats 0 chests, but that province does nothing else in this round.
lesson-on-sg-thrown = No dice here: the armies of both sides go into the tower. Some stick inside and come out in a later battle.
lesson-on-sg-conquered = What falls out counts: the larger side wins, each army takes one of the others with it, and the rest holds the province.
lesson-on-sg-card-lost = Whoever loses a province also loses its card, and the action it was meant for.
lesson-on-sg-void = There was a card with chests on it: that was a bluff, so nothing happens.
lesson-on-sg-unrest = Taxes and rice leave an unrest marker. The second time in a year, the farmers may revolt.
lesson-on-sg-winter = Winter: rice is eaten, hungry provinces revolt, and then the points are counted.
lesson-on-sg-revolt = A revolt: farmers from the tower fight the armies of that province.

lesson-part = That was a round: plan, bid, ten actions. Two more like it and Winter make a year, and the game has two years; go on here, or finish and start a game of your own.
