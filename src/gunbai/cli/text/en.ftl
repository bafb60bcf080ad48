# The command line.

## At the table

cli-human-name = Human
cli-bot-name = Bot { $number }
cli-you = (you)
cli-keys = Number or action · u undo · h hint · ? help · l log · b board · s save · q quit
cli-keys-long =
    A choice is given by its number, or typed as it stands at the end of its line.
    An action that is not in the list is answered with the reason why not.
    u  take back your last step
    h  hint from a bot
    ?  what this decision is about
    l  the log of the whole game
    b  the board again
    s  save; s FILE saves a copy
    q  quit; the game is saved and can be continued
cli-undone = Your last step is taken back.
cli-hint = Hint: { $answer } ({ $text }).
cli-no-such-choice = There is no such number in the list. Type one from { $first } to { $last }.
cli-saved = The game is saved in
cli-go-on = To continue, type

## Games

cli-games-more = More about a game, and how to start it:
cli-option = Option
cli-values = Value
cli-meaning = Meaning
cli-default = (default)
cli-several = Several values of one option are joined by commas: -o { $example }.
cli-refused = Not allowed together:
cli-figure = Item
cli-value = Value
cli-source = How sure, and source
cli-house = * house value: no source prints it, we chose it. A data file of your own can replace it.

## Records

cli-verified = { $file }: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } checked, { $state ->
        [finished] the game is finished.
       *[running] the game is not finished.
    }
cli-record-title = { $title }, seed { $seed }
cli-record-over = The game in { $file } is finished. You can watch it: gunbai record show.
cli-record-exists = The file { $file } already exists. Choose another name, or continue that game: gunbai record continue.
cli-above-or-seat = A game can’t be shown from above and from a seat at once. Choose --above or --seat.
cli-bad-record = { $file }, line { $line }:
cli-file-big = { $file } is too big for a record. Choose another file.
cli-file-text = { $file } is not text in UTF-8. Choose another file.
cli-file-problem = { $file }: { $problem }.

## Rules

cli-rules-count = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
cli-rules-more = The text of a rule:
cli-rule-source = Source: { $text }
cli-rule-tested = Tested in:
cli-rule-untested = No test cites it.
cli-no-rule = There is no rule { $id }. Ids look like JK-W11.
cli-no-rule-near = There is no rule { $id }. Similar ids: { $near }.
cli-no-ledger = The rule ledgers are not installed. Reinstall Gunbai, or use a clone of the project.

## Speed

cli-bench-others = The benchmark against other engines is ./dev bench; this is the quick one.
cli-compiled = compiled
cli-interpreted = interpreted
cli-rate-decisions = Decisions per second
cli-rate-games = Games per second
cli-rate-clones = Copies of a position per second
cli-rate-observations = Views of a seat per second
cli-rate-determinisations = Sampled positions per second
cli-seconds = “{ $text }” is not a time to measure. Type a number of seconds up to { $most }.

## Wrong input

cli-no-such-command = There is no command “{ $name }”. Commands: { $known }.
cli-no-such-option = There is no parameter “{ $name }”. The list: --help.
cli-missing-parameter = { $name } is missing. More: --help.
cli-option-pair = “{ $text }” is not an option of the game. Type it as name=value, such as -o players=3.
cli-option-again = The option “{ $text }” is given twice. Give it once.
cli-not-a-number = { $name } needs a whole number, zero or more, not “{ $text }”.
cli-no-such-seat = There is no seat { $number }. Choose one from 1 to { $seats }.
cli-bots-seats = Bots and seats do not fit together: { $bots } named for { $seats }.
cli-names = { $seats ->
        [one] { $seats } name is
       *[other] { $seats } different names are
    } needed, one per seat, separated by commas; given: { $found }.

## The result

cli-place = Place
cli-player = Player
cli-total = Total

## Joraku: the board

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
    7/4/2: RP for 1st, 2nd and 3rd place in this round · * house value, not printed
    5r red 5 · 5y yellow · 5b blue · N ninja · ▸ plays now · { $star } holds Kachidoki
cli-jk-points = RP
cli-jk-ways = Where the points came from
cli-jk-gain-kachidoki = Kachidoki
cli-jk-gain-prestige = Prestige
cli-jk-gain-presence = In Person
cli-jk-gain-entry = Entry into Kyoto
cli-jk-gain-colour = In Colour
cli-jk-figure-kachidoki = Kachidoki, RP
cli-jk-figure-variant3 = Variant 3 “Louder Cry”, RP
cli-jk-figure-variant4 = Variant 4 “Entry into Kyoto”, RP
cli-jk-figure-variant5 = Variant 5 “In Colour”, RP
cli-jk-figure-variant6 = Variant 6 “Swift March”, AP
cli-jk-figure-names = Daimyo of the cards 1–6
cli-jk-figure-daimyo-card = number on the daimyo card

## Joraku: what each decision is about

cli-about-JK-D02 = Choose 2 cards of your hand. All players pass at the same time, face down, to the left neighbour, who plays after them; you see what you receive only afterwards. Rules: JK-R05…R08.
cli-about-JK-D03 = The leader plays any card. Everybody else plays a card of the led colour if they hold one, otherwise any card; a ninja has a colour too. The highest value wins, of equal ones the last; a ninja wins only if there is a 6 in the trick. Rules: JK-K03…K07, JK-W02…W05.
cli-about-JK-D04 = Effect A: place up to 3 samurai from your supply in the area with the card’s number. Effect B: as many action points as the card’s value. Rules: JK-K11…K16.
cli-about-JK-D05 = The samurai come from your supply and all go to the one area; placing none is allowed. Rules: JK-K12…K14.
cli-about-JK-D06 = A ninja places up to 3 samurai from your supply in any areas, Kyoto included, one at a time; you may finish earlier. Rules: JK-K08…K10, JK-Q81.
cli-about-JK-D07 = Moving the daimyo to a neighbouring area costs 2 AP (1 with variant 6), moving a samurai 1 AP, removing an opponent’s samurai from your daimyo’s area 1 AP. Mix them as you like; what you don’t spend is lost. Rules: JK-K16…K24.
cli-about-JK-D08 = You have two colours and two daimyo cards. The number is the starting area of that colour’s daimyo. Rules: JK-T02…T05.
cli-about-JK-D09 = Pick 1 card of the draft hand; the rest goes to your opponent, and you get theirs. 5 picks and 3 private cards make your hand. Rules: JK-T07…T12.
cli-about-JK-D10 = Your daimyo with more RP plays first in the trick; both have the same, so you choose. The other one plays your second card. Rules: JK-T13…T16.
cli-about-JK-D11 = Choose 3 cards of your hand for your opponent; both pass at the same time. Rules: JK-N06, JK-N07.
cli-about-JK-D12 = Discard 1 card face down, also one you have just received; 7 cards remain. Rules: JK-N08, JK-Q77.
cli-about-JK-D13 = A neutral samurai is not removed but goes to another area of your choice, not behind the neutral daimyo. Rules: JK-N12…N14, JK-Q74.

# gunbai tower
cli-tower-title = The cube tower: what falls, by the number of cubes thrown
cli-tower-size = cubes thrown
cli-tower-thrown = of those thrown fall
cli-tower-inside = of those inside fall
cli-tower-tray = in the tray
cli-tower-held = Of a first throw of 38 cubes { $start } stay inside; over many battles of 3 to 12 cubes it holds { $held }.
cli-tower-model = The model is a { $confidence }: { $basis }. A data file of your own can replace it.

## Shogun: the board

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
cli-sg-legend =
    Aki 4/3: tax 4, rice 3 · { $shape }5: 5 armies · { $letters }: castle, temple, Noh theatre · _ free building space
    !2: 2 unrest markers · { $general } general · { $statue } statue · ▸ decides now, or action carried out now
    officials 2+5: 2 in the palace, 5 in supply, ✿ keeps favour 4 · statues 6+1: 6 to place, 1 captured
    Dajokan: □ open tile · × face down · numbers at the edge: VP of a row or column · * house value, not printed
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
cli-sg-figure-cards = Province cards: tax, rice, building spaces
cli-sg-figure-regions = Regions
cli-sg-figure-borders = Land borders
cli-sg-figure-routes = Sea routes
cli-sg-figure-removed = Out of play with 3 players
cli-sg-figure-start = Starting chests and groups, by players
cli-sg-figure-recommended = Recommended provinces, players
cli-sg-figure-events = Winter rice loss by event
cli-sg-figure-winter = Revolts and farmers by rice shortage
cli-sg-figure-tower = Tower: stays, falls, scale
cli-sg-figure-tower_plain = Plain tower: stays, falls
cli-sg-figure-valour = Valour cards 2–4: chests, rice, armies, VP
cli-sg-figure-dajokan = Dajokan: VP of rows and columns
cli-sg-figure-favours-chests = Favours 2, 9, 16: chests
cli-sg-figure-favours-armies = Favours 3, 8, 14: armies
cli-sg-figure-favours-rice = Favours 5, 15, 20: rice
cli-sg-figure-favours-points = Favours 6, 13, 19: VP
cli-sg-figure-favours-buildings = Favours 7, 17, 21: building
cli-sg-figure-favours-protection = Favours 10, 11, 18: no attacks in
cli-sg-figure-favours-landing = Favour 12: armies
cli-sg-entries = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }

## Shogun: what each decision is about

cli-about-SG-D2 = The player before you took the unseen card, so you may put both open cards under the deck and turn up two new ones. Rules: SG-S17, SG-Q4.
cli-about-SG-D3 = Take one of the two open province cards or the unseen top card of the deck. Rules: SG-S13, SG-S16.
cli-about-SG-D4 = Place one whole group of armies in the province you took. The groups left are for later provinces. Rules: SG-S10, SG-S14.
cli-about-SG-D5 = Your general stands in one of the provinces you draft: here, or in a later one; in the last one at the latest. Rules: SG-XG3, SG-Q82.
cli-about-SG-D6 = Lay a province card on an action to carry it out there, an intrigue card to leave it out; one card on “Auction” is your bid. Every slot is filled if you have the cards. Nobody sees your plan. Rules: SG-L1…L9, SG-Q6, SG-Q9.
cli-about-SG-D7 = Take one of the special cards left: its privilege is yours this round, its space is your place in the turn order. Rules: SG-U2, SG-U14, SG-U19.
cli-about-SG-D8 = Place your general in a province of yours; he makes most actions there better. Rules: SG-XG2, SG-XG4…XG12.
cli-about-SG-D9 = You control provinces in at least 4 regions: take one bonus of the valour card, or none. Rules: SG-XS3, SG-XS5, SG-Q66.
cli-about-SG-D10 = Take one favour card that your officials can pay for, or none. The officials go back to your supply. Rules: SG-XT20…XT24.
cli-about-SG-D11 = Cancel the event of this round for everybody, or let it stand; the favour is used up either way. Rules: SG-XT28, SG-Q55.
cli-about-SG-D12 = Remove 1 unrest marker from a province of yours. Without such a province you may keep the card and later use it instead of a marker. Rules: SG-XT31, SG-XT32, SG-Q61.
cli-about-SG-D13 = Build free of charge in a province of yours that has a free building space and no such building. Rules: SG-XT35, SG-Q58.
cli-about-SG-D14 = Place 3 armies from your supply in a province of yours or in a neutral province; a neutral one becomes yours without a battle. Rules: SG-XT36, SG-XT37, SG-Q56.
cli-about-SG-D15 = How many armies you place for the same price: a special card or your general allows more. Rules: SG-Q13, SG-Q21.
cli-about-SG-D16 = Move armies to one adjacent province of yours, or none; at least 1 stays behind. Rules: SG-A21, SG-A22, SG-A31.
cli-about-SG-D17 = Move armies to one adjacent province; at least 1 stays behind. Into a province that is not yours it is an attack. Rules: SG-A30…A36, SG-B4…B8.
cli-about-SG-D18 = You are attacked: with your special card 1 army of your supply may be thrown into the tower as well. Rules: SG-U7, SG-Q25, SG-Q26.
cli-about-SG-D19 = An unrest marker is due; you may discard the favour you kept instead. Rules: SG-XT32, SG-Q61.
cli-about-SG-D20 = Several of your provinces revolt for lack of rice; you choose which one is next. Rules: SG-W4…W7.
cli-about-SG-D21 = You lead in this region: replace one open department tile by a marker of yours, or not. The most markers in a row or column are worth VP at the end. Rules: SG-XD4…XD6, SG-XD11…XD13.
cli-about-SG-D22 = Your general must move to another province of yours. He captures the statues of others there; if the two provinces are adjacent, he may leave one behind. Rules: SG-XG14…XG18.
cli-about-SG-D23 = Leave one of your statues in the province your general came from; on the map it is worth 1 VP at the end, also after the province is lost. Rules: SG-XG15, SG-XG16, SG-XG22.
cli-about-SG-D24 = Your general was lost and comes back after Winter, to any province of yours. Rules: SG-XG21, SG-Q83.
cli-about-SG-Q10 = At this table a planned action may be declined when its card is revealed. Rules: SG-A3, SG-Q10.

## Rising Sun: the board

cli-rs-letter-bushi = B
cli-rs-letter-shinto = S
cli-rs-letter-daimyo = D
cli-rs-war = war
cli-rs-province = province, shrine
cli-rs-reward = reward
cli-rs-pieces = figures
cli-rs-honor = by honor
cli-rs-honor-place = honor
cli-rs-points = VP
cli-rs-coins = coins
cli-rs-ronin = ronin
cli-rs-tokens = tokens
cli-rs-reserve = reserve
cli-rs-ally = ally
cli-rs-hostages = hostages
cli-rs-track = Mandates
cli-rs-tiles = Your tiles
cli-rs-offers = Offers to you
cli-rs-display = Cards
cli-rs-battle = Battle
cli-rs-battle-in = { $number }: { $province }
cli-rs-force = Force { $force }
cli-rs-legend =
    war: number of the battle · reward: VP/coins/ronin · { $bushi } Bushi, { $shinto } Shinto, { $daimyo } Daimyo, ⌂ stronghold · =5: Force 5
    tokens 4 (3): 4 war province tokens of 3 provinces · ▒ tile face down · Cards: name, price, copies · ▸ decides now
cli-rs-ways = Where the points came from
cli-rs-gain-harvest = Harvest
cli-rs-gain-kami = Kami
cli-rs-gain-seppuku = Seppuku
cli-rs-gain-hostage = Hostages
cli-rs-gain-poets = Imperial Poets
cli-rs-gain-tie = Ties won by Sun
cli-rs-gain-cards = Cards
cli-rs-gain-tokens = War province tokens
cli-rs-gain-set = Set bonus
cli-rs-card = card { $card-quoted }
cli-rs-figure-rewards = Rewards of the provinces: VP, coins, ronin
cli-rs-figure-borders = Borders
cli-rs-figure-routes = Sea routes
cli-rs-figure-mandates = Mandate tiles
cli-rs-figure-prices = Strongholds and the Train bonus
cli-rs-figure-kami = Gifts of the kami
cli-rs-figure-score = Points
cli-rs-figure-shrines = Shrines of a first game
cli-rs-value-pairs = { $value }
cli-rs-value-honor = starting honor { $value }
cli-rs-value-income = income { $value }
cli-rs-value-home = home { $value }
cli-rs-value-copies = copies { $value }
cli-rs-value-stronghold = price of a stronghold { $value }
cli-rs-value-train = discount { $value }
cli-rs-value-tokens = token of Spring/Summer/Autumn { $value }
cli-rs-value-provinces = 0/1/…/8 different provinces { $value }
cli-rs-value-hostage = VP with a hostage { $value }
cli-rs-value-ransom = coins for a returned hostage { $value }
cli-rs-value-first = { $value }
cli-rs-value-sets = { $value }
cli-rs-value-season = { $value }
cli-rs-value-type = { $value }
cli-rs-value-price = price { $value }
cli-rs-value-force = Force { $value }
cli-rs-value-strong = higher Force { $value }
cli-rs-value-vp = VP { $value }
cli-rs-value-coins = coins { $value }
cli-rs-value-ronin = ronin { $value }
cli-rs-value-count = number { $value }

## Rising Sun: what each decision is about

cli-about-RS-DP03 = Offer, accept, decline or withdraw alliances until everybody is ready; an alliance joins exactly two clans for this season. Only the two see an offer. Rules: RS-A01…A08, RS-Q09.
cli-about-RS-DP05 = Choose 1 of the 4 tiles; the others go back on top of the stack. All carry out the mandate, the bonus is for you and your ally. Rules: RS-P16…P26.
cli-about-RS-DP06 = As Lotus, lay any of the 4 tiles face down and name any mandate. Rules: RS-LL01…LL04.
cli-about-RS-DP07 = Summon 1 figure for each of your strongholds into its province, and 1 more with the bonus. A Shinto may go on to a shrine. Rules: RS-MR01…MR09.
cli-about-RS-DP08 = Move each figure at most once, over a border or along a sea route. Rules: RS-MM01…MM05.
cli-about-RS-DP09 = Build 1 stronghold from your reserve in any province. Rules: RS-MM06…MM10.
cli-about-RS-DP10 = Buy 1 of the open cards or none; with the bonus it costs less. Rules: RS-MT01…MT09, RS-F20.
cli-about-RS-DP11 = The monster you bought is summoned at once in a province with your stronghold. Rules: RS-MT10, RS-Q71.
cli-about-RS-DP13 = Replace up to 2 figures on the map, of different opponents, with figures of the same type from your reserve. Rules: RS-MB05…MB12, RS-Q31.
cli-about-RS-DP14 = You have the most Force at this shrine and may use its gift. Rules: RS-K02, RS-K05, RS-K10.
cli-about-RS-DP15 = Up to 2 moves with figures on the map; one figure may make both. Rules: RS-K12, RS-K13.
cli-about-RS-DP16 = Summon 1 Bushi from your reserve into any province. Rules: RS-K14, RS-K15.
cli-about-RS-DP17 = Buy 1 open card without the discount of Train. Rules: RS-K16, RS-K17.
cli-about-RS-DP18 = Several players have effects at the same moment: in order of honor, each of them says whether theirs come first or last. Rules: RS-H11, RS-Q05.
cli-about-RS-DP19 = Several of your effects act at the same moment: you choose the next one. Rules: RS-Q06.
cli-about-RS-DP20 = A War Upgrade of yours may act at the start of the War Phase. Rules: RS-F06, RS-W01.
cli-about-RS-DP22 = Split coins of your reserve among the four advantages. Nobody sees your bid until all are in; what you keep is safe. Losers’ bids go to the pool, the winner’s to the losers. Rules: RS-W10…W16, RS-W70…W73.
cli-about-RS-DP23 = Kill all your figures here: 1 VP and 1 step of honor each. You stay in the battle. Rules: RS-W25…W27.
cli-about-RS-DP24 = Take a figure of another player here, no Daimyo, and VP with it. Next season it returns to its owner’s reserve and brings you a coin. Rules: RS-W30…W35.
cli-about-RS-DP25 = Each ronin in your reserve adds 1 Force in this battle; none is spent. Rules: RS-W40…W44.
cli-about-RS-DP27 = Your bids are shared equally among the losers; who gets what is left over is your choice. Rules: RS-W71, RS-W72.
cli-about-RS-DP28 = A card of yours may act now; you may also decline. Its text is among the cards. Rules: RS-F08, RS-F17.
cli-about-RS-DP29 = Another player charges for this sea route: pay 1 coin, or give up the move. Rules: RS-F58, RS-Q109.
cli-about-RS-DP30 = A card of yours must act and leaves you a choice. Rules: RS-Q115.
cli-about-RS-DP31 = The Political Phase is over. Everybody who has coins or ronin may still give them, until all of them are ready; in the War Phase nothing can be given. Rules: RS-N04…N07, RS-Q12.
