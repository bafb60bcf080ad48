# Rising Sun. A player acts under the name typed at the table; figures of cards come as arguments.

## Provinces, shrines and kami

province-hokkaido = Hokkaido
    .from = from Hokkaido
    .to = into Hokkaido
    .in = in Hokkaido
province-oshu = Oshu
    .from = from Oshu
    .to = into Oshu
    .in = in Oshu
province-edo = Edo
    .from = from Edo
    .to = into Edo
    .in = in Edo
province-kyoto = Kyoto
    .from = from Kyoto
    .to = into Kyoto
    .in = in Kyoto
province-kansai = Kansai
    .from = from Kansai
    .to = into Kansai
    .in = in Kansai
province-nagato = Nagato
    .from = from Nagato
    .to = into Nagato
    .in = in Nagato
province-shikoku = Shikoku
    .from = from Shikoku
    .to = into Shikoku
    .in = in Shikoku
province-kyushu = Kyushu
    .from = from Kyushu
    .to = into Kyushu
    .in = in Kyushu

kami-amaterasu = Amaterasu
    .gen = Amaterasu
kami-fujin = Fujin
    .gen = Fujin
kami-raijin = Raijin
    .gen = Raijin
kami-ryujin = Ryujin
    .gen = Ryujin
kami-hachiman = Hachiman
    .gen = Hachiman
kami-susanoo = Susanoo
    .gen = Susanoo
kami-tsukuyomi = Tsukuyomi
    .gen = Tsukuyomi

# Where something stands: a province, or a shrine by its kami.
place-hokkaido = { province-hokkaido }
    .from = { province-hokkaido.from }
    .to = { province-hokkaido.to }
    .in = { province-hokkaido.in }
place-oshu = { province-oshu }
    .from = { province-oshu.from }
    .to = { province-oshu.to }
    .in = { province-oshu.in }
place-edo = { province-edo }
    .from = { province-edo.from }
    .to = { province-edo.to }
    .in = { province-edo.in }
place-kyoto = { province-kyoto }
    .from = { province-kyoto.from }
    .to = { province-kyoto.to }
    .in = { province-kyoto.in }
place-kansai = { province-kansai }
    .from = { province-kansai.from }
    .to = { province-kansai.to }
    .in = { province-kansai.in }
place-nagato = { province-nagato }
    .from = { province-nagato.from }
    .to = { province-nagato.to }
    .in = { province-nagato.in }
place-shikoku = { province-shikoku }
    .from = { province-shikoku.from }
    .to = { province-shikoku.to }
    .in = { province-shikoku.in }
place-kyushu = { province-kyushu }
    .from = { province-kyushu.from }
    .to = { province-kyushu.to }
    .in = { province-kyushu.in }
place-amaterasu = shrine of { kami-amaterasu.gen }
    .from = from the shrine of { kami-amaterasu.gen }
    .to = to the shrine of { kami-amaterasu.gen }
    .in = at the shrine of { kami-amaterasu.gen }
place-fujin = shrine of { kami-fujin.gen }
    .from = from the shrine of { kami-fujin.gen }
    .to = to the shrine of { kami-fujin.gen }
    .in = at the shrine of { kami-fujin.gen }
place-raijin = shrine of { kami-raijin.gen }
    .from = from the shrine of { kami-raijin.gen }
    .to = to the shrine of { kami-raijin.gen }
    .in = at the shrine of { kami-raijin.gen }
place-ryujin = shrine of { kami-ryujin.gen }
    .from = from the shrine of { kami-ryujin.gen }
    .to = to the shrine of { kami-ryujin.gen }
    .in = at the shrine of { kami-ryujin.gen }
place-hachiman = shrine of { kami-hachiman.gen }
    .from = from the shrine of { kami-hachiman.gen }
    .to = to the shrine of { kami-hachiman.gen }
    .in = at the shrine of { kami-hachiman.gen }
place-susanoo = shrine of { kami-susanoo.gen }
    .from = from the shrine of { kami-susanoo.gen }
    .to = to the shrine of { kami-susanoo.gen }
    .in = at the shrine of { kami-susanoo.gen }
place-tsukuyomi = shrine of { kami-tsukuyomi.gen }
    .from = from the shrine of { kami-tsukuyomi.gen }
    .to = to the shrine of { kami-tsukuyomi.gen }
    .in = at the shrine of { kami-tsukuyomi.gen }

## Clans and figures

clan-koi = Koi
    .start = Koi
    .gen = Koi’s
    .dat = Koi
    .acc = Koi
    .ins = Koi
    .name = Koi
clan-sun = Sun
    .start = Sun
    .gen = Sun’s
    .dat = Sun
    .acc = Sun
    .ins = Sun
    .name = Sun
clan-lotus = Lotus
    .start = Lotus
    .gen = Lotus’s
    .dat = Lotus
    .acc = Lotus
    .ins = Lotus
    .name = Lotus
clan-turtle = Turtle
    .start = Turtle
    .gen = Turtle’s
    .dat = Turtle
    .acc = Turtle
    .ins = Turtle
    .name = Turtle
clan-dragonfly = Dragonfly
    .start = Dragonfly
    .gen = Dragonfly’s
    .dat = Dragonfly
    .acc = Dragonfly
    .ins = Dragonfly
    .name = Dragonfly
clan-bonsai = Bonsai
    .start = Bonsai
    .gen = Bonsai’s
    .dat = Bonsai
    .acc = Bonsai
    .ins = Bonsai
    .name = Bonsai
clan-moon = Moon
    .start = Moon
    .gen = Moon’s
    .dat = Moon
    .acc = Moon
    .ins = Moon
    .name = Moon

figure-bushi = Bushi
    .acc = a Bushi
    .gen = Bushi
    .start = A Bushi
figure-shinto = Shinto
    .acc = a Shinto
    .gen = Shinto
    .start = A Shinto
figure-daimyo = Daimyo
    .acc = the Daimyo
    .gen = Daimyo
    .start = The Daimyo
figure-komainu = Komainu
    .acc = Komainu
    .gen = Komainu
    .start = Komainu
figure-oni-of-skulls = Oni of Skulls
    .acc = Oni of Skulls
    .gen = Oni of Skulls
    .start = Oni of Skulls
figure-yurei = Yurei
    .acc = Yurei
    .gen = Yurei
    .start = Yurei
figure-river-dragon = River Dragon
    .acc = River Dragon
    .gen = River Dragon
    .start = River Dragon
figure-oni-of-blood = Oni of Blood
    .acc = Oni of Blood
    .gen = Oni of Blood
    .start = Oni of Blood
figure-oni-of-souls = Oni of Souls
    .acc = Oni of Souls
    .gen = Oni of Souls
    .start = Oni of Souls
figure-oni-of-hate = Oni of Hate
    .acc = Oni of Hate
    .gen = Oni of Hate
    .start = Oni of Hate
figure-oni-of-spite = Oni of Spite
    .acc = Oni of Spite
    .gen = Oni of Spite
    .start = Oni of Spite
figure-daikokuten = Daikokuten
    .acc = Daikokuten
    .gen = Daikokuten
    .start = Daikokuten
figure-fukurokuju = Fukurokuju
    .acc = Fukurokuju
    .gen = Fukurokuju
    .start = Fukurokuju
figure-jurojin = Jurojin
    .acc = Jurojin
    .gen = Jurojin
    .start = Jurojin
figure-bishamon = Bishamon
    .acc = Bishamon
    .gen = Bishamon
    .start = Bishamon
figure-hotei = Hotei
    .acc = Hotei
    .gen = Hotei
    .start = Hotei
figure-benten = Benten
    .acc = Benten
    .gen = Benten
    .start = Benten
figure-ebisu = Ebisu
    .acc = Ebisu
    .gen = Ebisu
    .start = Ebisu
figure-stronghold = stronghold
    .acc = a stronghold
    .gen = stronghold
    .start = A stronghold

## Mandates, advantages, seasons

mandate-recruit = Recruit
    .quoted = “{ mandate-recruit }”
mandate-marshal = Marshal
    .quoted = “{ mandate-marshal }”
mandate-train = Train
    .quoted = “{ mandate-train }”
mandate-harvest = Harvest
    .quoted = “{ mandate-harvest }”
mandate-betray = Betray
    .quoted = “{ mandate-betray }”

advantage-seppuku = Seppuku
    .quoted = “{ advantage-seppuku }”
advantage-hostage = Take Hostage
    .quoted = “{ advantage-hostage }”
advantage-ronin = Hire Ronin
    .quoted = “{ advantage-ronin }”
advantage-poets = Imperial Poets
    .quoted = “{ advantage-poets }”

# A bid is a list of these.
bid-seppuku = { advantage-seppuku } { $count }
bid-hostage = { advantage-hostage } { $count }
bid-ronin = { advantage-ronin } { $count }
bid-poets = { advantage-poets } { $count }

season-spring = Spring
    .gen = Spring
    .start = Spring
    .in = in Spring
season-summer = Summer
    .gen = Summer
    .start = Summer
    .in = in Summer
season-autumn = Autumn
    .gen = Autumn
    .start = Autumn
    .in = in Autumn
season-winter = Winter
    .gen = Winter
    .start = Winter
    .in = in Winter

phase-set-up = season set-up
phase-tea = Tea Ceremony
phase-politics = Political Phase
phase-harvest = Political Phase: Harvest
phase-war = War Phase
phase-cleanup = cleanup
phase-winter = final scoring

## Season cards

set-core = core cards
    .quoted = { set-core }
set-archway = Archway
    .quoted = “{ set-archway }”
set-teapot = Teapot
    .quoted = “{ set-teapot }”
set-horseman = Horseman
    .quoted = “{ set-horseman }”
set-ship = Ship
    .quoted = “{ set-ship }”
set-gods = Lucky Gods
    .quoted = { set-gods }

type-enhancement = Enhancement
type-virtue = Virtue
type-monster = Monster
type-war = War Upgrade
type-winter = Winter Upgrade

card-komainu = { figure-komainu }
    .quoted = { card-komainu }
card-oni-of-skulls = { figure-oni-of-skulls }
    .quoted = { card-oni-of-skulls }
card-path-of-the-lion = Path of the Lion
    .quoted = “{ card-path-of-the-lion }”
card-righteousness = Righteousness
    .quoted = “{ card-righteousness }”
card-way-of-the-shogun = Way of the Shogun
    .quoted = “{ card-way-of-the-shogun }”
card-path-of-the-serpent = Path of the Serpent
    .quoted = “{ card-path-of-the-serpent }”
card-respect = Respect
    .quoted = “{ card-respect }”
card-way-of-bushido = Way of Bushido
    .quoted = “{ card-way-of-bushido }”
card-way-of-the-ronin = Way of the Ronin
    .quoted = “{ card-way-of-the-ronin }”
card-yurei = { figure-yurei }
    .quoted = { card-yurei }
card-form-of-the-kitsune = Form of the Kitsune
    .quoted = “{ card-form-of-the-kitsune }”
card-form-of-the-phoenix = Form of the Phoenix
    .quoted = “{ card-form-of-the-phoenix }”
card-path-of-the-dragon = Path of the Dragon
    .quoted = “{ card-path-of-the-dragon }”
card-river-dragon = { figure-river-dragon }
    .quoted = { card-river-dragon }
card-way-of-the-moneylender = Way of the Moneylender
    .quoted = “{ card-way-of-the-moneylender }”
card-benevolence = Benevolence
    .quoted = “{ card-benevolence }”
card-path-of-the-kenin = Path of the Kenin
    .quoted = “{ card-path-of-the-kenin }”
card-path-of-the-light = Path of the Light
    .quoted = “{ card-path-of-the-light }”
card-justice = Justice
    .quoted = “{ card-justice }”
card-oni-of-blood = { figure-oni-of-blood }
    .quoted = { card-oni-of-blood }
card-oni-of-souls = { figure-oni-of-souls }
    .quoted = { card-oni-of-souls }
card-path-of-the-samurai = Path of the Samurai
    .quoted = “{ card-path-of-the-samurai }”
card-form-of-the-beast = Form of the Beast
    .quoted = “{ card-form-of-the-beast }”
card-oni-of-hate = { figure-oni-of-hate }
    .quoted = { card-oni-of-hate }
card-oni-of-spite = { figure-oni-of-spite }
    .quoted = { card-oni-of-spite }
card-way-of-the-katana = Way of the Katana
    .quoted = “{ card-way-of-the-katana }”
card-honesty = Honesty
    .quoted = “{ card-honesty }”
card-path-of-the-patron = Path of the Patron
    .quoted = “{ card-path-of-the-patron }”
card-path-of-the-warlord = Path of the Warlord
    .quoted = “{ card-path-of-the-warlord }”
card-loyalty = Loyalty
    .quoted = “{ card-loyalty }”
card-way-of-the-merchant = Way of the Merchant
    .quoted = “{ card-way-of-the-merchant }”
card-form-of-the-kindred = Form of the Kindred
    .quoted = “{ card-form-of-the-kindred }”
card-path-of-the-unrighteous = Path of the Unrighteous
    .quoted = “{ card-path-of-the-unrighteous }”
card-courage = Courage
    .quoted = “{ card-courage }”
card-path-of-the-ninja = Path of the Ninja
    .quoted = “{ card-path-of-the-ninja }”
card-way-of-the-righteous = Way of the Righteous
    .quoted = “{ card-way-of-the-righteous }”
card-mercy = Mercy
    .quoted = “{ card-mercy }”
card-path-of-the-monkey = Path of the Monkey
    .quoted = “{ card-path-of-the-monkey }”
card-form-of-the-demon = Form of the Demon
    .quoted = “{ card-form-of-the-demon }”
card-path-of-the-spirit = Path of the Spirit
    .quoted = “{ card-path-of-the-spirit }”
card-dignity = Dignity
    .quoted = “{ card-dignity }”
card-path-of-the-pacifist = Path of the Pacifist
    .quoted = “{ card-path-of-the-pacifist }”
card-path-of-the-salamander = Path of the Salamander
    .quoted = “{ card-path-of-the-salamander }”
card-patience = Patience
    .quoted = “{ card-patience }”
card-way-of-the-ashigaru = Way of the Ashigaru
    .quoted = “{ card-way-of-the-ashigaru }”
card-form-of-the-dragon = Form of the Dragon
    .quoted = “{ card-form-of-the-dragon }”
card-way-of-the-snake = Way of the Snake
    .quoted = “{ card-way-of-the-snake }”
card-daikokuten = { figure-daikokuten }
    .quoted = { card-daikokuten }
card-fukurokuju = { figure-fukurokuju }
    .quoted = { card-fukurokuju }
card-jurojin = { figure-jurojin }
    .quoted = { card-jurojin }
card-bishamon = { figure-bishamon }
    .quoted = { card-bishamon }
card-hotei = { figure-hotei }
    .quoted = { card-hotei }
card-benten = { figure-benten }
    .quoted = { card-benten }
card-ebisu = { figure-ebisu }
    .quoted = { card-ebisu }
# No card: what Koi does at the start of war waits among the effects of cards.
card-koi-exchange = exchange of ronin
    .quoted = { card-koi-exchange }

## Why something is gained, lost or changed

cause-income = income
cause-hostage = hostages
cause-mandate = Harvest, everybody’s coin
cause-harvest = harvest reward
cause-kami = kami
cause-seppuku = seppuku
cause-poets = Imperial Poets
cause-tie = Sun wins a tie
cause-tokens = war province tokens
cause-set = set bonus
cause-betrayal = betrayal
cause-outcome = outcome of the battle
cause-komainu = { card-komainu.quoted }
cause-oni-of-skulls = { card-oni-of-skulls.quoted }
cause-path-of-the-lion = { card-path-of-the-lion.quoted }
cause-righteousness = { card-righteousness.quoted }
cause-way-of-the-shogun = { card-way-of-the-shogun.quoted }
cause-path-of-the-serpent = { card-path-of-the-serpent.quoted }
cause-respect = { card-respect.quoted }
cause-way-of-bushido = { card-way-of-bushido.quoted }
cause-way-of-the-ronin = { card-way-of-the-ronin.quoted }
cause-yurei = { card-yurei.quoted }
cause-form-of-the-kitsune = { card-form-of-the-kitsune.quoted }
cause-form-of-the-phoenix = { card-form-of-the-phoenix.quoted }
cause-path-of-the-dragon = { card-path-of-the-dragon.quoted }
cause-river-dragon = { card-river-dragon.quoted }
cause-way-of-the-moneylender = { card-way-of-the-moneylender.quoted }
cause-benevolence = { card-benevolence.quoted }
cause-path-of-the-kenin = { card-path-of-the-kenin.quoted }
cause-path-of-the-light = { card-path-of-the-light.quoted }
cause-justice = { card-justice.quoted }
cause-oni-of-blood = { card-oni-of-blood.quoted }
cause-oni-of-souls = { card-oni-of-souls.quoted }
cause-path-of-the-samurai = { card-path-of-the-samurai.quoted }
cause-form-of-the-beast = { card-form-of-the-beast.quoted }
cause-oni-of-hate = { card-oni-of-hate.quoted }
cause-oni-of-spite = { card-oni-of-spite.quoted }
cause-way-of-the-katana = { card-way-of-the-katana.quoted }
cause-honesty = { card-honesty.quoted }
cause-path-of-the-patron = { card-path-of-the-patron.quoted }
cause-path-of-the-warlord = { card-path-of-the-warlord.quoted }
cause-loyalty = { card-loyalty.quoted }
cause-way-of-the-merchant = { card-way-of-the-merchant.quoted }
cause-form-of-the-kindred = { card-form-of-the-kindred.quoted }
cause-path-of-the-unrighteous = { card-path-of-the-unrighteous.quoted }
cause-courage = { card-courage.quoted }
cause-path-of-the-ninja = { card-path-of-the-ninja.quoted }
cause-way-of-the-righteous = { card-way-of-the-righteous.quoted }
cause-mercy = { card-mercy.quoted }
cause-path-of-the-monkey = { card-path-of-the-monkey.quoted }
cause-form-of-the-demon = { card-form-of-the-demon.quoted }
cause-path-of-the-spirit = { card-path-of-the-spirit.quoted }
cause-dignity = { card-dignity.quoted }
cause-path-of-the-pacifist = { card-path-of-the-pacifist.quoted }
cause-path-of-the-salamander = { card-path-of-the-salamander.quoted }
cause-patience = { card-patience.quoted }
cause-way-of-the-ashigaru = { card-way-of-the-ashigaru.quoted }
cause-form-of-the-dragon = { card-form-of-the-dragon.quoted }
cause-way-of-the-snake = { card-way-of-the-snake.quoted }
cause-daikokuten = { card-daikokuten.quoted }
cause-fukurokuju = { card-fukurokuju.quoted }
cause-jurojin = { card-jurojin.quoted }
cause-bishamon = { card-bishamon.quoted }
cause-hotei = { card-hotei.quoted }
cause-benten = { card-benten.quoted }
cause-ebisu = { card-ebisu.quoted }

## What mandates, kami, advantages and clans do; the values are arguments

mandate-common-recruit = Everybody may summon 1 figure from the reserve for each of their strongholds, into that province. A Shinto may go on to a shrine.
mandate-common-marshal = Everybody may move each of their figures on the map once, across a border or along a sea route.
mandate-common-train = Everybody, starting with the active player, may buy 1 of the open season cards.
mandate-common-harvest = Everybody gains 1 coin.
mandate-common-betray = Only the active player acts: up to 2 figures of different opponents are replaced by figures of the same type from that player’s reserve. No Daimyo, and nobody at a shrine. If there was an alliance, it ends and the active player loses honor.
mandate-bonus-recruit = The active player and the ally may each summon 1 more figure, in any province where they have a stronghold.
mandate-bonus-marshal = The active player and the ally may build 1 stronghold in any province for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
mandate-bonus-train = The active player and the ally pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } less.
mandate-bonus-harvest = The active player and the ally gain the reward of every province where they have the most Force.
mandate-bonus-betray = No bonus: the ally gets nothing.

kami-effect-amaterasu = Rise to the top of the honor track.
kami-effect-fujin = Make up to { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } with your figures on the map; one figure may move twice.
kami-effect-raijin = Summon 1 Bushi from your reserve into any province.
kami-effect-ryujin = Buy 1 season card at full price.
kami-effect-hachiman = Take { $count } ronin.
kami-effect-susanoo = Gain { $count } VP for each of your strongholds on the map.
kami-effect-tsukuyomi = Take { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }.

advantage-effect-seppuku = You may kill all your figures in the province: 1 VP and 1 step of honor for each.
advantage-effect-hostage = You may take 1 figure of another player hostage, but no Daimyo, and { $points } VP from its owner with it.
advantage-effect-ronin = You may add 1 Force for each of your ronin; they are not spent.
advantage-effect-poets = After the battle: 1 VP for each figure that was killed in it.

clan-ability-koi = Eddies in the Stream
    .about = At the start of the War Phase, all your ronin turn into coins. When you hire ronin, each coin that you have not bid adds 1 Force.
clan-ability-lotus = Dictate the Flow
    .about = You play your mandate tile face down and name any mandate, whatever the tile says.
clan-ability-turtle = Shell of the Eternal
    .about = Your strongholds move like figures and have Force 1 each; they can’t be killed, taken hostage or replaced.
clan-ability-dragonfly = Gossamer Wings
    .about = You summon into any province and move to any province, however far away.
clan-ability-bonsai = Sacred Bounty
    .about = Every card and every stronghold costs you at most 1 coin.
clan-ability-sun = Enlightenment
    .about = Each time you win a tie by honor, you gain 1 coin and 1 VP, and the player you beat loses the same.
clan-ability-moon = Brutality
    .about = Each of your figures has at least Force 2, but you can never have more than 2 of them in one province or at all the shrines together.

## What cards do, with their values as arguments

card-effect-komainu = Also counts as a Shinto: when it is summoned, it may go to a shrine. Force { $force }.
card-effect-oni-of-skulls = Force { $force }; Force { $strong } where you have the least honor among those with Force there.
card-effect-path-of-the-lion = Your Daimyo, and each figure that counts as one, has { $force } more Force.
card-effect-righteousness = { $vp } VP for each of your figures that is killed, including by your own seppuku.
card-effect-way-of-the-shogun = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } at the start of every War Phase.
card-effect-path-of-the-serpent = When an opponent moves along a sea route, you may demand 1 coin, once per route in each mandate or Fujin turn. Whoever does not pay does not move there.
card-effect-respect = With the advantage Take Hostage you may take { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    } more.
card-effect-way-of-bushido = At the start of every War Phase, for each different Virtue you own: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $vp } VP.
card-effect-way-of-the-ronin = { $ronin } ronin at the start of every War Phase.
card-effect-yurei = Also counts as a Daimyo: can’t be taken hostage, replaced or hit by abilities. Force { $force }.
card-effect-form-of-the-kitsune = Winter: { $vp } VP for each of your strongholds on the map.
card-effect-form-of-the-phoenix = Winter: { $vp } VP for each different Virtue you own.
card-effect-path-of-the-dragon = { card-effect-path-of-the-lion }
card-effect-river-dragon = Force { $force }.
card-effect-way-of-the-moneylender = { card-effect-way-of-the-shogun }
card-effect-benevolence = When you pay for a card or a stronghold, you may hand 1 of the coins paid to another player: you gain honor and { $vp } VP.
card-effect-path-of-the-kenin = After you summon, you may place 1 Bushi from your reserve in a province with your stronghold.
card-effect-path-of-the-light = At the end of every Recruit mandate, you may place 1 Shinto from your reserve at any shrine.
card-effect-justice = When you kill figures: { $vp } VP for each clan with less honor than you that lost one.
card-effect-oni-of-blood = { card-effect-oni-of-skulls }
card-effect-oni-of-souls = When you take a war province token in its province: { $vp } VP for each Oni you own. Force { $force }.
card-effect-path-of-the-samurai = At the end of every Recruit mandate, you may place 1 Bushi from your reserve in any province.
card-effect-form-of-the-beast = Winter: { $vp } VP for each monster you own.
card-effect-oni-of-hate = When it enters a province, 1 Bushi or Shinto of each clan with more honor than you is killed there. Force { $force }.
card-effect-oni-of-spite = When it enters a province, each clan with Force there and more honor than you loses { $vp } VP to you. Force { $force }.
card-effect-way-of-the-katana = In the War Phase, your Bushi have Force { $force } each.
card-effect-honesty = { $vp } VP when you have an ally and choose a mandate other than Betray.
card-effect-path-of-the-patron = After you summon: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, if you have more honor than at least { $count } clans.
card-effect-path-of-the-warlord = After you summon: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
card-effect-loyalty = While you have an ally, except in Winter: { $vp } VP more each time you gain VP, but only once per mandate, shrine or step of a battle.
card-effect-way-of-the-merchant = When players richer than you gain coins from the pool: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } (by an option, for each of them), only once per mandate, shrine or step of a battle.
card-effect-form-of-the-kindred = Winter: { $vp } VP for each season in which you formed an alliance, even a broken one.
card-effect-path-of-the-unrighteous = With Betray you may replace { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    } more, also of a clan already hit and also a Shinto at a shrine.
card-effect-courage = { $vp } VP for each war province token you take, with or without a battle.
card-effect-path-of-the-ninja = After you summon, you may kill 1 Bushi in any province; then you lose honor.
card-effect-way-of-the-righteous = At the start of every War Phase you may take { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from each clan with less honor than you.
card-effect-mercy = When you would kill figures of opponents, you may spare all of them: { $vp } VP.
card-effect-path-of-the-monkey = After you summon, you may take { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from each of the richest opponents; then you lose honor.
card-effect-form-of-the-demon = Winter: { $vp } VP for each Oni you own.
card-effect-path-of-the-spirit = After you summon, if you have the most honor: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $vp } VP.
card-effect-dignity = After you summon a monster: { $vp } VP.
card-effect-path-of-the-pacifist = At the start of Summer and of Autumn: { $vp } VP, if somebody has more war province tokens than you.
card-effect-path-of-the-salamander = At the start of Summer and of Autumn: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; then you lose honor.
card-effect-patience = After each kami turn: { $vp } VP, if somebody has more VP than you.
card-effect-way-of-the-ashigaru = At the start of every War Phase you may choose a province with exactly 1 of your figures and summon up to { $count } Bushi there.
card-effect-form-of-the-dragon = Winter: { $vp } VP for each of your war province tokens.
card-effect-way-of-the-snake = After each kami turn, you may carry out a whole Betray. If you have an ally, the alliance ends and you lose honor.
card-effect-daikokuten = Force { $strong } during a Harvest, otherwise { $force }.
card-effect-fukurokuju = Also counts as a Daimyo and as a stronghold; may be built instead of a stronghold. Force { $force }.
card-effect-jurojin = Counts as a Virtue too. Whenever you buy another Virtue: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }. Force { $force }.
card-effect-bishamon = Force { $strong } next to another clan’s monster, otherwise { $force }.
card-effect-hotei = Also counts as a Shinto. When he is sent to a shrine, you may return 1 Shinto from there to its owner’s reserve. Force { $force }.
card-effect-benten = When she enters a province, you may push another monster out to a province it could move to. Force { $force }.
card-effect-ebisu = Each time he is killed: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }. Force { $force }.

# What an action is made of: “text-name” and “text-missing” tell how to type it.
kind-clan = a clan
    .how = a clan in English: koi, sun, lotus, turtle, dragonfly, bonsai or moon
kind-figure = a figure
    .how = a figure: bushi, shinto, daimyo, stronghold or a monster, for example oni-of-skulls
kind-victim = a figure
    .how = the figure to replace: bushi, shinto or a monster, for example oni-of-skulls
kind-province = a province
    .how = a province: hokkaido, oshu, edo, kyoto, kansai, nagato, shikoku or kyushu
kind-source = a province
    .how = the province where the figures are, for example edo
kind-target = a province
    .how = the province where the figures go, for example kyoto
kind-place = a place
    .how = a province, for example edo, or a shrine by its kami, for example fujin
kind-kami = a kami
    .how = a kami: amaterasu, fujin, raijin, ryujin, hachiman, susanoo or tsukuyomi
kind-mandate = a mandate
    .how = a mandate: recruit, marshal, train, harvest or betray
kind-tile = a mandate
    .how = the mandate on the tile: recruit, marshal, train, harvest or betray
kind-card = a card
    .how = a card, for example path-of-the-lion
kind-effect = an effect
    .how = the card whose effect comes next, for example way-of-the-ronin, or koi-exchange
kind-advantage = a war advantage
    .how = a war advantage: seppuku, hostage, ronin or poets
kind-coins = a number of coins
    .how = a number of coins
kind-ronin = a number of ronin
    .how = a number of ronin
kind-count = a number of figures
    .how = a number of figures

## Options

rs-option-players = Players
    .about = 3, 4 or 5; 6 with Dynasty Invasion.
rs-option-players-3 = 3
rs-option-players-4 = 4
rs-option-players-5 = 5
rs-option-players-6 = 6
rs-option-clans = Clans
    .about = As many clans as players. Seats follow their starting honor.
rs-option-clans-random = drawn at random
rs-option-clans-koi = { clan-koi.name }
rs-option-clans-sun = { clan-sun.name }
rs-option-clans-lotus = { clan-lotus.name }
rs-option-clans-turtle = { clan-turtle.name }
rs-option-clans-dragonfly = { clan-dragonfly.name }
rs-option-clans-bonsai = { clan-bonsai.name }
rs-option-clans-moon = { clan-moon.name }
rs-option-dynasty = Dynasty Invasion
    .about = Adds the clans Sun and Moon, and the Lucky Gods with them.
rs-option-dynasty-no = without
rs-option-dynasty-yes = with
rs-option-set = Card set
    .about = 15 season cards that are added to the 21 core cards.
rs-option-set-random = drawn at random
    .about = From the three sets of the base box; with Dynasty Invasion from all four.
rs-option-set-archway = { set-archway }
    .about = Monsters and extra figures; best for a first game.
rs-option-set-teapot = { set-teapot }
    .about = Rewards for alliances, and for breaking them.
rs-option-set-horseman = { set-horseman }
    .about = Raids, mercy and war.
rs-option-set-ship = { set-ship }
    .about = The set of Dynasty Invasion, for players who come from behind.
rs-option-shrines = Shrines
    .about = Which 4 of the 7 kami have a shrine.
rs-option-shrines-random = drawn at random
rs-option-shrines-first = row for a first game
    .about = Amaterasu, Fujin, Hachiman and Tsukuyomi.
rs-option-sun = Sun and ties
    .about = What Sun gains by winning a tie against several players. The rulebook does not say.
rs-option-sun-each = 1 coin and 1 VP for each beaten player
rs-option-sun-once = 1 coin and 1 VP for the whole tie
rs-option-sun_harvest = Sun and the Harvest of others
    .about = Whether Sun profits when it wins a tie in a province without being allowed to harvest. The rulebook does not say.
rs-option-sun_harvest-outsider = Sun profits
rs-option-sun_harvest-own = only where Sun may harvest itself
rs-option-merchant = { card-way-of-the-merchant }
    .about = What it yields when several richer players gain coins at the same moment. The FAQ speaks of one moment.
rs-option-merchant-once = 1 coin per moment
rs-option-merchant-each = 1 coin for each richer player
rs-conflict-six = 6 players need Dynasty Invasion. Turn it on or choose fewer players.

## Decisions

ask-RS-DP03 = { $allied ->
        [1] You have an ally. Say so when you are ready.
       *[other] { $free ->
            [0] Nobody is left to ally with. Say so when you are ready.
           *[other] Offer or accept an alliance, or stay without an ally. Say so when you are ready.
        }
    }
ask-RS-DP05 = Mandate turn { $turn } of 7: choose a mandate. Your tiles: { $mandates }.
ask-RS-DP06 = Mandate turn { $turn } of 7: play 1 tile face down and name any mandate. Your tiles: { $mandates }.
ask-RS-DP07 = Summon figures. Summons left: { $count }.
ask-RS-DP08 = Move your figures, each at most once.
ask-RS-DP09 = { $lack ->
        [0] Build a stronghold in any province for { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        }?
       *[other] Build a stronghold? It costs { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        }, you are { $lack } short: ask the others for help, or decline.
    }
ask-RS-DP10 = { $lack ->
        [0] Buy a card? You have { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }.{ $bonus ->
            [0] { "" }
           *[other] { " " }With the bonus cards cost less.
        }
        [one] Buy a card? You are { $lack } coin short of the cheapest: ask the others for help, or decline.
       *[other] Buy a card? You are { $lack } coins short of the cheapest: ask the others for help, or decline.
    }
ask-RS-DP11 = Where to summon { $figure-acc }?
ask-RS-DP13 = Replace figures of your opponents with your own. Declared: { $count } of { $most }.
ask-RS-DP14 = { $kami }: rise to the top of the honor track?
ask-RS-DP15 = Fujin: move your figures. Moves left: { $count }.
ask-RS-DP16 = { $kami }: where to summon 1 Bushi? Any province will do.
ask-RS-DP17 = { $lack ->
        [0] Ryujin: buy a card at full price? You have { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }.
        [one] Ryujin: buy a card? You are { $lack } coin short of the cheapest: ask the others for help, or decline.
       *[other] Ryujin: buy a card? You are { $lack } coins short of the cheapest: ask the others for help, or decline.
    }
ask-RS-DP18 = { $effects-count ->
        [0] Several players have effects now. Yours first or last?
       *[other] Several players have effects now. Yours ({ $effects-quoted }) first or last?
    }
ask-RS-DP19 = Which of your effects comes next? Waiting: { $effects-quoted }.
ask-RS-DP20 = { $effect-id ->
        [way-of-the-righteous] { $effect-quoted }: take coins from every player with less honor? Your ally too, if lower.
       *[card] { $effect-quoted }: choose a province with exactly 1 of your figures. Bushi are summoned there.
    }
ask-RS-DP22 = Battle { $province-in }: split your coins. You have { $coins }, staked: { $count }.
ask-RS-DP23 = Battle { $province-in }: commit seppuku? All your figures there die: { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }.
ask-RS-DP24 = Battle { $province-in }: take a hostage? You may still take { $count }.
ask-RS-DP25 = Battle { $province-in }: hire ronin? They add { $force } Force.
ask-RS-DP27 = Reparations { $province-in }: who gets 1 more coin? Coins left to hand out: { $count }.
ask-RS-DP28 = { $effect-id ->
        [benevolence] { $effect-quoted }: hand 1 of the paid coins to another player for honor and VP?
        [path-of-the-kenin] { $effect-quoted }: place 1 more Bushi in a province with your stronghold?
        [path-of-the-light] { $effect-quoted }: place 1 Shinto at a shrine?
        [path-of-the-samurai] { $effect-quoted }: place 1 Bushi in any province?
        [path-of-the-ninja] { $effect-quoted }: kill 1 Bushi in any province and lose honor?
        [path-of-the-monkey] { $effect-quoted }: take coins from the richest opponents and lose honor?
        [path-of-the-serpent] { $effect-quoted }: demand a toll? { $figure-start } is going by sea { $source-from } { $target-to }.
        [mercy] { $effect-quoted }: spare the figures that would be killed?
        [way-of-the-snake] { $effect-quoted }: carry out Betray now?
        [hotei] { $effect-quoted }: return 1 Shinto from this shrine to its owner’s reserve?
        [benten] { $effect-quoted }: push a monster out { $province-from }?
       *[card] Use { $effect-quoted }?
    }
ask-RS-DP29 = { $effect-quoted }: pay 1 coin as toll? Otherwise { $figure-acc } stays { $source-in } and does not go { $target-to }.
ask-RS-DP30 = { $effect-quoted }: which figure { $province-in } is killed?
ask-RS-DP31 = This is the last chance to give coins or ronin before the war. Say so when you are ready.

## Answers

rs-do-offer = Offer { $clan-dat } an alliance
rs-do-withdraw = Withdraw the offer to { $clan-dat }
rs-do-accept = Accept { $clan-gen } offer
rs-do-refuse = Decline { $clan-gen } offer
rs-do-ready = Ready
rs-do-unready = Go on talking
rs-do-choose = Choose { $mandate }
rs-do-bury = Play { $tile } face down, name { $mandate }
rs-do-summon = Summon { $figure-acc } { $province-in }
rs-do-worship = Summon { $figure-acc } { $province-in } and send it to the shrine of { $kami-gen }
rs-do-done = Finish
rs-do-move = { $count ->
        [1] Move { $figure-acc } { $source-from } { $target-to }
       *[other] Move { $source-from } { $target-to }: { $figure } × { $count }
    }
rs-do-build = { $figure-id ->
        [stronghold] Build a stronghold { $province-in }
       *[god] Put { $figure-acc } { $province-in } as a stronghold
    }
    .verb = Build a stronghold
rs-do-buy = Buy { $card }
rs-do-waive = Buy { $card } without the bonus
rs-do-replace = Replace { $clan-gen } { $victim } { $place-in } with { $figure-acc } from your reserve
rs-do-use = Use
rs-do-pass = No
rs-do-first = My effects first
rs-do-last = My effects last
rs-do-effect = Next: { $effect }
rs-do-stake = { $advantage }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
    .verb = Stake coins on an advantage
rs-do-confirm = Confirm the bid
rs-do-capture = Take { $clan-gen } { $figure } hostage
rs-do-give = Give { $clan-dat } 1 coin
rs-do-place = Place { $figure-acc } { $place-in }
rs-do-kill = Kill { $clan-gen } { $figure } { $province-in }
rs-do-push = Push { $clan-gen } { $figure } { $target-to }
rs-do-charge = Demand the toll
rs-do-pay = Pay the toll
rs-do-muster = Summon reinforcements { $province-in }
rs-do-displace = Return { $clan-gen } { $figure } to the reserve
rs-do-gift = Gift for { $clan-dat }: { $ronin ->
        [0] { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
       *[other] { $coins ->
            [0] { $ronin } ronin
            [one] { $coins } coin and { $ronin } ronin
           *[other] { $coins } coins and { $ronin } ronin
        }
    }

## What happens: the season

rs-rules = The game continues under newer rules, version { $to } instead of { $from }: { $from ->
        [1] before each war there is a last pause for gifts; whoever pushes their own monster may give up the move instead of paying the toll;{ " " }
        [2] whoever pushes their own monster may give up the move instead of paying the toll;{ " " }
       *[other] { "" }
    }{ card-way-of-the-righteous.quoted } may be declined, and whoever can’t pay for a card or a stronghold is waited for while others could help.
rs-clans = Clans in seat order: { $clans-name }.
rs-shrines = Shrines from left to right: { $shrines }.
rs-season = { $season-start } begins.
rs-wars = War provinces in order: { $provinces }.
rs-cards = The { $season-gen } cards are laid out.
rs-returned = { $neighbour-is ->
        [you] You return
       *[named] { $neighbour } returns
    } a hostage to { $player-is ->
        [you] you
       *[named] { $player }
    }: { $figure }.
rs-cleanup = { $season-start } ends: coins and ronin go to the pool, the shrines empty.

## What happens: gains, losses, honor

rs-coins = { $player-is ->
        [you] You gain
       *[named] { $player } gains
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: { $cause }.
rs-ronin = { $player-is ->
        [you] You gain
       *[named] { $player } gains
    } { $ronin } ronin: { $cause }.
rs-points = { $player-is ->
        [you] You gain
       *[named] { $player } gains
    } { $points } VP: { $cause }.
rs-lost-coins = { $player-is ->
        [you] You lose
       *[named] { $player } loses
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: { $cause }.
rs-taken = { $player-is ->
        [you] You take
       *[named] { $player } takes
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $neighbour-is ->
        [you] you
       *[named] { $neighbour }
    }: { $cause }.
rs-lost-points = { $player-is ->
        [you] You lose
       *[named] { $player } loses
    } { $points } VP: { $cause }.
rs-honor-up = { $player-is ->
        [you] You gain
       *[named] { $player } gains
    } honor: { $cause }.
rs-honor-down = { $player-is ->
        [you] You lose
       *[named] { $player } loses
    } honor: { $cause }.
rs-honor-top = { $player-is ->
        [you] You rise
       *[named] { $player } rises
    } to the top of the honor track.
rs-tie = { $place ->
        [nowhere] Tie
       *[there] Tie { $place-in }
    }: { $players }. { $player-is ->
        [you] You have
       *[named] { $player } has
    } the most honor.

## What happens: Tea Ceremony and alliances

rs-tea = Tea Ceremony: { $season }.
rs-offer = { $player-is ->
        [you] You offer
       *[named] { $player } offers
    } { $neighbour-is ->
        [you] you
       *[named] { $neighbour }
    } an alliance. Only you two know.
rs-withdrawn = { $player-is ->
        [you] You withdraw
       *[named] { $player } withdraws
    } the offer to { $neighbour-is ->
        [you] you
       *[named] { $neighbour }
    }. Only you two know.
rs-refused = { $player-is ->
        [you] You decline
       *[named] { $player } declines
    } { $neighbour-is ->
        [you] your offer
       *[named] the offer of { $neighbour }
    }. Only you two know.
rs-allied = { $neighbour-is ->
        [you] You and { $player } form an alliance
       *[named] { $player-is ->
            [you] You and { $neighbour } form an alliance
           *[named] { $player } and { $neighbour } form an alliance
        }
    }.
rs-ready = { $player-is ->
        [you] You are
       *[named] { $player } is
    } ready.
rs-not-ready = { $player-is ->
        [you] You go
       *[named] { $player } goes
    } back to the talks.
rs-gift = { $player-is ->
        [you] You give
       *[named] { $player } gives
    } { $neighbour-is ->
        [you] you
       *[named] { $neighbour }
    } a gift: { $ronin ->
        [0] { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
       *[other] { $coins ->
            [0] { $ronin } ronin
            [one] { $coins } coin and { $ronin } ronin
           *[other] { $coins } coins and { $ronin } ronin
        }
    }.
rs-broken = { $player-is ->
        [you] You break
       *[named] { $player } breaks
    } the alliance with { $neighbour-is ->
        [you] you
       *[named] { $neighbour }
    }.

## What happens: mandates

rs-draws = { $player-is ->
        [you] You look
       *[named] { $player } looks
    } at the top 4 mandate tiles in secret.
rs-mandate = { $player-is ->
        [you] You choose
       *[named] { $player } chooses
    } { $mandate }.
rs-buried = { $player-is ->
        [you] You play a tile face down and name
       *[named] { $player } plays a tile face down and names
    } { $mandate }.
rs-acted = { $player-is ->
        [you] You have
       *[named] { $player } has
    } carried out { $mandate }.
rs-summoned = { $player-is ->
        [you] You summon
       *[named] { $player } summons
    } { $figure-acc } { $province-in }.
rs-worships = { $player-is ->
        [you] You send
       *[named] { $player } sends
    } { $figure-acc } to the shrine of { $kami-gen }.
rs-placed = { $player-is ->
        [you] You place
       *[named] { $player } places
    } { $figure-acc } { $place-in }.
rs-waits = { $figure-start } waits in { $player-is ->
        [you] your reserve
       *[named] the reserve of { $player }
    }: there is nowhere to summon it now.
rs-moved = { $player-is ->
        [you] You move
       *[named] { $player } moves
    } { $figure-acc } { $source-from } { $target-to }.
rs-toll = { $player-is ->
        [you] You demand
       *[named] { $player } demands
    } a toll from { $neighbour-is ->
        [you] you
       *[named] { $neighbour }
    }.
rs-toll-paid = { $player-is ->
        [you] You pay
       *[named] { $player } pays
    } { $neighbour-is ->
        [you] you
       *[named] { $neighbour }
    } the toll: 1 coin.
rs-turned-back = The toll is not paid, { $figure-acc } stays { $province-in }: { $player-is ->
        [you] your figure
       *[named] { $player }
    }.
rs-built = { $figure-id ->
        [stronghold] { $player-is ->
            [you] You build
           *[named] { $player } builds
        } a stronghold { $province-in }
       *[god] { $player-is ->
            [you] You put
           *[named] { $player } puts
        } { $figure-acc } { $province-in } as a stronghold
    } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
rs-bought = { $coins ->
        [0] { $player-is ->
            [you] You take
           *[named] { $player } takes
        } { $card-quoted } for free
       *[other] { $player-is ->
            [you] You buy
           *[named] { $player } buys
        } { $card-quoted } for { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
    }.
rs-shared = { $player-is ->
        [you] You hand
       *[named] { $player } hands
    } 1 of the paid coins to { $neighbour-is ->
        [you] you
       *[named] { $neighbour }
    }.
rs-harvest = { $player-is ->
        [you] You harvest
       *[named] { $player } harvests
    } { $province-in }.
rs-replaced = { $player-is ->
        [you] You replace
       *[named] { $player } replaces
    } { $neighbour-is ->
        [you] your figure
       *[named] a figure of { $neighbour }
    } { $place-in }: { $figure }.
rs-sent-home = { $figure-start } returns { $place-from } to { $player-is ->
        [you] your reserve
       *[named] the reserve of { $player }
    }.
rs-effect = { $player-is ->
        [you] You use
       *[named] { $player } uses
    } { $effect-quoted }.
rs-not-used = { $player-is ->
        [you] You do not use
       *[named] { $player } does not use
    } { $effect-quoted }.

## What happens: kami turns

rs-kami = Kami turn { $count }.
rs-shrine = Shrine of { $kami-gen }: { $player-is ->
        [you] you win
       *[named] { $player } wins
    } with Force { $force }.
rs-no-shrine = Nobody worships at the shrine of { $kami-gen }.
rs-declined = { $player-is ->
        [you] You do not use
       *[named] { $player } does not use
    } the gift of { $kami-gen }.

## What happens: war

rs-war = The War Phase begins: { $season }.
rs-exchanged = { $player-is ->
        [you] You exchange
       *[named] { $player } exchanges
    } all ronin for coins: { $coins }.
rs-no-war = War { $number }: nobody has Force { $province-in }, the token is discarded.
rs-alone = War { $number }: only { $player-is ->
        [you] you have
       *[named] { $player } has
    } Force { $province-in }.
rs-peace = War { $number }: allies do not fight { $province-in }, { $player-is ->
        [you] you prevail
       *[named] { $player } prevails
    }.
rs-battle = Battle { $number } { $province-in }: { $players }.
rs-committed = { $player-is ->
        [you] You have
       *[named] { $player } has
    } bid.
rs-bid = { $player-is ->
        [you] You bid
       *[named] { $player } bids
    }{ $bids-count ->
        [0] { " " }nothing.
       *[other] : { $bids }.
    }
rs-advantage = { $player-is ->
        [you] You win
       *[named] { $player } wins
    } { $advantage }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
rs-no-advantage = Nobody bids on { $advantage }.
rs-no-use = { $player-is ->
        [you] You do not use
       *[named] { $player } does not use
    } { $advantage }.
rs-seppuku = { $player-is ->
        [you] You commit
       *[named] { $player } commits
    } seppuku: { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }.
rs-hostage = { $player-is ->
        [you] You take
       *[named] { $player } takes
    } { $neighbour-is ->
        [you] your { $figure }
       *[named] { $figure-acc } of { $neighbour }
    } hostage.
rs-hired = { $player-is ->
        [you] You hire
       *[named] { $player } hires
    } ronin: Force +{ $force }.
rs-force = { $player-is ->
        [you] Your Force
       *[named] { $player }
    } { $province-in }: { $player-is ->
        [you] { $force }
       *[named] Force { $force }
    }.
rs-victory = { $player-is ->
        [you] You win
       *[named] { $player } wins
    } the battle { $province-in } with Force { $force }.
rs-token = { $player-is ->
        [you] You take
       *[named] { $player } takes
    } a war province token: { $province }, { $season }.
rs-killed = { $player-is ->
        [you] Your figure
       *[named] A figure of { $player }
    } is killed { $province-in }: { $figure } ({ $cause }).
rs-spared = { $player-is ->
        [you] You spare
       *[named] { $player } spares
    } the figures { $province-in }.
rs-poets = Imperial Poets: { $player-is ->
        [you] you
       *[named] { $player }
    }, figures killed: { $kills }.
rs-reparations = { $player-is ->
        [you] You pay
       *[named] { $player } pays
    } reparations to { $neighbour-is ->
        [you] you
       *[named] { $neighbour }
    }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
rs-bids-lost = { $player-is ->
        [you] Your bid
       *[named] The bid of { $player }
    } goes to the pool: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
rs-war-over = Battle { $number } { $province-in } is over.

## What happens: Winter and the end

rs-scored = { $player-is ->
        [you] You score
       *[named] { $player } scores
    } { $points } VP: { $cause }.
rs-end = { $players-count ->
        [1] The game is over. { $players-is ->
            [you] You win
           *[named] { $players } wins
        }.
       *[other] The game is over. Shared victory: { $players }.
    }

## Answers that are refused

rs-refuse-clan = { $clan-start } can’t be your ally: that clan is not in the game, or it is your own. Choose another clan.
rs-refuse-allied = You or { $clan-acc } already have an ally this season. An alliance joins two clans without an ally.
rs-refuse-no-offer = There is no offer from { $clan-acc } now. Make one yourself.
rs-refuse-not-offered = You have not offered { $clan-dat } an alliance, so there is nothing to withdraw.
rs-refuse-offered = You have already offered { $clan-dat } an alliance. Wait for the answer or withdraw the offer.
rs-refuse-lotus = You play Lotus: play a tile face down and name a mandate.
rs-refuse-not-lotus = Only Lotus plays tiles face down. Choose one of your mandates.
rs-refuse-tile = { $mandate } is not among the 4 tiles you drew. Choose one of them.
rs-refuse-unready = You have not said that you are ready. You can go on talking.
rs-refuse-gift-time = Coins and ronin can be given only in the Tea Ceremony and in the Political Phase. Wait for the next season.
rs-refuse-gift-clan = You can’t give anything to this clan: it is not in the game, or it is your own. Choose another one.
rs-refuse-gift-nothing = A gift needs at least 1 coin or 1 ronin.
rs-refuse-gift-amount = You can’t give so much: you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $ronin } ronin. Give less.
rs-refuse-reserve = { $figure-start } is not in your reserve. Choose a figure that is.
rs-refuse-moon = Moon never has more than 2 figures in one province: there is no room for { $figure-acc } { $province-in }. Choose another province.
rs-refuse-worship = Only a Shinto can be sent to the shrine of { $kami-gen }. Summon { $figure-acc } { $province-in } without worship.
rs-refuse-shrine = { $kami } has no shrine in this game, so { $figure-acc } can’t be sent there. Choose one of the 4 shrines, or leave the figure { $province-in }.
rs-refuse-moon-shrines = Moon never has more than 2 figures at all the shrines together. Leave { $figure-acc } { $province-in }.
rs-refuse-stronghold = You can’t summon { $figure-acc } { $province-in }: you have no stronghold there. Choose a province with your stronghold.
rs-refuse-summons = All your summons { $province-in } are used up. Choose another province with your stronghold, or finish.
rs-refuse-no-figure = You have no such figure { $source-in } that could go { $target-to }: { $figure }. Choose another one.
rs-refuse-move-count = You can’t move that many { $source-from } { $target-to }: { $figure }. You have { $here } there; move at least 1, and no more than that.
rs-refuse-far = { $figure-start } can’t go { $source-from } { $target-to }: there is neither a border nor a sea route. Choose an adjacent province.
rs-refuse-toll = The sea route { $source-from } { $target-to } is closed for { $figure-acc }: the toll was not paid. Choose another way.
rs-refuse-fujin = Fujin has fewer moves left for you: { $count }. Move fewer figures.
rs-refuse-moved = No more of these can move { $source-from } { $target-to } in this mandate: { $figure }. Each figure moves once. Move others, or finish.
rs-refuse-price = It costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, you have { $coins }. Ask the others for help, choose something cheaper, or decline.
rs-refuse-built = All of your 4 strongholds are already on the map. Go on without building.
rs-refuse-no-stronghold = { $figure-start } can’t be built: it is not in your reserve, does not count as a stronghold, or there is no place for it. Build a stronghold.
rs-refuse-display = { $card-quoted } is not among the open cards. Choose one of them.
rs-refuse-monster = You can’t buy { $card-quoted }: Lucky Gods are only for Sun and Moon, all other monsters for the other clans. Choose another card.
rs-refuse-waive = You can’t give up the bonus for { $card-quoted }: it changes nothing, or you have too few coins. Buy it with the bonus.
rs-refuse-victim = There is no such figure of an opponent there: { $figure }. Choose another one.
rs-refuse-daimyo = { $figure-start } can’t be replaced: a Daimyo is beyond betrayal. Choose another figure.
rs-refuse-shrine-victim = { $figure-start } is at a shrine and can’t be replaced there. Choose a figure on the map.
rs-refuse-type = { $figure-start } can’t be replaced by { $own-acc }: both must be of the same type. Choose another figure.
rs-refuse-moon-replace = Moon never has more than 2 figures in one place, and there is no room there. Choose another figure.
rs-refuse-victims = No more can be replaced this way: at most 2 figures, of different opponents, and as many more as your cards allow. Choose another figure, or finish.
rs-refuse-raijin = Raijin summons only a Bushi. Choose a province for one.
rs-refuse-card-use = { $card-quoted } can’t be used that way. Choose one of the available answers.
rs-refuse-effect = This is not one of your effects now: { $effect-quoted }. Choose one of the waiting ones.
rs-refuse-same-stake = Your stake on { $advantage } is the same already. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: change it, or confirm the bid.
rs-refuse-stake = You can’t stake so much on { $advantage }: all stakes together are at most { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }. Stake less.
rs-refuse-extra = { $clan-start } can’t get the extra coin: that clan did not lose here, or already has one. Choose another one.
rs-refuse-capture = There is no such figure of another player here: { $figure }. Choose another one.
rs-refuse-capture-daimyo = { $figure-start } can’t be taken hostage: a Daimyo never can. Choose another figure.
rs-conflict-clans = For { $players } players you have chosen { $count ->
        [one] { $count } clan
       *[other] { $count } clans
    }. Choose as many clans as players, or let chance decide.
rs-conflict-dynasty = Sun and Moon are only available with Dynasty Invasion. Turn it on, or choose other clans.

## Values of one's own that cannot be

rs-data-number = “{ $name }” needs whole numbers from 0 to 60.
rs-data-list = “{ $name }” needs a list as long as in the built-in data file.
rs-data-name = “{ $name }” contains a name that does not exist. Use the names in the built-in data file.
rs-data-twice = “{ $name }” names the same thing twice. Name each once.
rs-data-tiles = “{ $name }” must be 2: a season is built on 10 mandate tiles.
rs-data-route = “{ $name }” joins two provinces that already share a border. Name only provinces without a border between them.
rs-data-monster = “{ $name }”: a monster has 1 card of the type monster, and no other card has that type. Write it that way.

## Positions that cannot be

rs-bad-honor = The honor track must have each clan once. Correct the position.
rs-bad-figures = { $clan-start } must have 1 Daimyo, 3 Shinto and 6 Bushi, each in one place. Correct the position.
rs-bad-strongholds = { $clan-start } must have 1 to 4 strongholds on the map. Correct the position.
rs-bad-goods = { $clan-start } has fewer than 0 coins, ronin or VP. Correct the position.
rs-bad-ally = { $clan-start } has an ally that is allied with somebody else. Correct the position.
rs-bad-moon = { $clan-start } has more than 2 figures in a province or at the shrines. Correct the position.
rs-bad-monster = { $figure-start } must be with its owner or in the supply. Correct the position.
rs-bad-tiles = There must be 10 mandate tiles, 2 of each mandate; the position has { $count }. Correct it.
rs-bad-card = There are more copies of { $card-quoted } than the game has. Correct the position.
rs-bad-tokens = A war province token has two owners or does not exist. Correct the position.
rs-bad-hostages = In the Tea Ceremony and the Political Phase nobody holds hostages. Correct the position.
rs-bad-shrines = In the Tea Ceremony the shrines are empty. Correct the position.
rs-bad-battle = Nobody fights { $province-in }: a battle needs two clans there that are not allied. Put figures of another clan there.

## What bots say

rs-say-offer = I offer you an alliance. Together we are stronger.
rs-say-accept = Agreed. To our alliance!
rs-say-ask-loyal = Promise me that you will stay loyal, as I promise you.
rs-say-refuse-ahead = No: you are too far ahead.
rs-say-refuse-plans = No, thank you: I have other plans.
rs-say-refuse-trust = No: you have broken an alliance before.
rs-say-refuse-price = Not for nothing. For two coins, or your promise of them, I would be your ally.
rs-say-gift = As I promised.
rs-say-thanks = Thank you for the gift. I will not forget it.
rs-say-betray = Our alliance is over, { $neighbour }. There was too much to gain.
rs-say-betray-ahead = You are too far ahead, { $neighbour }. Our alliance is over.
rs-say-betray-behind = I am too far behind to stand by, { $neighbour }. Our alliance is over.
rs-say-broke = I know what I promised you. There was too much to gain.
rs-say-promise = Good. I take you at your word.
rs-say-doubt = You have broken your word before. We shall see.

## Reasons of hints, and what one player has more or less of than the others

rs-why-points = { $way ->
        [less] Fewer points
       *[more] More points
    }
rs-why-tokens = { $way ->
        [less] Less from province tokens at the end
       *[more] More from province tokens at the end
    }
rs-why-land = { $way ->
        [less] Worse chances { $province-in }
       *[more] Better chances { $province-in }
    }
rs-why-coins = { $way ->
        [less] Fewer coins and ronin for the war
       *[more] More coins and ronin for the war
    }
rs-why-honor = { $way ->
        [less] Lower honor, which decides ties
       *[more] Higher honor, which decides ties
    }
rs-why-strongholds = { $way ->
        [less] Fewer strongholds for later seasons
       *[more] More strongholds for later seasons
    }
rs-why-figures = { $way ->
        [less] Less Force on the map
       *[more] More Force on the map
    }
rs-why-cards = { $way ->
        [less] Weaker season cards
       *[more] Better season cards
    }
rs-why-alliance = { $way ->
        [less] Less from alliances
       *[more] More from alliances
    }
rs-why-shrines = { $way ->
        [less] Less from the kami
       *[more] More from the kami
    }
