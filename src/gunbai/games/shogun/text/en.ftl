# Shogun. A player acts under the name typed at the table; figures of cards come as arguments.

## Provinces and their cards

province-aki = Aki
    .from = from Aki
    .to = into Aki
    .in = in Aki
province-awa-boso = Awa-Boso
    .from = from Awa-Boso
    .to = into Awa-Boso
    .in = in Awa-Boso
province-awa-shikoku = Awa-Shikoku
    .from = from Awa-Shikoku
    .to = into Awa-Shikoku
    .in = in Awa-Shikoku
province-bingo = Bingo
    .from = from Bingo
    .to = into Bingo
    .in = in Bingo
province-bitchu = Bitchu
    .from = from Bitchu
    .to = into Bitchu
    .in = in Bitchu
province-bizen = Bizen
    .from = from Bizen
    .to = into Bizen
    .in = in Bizen
province-echigo = Echigo
    .from = from Echigo
    .to = into Echigo
    .in = in Echigo
province-echizen = Echizen
    .from = from Echizen
    .to = into Echizen
    .in = in Echizen
province-etchu = Etchu
    .from = from Etchu
    .to = into Etchu
    .in = in Etchu
province-harima = Harima
    .from = from Harima
    .to = into Harima
    .in = in Harima
province-hida = Hida
    .from = from Hida
    .to = into Hida
    .in = in Hida
province-hitachi = Hitachi
    .from = from Hitachi
    .to = into Hitachi
    .in = in Hitachi
province-hoki = Hoki
    .from = from Hoki
    .to = into Hoki
    .in = in Hoki
province-ise = Ise
    .from = from Ise
    .to = into Ise
    .in = in Ise
province-iwami = Iwami
    .from = from Iwami
    .to = into Iwami
    .in = in Iwami
province-iyo = Iyo
    .from = from Iyo
    .to = into Iyo
    .in = in Iyo
province-izu = Izu
    .from = from Izu
    .to = into Izu
    .in = in Izu
province-izumo = Izumo
    .from = from Izumo
    .to = into Izumo
    .in = in Izumo
province-kaga = Kaga
    .from = from Kaga
    .to = into Kaga
    .in = in Kaga
province-kai = Kai
    .from = from Kai
    .to = into Kai
    .in = in Kai
province-kazusa = Kazusa
    .from = from Kazusa
    .to = into Kazusa
    .in = in Kazusa
province-kii = Kii
    .from = from Kii
    .to = into Kii
    .in = in Kii
province-kozuke = Kozuke
    .from = from Kozuke
    .to = into Kozuke
    .in = in Kozuke
province-mikawa = Mikawa
    .from = from Mikawa
    .to = into Mikawa
    .in = in Mikawa
province-mimasaka = Mimasaka
    .from = from Mimasaka
    .to = into Mimasaka
    .in = in Mimasaka
province-mino = Mino
    .from = from Mino
    .to = into Mino
    .in = in Mino
province-musashi = Musashi
    .from = from Musashi
    .to = into Musashi
    .in = in Musashi
province-mutsu = Mutsu
    .from = from Mutsu
    .to = into Mutsu
    .in = in Mutsu
province-noto = Noto
    .from = from Noto
    .to = into Noto
    .in = in Noto
province-omi = Omi
    .from = from Omi
    .to = into Omi
    .in = in Omi
province-owari = Owari
    .from = from Owari
    .to = into Owari
    .in = in Owari
province-sagami = Sagami
    .from = from Sagami
    .to = into Sagami
    .in = in Sagami
province-sanuki = Sanuki
    .from = from Sanuki
    .to = into Sanuki
    .in = in Sanuki
province-settsu = Settsu
    .from = from Settsu
    .to = into Settsu
    .in = in Settsu
province-shima = Shima
    .from = from Shima
    .to = into Shima
    .in = in Shima
province-shimosa = Shimosa
    .from = from Shimosa
    .to = into Shimosa
    .in = in Shimosa
province-shimotsuke = Shimotsuke
    .from = from Shimotsuke
    .to = into Shimotsuke
    .in = in Shimotsuke
province-shinano = Shinano
    .from = from Shinano
    .to = into Shinano
    .in = in Shinano
province-suruga = Suruga
    .from = from Suruga
    .to = into Suruga
    .in = in Suruga
province-tajima = Tajima
    .from = from Tajima
    .to = into Tajima
    .in = in Tajima
province-tamba = Tamba
    .from = from Tamba
    .to = into Tamba
    .in = in Tamba
province-tosa = Tosa
    .from = from Tosa
    .to = into Tosa
    .in = in Tosa
province-totomi = Totomi
    .from = from Totomi
    .to = into Totomi
    .in = in Totomi
province-wakasa = Wakasa
    .from = from Wakasa
    .to = into Wakasa
    .in = in Wakasa
province-yamato = Yamato
    .from = from Yamato
    .to = into Yamato
    .in = in Yamato

card-aki = { province-aki }
card-awa-boso = { province-awa-boso }
card-awa-shikoku = { province-awa-shikoku }
card-bingo = { province-bingo }
card-bitchu = { province-bitchu }
card-bizen = { province-bizen }
card-echigo = { province-echigo }
card-echizen = { province-echizen }
card-etchu = { province-etchu }
card-harima = { province-harima }
card-hida = { province-hida }
card-hitachi = { province-hitachi }
card-hoki = { province-hoki }
card-ise = { province-ise }
card-iwami = { province-iwami }
card-iyo = { province-iyo }
card-izu = { province-izu }
card-izumo = { province-izumo }
card-kaga = { province-kaga }
card-kai = { province-kai }
card-kazusa = { province-kazusa }
card-kii = { province-kii }
card-kozuke = { province-kozuke }
card-mikawa = { province-mikawa }
card-mimasaka = { province-mimasaka }
card-mino = { province-mino }
card-musashi = { province-musashi }
card-mutsu = { province-mutsu }
card-noto = { province-noto }
card-omi = { province-omi }
card-owari = { province-owari }
card-sagami = { province-sagami }
card-sanuki = { province-sanuki }
card-settsu = { province-settsu }
card-shima = { province-shima }
card-shimosa = { province-shimosa }
card-shimotsuke = { province-shimotsuke }
card-shinano = { province-shinano }
card-suruga = { province-suruga }
card-tajima = { province-tajima }
card-tamba = { province-tamba }
card-tosa = { province-tosa }
card-totomi = { province-totomi }
card-wakasa = { province-wakasa }
card-yamato = { province-yamato }
card-chests0 = intrigue card 0
card-chests1 = intrigue card 1
card-chests2 = intrigue card 2
card-chests3 = intrigue card 3
card-chests4 = intrigue card 4
card-official1 = official card 1
card-official2 = official card 2
card-official3 = official card 3

## The board

region-green = green region
    .start = Green region
    .in = in the green region
region-red = red region
    .start = Red region
    .in = in the red region
region-purple = purple region
    .start = Purple region
    .in = in the purple region
region-yellow = yellow region
    .start = Yellow region
    .in = in the yellow region
region-brown = brown region
    .start = Brown region
    .in = in the brown region

colour-blue = blue
    .start = Blue
    .gen = blue
colour-yellow = yellow
    .start = Yellow
    .gen = yellow
colour-red = red
    .start = Red
    .gen = red
colour-black = black
    .start = Black
    .gen = black
colour-purple = purple
    .start = Purple
    .gen = purple

# A heap of cubes is a list of these.
cubes-blue = { $count } blue
cubes-yellow = { $count } yellow
cubes-red = { $count } red
cubes-black = { $count } black
cubes-purple = { $count } purple
cubes-green = { $count ->
        [one] { $count } farmer
       *[other] { $count } farmers
    }

building-castle = castle
    .acc = a castle
    .many = castles
building-temple = temple
    .acc = a temple
    .many = temples
building-theatre = Noh theatre
    .acc = a Noh theatre
    .many = Noh theatres

season-spring = Spring
    .round = Spring round
season-summer = Summer
    .round = Summer round
season-autumn = Autumn
    .round = Autumn round
season-winter = Winter
    .round = Winter round

step-p1 = Set-up
step-p2 = Starting provinces
step-p3 = Score and rice markers
step-p4 = Filling the tower
step-p5 = Events of the year
step-r0 = New department tiles
step-r1 = Order of actions
step-r2 = Special cards
step-r3 = Favour cards
step-r4 = Planning and bid
step-r5 = Event
step-r6 = Turn order
step-r7 = Placing the generals
step-r8 = Valour cards
step-r9a = Palace: exchange
step-r9b = Palace: favours
step-r9c = Palace: officials return to the waiting hall
step-r10 = Actions
step-r11 = Departments
step-r12 = The generals move
step-r13 = End of the round
step-w1 = Winter rice loss
step-w2 = Supply and revolts
step-w3 = Scoring
step-w4 = Unrest markers leave the map
step-w5 = Events of the new year
step-w6 = Rice back to 0
step-w7 = Valour cards back in their first order
step-w8 = Generals return
step-w9 = End of Winter
step-e1 = Scoring statues
step-e2 = Scoring the Dajokan board
step-e3 = End of the game

## Cards and slots

action-castle = Build a castle
    .quoted = “{ action-castle }”
    .about = Pay 3 chests and build a castle on a free building space of this province; 1 castle per province.
    .general = With the general here: 2 chests.
action-temple = Build a temple
    .quoted = “{ action-temple }”
    .about = Pay 2 chests and build a temple on a free building space of this province; 1 temple per province.
    .general = With the general here: 1 chest.
action-theatre = Build a theatre
    .quoted = “{ action-theatre }”
    .about = Pay 1 chest and build a Noh theatre on a free building space of this province; 1 theatre per province.
    .general = With the general here: free of charge.
action-rice = Confiscate rice
    .quoted = “{ action-rice }”
    .about = Gain the rice of this province. If it has unrest markers, a revolt breaks out. Unless you lose the province, 1 marker is added.
    .general = With the general here: 1 more rice.
action-tax = Collect taxes
    .quoted = “{ action-tax }”
    .about = Gain the chests of this province. If it has unrest markers, a revolt breaks out. Unless you lose the province, 1 marker is added.
    .general = With the general here: 1 more chest.
action-deploy5 = Deploy 5 armies
    .quoted = “{ action-deploy5 }”
    .about = Pay 3 chests and place 5 armies from your supply in this province.
    .general = With the general here: 6 armies if you like.
action-deploy3 = Deploy 3 armies
    .quoted = “{ action-deploy3 }”
    .about = Pay 2 chests and place 3 armies from your supply in this province.
    .general = With the general here: 4 armies if you like.
action-deploy1 = Deploy 1 army and move
    .quoted = “{ action-deploy1 }”
    .about = Pay 1 chest and place 1 army from your supply in this province; then you may move armies to one adjacent province of yours.
    .general = With the general here: 2 armies if you like.
action-battle1 = Battle or move I
    .quoted = “{ action-battle1 }”
    .about = Move armies from this province to one adjacent province; at least 1 stays behind. Moving into a province that is not yours starts a battle.
    .general = The general changes nothing.
action-battle2 = Battle or move II
    .quoted = “{ action-battle2 }”
    .about = { action-battle1.about }
    .general = The general changes nothing.

slot-castle = { action-castle }
    .quoted = “{ slot-castle }”
    .about = { action-castle.about }
slot-temple = { action-temple }
    .quoted = “{ slot-temple }”
    .about = { action-temple.about }
slot-theatre = { action-theatre }
    .quoted = “{ slot-theatre }”
    .about = { action-theatre.about }
slot-rice = { action-rice }
    .quoted = “{ slot-rice }”
    .about = { action-rice.about }
slot-tax = { action-tax }
    .quoted = “{ slot-tax }”
    .about = { action-tax.about }
slot-deploy5 = { action-deploy5 }
    .quoted = “{ slot-deploy5 }”
    .about = { action-deploy5.about }
slot-deploy3 = { action-deploy3 }
    .quoted = “{ slot-deploy3 }”
    .about = { action-deploy3.about }
slot-deploy1 = { action-deploy1 }
    .quoted = “{ slot-deploy1 }”
    .about = { action-deploy1.about }
slot-battle1 = { action-battle1 }
    .quoted = “{ slot-battle1 }”
    .about = { action-battle1.about }
slot-battle2 = { action-battle2 }
    .quoted = “{ slot-battle2 }”
    .about = { action-battle2.about }
slot-auction = Auction
    .quoted = “{ slot-auction }”
    .about = The card here is your bid. An intrigue card costs its chests at once; a province card costs nothing, but the province does not act this round. The higher bid chooses first: chests, then provinces, then 0.
slot-exchange1 = Exchange 1
    .quoted = “{ slot-exchange1 }”
    .about = In the palace: 1 army of this province, or with an official card 1 army of yours in the tray, becomes 1 official. All or nothing; 1 army stays in the province.
slot-exchange2 = Exchange 2
    .quoted = “{ slot-exchange2 }”
    .about = In the palace: 2 armies of this province, or with an official card 2 armies of yours in the tray, become 2 officials. All or nothing; 1 army stays in the province.
slot-exchange3 = Exchange 3
    .quoted = “{ slot-exchange3 }”
    .about = In the palace: 3 armies of this province, or with an official card 3 armies of yours in the tray, become 3 officials. All or nothing; 1 army stays in the province.

special-chest-plus-1 = +1 chest
    .quoted = “{ special-chest-plus-1 }”
    .about = “Collect taxes” brings 1 more chest.
    .sign = +1
special-rice-plus-1 = +1 rice
    .quoted = “{ special-rice-plus-1 }”
    .about = “Confiscate rice” brings 1 more rice.
    .sign = +1
special-army6 = 6 armies
    .quoted = “{ special-army6 }”
    .about = “Deploy 5 armies” may place 6 at the same price.
    .sign = 6
special-attack-plus-1 = +1 army in attack
    .quoted = “{ special-attack-plus-1 }”
    .about = In every attack this round, 1 more army from the supply may be thrown into the tower.
    .sign = +1
special-defence-plus-1 = +1 army in defence
    .quoted = “{ special-defence-plus-1 }”
    .about = Whenever another player attacks, 1 more army from the supply may be thrown into the tower. Not in revolts.
    .sign = +1

event-t1 = Theatre Days I
    .quoted = “{ event-t1 }”
    .about = Whoever builds a Noh theatre removes 1 unrest marker from that province.
event-t2 = Theatre Days II
    .quoted = “{ event-t2 }”
    .about = { event-t1.about }
event-t3 = Armed Villages
    .quoted = “{ event-t3 }”
    .about = A neutral province is defended by 2 farmers instead of 1.
    .sign = 2
event-t4 = Castle Garrisons I
    .quoted = “{ event-t4 }”
    .about = When a province with a castle is attacked, the defender throws 1 more army from the supply.
    .sign = +1
event-t5 = Castle Garrisons II
    .quoted = “{ event-t5 }”
    .about = { event-t4.about }
    .sign = { event-t4.sign }
event-t6 = Temple Peace I
    .quoted = “{ event-t6 }”
    .about = A province with a temple can’t be attacked.
event-t7 = Tax Ceiling
    .quoted = “{ event-t7 }”
    .about = “Collect taxes” brings at most 5 chests.
    .sign = ≤ 5
event-t8 = High Taxes
    .quoted = “{ event-t8 }”
    .about = “Collect taxes” brings at least 6 chests.
    .sign = ≥ 6
event-t9 = Temple Peace II
    .quoted = “{ event-t9 }”
    .about = { event-t6.about }
event-t10 = Rich Harvest
    .quoted = “{ event-t10 }”
    .about = “Confiscate rice” brings at least 4 rice.
    .sign = ≥ 4
event-t11 = Poor Harvest
    .quoted = “{ event-t11 }”
    .about = “Confiscate rice” brings at most 3 rice.
    .sign = ≤ 3
event-t12 = Thin Levy
    .quoted = “{ event-t12 }”
    .about = “Deploy 5 armies” places only 3, “Deploy 3 armies” only 2. The prices stay.
    .sign = 3 · 2

# The loss of an event left for Winter: a value, so it is not part of the event's text.
sg-winter-loss = { $rice ->
        [0] Winter: no rice lost
       *[other] Winter: −{ $rice } rice
    }

favour-1 = 1 “{ favour-1.title }”
    .title = Event Averted
    .about = You may cancel the current event: it applies to nobody this round.
favour-2 = 2 “{ favour-2.title }”
    .title = From the Treasury
    .about = Take as many chests as the card shows.
favour-3 = 3 “{ favour-3.title }”
    .title = Reinforcements
    .about = Put as many armies from your supply into the tray as the card shows.
favour-4 = 4 “{ favour-4.title }”
    .title = Calm
    .about = Remove 1 unrest marker from a province of yours. If there is none, you may keep the card and discard it later instead of placing an unrest marker.
favour-5 = 5 “{ favour-5.title }”
    .title = Rice Stores
    .about = Gain as much rice as the card shows.
favour-6 = 6 “{ favour-6.title }”
    .title = Glory
    .about = Gain as many victory points as the card shows.
favour-7 = 7 “{ favour-7.title }”
    .title = Imperial Builders
    .about = Build the building shown free of charge in a province of yours; it needs a free space there.
favour-8 = 8 “{ favour-8.title }”
    .title = { favour-3.title }
    .about = { favour-3.about }
favour-9 = 9 “{ favour-9.title }”
    .title = { favour-2.title }
    .about = { favour-2.about }
favour-10 = 10 “{ favour-10.title }”
    .title = Imperial Protection
    .about = This round nobody can attack you with the actions shown.
favour-11 = 11 “{ favour-11.title }”
    .title = { favour-10.title }
    .about = { favour-10.about }
favour-12 = 12 “{ favour-12.title }”
    .title = Imperial Troops
    .about = Place 3 armies from your supply in a province of yours or in any neutral province. A neutral one becomes yours without a battle.
favour-13 = 13 “{ favour-13.title }”
    .title = { favour-6.title }
    .about = { favour-6.about }
favour-14 = 14 “{ favour-14.title }”
    .title = { favour-3.title }
    .about = { favour-3.about }
favour-15 = 15 “{ favour-15.title }”
    .title = { favour-5.title }
    .about = { favour-5.about }
favour-16 = 16 “{ favour-16.title }”
    .title = { favour-2.title }
    .about = { favour-2.about }
favour-17 = 17 “{ favour-17.title }”
    .title = { favour-7.title }
    .about = { favour-7.about }
favour-18 = 18 “{ favour-18.title }”
    .title = { favour-10.title }
    .about = { favour-10.about }
favour-19 = 19 “{ favour-19.title }”
    .title = { favour-6.title }
    .about = { favour-6.about }
favour-20 = 20 “{ favour-20.title }”
    .title = { favour-5.title }
    .about = { favour-5.about }
favour-21 = 21 “{ favour-21.title }”
    .title = { favour-7.title }
    .about = { favour-7.about }

bonus-chests = chests
bonus-rice = rice
bonus-armies = armies into the tray
bonus-points = victory points

valour-1 = Valour card 1
    .about = The empty banner: no bonus. Your stack starts with it each year.
valour-2 = Valour card 2
    .about = After the turn order is set, if you hold provinces in 4 or more regions, you turn up your next valour card and may take one of its bonuses.
valour-3 = Valour card 3
    .about = { valour-2.about }
valour-4 = Valour card 4
    .about = { valour-2.about }

# Spaces of the Dajokan board: the row as a letter, the column as a number.
office-a1 = A1
office-a2 = A2
office-a3 = A3
office-a4 = A4
office-a5 = A5
office-a6 = A6
office-b1 = B1
office-b2 = B2
office-b3 = B3
office-b4 = B4
office-b5 = B5
office-b6 = B6
office-c1 = C1
office-c2 = C2
office-c3 = C3
office-c4 = C4
office-c5 = C5
office-c6 = C6
office-d1 = D1
office-d2 = D2
office-d3 = D3
office-d4 = D4
office-d5 = D5
office-d6 = D6
office-e1 = E1
office-e2 = E2
office-e3 = E3
office-e4 = E4
office-e5 = E5
office-e6 = E6
office-f1 = F1
office-f2 = F2
office-f3 = F3
office-f4 = F4
office-f5 = F5
office-f6 = F6

# What an action is made of: “text-name” and “text-missing” tell how to type it.
kind-province = a province
    .how = a province by its English name, such as mino or awa-boso
kind-target = a province
    .how = the province where the armies go, such as mino
kind-armies = a number of armies
    .how = how many armies
kind-place = a place
    .how = a card: left, right or deck
kind-card = a card
    .how = a card: a province such as mino, chests0 to chests4 for intrigue cards, official1 to official3 for official cards
kind-slot = a slot
    .how = a slot: castle, temple, theatre, rice, tax, deploy5, deploy3, deploy1, battle1, battle2, auction, exchange1, exchange2 or exchange3
kind-special = a special card
    .how = a special card: chest+1, rice+1, army6, attack+1 or defence+1
kind-bonus = a bonus
    .how = a bonus: chests, rice, armies or points
kind-favour = a favour card
    .how = a favour card by its number, from 1 to 21
kind-extra = a word about the extra army
    .how = whether the extra army goes: with or without
kind-office = a space of the Dajokan board
    .how = a space of the Dajokan board, row and column, from a1 to f6

## Options

sg-option-players = Players
    .about = 3, 4 or 5. With 3 players 8 provinces are out of play.
sg-option-players-3 = 3
sg-option-players-4 = 4
sg-option-players-5 = 5
sg-option-side = Side of the board
    .about = The regions differ between the two sides.
sg-option-side-sun = sun side
    .about = Both kinds of set-up; best for a first game.
sg-option-side-moon = moon side
    .about = Different regions; the provinces are drafted.
sg-option-start = Starting provinces
    .about = A fixed list, or a draft, one province at a time.
sg-option-start-recommended = recommended set-up
    .about = Each player gets a fixed list of provinces; only on the sun side.
sg-option-start-draft = set-up by draft
    .about = Players take turns choosing a province card and placing a group of armies.
sg-option-expansions = Expansions
    .about = None, or any combination of the four.
sg-option-expansions-none = none
sg-option-expansions-court = Tenno’s Court
    .about = Officials wait in the palace for the emperor’s favours.
sg-option-expansions-samurai = Samurai
    .about = Bonuses for provinces in many regions.
sg-option-expansions-generals = Generals
    .about = A general improves actions and leaves statues behind.
sg-option-expansions-dajokan = Dajokan
    .about = Power over regions brings seats in the council of state.
sg-option-first = First player of the set-up
    .about = Who drafts first, or gets the first list of provinces.
sg-option-first-random = at random
sg-option-first-1 = seat 1
sg-option-first-2 = seat 2
sg-option-first-3 = seat 3
sg-option-first-4 = seat 4
sg-option-first-5 = seat 5
sg-option-tower = Battle tower
    .about = How likely cubes are to get stuck and to fall out. Both are models of ours: no source prints the chances of a real tower.
sg-option-tower-measured = depends on the throw
    .about = The more cubes are thrown at once, the more cubes fall out from inside.
sg-option-tower-plain = plain
    .about = A cube that is thrown in stays inside with a chance of 1 in 3, and one inside falls out with the same chance.
sg-option-decline = Declining an action
    .about = Whether a planned action that can be carried out may be declined. The rulebook provides only the intrigue card for that.
sg-option-decline-no = not allowed
sg-option-decline-yes = allowed
sg-option-general = Generals and events
    .about = Whether an event that sets an amount (5 chests, 3 rice, fewer armies) includes what the general adds. The rulebook does not say.
sg-option-general-after = the general’s bonus comes on top
sg-option-general-within = the event’s limit includes it
sg-option-odds = Chances of a battle
    .about = Whether the program shows the chances before an attack.
sg-option-odds-shown = shown
sg-option-odds-hidden = hidden
sg-option-colours = Colours
    .about = The colours by seat, in this order.
sg-option-colours-blue = { colour-blue }
sg-option-colours-yellow = { colour-yellow }
sg-option-colours-red = { colour-red }
sg-option-colours-black = { colour-black }
sg-option-colours-purple = { colour-purple }
sg-conflict-moon = There is no recommended set-up for the moon side. Choose the set-up by draft, or the sun side.
sg-conflict-first = There is no such seat with this few players. Choose an earlier seat or “at random”.

## Decisions

ask-SG-D2 = Renew both open cards?
ask-SG-D3 = Take a province card: one of the two open ones or the unseen top card.
ask-SG-D4 = Choose an army group for { $province }.
ask-SG-D5 = Place the general now? Any province you have picked so far.
ask-SG-D6 = Plan your actions and your bid. Cards placed: { $filled } of { $count }.
ask-SG-D7 = Take a special card. Its space is your place in the turn order.
ask-SG-D8 = In which province of yours do you place your general?
ask-SG-D9 = Valour card { $number }: take one of its bonuses?
ask-SG-D10 = Take a favour card? Your officials in the palace: { $count }.
ask-SG-D11 = Favour { $favour }: cancel the current event? Then it applies to nobody this round.
ask-SG-D12 = Favour { $favour }: from which province of yours do you remove 1 unrest marker? If there is none, keep the card for later or discard it.
ask-SG-D13 = Favour { $favour }: in which province of yours do you build, free of charge?
ask-SG-D14 = Favour { $favour }: in which province of yours or neutral province do you place the armies from your supply?
ask-SG-D15 = How many armies do you deploy { $province-in }?
ask-SG-D16 = Move armies { $province-from } to an adjacent province of yours? At most { $armies }.
ask-SG-D17 = Move armies { $province-from } or attack, { $armies } at most. You may also stay.
ask-SG-D18 = { $player } attacks { $province } with { $count ->
        [one] { $count } army
       *[other] { $count } armies
    }, you have { $armies } there. Throw 1 more army in defence?
ask-SG-D19 = Use the favour card “Calm” instead of an unrest marker { $province-in }?
ask-SG-D20 = Which revolt comes next? Still to come: { $count }, additional farmers in each: { $farmers }.
ask-SG-D21 = { $region-start }: nobody has more provinces than you. Take a department tile?
ask-SG-D22 = Move your general { $province-from } to another province of yours. To an adjacent one: you may leave a statue.
ask-SG-D23 = Place a statue { $province-in }?
ask-SG-D24 = Place your general in a province of yours again.
ask-SG-Q10 = Carry out “{ $action }” { $province-in }?

## Answers

sg-do-renew = Renew both cards
sg-do-keep = Keep the open cards
sg-do-take = { $place ->
        [left] Take the left card
        [right] Take the right card
       *[deck] Take the unseen top card
    }
    .verb = Take a province card
sg-do-group = { $armies ->
        [one] Place the group of { $armies } army
       *[other] Place the group of { $armies } armies
    }
sg-do-station = Place the general { $province-in }
sg-do-wait = Not yet
sg-do-lay = { $slot }: { $card }
    .verb = Place a card on an action
sg-do-lift = Take the card off “{ $slot }”
sg-do-confirm = Confirm the plan
sg-do-choose = Take “{ $special }”
sg-do-bonus = Take the bonus: { $bonus }
sg-do-favour = Take favour { $favour }
sg-do-cancel = Cancel the event
sg-do-calm = Remove an unrest marker { $province-from }
sg-do-hold = Keep the card for later
sg-do-discard = Discard the card
sg-do-build = Build { $province-in }
sg-do-land = Place the armies { $province-in }
sg-do-deploy = { $armies ->
        [one] Deploy { $armies } army
       *[other] Deploy { $armies } armies
    }
sg-do-move = { $armies ->
        [one] Move { $armies } army { $target-to }
       *[other] Move { $armies } armies { $target-to }
    }
sg-do-attack = { $armies ->
        [one] Attack { $target } with { $armies } army
       *[other] Attack { $target } with { $armies } armies
    }{ $extra ->
        [with] , 1 more from the supply
       *[without] { "" }
    }
    .verb = Attack a province
sg-do-stay = Move no armies
sg-do-reinforce = Throw 1 more army
sg-do-appease = Use the favour card
sg-do-mark = Place the unrest marker
sg-do-revolt = Revolt { $province-in }
sg-do-office = Take tile { $office }
sg-do-statue = Place a statue
sg-do-carry = Carry it out
sg-do-decline = No

## What happens: set-up

sg-step = { $step }.
sg-round = Year { $year }, { $season-round }.
sg-first = The set-up starts with { $player-is ->
        [you] you
       *[named] { $player }
    }.
sg-offered = Province card turned up: { $province }.
sg-renewed = { $player-is ->
        [you] You put
       *[named] { $player } puts
    } both open cards under the deck.
sg-took = { $player-is ->
        [you] You take
       *[named] { $player } takes
    } { $place ->
        [left] the left card.
        [right] the right card.
       *[deck] the unseen top card.
    }
sg-settled = { $player-is ->
        [you] You place
       *[named] { $player } places
    } { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } { $province-in }.
sg-thrown = { $occasion ->
        [setup] Set-up
        [battle] Battle
       *[revolt] Revolt
    }. Thrown into the tower: { $thrown }. { $tray-count ->
        [0] The tray is empty.
       *[other] In the tray: { $tray }.
    }
sg-events = Events of the year: { $events-quoted }.

## What happens: the round

sg-offices = Department tiles turned up: { $offices }.
sg-actions = The first 5 actions: { $actions-quoted }.
sg-specials = Special cards on spaces 1–5: { $specials-quoted }.
sg-favours = Favour cards for 4, 3 and 2 officials: { $favours }.
sg-committed = { $player-is ->
        [you] You have
       *[named] { $player } has
    } planned.
sg-event = Event “{ $event }”. { $event-about }
sg-bid = { $player-is ->
        [you] You bid
       *[named] { $player } bids
    }: { $card }{ $chests ->
        [0] { "" }
        [one] { " " }for { $chests } chest
       *[other] { " " }for { $chests } chests
    }.
sg-no-bid = { $player-is ->
        [you] You bid
       *[named] { $player } bids
    } nothing: the auction slot is empty.
sg-bid-order = Special cards are taken in this order: { $players }.
sg-special = { $player-is ->
        [you] You take
       *[named] { $player } takes
    } “{ $special }” on space { $space }.
sg-turn-order = Turn order: { $players }.
sg-revealed = { $player-is ->
        [you] Your card on
       *[named] { $player },
    } “{ $slot }”: { $card }.
sg-card-lost = { $player-is ->
        [you] You lose
       *[named] { $player } loses
    } the card { $province } from the slot “{ $slot }”.
sg-void = { $player-is ->
        [you] Your action
       *[named] { $player }:
    } “{ $slot }” is not carried out, { $why ->
        [intrigue] there is no province card on it.
        [empty] the slot is empty.
        [chests] too few chests.
        [space] no free building space.
        [same-building] the province has such a building.
        [tiles] no such building is left in the stock.
        [supply] too few armies in the supply.
        [armies] too few armies in the province.
        [declined] { $player-is ->
            [you] you decline
           *[named] the player declines
        }.
        [officials] too few officials in the supply.
       *[tray] too few armies in the tray.
    }
sg-action = Action { $banner }: { $action }.
sg-opened = Action { $banner } is turned up: { $action }.

## What happens: actions

sg-built = { $player-is ->
        [you] You build
       *[named] { $player } builds
    } { $building-acc } { $province-in } { $chests ->
        [0] free of charge.
        [one] for { $chests } chest.
       *[other] for { $chests } chests.
    }
sg-taxes = { $player-is ->
        [you] You collect
       *[named] { $player } collects
    } taxes { $province-in }: { $chests ->
        [one] { $chests } chest.
       *[other] { $chests } chests.
    }
sg-harvest = { $player-is ->
        [you] You confiscate
       *[named] { $player } confiscates
    } { $rice } rice { $province-in }.
sg-unrest = Unrest { $province-in }: { $markers ->
        [one] { $markers } marker.
       *[other] { $markers } markers.
    }
sg-calmed = { $player-is ->
        [you] You remove
       *[named] { $player } removes
    } 1 unrest marker { $province-from }.
sg-appeased = { $player-is ->
        [you] You discard
       *[named] { $player } discards
    } the favour card “Calm”: no unrest marker { $province-in }.
sg-deployed = { $player-is ->
        [you] You deploy
       *[named] { $player } deploys
    } { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } { $province-in } for { $chests ->
        [one] { $chests } chest.
       *[other] { $chests } chests.
    }
sg-moved = { $player-is ->
        [you] You move
       *[named] { $player } moves
    } { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } { $source-from } { $target-to }.
sg-stayed = { $player-is ->
        [you] You move
       *[named] { $player } moves
    } no armies { $province-from }.
sg-attack = { $player-is ->
        [you] You attack
       *[named] { $player } attacks
    } { $target } { $source-from } with { $armies ->
        [one] { $armies } army.
       *[other] { $armies } armies.
    }
sg-extra = { $player-is ->
        [you] You throw
       *[named] { $player } throws
    } 1 more army: { $help ->
        [attack] special card “{ special-attack-plus-1 }”.
        [castle] the castle’s garrison.
       *[defence] special card “{ special-defence-plus-1 }”.
    }
sg-revolt = A revolt breaks out { $province-in } against { $player-is ->
        [you] you
       *[named] { $player }
    }: { $farmers ->
        [one] { $farmers } farmer attacks.
       *[other] { $farmers } farmers attack.
    }
sg-conquered = { $player-is ->
        [you] You conquer
       *[named] { $player } conquers
    } { $province }. Armies there: { $armies }, lost: { $lost }.
sg-held = { $player-is ->
        [you] You hold
       *[named] { $player } holds
    } { $province }. Armies there: { $armies }, lost: { $lost }.
sg-repelled = The farmers hold { $province } against { $player-is ->
        [you] you
       *[named] { $player }
    }: the province stays neutral.
sg-stand-off = { $player-is ->
        [you] You attack
       *[named] { $player } attacks
    } { $province } in vain: the battle has no winner.
sg-put-down = { $player-is ->
        [you] You put
       *[named] { $player } puts
    } down the revolt { $province-in }. Armies there: { $armies }, lost: { $lost }.
sg-overrun = The farmers win: { $player-is ->
        [you] you lose
       *[named] { $player } loses
    } { $province }.
sg-neutral = The province { $province } becomes neutral.

## What happens: Tenno’s Court

sg-officials = { $player-is ->
        [you] You send
       *[named] { $player } sends
    } { $count ->
        [one] { $count } official
       *[other] { $count } officials
    } to the waiting hall.
sg-audience = { $players-count ->
        [0] No officials are in the waiting hall.
       *[other] Audience in this order: { $players }.
    }
sg-favour = { $player-is ->
        [you] You take
       *[named] { $player } takes
    } favour { $favour } for { $officials ->
        [one] { $officials } official.
       *[other] { $officials } officials.
    }
sg-no-favour = { $player-is ->
        [you] You take
       *[named] { $player } takes
    } no favour card.
sg-favour-void = { $player-is ->
        [you] You make
       *[named] { $player } makes
    } no use of favour { $favour }.
sg-cancelled = { $player-is ->
        [you] You cancel
       *[named] { $player } cancels
    } the event “{ $event }”.
sg-chests = { $player-is ->
        [you] You gain
       *[named] { $player } gains
    } { $chests ->
        [one] { $chests } chest.
       *[other] { $chests } chests.
    }
sg-rice = { $player-is ->
        [you] You gain
       *[named] { $player } gains
    } { $rice } rice.
sg-tray = { $player-is ->
        [you] You put
       *[named] { $player } puts
    } { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } into the tray.
sg-kept = { $player-is ->
        [you] You keep
       *[named] { $player } keeps
    } the favour card “Calm” for later.
sg-landed = { $player-is ->
        [you] You place
       *[named] { $player } places
    } { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } { $province-in } without a battle.
sg-shielded = This round { $player-is ->
        [you] you
       *[named] { $player }
    } can’t be attacked with: { $actions-quoted }.

## What happens: Samurai, Generals, Dajokan

sg-valour = { $player-is ->
        [you] You turn
       *[named] { $player } turns
    } up valour card { $card }.
sg-no-valour = { $player-is ->
        [you] You control
       *[named] { $player } controls
    } provinces in { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }: no valour bonus.
sg-no-bonus = { $player-is ->
        [you] You take
       *[named] { $player } takes
    } no bonus.
sg-rules = The game continues under newer rules, version { $to } instead of { $from }: in the draft the general may be placed in any province picked so far.
sg-general = { $player-is ->
        [you] You place
       *[named] { $player } places
    } the general { $province-in }.
sg-general-moved = { $player-is ->
        [you] You move
       *[named] { $player } moves
    } the general { $source-from } { $target-to }.
sg-general-lost = { $player-is ->
        [you] You lose
       *[named] { $player } loses
    } { $province }: the general leaves the map.
sg-statue = { $player-is ->
        [you] You place
       *[named] { $player } places
    } a statue { $province-in }.
sg-captured = { $player-is ->
        [you] You capture
       *[named] { $player } captures
    } { $count ->
        [one] { $count } statue
       *[other] { $count } statues
    } { $province-in }.
sg-office = { $player-is ->
        [you] You take
       *[named] { $player } takes
    } department tile { $office }: { $region }.
sg-no-office = { $player-is ->
        [you] You take
       *[named] { $player } takes
    } no department tile: { $region }.
sg-offices-closed = Department tiles turned face down: { $count }.

## What happens: Winter and the end

sg-winter = Winter, event “{ $event }”: { $rice ->
        [0] nobody loses rice.
       *[other] everyone loses { $rice } rice.
    }
sg-shortage = { $player-is ->
        [you] You are
       *[named] { $player } is
    } { $rice } rice short. Revolts: { $revolts }, additional farmers in each: { $farmers }.
sg-drawn = { $player-is ->
        [you] Your provinces
       *[named] Provinces of { $player }
    } that revolt: { $provinces }.
sg-scored = { $player-is ->
        [you] You score
       *[named] { $player } scores
    } { $points } VP: { $reason ->
        [provinces] provinces.
        [buildings] buildings.
        [castles] most castles { $region-in }.
        [temples] most temples { $region-in }.
        [theatres] most Noh theatres { $region-in }.
        [statues] statues.
        [favour] a favour.
       *[valour] a valour card.
    }
sg-line = { $player-is ->
        [you] You score
       *[named] { $player } scores
    } { $points } VP on the Dajokan board: { $line ->
        [row] row { $count ->
            [1] A.
            [2] B.
            [3] C.
            [4] D.
            [5] E.
           *[6] F.
        }
       *[column] column { $count }.
    }
sg-end = { $players-count ->
        [1] The game is over. { $players-is ->
            [you] You win
           *[named] { $players } wins
        }.
       *[other] The game is over. Shared victory: { $players }.
    }

## What happens: to the reader alone

sg-drew = You draw the province card { $province }.

## Answers that are refused

sg-refuse-group = { $armies ->
        [one] You have no group of { $armies } army left. Choose one of the groups on your board.
       *[other] You have no group of { $armies } armies left. Choose one of the groups on your board.
    }
sg-refuse-general-here = The general must go to a province that you have picked.
sg-refuse-renew = The open cards may be renewed only right after the player before you took the unseen top card, and before you take a card. Choose one of the cards.
sg-refuse-plan-open = The plan is not complete. Place cards on these slots: { $slots-quoted }.
sg-refuse-cards-left = { $count ->
        [one] { $count } card is left in your hand
       *[other] { $count } cards are left in your hand
    }: you have fewer cards than slots, so place them all. Which slots stay empty is up to you.
sg-refuse-slot = The slot “{ $slot }” belongs to the expansion Tenno’s Court, which is not in this game. Choose another slot.
sg-refuse-empty-slot = There is no card on “{ $slot }”. Take a card off another slot.
sg-refuse-not-yours = You don’t have this card: { $card }. Choose one of your own.
sg-refuse-there-already = This card is already there: { $card }. Choose another card or another slot.
sg-refuse-bid = This bid costs { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }, you have { $chests }. Bid less, or a province card.
sg-refuse-special = “{ $special }” is taken. Choose one of the special cards left.
sg-refuse-recruits = You can’t deploy { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } here. Choose one of the numbers offered.
sg-refuse-not-adjacent = { $province } and { $target } are not adjacent. Choose a province that shares a border or a sea route with { $province }.
sg-refuse-out = { $target } is out of play with three players: no army can enter it. Choose another province.
sg-refuse-not-own = { $target } is not yours, and this action can’t start a battle. Choose an adjacent province of yours.
sg-refuse-count = You can’t send { $count } out of { $province }: at least 1 army must stay there. You can send at most { $armies }.
sg-refuse-must-attack = { $target } is not yours, so armies can’t simply move there. Attack it or choose a province of yours.
sg-refuse-own-target = { $target } is yours, so there is nobody to attack. Move armies there or choose another province.
sg-refuse-temple = There is a temple { $target-in }: under the current event it can’t be attacked. Choose another province.
sg-refuse-shielded = The emperor protects the owner of { $target } from this action. Choose another province.
sg-refuse-extra = You can’t throw an extra army: that takes the special card “{ special-attack-plus-1 }” and an army in your supply. Attack without it.
sg-refuse-favour = Favour { $favour } can’t be taken: it is not on display, or you have too few officials ({ $count }). Choose another card or none.
sg-refuse-calm = There is no unrest marker of yours to remove { $province-from }. Choose a province of yours with one.
sg-refuse-hold = The card can be kept or discarded only if none of your provinces has an unrest marker. Remove a marker.
sg-refuse-site = You can’t build this { $province-in }: the province must be yours, with a free building space and without such a building. Choose another province.
sg-refuse-land = { $province } belongs to another player or is out of play. Choose a province of yours or a neutral one.
sg-refuse-bonus = Your valour card does not offer this bonus: { $bonus }. Choose one of those shown on it.
sg-refuse-general-own = { $province } is not yours. Choose one of your own provinces for the general.
sg-refuse-general-stay = The general is already { $province-in } and has to move. Choose another province of yours.
sg-refuse-not-drawn = { $province } was not drawn, so no revolt breaks out there. Choose one of the provinces drawn.
sg-refuse-office = Tile { $office } is not face up. Choose one that is, or none.

## Values of one's own that cannot be

sg-data-number = “{ $name }” needs whole numbers from 0 to 99.
sg-data-list = “{ $name }” needs a list as long as in the built-in data file.
sg-data-spaces = “{ $name }” needs 1, 2 or 3 building spaces as its third number.
sg-data-province = “{ $name }” names a province that doesn’t exist. Use the names in the built-in data file.
sg-data-regions = “{ $name }” leaves out some provinces. Put each of the 45 provinces into one region.
sg-data-twice = “{ $name }” gives a province to two players. Name each province once.
sg-data-repeated = “{ $name }” names a province more than once. Name eight different ones.
sg-data-out = “{ $name }” gives a player a province that is out of play with three players. Choose another one.
sg-data-chance = “{ $name }” needs a chance from 0 to 1.
sg-data-groups = The army groups in { $name } must have 2 to 5 armies each.
sg-data-pairs = Each pair in { $name } must be two different provinces, listed only once: either as a border or as a sea route.
sg-data-scale = “{ $name }” needs a number above 0.
sg-data-building = “{ $name }” needs three of these words: castle, temple, theatre.
sg-data-protection = “{ $name }” needs lists of these words: battle1, battle2.

## Positions that cannot be

sg-bad-armies = The { $colour } player must have 62 armies on the map, in the supply, in the tray and in the tower, and nowhere fewer than 0; the position has { $count }. Correct it.
sg-bad-goods = The { $colour } player has fewer than 0 chests, rice or VP. Correct the position.
sg-bad-officials = The { $colour } player must have 7 officials in the supply and in the waiting hall, and nowhere fewer than 0; the position has { $count }. Correct it.
sg-bad-statues = The { $colour } player must have 6 statues: in reserve, on the map and captured; the position has { $count }. Correct it.
sg-bad-general = The general of the { $colour } player is in somebody else’s province. Move him or take him off the map.
sg-bad-markers = The { $colour } player has more than 15 markers on the Dajokan board. Correct the position.
sg-bad-plan = The plan of the { $colour } player contains a card twice or somebody else’s card. Correct the position.
sg-bad-farmers = There must be 20 farmers in the stock, in the tray and in the tower, and nowhere fewer than 0; the position has { $count }. Correct it.
sg-bad-neutral = The neutral province { $province } has armies, buildings or unrest markers. Remove them.
sg-bad-owner = { $province } needs an owner with at least 1 army there, or none at all. Correct the position.
sg-bad-buildings = { $province } has more buildings than spaces, or fewer than 0 unrest markers. Correct the position.
sg-bad-tiles = There are too many { $building-many } on the map: { $count }. Remove some.
sg-bad-colour = Nobody plays { $colour }, but such armies are in the tray or in the tower. Remove them.
sg-bad-offices = The Dajokan board needs 36 spaces. Correct the position.

## Reasons of hints, and what one player has more or less of than the others

sg-why-points = { $way ->
        [less] Fewer points
       *[more] More points
    }
sg-why-land = { $way ->
        [less] Less { $province-in }
       *[more] More { $province-in }
    }
sg-why-majorities = { $way ->
        [less] Less from majorities of buildings
       *[more] More from majorities of buildings
    }
sg-why-armies = { $way ->
        [less] Fewer armies on the map
       *[more] More armies on the map
    }
sg-why-safety = { $way ->
        [less] Provinces are easier to take
       *[more] Provinces are safer from attacks
    }
sg-why-unrest = { $way ->
        [less] More unrest
       *[more] Less unrest
    }
sg-why-income = { $way ->
        [less] Poorer provinces for taxes and rice
       *[more] Richer provinces for taxes and rice
    }
sg-why-chests = { $way ->
        [less] Fewer chests
       *[more] More chests
    }
sg-why-rice = { $way ->
        [less] Less rice for Winter
       *[more] More rice for Winter
    }
sg-why-tower = { $way ->
        [less] Fewer cubes in the tower for later battles
       *[more] More cubes in the tower for later battles
    }
sg-why-plan = { $way ->
        [less] Less from the actions still planned
       *[more] More from the actions still planned
    }
sg-why-extras = { $way ->
        [less] Less from officials, generals and offices
       *[more] More from officials, generals and offices
    }
