house-east = East
house-south = South
house-west = West
house-north = North
good-salt = salt
good-rice = rice
good-tea = tea
good-silk = silk

kind-card = a card
    .how = the number of a card
kind-house = a house
    .how = a house: east, south, west or north
kind-coins = coins
    .how = how many coins

kr-option-players = Players
    .about = From 2 to 4.
kr-option-players-2 = 2
kr-option-players-3 = 3
kr-option-players-4 = 4
kr-option-rounds = Lots
    .about = How many lots come to market.
kr-option-rounds-3 = 3 lots
kr-option-rounds-4 = 4 lots
kr-option-draw = Sellers
    .about = Whether whoever sells a lot draws a card.
kr-option-draw-yes = draw a card
kr-option-draw-no = draw nothing

ask-KR-D1 = Bid a card for { $lot }, worth { $worth } points.
ask-KR-D2 = The { $lot } is yours. Store it for { $worth } points, or sell it for { $half }?

kr-do-bid = Bid { $card }
kr-do-store = Store the goods
kr-do-sell = Sell the goods
kr-do-gift = Give { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to { $house }

kr-rules = The game goes on by newer rules, version { $to } instead of { $from }: half of a price is rounded up.
kr-round = Round { $round }.
kr-dealt = You draw card { $card }.
kr-lot = On the market: { $lot }, worth { $worth } points.
kr-sealed = { $player } has sealed a bid.
kr-bid = { $player } bid { $card }.
kr-stored = { $player } stores { $lot }: { $points } points.
kr-sold = { $player } sells { $lot } for { $points } points.
kr-gift = { $player } gives { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to { $neighbour }.
kr-end = { $player } has { $points } points in the end.

kr-refuse-card = You don’t hold card { $card }. Bid one of your hand.
kr-refuse-house = Nobody else sits there. Choose another house.
kr-refuse-coins = You have { $coins } coins to give. Give at least 1 and no more than that.
kr-bad-cards = Each card must be in one place.
kr-bad-coins = Coins are missing, or there are too many.
kr-bad-lot = A lot must be on the market while one is sold, and then only.
kr-data-none = This game has no values that could be replaced.

kr-view-round = Round
kr-view-lot = On the market
kr-view-worth = Worth
kr-view-pile = Pile
kr-view-cards = Cards
kr-view-coins = Coins
kr-view-points = Points
kr-view-played = Played
kr-view-hand = Hand
kr-view-bid = Your bid
