# Shogun in the terminal.

## The board

cli-sg-letter-castle = C
cli-sg-letter-temple = T
cli-sg-letter-theatre = N
cli-sg-year = year { $year }
cli-sg-points = VP
cli-sg-chests = chests
cli-sg-rice = rice
cli-sg-provinces = provinces
cli-sg-supply = supply
cli-sg-officials = officials
cli-sg-valour = valour
cli-sg-statues = statues
cli-sg-offices = Dajokan
cli-sg-draft = Open cards
cli-sg-deck = { $count } in the deck
cli-sg-groups = your groups:
cli-sg-actions = Actions
cli-sg-specials = Special cards
cli-sg-events = Events left
cli-sg-favours = Favours
cli-sg-row = Regions
cli-sg-tray = Tray
cli-sg-inside = In the tower
cli-sg-stock = Farmers left
cli-sg-plan = Plan
cli-sg-hand = Hand
cli-sg-bids = Bids
cli-sg-bid-costs = chests4 … chests1 cost 4 … 1 chests and choose first; then a province card, then chests0, both for free
cli-sg-legend =
    Aki 4/3: tax 4, rice 3 · { $shape }5: 5 armies · { $letters }: castle, temple, Noh theatre · _ free building space
    !2: 2 unrest markers · { $general } general · { $statue } statue · ▸ decides now, or action carried out now
    officials 2+5: 2 in the palace, 5 in supply, ✿ keeps favour 4 · statues 6+1: 6 to place, 1 captured
    Dajokan: □ open tile · × face down · numbers at the edge: VP of a row or column
cli-sg-ways = Where the points came from
cli-sg-gain-provinces = Provinces
cli-sg-gain-buildings = Buildings
cli-sg-gain-castles = Most castles
cli-sg-gain-temples = Most temples
cli-sg-gain-theatres = Most Noh theatres
cli-sg-gain-statues = Statues
cli-sg-gain-favour = Favours
cli-sg-gain-valour = Valour cards
cli-sg-gain-lines = Dajokan
cli-sg-value-cards = Province cards: tax, rice, building spaces
cli-sg-value-regions = Regions
cli-sg-value-borders = Land borders
cli-sg-value-routes = Sea routes
cli-sg-value-removed = Out of play with 3 players
cli-sg-value-start = Starting chests and groups, by players
cli-sg-value-recommended = Recommended provinces, players
cli-sg-value-events = Winter rice loss by event
cli-sg-value-winter = Revolts and farmers by rice shortage
cli-sg-value-tower = Tower: stays, falls, scale
cli-sg-value-tower_plain = Plain tower: stays, falls
cli-sg-value-valour = Valour cards 2–4: chests, rice, armies, VP
cli-sg-value-dajokan = Dajokan: VP of rows and columns
cli-sg-value-favours-chests = Favours 2, 9, 16: chests
cli-sg-value-favours-armies = Favours 3, 8, 14: armies
cli-sg-value-favours-rice = Favours 5, 15, 20: rice
cli-sg-value-favours-points = Favours 6, 13, 19: VP
cli-sg-value-favours-buildings = Favours 7, 17, 21: building
cli-sg-value-favours-protection = Favours 10, 11, 18: no attacks in
cli-sg-value-favours-landing = Favour 12: armies
cli-sg-entries = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }

## What each decision is about

cli-about-SG-D2 = The player before you took the unseen card, so you may put both open cards under the deck and turn up two new ones. Rules: SG-S17, SG-Q4.
cli-about-SG-D3 = Take one of the two open province cards or the unseen top card of the deck. Rules: SG-S13, SG-S16.
cli-about-SG-D4 = Place one whole group of armies in the province you took. The groups left are for later provinces. Rules: SG-S10, SG-S14.
cli-about-SG-D5 = Your general starts in one of the provinces you draft: place him now in any you have picked, or wait; at the latest he goes to the last one. Rules: SG-XG3, SG-Q82.
cli-about-SG-D6 = Place a province card on an action to carry it out there, or an intrigue card to skip it; one card on “Auction” is your bid. Every slot is filled if you have the cards. Nobody sees your plan. Rules: SG-L1…L9, SG-Q6, SG-Q9.
cli-about-SG-D7 = Take one of the special cards left: you have its privilege this round, and its space is your place in the turn order. Rules: SG-U2, SG-U14, SG-U19.
cli-about-SG-D8 = Place your general in a province of yours; he makes most actions there better. Rules: SG-XG2, SG-XG4…XG12.
cli-about-SG-D9 = You control provinces in at least 4 regions: take one bonus of the valour card, or none. Rules: SG-XS3, SG-XS5, SG-Q66.
cli-about-SG-D10 = Take one favour card that your officials can pay for, or none. The officials go back to your supply. Rules: SG-XT20…XT24.
cli-about-SG-D11 = Cancel the event of this round for everybody, or let it stand; the favour is used up either way. Rules: SG-XT28, SG-Q55.
cli-about-SG-D12 = Remove 1 unrest marker from a province of yours. Without such a province you may keep the card and later use it instead of a marker. Rules: SG-XT31, SG-XT32, SG-Q61.
cli-about-SG-D13 = Build free of charge in a province of yours that has a free building space and no such building. Rules: SG-XT35, SG-Q58.
cli-about-SG-D14 = Place 3 armies from your supply in a province of yours or in a neutral province; a neutral one becomes yours without a battle. Rules: SG-XT36, SG-XT37, SG-Q56.
cli-about-SG-D15 = How many armies you place for the same price: a special card or your general allows more. Rules: SG-Q13, SG-Q21.
cli-about-SG-D16 = Move armies to one adjacent province of yours, or none; at least 1 stays behind. Rules: SG-A21, SG-A22, SG-A31.
cli-about-SG-D17 = Move armies to one adjacent province; at least 1 stays behind. Moving into a province that is not yours is an attack. Rules: SG-A30…A36, SG-B4…B8.
cli-about-SG-D18 = You are attacked: with your special card, 1 army from your supply may be thrown into the tower as well. Rules: SG-U7, SG-Q25, SG-Q26.
cli-about-SG-D19 = An unrest marker is due; you may discard the favour you kept instead. Rules: SG-XT32, SG-Q61.
cli-about-SG-D20 = Several of your provinces revolt for lack of rice; you choose which one is next. Rules: SG-W4…W7.
cli-about-SG-D21 = You lead in this region: replace one open department tile with a marker of yours, or not. Whoever has the most markers in a row or column gets VP at the end. Rules: SG-XD4…XD6, SG-XD11…XD13.
cli-about-SG-D22 = Your general must move to another province of yours. He captures the statues of others there; if the two provinces are adjacent, he may leave one behind. Rules: SG-XG14…XG18.
cli-about-SG-D23 = Leave one of your statues in the province your general came from; on the map it is worth 1 VP at the end, even after the province is lost. Rules: SG-XG15, SG-XG16, SG-XG22.
cli-about-SG-D24 = Your general was lost and comes back after Winter, to any province of yours. Rules: SG-XG21, SG-Q83.
cli-about-SG-Q10 = At this table a planned action may be declined when its card is revealed. Rules: SG-A3, SG-Q10.
