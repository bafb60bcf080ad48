# What the browser client says about Rising Sun alone.

web-points = Victory points
web-result-score = { $points } VP
web-result-tie-rising-sun = If points are tied, more honor decides; allies who tie for first place share the victory.
web-value-rising_sun-rewards = Rewards of the provinces, from Hokkaido to Kyushu: VP / coins / ronin
web-value-rising_sun-clans-koi = { clan-koi.name }: starting honor · income · home province
web-value-rising_sun-clans-sun = { clan-sun.name }: starting honor · income · home province
web-value-rising_sun-clans-lotus = { clan-lotus.name }: starting honor · income · home province
web-value-rising_sun-clans-turtle = { clan-turtle.name }: starting honor · income · home province
web-value-rising_sun-clans-dragonfly = { clan-dragonfly.name }: starting honor · income · home province
web-value-rising_sun-clans-bonsai = { clan-bonsai.name }: starting honor · income · home province
web-value-rising_sun-clans-moon = { clan-moon.name }: starting honor · income · home province
web-value-hokkaido = { province-hokkaido }
web-value-oshu = { province-oshu }
web-value-edo = { province-edo }
web-value-kyoto = { province-kyoto }
web-value-kansai = { province-kansai }
web-value-nagato = { province-nagato }
web-value-shikoku = { province-shikoku }
web-value-kyushu = { province-kyushu }
web-value-rising_sun-mandates = Tiles of each mandate
web-value-rising_sun-prices = Price of a stronghold · discount of Train
web-value-rising_sun-kami = Hachiman: ronin · Tsukuyomi: coins · Susanoo: VP per stronghold · Fujin: moves
web-value-rising_sun-score = Token of Spring / Summer / Autumn: VP · 0 / 1 / … / 8 different provinces: VP · hostage: VP · returned hostage: coins

# The board
web-rs-map = Map of the provinces
web-rs-beside = Next to the map
web-rs-tab-map = Map
web-rs-tab-tea = Deals
web-rs-tab-war = War
web-rs-tab-cards = Season cards
web-rs-tab-clans = Clans
web-rs-honor = Honor
web-rs-shrines = Shrines in their order
web-rs-track = Political track
web-rs-reserve = Reserve
web-rs-reserve-about = In reserve, not yet summoned
web-rs-reserve-empty = Your reserve is empty.
web-rs-own-cards = Your cards
web-rs-hostages = Hostages
web-rs-tokens = War tokens
web-rs-nobody = Nobody is here.
web-rs-turtle-force = Turtle’s strongholds have Force 1 each.
web-rs-harvest-force = In a Harvest: Force { $force }.
web-rs-strongest = strongest
web-rs-next-to = Borders:
web-rs-by-sea = by sea
web-rs-war-number = war { $number }
web-rs-reward = Harvest reward: { $points ->
        [0] { "" }
       *[other] { $points } VP{ " " }
    }{ $coins ->
        [0] { "" }
        [one] { $coins } coin{ " " }
       *[other] { $coins } coins{ " " }
    }{ $ronin ->
        [0] { "" }
       *[other] { $ronin } ronin
    }
web-rs-there = { $player }: Force { $force }; { $list }
web-rs-worships = { $player }: Force { $force }
web-rs-kami-turn = Kami turn { $number }
web-rs-turn = turn { $number }
web-rs-slot = Turn { $number }, { $player }: { $mandate }
web-rs-slot-free = Turn { $number }: { $player } chooses
web-rs-slot-hidden = Turn { $number }, { $player }: { $mandate }; the tile is face down
web-rs-slot-own = Turn { $number }, { $player }: { $mandate }; the face-down tile is { $tile }
web-rs-clan-values = Income { $coins }, home { $province }.
web-rs-price = { $coins ->
        [0] free
        [one] { $coins } coin
       *[other] { $coins } coins
    }
web-rs-waive = Pay the full price
web-rs-buys = { $player-is ->
        [you] You may buy 1 card and have
       *[named] { $player } may buy 1 card and has
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
web-rs-buys-bonus = { $player-is ->
        [you] You may buy 1 card for { $discount } less and have
       *[named] { $player } may buy 1 card for { $discount } less and has
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
web-rs-then-buy = Then:
web-rs-cards-of = Season cards: { $season }
web-rs-no-cards = No cards are left this season ({ $season }).
web-rs-ally = Ally: { $player }
web-rs-your-ally = Your ally
web-rs-good-points = Victory points: { $count }
web-rs-good-coins = Coins: { $count }
web-rs-good-ronin = Ronin: { $count }
web-rs-good-honor = Place on the honor track: { $place }
web-rs-winter-now = If Winter came now: +{ $count } VP
web-rs-set = Different provinces: { $count }, set bonus { $points } VP.
web-rs-set-next = From { $count }: { $points } VP.
web-rs-bury = Play face down
web-rs-name = Name
web-rs-tiles = Your tiles
web-rs-declared = Declared:
web-rs-waiting = Waiting:
web-rs-victims = About to be killed:
web-rs-pick-victim = Whose figure?
web-rs-pick-figure = Which figure?
web-rs-pick-count = How many?
web-rs-hands = Tiles seen so far

# Where the season stands
web-rs-stage = { $now }: { $phase }
web-rs-stage-turn = { $now }: mandate { $number } of 7
web-rs-stage-mandate = { $now }: mandate { $number } of 7, { $mandate }
web-rs-stage-kami = { $now }: kami turn { $number }
web-rs-stage-battle = { $now }: war { $number }, { $province }
web-rs-stage-parley = { $now }: before the war
web-rs-stamp-season = { $season-start }
    .about = A new season.
web-rs-by-season = by season

# What is foreseen
web-rs-harvest-now = You would gain { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $ronin } ronin and { $points } VP now.
web-rs-breaks-alliance = Your alliance would end, and you would lose honor.
web-rs-worship-when = Whoever is strongest at the shrine gets this at each kami turn.
web-rs-bid-nothing = You stake nothing: you would get no advantage in this battle.
web-rs-seppuku-now = You would gain { $count } VP and as many steps of honor. { $left ->
        [0] You would have no Force here any longer.
       *[other] Your strongholds here would keep Force { $left }.
    }
web-rs-hire-now = Your Force would be { $force }; the strongest opponent has { $other }.
web-rs-coins-left = { $coins ->
        [0] No coins would be left.
        [one] { $coins } coin would be left.
       *[other] { $coins } coins would be left.
    }

# Lines of the log
web-rs-bounty = { $coins ->
        [0] { $line } { clan-ability-bonsai }: the price is 1 instead of { $price }, with the bonus 0.
       *[other] { $line } { clan-ability-bonsai }: the price is 1 instead of { $price }.
    }

# How to answer
web-rs-help-RS-DP03 = Allies share all mandate bonuses.
web-rs-help-allied = You are allied with { $clan }. You can still give and promise.
web-rs-help-alone = You can still give and promise.
web-rs-help-RS-DP05 = Your tiles are below the map. Choose one to see who gains what; then confirm.
web-rs-help-RS-DP06 = Choose the tile to play face down and the mandate to carry out; they need not be the same.
web-rs-help-RS-DP07 = Click a figure, then a province. For worship: Shinto, shrine, then province.
web-rs-help-RS-DP08 = Click the province to leave, then the figure and where it goes.
web-rs-help-RS-DP09 = Click the province. { mandate-recruit.quoted } brings 1 figure for each stronghold.
web-rs-help-RS-DP11 = Click the province for the new figure.
web-rs-help-worship = Click the province. For worship: first a shrine, then the province.
web-rs-help-RS-DP13 = Click a province with an opponent’s figure, then that figure. Nothing happens before you finish.
web-rs-help-RS-DP15 = Click the province to leave, then the figure and where it goes.
web-rs-help-RS-DP16 = Click the province for the Bushi.
web-rs-help-RS-DP18 = The player with the most honor decides first.
web-rs-help-RS-DP22 = { $ahead ->
        [0] As things stand you fight no more this season: coins you keep are lost.
       *[other] Coins are lost at the season’s end; battles still ahead of you: { $ahead }.
    } Losers lose their bids; the winner’s bid is shared among the losers.
web-rs-help-RS-DP24 = Click the figure on the map or next to it; you also take 1 VP from its owner.
web-rs-help-RS-DP25 = The ronin are not spent.
web-rs-help-RS-DP27 = Your bid is shared equally among the losers; you choose who gets the coins left over.
web-rs-help-RS-DP31 = Choose “{ web-rs-gift }” next to a player: during the war nothing can be given, and after it all coins and ronin are gone.
web-rs-help-buy = Click a card to read and buy it.
web-rs-help-lack = Others can give you coins until you answer.

# How to read the board
web-rs-reading = How to read the board
web-rs-reading-force = The number on a clan’s sign is its Force there; a framed sign is the strongest.
web-rs-reading-many = A number next to a figure: that many are there. Where it is crowded, one figure stands for all of a clan; point at the province or tap it to see every kind.
web-rs-reading-tint = A province is tinted with the colour of its strongest clan, which would gain its reward.
web-rs-reading-reward = Stars, coins and swords printed on a province are its Harvest reward.
web-rs-reading-war = A shield with a number: there will be a war here this season, in this order.
web-rs-reading-shrines = The shrines act from left to right; the underlined clan would get the gift.
web-rs-reading-track = The track has seven mandates with three kami turns between them, then war. A striped tile is face down.
web-rs-reading-winter = The small number next to a player’s points: what Winter would bring if it came now.
web-rs-reading-move = The wheel or two fingers zoom the map; dragging moves it.
web-rs-sign-vp = victory point
web-rs-sign-coin = coin
web-rs-sign-ronin = ronin
web-rs-sign-honor = place on the honor track
web-rs-sign-ally = ally
web-rs-sign-hostage = hostages
web-rs-sign-war = war number
web-rs-sign-kami = kami turn

# Talks: alliances, gifts, promises
web-rs-talks = Deals
web-rs-you = You
web-rs-tea-ready = ready
web-rs-tea-open = still talking
web-rs-tea-alone = no ally
web-rs-tea-with = allied with { $clan }
web-rs-tea-received = offers you an alliance
web-rs-tea-made = You have offered an alliance.
web-rs-tea-offer = Offer an alliance
web-rs-tea-withdraw = Withdraw
web-rs-tea-accept = Accept
web-rs-tea-refuse = Decline
web-rs-tea-wait = You are ready. The season goes on when everybody is.
web-rs-tea-over = Alliances can only be made in the Tea Ceremony. Gifts can still be given until the war begins.
web-rs-parley = The last moment for gifts this season: when everybody is ready, the war begins.
web-rs-alliance = What an alliance brings
web-rs-alliance-bonus = Both of you get the bonus of each mandate that one of you plays.
web-rs-alliance-peace = In a war province where only you two have Force there is no battle: the stronger one takes the token.
web-rs-alliance-mercy = If one of you wins a battle, the other’s figures are not killed.
web-rs-alliance-victory = Allies who tie for first place at the end win together.
web-rs-alliance-betray = It lasts for the season. Only { mandate-betray.quoted } ends it early; whoever plays it loses honor.
web-rs-deal = Gift or promise
web-rs-deal-with = Gift or promise for { $clan-dat }
web-rs-gift = Gift
web-rs-gift-coins = Coins, at most { $count }
web-rs-gift-ronin = Ronin, at most { $count }
web-rs-gift-none = You have neither coins nor ronin to give.
web-rs-gift-give = Give
web-rs-gift-about = Takes effect at once and can’t be undone; everybody sees it.
web-rs-gift-given = Given.
web-rs-promise = Promise
web-rs-promise-about = Only you two see it. It is not binding; afterwards each of you marks it as kept or broken.
web-rs-promise-what = What you promise
web-rs-promise-text = In your own words
web-rs-promise-more = A note (optional)
web-rs-promise-make = Promise
web-rs-promise-kind-loyal = Not to betray
web-rs-promise-kind-ally = To ally next season
web-rs-promise-kind-stay-out = To stay out of a province
web-rs-promise-kind-mandate = My next mandate
web-rs-promise-kind-give = Coins or ronin
web-rs-promise-kind-give-if = Coins or ronin for a mandate
web-rs-promise-kind-leave = To leave an advantage
web-rs-promise-kind-text = In my own words
web-rs-promise-loyal = I will not betray you { $season-in }.
web-rs-promise-ally = I will ally with you { $season-in }.
web-rs-promise-stay-out = I will stay out of { $province } { $season-in }.
web-rs-promise-mandate = My next mandate will be { $mandate-quoted }.
web-rs-promise-give = I will give you { $goods } { $season-in }.
web-rs-promise-give-if = I will give you { $goods } if you play { $mandate-quoted }.
web-rs-promise-leave = In the battle { $province-in } I will leave { $advantage-quoted } to you.
web-rs-goods = { $ronin ->
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
web-rs-field-province = Province
web-rs-field-mandate = Mandate
web-rs-field-advantage = Advantage
web-rs-field-coins = Coins
web-rs-field-ronin = Ronin
web-rs-less = { $what }: one less
web-rs-more = { $what }: one more

# The war

web-rs-war-place = { $state ->
        [ahead] { $number }: { $province }, still to come
        [now] { $number }: { $province }, being fought for
        [nobody] { $number }: { $province }, nobody was there
       *[won] { $number }: { $province }, taken by { $name }
    }
web-rs-war-ahead = The war provinces are resolved one by one in the order of their numbers.
web-rs-war-now = Now
web-rs-wars-past = Past wars
web-rs-fighters = Who fights, and how much each can stake
web-rs-sealed = Sealed
web-rs-sealed-not = not sealed yet
web-rs-bids-sealed = The bids are secret until all are sealed; then all are shown at once.
web-rs-koi-hires = Koi’s coins that are not staked count as ronin.
web-rs-war-nobody = Nobody has Force { $province-in }: the token is discarded.
web-rs-war-alone = { $player-is ->
        [you] You alone have Force { $province-in } and take
       *[named] { $player } alone has Force { $province-in } and takes
    } the token without a battle.
web-rs-war-peace = Only two allies have Force { $province-in }: { $player-is ->
        [you] you, the stronger one, take the token.
       *[named] { $player }, the stronger one, takes the token.
    }
web-rs-battle-of = Battle { $province-in }
web-rs-bid = Your sealed bid
web-rs-bid-seppuku = kill your figures for VP and honor
web-rs-bid-hostage = take a figure, and a VP with it
web-rs-bid-ronin-now = add { $force } Force with your ronin
web-rs-bid-poets = a VP for each figure killed
web-rs-steps = Steps of the battle
web-rs-step-back = Previous step
web-rs-step-on = Next step
web-rs-step-forces = Force before the bids
web-rs-step-forces-about = The Force that each player brings into the battle.
web-rs-step-bids = All bids are shown
web-rs-step-outcome = Outcome
web-rs-step-paid = Reparations
web-rs-victor = winner of the battle
web-rs-won = won
web-rs-bid-left = { $count ->
        [one] { $count } coin stays with you
       *[other] { $count } coins stay with you
    }
web-rs-clan = Player
web-rs-force = Force
web-rs-short-seppuku = Seppuku
web-rs-short-hostage = Hostage
web-rs-short-ronin = Ronin
web-rs-short-poets = Poets
web-rs-outcome-won = { $player-is ->
        [you] You win
       *[named] { $player } wins
    } with Force { $force }.
web-rs-advantage-won = { $player-is ->
        [you] You win
       *[named] { $player } wins
    } it with { $count ->
        [one] { $count } coin.
       *[other] { $count } coins.
    }
web-rs-by-honor = Tied; honor decides: { $names }
web-rs-meanwhile = What happened in the meantime
web-rs-put-away = Dismiss
web-rs-after-won = Battle { $province-in }: { $player-is ->
        [you] you win
       *[named] { $player } wins
    }
web-rs-after-nobody = Battle { $province-in }: nobody wins
web-rs-after-mine = You: { $list }
web-rs-after-nothing = nothing won, nothing lost
web-rs-after-read = Step by step
web-rs-after-back = Back
web-rs-balance-token = war token
web-rs-balance-points = { $sign }{ $count } VP
web-rs-balance-coins = { $sign }{ $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
web-rs-balance-ronin = { $sign }{ $count } ronin
web-rs-balance-honor = { $sign }{ $count } honor
web-rs-balance-captives = { $count ->
        [one] { $count } hostage taken
       *[other] { $count } hostages taken
    }
web-rs-balance-killed = { $count ->
        [one] { $count } figure killed
       *[other] { $count } figures killed
    }
web-rs-balance-lost = { $count ->
        [one] { $count } figure taken hostage
       *[other] { $count } figures taken hostage
    }
web-rs-note-broken = { $player } has broken the alliance with you.
web-rs-note-replaced = { $player } betrays you: { $place-in } your figure was replaced ({ $figure }).
web-rs-note-hostage = { $player } takes your figure hostage ({ $figure }).
web-rs-note-taken = { $player } takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from you: { $cause }.
web-rs-note-beaten = You lose the battle { $province-in }: { $player } wins with Force { $force }.
web-rs-note-killed = { $count ->
        [one] Your figure { $province-in } is killed.
       *[other] { $count } of your figures { $province-in } are killed.
    }
web-rs-nobody-bid = Nobody bid on it.

# On stage: what happens, scene by scene

web-rs-scene-kami = The shrines act one after another, from left to right.
web-rs-scene-no-worship = nobody
web-rs-scene-tie = Tied; honor decides.
web-rs-scene-no-battle = No battle { $province-in }
web-rs-scene-allied-title = Alliance
web-rs-scene-broken-title = Alliance broken
web-rs-scene-replaced-title = Betrayal
web-rs-scene-gift-title = Gift
web-rs-scene-wars = War provinces in order
web-rs-scene-replaced = { $player-is ->
        [you] You replace
       *[named] { $player } replaces
    } { $count ->
        [one] { $count } figure.
       *[other] { $count } figures.
    }
web-rs-scene-swap = { $neighbour-is ->
        [you] your { $figure }
       *[named] { $neighbour }: { $figure }
    }
web-rs-scene-chosen = chosen by { $player-is ->
        [you] you
       *[named] { $player }
    }
web-rs-scene-named = named by { $player-is ->
        [you] you
       *[named] { $player }
    }; the tile is face down
web-rs-scene-bonus = Bonus: { $player-is ->
        [you] you and { $neighbour }
       *[named] { $neighbour-is ->
            [you] { $player } and you
           *[named] { $player } and { $neighbour }
        }
    }

# What was scored

web-rs-scored-winter = Winter: the last points
web-rs-scored-war = { $season-start }: what the war brought
web-rs-scored-token = token
web-rs-scored-other = Outside the battles
web-rs-scored-legend = Points from each war province. Tokens score in Winter.
web-rs-scored-winter-legend = Small numbers: tokens, and different provinces among them.

# The page of all cards

web-rs-cards-title = Season cards and Lucky Gods
web-rs-cards-about = Every season has its own cards: the core ones and those of one set. The Lucky Gods come with Dynasty Invasion: monsters only for the clans Sun and Moon. The effects are described in our own words, as this program carries them out.
web-rs-cards-set = Set
web-rs-cards-season = Season
web-rs-cards-type = Type
web-rs-cards-all = all
web-rs-cards-price = Price:
web-rs-cards-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-rs-cards-copies = { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
web-rs-cards-case = An example in the rules
web-rs-cards-none = No card matches.
web-rs-cards-sure-title = How sure the cards are
web-rs-cards-sure = sure
web-rs-cards-sure-about = The rulebook prints this card.
web-rs-cards-partly = effect sure, numbers likely
web-rs-cards-partly-about = Official texts confirm what it does; price, copies or other numbers come from a list made by players.
web-rs-cards-likely = likely
web-rs-cards-likely-about = All of it comes from a list made by players; nothing contradicts it.

## What came of a part of the log that is folded: of any, and of a phase or an act alone

web-sum-rs-allied = { $times ->
        [one] { $times } alliance
       *[other] { $times } alliances
    }
web-sum-rs-broken = { $times ->
        [one] { $times } alliance broken
       *[other] { $times } alliances broken
    }
web-sum-rs-gift = { $times ->
        [one] { $times } gift
       *[other] { $times } gifts
    }
web-sum-rs-built = { $times ->
        [one] { $times } stronghold
       *[other] { $times } strongholds
    }
web-sum-rs-replaced = { $times ->
        [one] { $times } figure replaced
       *[other] { $times } figures replaced
    }
web-sum-rs-battle = { $times ->
        [one] { $times } battle
       *[other] { $times } battles
    }
web-sum-rs-hostage = { $times ->
        [one] { $times } hostage
       *[other] { $times } hostages
    }

web-act-rs-bought = { $times ->
        [one] { $times } card
       *[other] { $times } cards
    }
web-act-rs-summoned = { $times ->
        [one] { $times } figure summoned
       *[other] { $times } figures summoned
    }
web-act-rs-worships = { $times ->
        [one] { $times } figure sent to shrines
       *[other] { $times } figures sent to shrines
    }
web-act-rs-moved = { $times ->
        [one] { $times } move
       *[other] { $times } moves
    }
web-act-rs-harvest = rewards in { $times ->
        [one] { $times } province
       *[other] { $times } provinces
    }
web-act-rs-shrine = { $times ->
        [one] { $times } shrine
       *[other] { $times } shrines
    }
web-act-rs-victory = { $times ->
        [1] { $player-is ->
            [you] you win
           *[named] { $player } wins
        }
       *[other] { "" }
    }
web-act-rs-killed = { $times ->
        [one] { $times } figure killed
       *[other] { $times } figures killed
    }

## Standing orders

order-rs-tea = Be ready in the Tea Ceremony
    .done = Your order was carried out: ready in the Tea Ceremony.
order-rs-parley = Be ready before the war
    .done = Your order was carried out: ready before the war.
order-rs-bids = Stake nothing in battles
    .done = Your order was carried out: nothing staked.
order-rs-cards = Buy no cards
    .done = Your order was carried out: no card bought.
order-rs-hostages = Take no hostages
    .done = Your order was carried out: no hostage taken.

## Situations that the ruling desk sets up

web-rs-situation-tea = The tea ceremony
web-rs-situation-mandate = Choosing a mandate
web-rs-situation-carry-out = Carrying out a mandate
web-rs-situation-kami = The effect of a kami
web-rs-situation-parley = The last gifts before the wars
web-rs-situation-bids = Bids in a war province

## Fields of a position, on the ruling desk

web-desk-field-active = Whose mandate turn
web-desk-field-advantage = Advantage
web-desk-field-allied = Was allied in
web-desk-field-ally = Ally
web-desk-field-bag = Unseen tiles
web-desk-field-betrayed = Has betrayed
web-desk-field-clan = Clan
web-desk-field-coins = Coins
web-desk-field-coins-before = Coins before
web-desk-field-crowned = Has won
web-desk-field-display = Cards for sale
web-desk-field-entered = Monsters that entered
web-desk-field-fighters = Fight in the battle
web-desk-field-figure = Figure
web-desk-field-given = Given this season, by seat
web-desk-field-honor = Honor, highest first
web-desk-field-kami = Kami
web-desk-field-kami-turn = Kami turn
web-desk-field-killed = Killed
web-desk-field-kills = Killed in this battle
web-desk-field-looks = Tiles looked at
web-desk-field-loyal = Had the bonus of Loyalty
web-desk-field-mandate = Mandate
web-desk-field-number = Number
web-desk-field-offers = Offers an alliance to
web-desk-field-phase = Phase
web-desk-field-prison = Held captive by
web-desk-field-province = Province
web-desk-field-richer = Paid by Way of the Merchant
web-desk-field-ronin = Ronin
web-desk-field-shrines = Shrines in order
web-desk-field-tile = Tile
web-desk-field-tokens = War tokens
web-desk-field-top = Put back on top
web-desk-field-track = Mandates played
web-desk-field-victim = Victim
web-desk-field-waiting = Effects still to carry out
web-desk-field-wars = War provinces in order
