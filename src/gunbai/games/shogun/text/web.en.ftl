# What the browser client says about Shogun alone.

web-points = Victory points
web-result-score = { $points } VP
web-result-tie-shogun = If points are tied, chests decide; if chests are tied too, the place is shared.
web-value-shogun-events = Events 1–12: rice lost in Winter
web-value-shogun-winter = Shortage 0 / 1 / 2 / … / 7: revolts · farmers in each
web-value-shogun-tower = Tower: chance that a thrown cube stays · highest chance that one inside falls · cubes for two thirds of that
web-value-shogun-tower-plain = Plain tower: chance that a thrown cube stays · that one inside falls
web-value-shogun-favours-chests = Favours 2 / 9 / 16: chests
web-value-shogun-favours-armies = Favours 3 / 8 / 14: armies into the tray
web-value-shogun-favours-rice = Favours 5 / 15 / 20: rice
web-value-shogun-favours-points = Favours 6 / 13 / 19: victory points
web-value-shogun-favours-landing = Favour 12: armies
web-value-shogun-valour = Valour cards 2 · 3 · 4: chests / rice / armies / points
web-value-shogun-dajokan = Dajokan: points of the rows · of the columns

# Shogun's board and tower
web-sg-sign-unrest = unrest marker
web-sg-sign-general = general
web-sg-sign-statue = statue
web-sg-map = Map of the provinces
web-sg-stage = Year { $year }, { $season }: { $phase }
web-sg-year = Year { $year } · { $season }
web-sg-phase-draft = starting provinces
web-sg-phase-planning = planning
web-sg-phase-auction = auction
web-sg-phase-palace = palace
web-sg-phase-valour = valour cards
web-sg-phase-generals = generals
web-sg-phase-departments = departments
web-sg-phase-action = { $number }/10 · { $name }
web-sg-phase-winter = rice and points
web-sg-phase-end = end of the game
web-sg-good-chests = Chests: { $count }
web-sg-good-rice = Rice: { $count }
web-sg-good-provinces = Provinces: { $count }
web-sg-good-supply = Armies in the supply: { $count }
web-sg-winter-now = If Winter came now: +{ $count } VP
web-sg-chests = Chests
web-sg-rice = Rice
web-sg-taxes = Taxes
web-sg-provinces = Provinces
web-sg-supply = Armies in the supply
web-sg-vp = VP
web-sg-armies = Armies
web-sg-armies-of = { $player }: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
web-sg-neutral = neutral
web-sg-space = free building space
web-sg-calm = No unrest.
web-sg-would-revolt = { $markers ->
        [one] { $markers } unrest marker
       *[other] { $markers } unrest markers
    }: taxes or rice here start a revolt, { $farmers ->
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    } against { $armies ->
        [one] { $armies } army.
       *[other] { $armies } armies.
    }
web-sg-revolt-throws = { $farmers ->
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    } against { $armies ->
        [one] { $armies } army.
       *[other] { $armies } armies.
    }
web-sg-threat = Threat: { $player } can attack { $source-from } with { $armies ->
        [one] { $armies } army.
       *[other] { $armies } armies.
    }
web-sg-general-here = The general of { $player } is here.
web-sg-statues-here = Statues here: { $count }.
web-sg-neighbours = Borders:
web-sg-sea = by sea
web-sg-card-values = { $province }: taxes { $chests }, rice { $rice }, building spaces { $spaces }.
web-sg-card-values-short = Taxes { $chests }, rice { $rice }, building spaces { $spaces }
web-sg-space-order = Its space makes you number { $number } in the turn order.
web-sg-aim-attack = Attack on { $target }
web-sg-aim-move = Move { $target-to }
web-sg-fewer = 1 army fewer
web-sg-more = 1 army more
web-sg-do-attack = { $armies ->
        [one] Attack with { $armies } army
       *[other] Attack with { $armies } armies
    }
web-sg-do-move = { $armies ->
        [one] Move { $armies } army
       *[other] Move { $armies } armies
    }
web-sg-with-extra = “{ $special }”: throw 1 more army from the supply
web-sg-stay-behind = Armies that stay { $province-in }: { $armies }.
web-sg-then-there = Armies { $province-in } then: { $armies }.
web-sg-odds = Chances: { $win } % you take it, { $none } % it becomes neutral, { $hold } % the defender holds it.
web-sg-odds-neutral = Chance to take it: { $win } %. Otherwise it stays neutral: attackers that fall into the tray return to your supply, the others stay in the tower.
web-sg-odds-defence = Chances: { $hold } % you hold it, { $none } % it becomes neutral, { $win } % it is lost.
web-sg-made-own = { $count } of yours already in the tray
web-sg-made-own-stuck = { $count } of yours stuck in the tower
web-sg-made-theirs = { $count ->
        [one] { $count } army against you
       *[other] { $count } armies against you
    }
web-sg-made-theirs-stuck = { $count } of theirs stuck in the tower
web-sg-made-farmers = { $count ->
        [one] { $count } farmer helps the defender
       *[other] { $count } farmers help the defender
    }
web-sg-made-farmers-neutral = { $count ->
        [one] { $count } farmer resists
       *[other] { $count } farmers resist
    }
web-sg-made-farmers-stuck = { $count ->
        [one] { $count } farmer stuck in the tower
       *[other] { $count } farmers stuck in the tower
    }
web-sg-chance-win = taken { $percent } %
web-sg-chance-hold = held { $percent } %
web-sg-chance-none = neutral { $percent } %
web-sg-chance-fail = not taken { $percent } %
web-sg-defend-with = With 1 more army in defence:
web-sg-defend-without = Without it:
web-sg-tower = Tower and tray
web-sg-inside = inside
web-sg-tray = tray
web-sg-stock = Farmers in stock: { $farmers }
web-sg-farmers = Farmers
web-sg-throw-setup = The tower is filled
web-sg-throw-setup-held = Cubes that stay inside: { $count }. Those that fell out go back to the supplies.
web-sg-throw-battle = Battle { $province-in }
web-sg-throw-revolt = Revolt { $province-in }
web-sg-throw-again = Show it again
web-sg-throw-before = Earlier throw
web-sg-throw-next = Next throw
web-sg-went-in = in
web-sg-fell = fell
web-sg-role-attack = attack
web-sg-role-defence = defend
web-sg-role-help = help the defender
web-sg-role-unrest = do not fight: unrest here
web-sg-role-nobody = don’t count
web-sg-left-in-tray = Cubes that don’t count stay in the tray.
web-sg-extra = { $player }: +1 army ({ $help ->
        [attack] special card
        [castle] garrison
       *[defence] special card
    }).
web-sg-end-conquered = { $player-is ->
        [you] You take
       *[named] { $player } takes
    } { $province }: more fell for the attack. { $lost ->
        [0] No army is lost,
        [one] { $lost } army is lost,
       *[other] { $lost } armies are lost,
    } { $armies } there now.
web-sg-end-held = { $player-is ->
        [you] You hold
       *[named] { $player } holds
    } { $province }: more fell for the defence.{ $farmers ->
        [yes] { " " }Farmers who fought are lost first.
       *[no] { "" }
    } { $lost ->
        [0] No army is lost,
        [one] { $lost } army is lost,
       *[other] { $lost } armies are lost,
    } { $armies } there now.
web-sg-end-repelled = No more attackers than farmers fell: { $province } stays neutral, and the attackers in the tray go back to the supply.
web-sg-end-stand-off = Nobody wins { $province-in }: all who fought go back to their supplies, and the province becomes neutral.
web-sg-end-put-down = More armies than farmers fell: { $player-is ->
        [you] you keep
       *[named] { $player } keeps
    } { $province }. Lost: { $lost }, there now: { $armies }.
web-sg-end-overrun = No more armies than farmers fell: { $player-is ->
        [you] you lose
       *[named] { $player } loses
    } { $province }, it becomes neutral.
web-sg-ending = { $ending ->
        [conquered] Conquered
        [held] Held
        [repelled] Repelled
        [stand-off] No winner
        [put-down] Put down
       *[overrun] Overrun
    }
web-sg-note-conquered = { $player } took { $province }{ $planned ->
        [yes] ; your action “{ $slot }” is lost
       *[no] { "" }
    }.
web-sg-note-stand-off = { $player } attacked { $province }: you have lost it, it is neutral now{ $planned ->
        [yes] ; your action “{ $slot }” is lost
       *[no] { "" }
    }.
web-sg-note-overrun = Farmers drove you out of { $province }{ $planned ->
        [yes] ; your action “{ $slot }” is lost
       *[no] { "" }
    }.
web-sg-bids = The bids are revealed
web-sg-event-now = Event of this round
web-sg-events-rest = Still to come this year: { $count }
web-sg-events-winter = Event of the winter
web-sg-events-next = Events of the new year: { $count }
web-sg-specials = Special cards = turn order
web-sg-actions = Order of actions
web-sg-face-down = face down
web-sg-slot-hidden = a card, still face down
web-sg-slot-empty = no card
web-sg-slot-unknown = unknown
web-sg-beside = Next to the map
web-sg-tab-table = Overview
web-sg-tab-planning = My plan
web-sg-tab-map = Map
web-sg-tab-auction = Auction
web-sg-tab-draft = Draft
web-sg-tab-court = Palace
web-sg-tab-dajokan = Dajokan
web-sg-tab-winter = Winter
web-sg-by-time = by time
web-sg-by-region = by region
web-sg-no-region = Not by region
web-sg-time = { $key ->
        [winter1] First winter
        [winter2] Second winter
        [year1] During year 1
        [year2] During year 2
       *[end] End of the game
    }
web-sg-time-brief = { $key ->
        [winter1] Winter 1
        [winter2] Winter 2
        [year1] Year 1
        [year2] Year 2
       *[end] End
    }
web-sg-gain = { $key ->
        [provinces] Provinces
        [buildings] Buildings
        [castles] Most castles
        [temples] Most temples
        [theatres] Most Noh theatres
        [statues] Statues
        [favour] Favours
        [valour] Valour cards
       *[dajokan] Dajokan board
    }
web-sg-hands = Plans and hands
web-sg-hands-plan = planned
web-sg-hands-hand = in hand
web-sg-hands-nothing = nothing hidden
web-sg-reading = Reading the board
web-sg-reading-ground = The tint and the pattern of the ground show the region. The inner rim and the token show who owns a province: each player has one colour and shape for everything they own.
web-sg-reading-token = The number on the token is the number of armies. A dashed ring: neutral.
web-sg-reading-more = A bold rim or “+2”: there is more here than there is room for. Point at the province, tap it, or zoom in.
web-sg-reading-numbers = Zoomed in: building spaces as squares, taxes next to the chest, rice next to the bowl.
web-sg-reading-unrest = A flame is an unrest marker: taxes or rice there start a revolt.
web-sg-reading-routes = Adjacent provinces share a border, or a dashed sea route with a boat. Hatched land is out of play.
web-sg-reading-tower = The tower keeps some of the cubes; they may fall out in a later battle. Cubes of players who are not in that battle don’t count and wait in the tray. Everything in the tray is thrown again next time.
web-sg-reading-row = The banners show the order of the ten actions; the second five are face down until their turn. Below each action: your own card, then the boards of the others. A token with a ring: the card has been revealed. A pale one: no card.
web-sg-reading-winter = The small number next to a player’s points: what Winter would bring if it came now.
web-sg-reading-move = Drag or pinch the map, turn the wheel, or use + and −; the frame shows the whole map.

## Shogun: planning, auction, draft, court, Dajokan, Winter
web-sg-plan = Your plan
web-sg-plan-open = Actions 1–⁠{ $last }, in this order
web-sg-plan-hidden = Actions { $first }–10, order still hidden
web-sg-plan-beside = Bid
    .court = Bid and palace
web-sg-plan-slot = { $name ->
        [castle] Castle
        [temple] Temple
        [theatre] Theatre
        [rice] Rice
        [tax] Taxes
        [deploy5] 5 armies
        [deploy3] 3 armies
        [deploy1] 1 army, move
        [battle1] Battle I
        [battle2] Battle II
        [auction] Auction
        [exchange1] Exchange 1
        [exchange2] Exchange 2
       *[exchange3] Exchange 3
    }
web-sg-plan-slot-label = { $slot }{ $place ->
        [0] { "" }
       *[other] , action { $place }
    }{ $price ->
        [0] { "" }
        [one] , costs { $price } chest
       *[other] , costs { $price } chests
    }: { $filled ->
        [no] empty
       *[yes] { $card }
    }
web-sg-plan-empty = place a card
web-sg-plan-none = empty
web-sg-plan-idle = no action
web-sg-plan-gain = { $what ->
        [chests] +{ $amount } { $most ->
            [one] chest
           *[other] chests
        }
        [rice] +{ $amount } rice
        [armies] +{ $amount } { $most ->
            [one] army
           *[other] armies
        }
        [march] { $most ->
            [0] none can move
           *[other] move up to { $amount }
        }
        [officials] +{ $amount } { $most ->
            [one] official
           *[other] officials
        }
        [bid] bid: { $most ->
            [one] { $amount } chest
           *[other] { $amount } chests
        }
       *[building] space { $space } of { $spaces }
    }
web-sg-plan-land-bid = bid: a province
web-sg-plan-warn-same = already has this building
web-sg-plan-warn-space = no free building space
web-sg-plan-warn-tiles = none left in the stock
web-sg-plan-warn-chests = costs { $price }, chests by then: { $chests }
web-sg-plan-warn-chests-maybe = chests may run short, depending on the hidden order
web-sg-plan-warn-supply = supply too small: { $armies }
web-sg-plan-warn-supply-maybe = the supply may run short: { $armies }
web-sg-plan-warn-alone = only 1 army: it can neither move nor attack
web-sg-plan-warn-revolt = revolt: { $farmers ->
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    } against { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
web-sg-plan-warn-lost = no longer yours
web-sg-plan-warn-bid = costs { $price }, you have { $chests }
web-sg-plan-warn-exchange-armies = needs more than { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } there
web-sg-plan-warn-exchange-officials = too few officials in the supply
web-sg-plan-warn-exchange-tray = too few armies of yours in the tray
web-sg-plan-chests = Chests
web-sg-plan-rice = Rice
web-sg-plan-supply = Supply
web-sg-plan-few = You have { $cards } cards for { $slots } slots: place all of them, and the other slots stay empty.
web-sg-plan-ready = The plan is complete.
web-sg-plan-again = As last round
web-sg-plan-suggest = Suggest a plan
web-sg-plan-suggesting = A bot is planning…
web-sg-plan-clear = Clear
web-sg-plan-stop = Stop
web-sg-plan-sealed = Your plan is sealed. You can take it back until the last player is done.
web-sg-plan-take-back = Change the plan
web-sg-plan-help = Each action is carried out by one of your provinces, and each province acts once. Choose a card, then a slot.
web-sg-plan-held-card = { $card }: choose a slot.
web-sg-plan-held-slot = { $slot }: choose a card.
web-sg-plan-drop = Cancel
web-sg-plan-lift = Take it off
web-sg-plan-cards = Your provinces
web-sg-plan-intrigue = Intrigue cards
web-sg-plan-sort = Sort by
web-sg-plan-show = Show
web-sg-plan-sort-by = { $sort ->
        [name] by name
        [tax] by taxes
        [rice] by rice
        [spaces] by free spaces
        [unrest] by unrest
        [armies] by armies
       *[region] by region
    }
web-sg-plan-filter = { $filter ->
        [all] all
        [free] not planned yet
        [calm] without unrest
        [site] with a free space
       *[strong] with 2 armies or more
    }
web-sg-plan-nothing = No matches.
web-sg-plan-land = { $province }: taxes { $tax }, rice { $rice }, free spaces { $free } of { $spaces }, unrest { $unrest }, armies { $armies }{ $planned ->
        [no] { "" }
       *[yes] . Planned: { $slot }
    }
web-sg-plan-general = your general is here
web-sg-plan-near = Borders: { $list }.
web-sg-plan-near-own = { $province } (yours, { $armies })
web-sg-plan-near-other = { $province } ({ $player }, { $armies })
web-sg-plan-near-neutral = { $province } (neutral)
web-sg-plan-said-laid = { $slot }: { $card }.
web-sg-plan-said-lifted = { $slot }: empty.
web-sg-plan-said-done-again = As much of the last plan as possible is in place.
web-sg-plan-said-done-suggest = The suggested plan is in place.
web-sg-plan-said-done-clear = The plan is empty.
web-sg-recap = What the { $season-round } brought you
web-sg-recap-nothing = Nothing was done by you or to you.
web-sg-help-D2 = Both open cards would go under the deck; two new ones are turned up before you choose.
web-sg-help-D3 = On a card: taxes, rice, building spaces. Adjacent provinces are easier to hold.
web-sg-help-D4 = These armies start in the province. Each group is placed once.
web-sg-help-general = Actions are better or cheaper where your general stands.
web-sg-help-D6 = Points come in Winter: 1 for each province, 1 for each building, more for the most castles, temples or theatres in a region. Your provinces need rice then; if you run short, farmers revolt.
web-sg-help-D7 = Its privilege is yours for this round. The lower the space, the earlier you act in every action.
web-sg-help-D9 = Choose only one: chests, rice, armies into the tray or victory points.
web-sg-help-D10 = You pay with officials, who go back to your supply. The card takes effect at once.
web-sg-help-D11 = Event now: “{ $event }”. { $about }
web-sg-help-D12 = A province with unrest markers revolts when taxes or rice are collected there.
web-sg-help-D13 = You build: { $building }. Click one of the glowing provinces: they have a free space and no such building.
web-sg-help-D14 = A neutral province becomes yours without a battle.
web-sg-help-D15 = They come from your supply; the price is the same.
web-sg-help-D16 = Click one of the glowing provinces, then set how many go. 1 army has to stay.
web-sg-help-D17 = Click one of the glowing provinces, then set how many go; 1 army has to stay. They move into a province of yours, and attack any other.
web-sg-help-D18 = It comes from your supply and is thrown into the tower with the others.
web-sg-help-D19 = Then the card is discarded, and no marker is placed.
web-sg-help-D20 = Farmers are thrown into the tower against your armies there. If they win or tie, the province becomes neutral.
web-sg-help-D21 = Your marker takes its place. Rows and columns where you have the most markers score at the end of the game.
web-sg-help-D22 = Click one of the glowing provinces. Your actions there will be better or cheaper in the next round.
web-sg-help-D23 = At the end of the game it is worth 1 point, to you or to whoever captured it.

web-sg-auction = Auction
web-sg-auction-bids = Bids, highest first
web-sg-auction-cards = Special cards
web-sg-auction-order = place { $number } in the turn order
web-sg-auction-taken = taken by { $player }
web-sg-auction-next = chooses now
web-sg-auction-waiting = chooses later
web-sg-auction-has = has “{ $special }”
web-sg-auction-no-bid = no bid

web-sg-draft = Starting provinces
web-sg-draft-open = Open cards
web-sg-draft-left = left card
web-sg-draft-right = right card
web-sg-draft-deck = Unseen top card
web-sg-draft-deck-left = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
web-sg-draft-bottom = Under the deck: { $provinces }
web-sg-draft-groups = Army groups left
web-sg-draft-taken = Card in hand
web-sg-draft-hidden = unseen
web-sg-draft-values = taxes { $tax }, rice { $rice }, building spaces { $spaces }, { $region }
web-sg-draft-group = Group of { $armies }

web-sg-court = Imperial palace
web-sg-court-favours = Favours
web-sg-court-price = { $count ->
        [one] { $count } official
       *[other] { $count } officials
    }
web-sg-court-gone = taken
web-sg-court-none = There are no favour cards here now.
web-sg-court-amount = { $what ->
        [chests] { $amount ->
            [one] { $amount } chest
           *[other] { $amount } chests
        }
        [armies] { $amount ->
            [one] { $amount } army into the tray
           *[other] { $amount } armies into the tray
        }
        [rice] { $amount } rice
        [points] { $amount } VP
       *[landing] { $amount ->
            [one] { $amount } army
           *[other] { $amount } armies
        }
    }
web-sg-court-hall = Waiting hall
web-sg-court-supply = supply: { $count }
web-sg-court-waiting = waiting: { $count }
web-sg-court-audience = received now
web-sg-court-later = received later
web-sg-court-calm = keeps “Calm”
web-sg-court-shield = can’t be attacked with: { $actions }
web-sg-court-exchange = Your exchange
web-sg-court-decide = Favour { $favour }

web-sg-dajokan = Council of state
web-sg-dajokan-row = Regions, from the left
web-sg-dajokan-lead = { $player }: { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }
web-sg-dajokan-region = { $name ->
        [green] green
        [red] red
        [purple] purple
        [yellow] yellow
       *[brown] brown
    }
web-sg-dajokan-nobody = nobody
web-sg-dajokan-space = { $office }: { $state ->
        [bag] still in the bag
        [open] open tile
        [closed] face down, neutral
       *[seat] marker of { $player }
    }
web-sg-dajokan-line = { $line ->
        [row] Row
       *[column] Column
    } { $name }: { $points ->
        [0] no points
       *[other] { $points } VP
    } for the most markers
web-sg-dajokan-score = Current score
web-sg-dajokan-points = { $points } VP
web-sg-dajokan-legend = Tie: 1 VP less. Face-down tiles count as a neutral player.

web-sg-winter = Winter
web-sg-winter-ahead = If Winter came now
web-sg-winter-brief = Winter takes { $loss ->
        [0] no rice
       *[other] up to { $loss } rice
    }: { $rice } left for { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }, { $revolts ->
        [0] no revolt
        [one] { $revolts } revolt
       *[other] { $revolts } revolts
    }.
web-sg-winter-worst = Winter at worst: { $rice } rice for { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }, { $revolts ->
        [0] no revolt
        [one] { $revolts } revolt
       *[other] { $revolts } revolts
    }
web-sg-winter-supply = Rice for the provinces
web-sg-winter-loss = Event left for Winter: { $event }, { $rice ->
        [0] nobody loses rice.
       *[other] −{ $rice } rice for everyone.
    }
web-sg-winter-loss-open = Winter loss: { $losses } rice, depending on the event that is left.
web-sg-winter-lost = { $rice ->
        [0] Event: { $event }, nobody loses rice.
       *[other] Already taken off: { $event }, −{ $rice } rice.
    }
web-sg-winter-have = rice
web-sg-winter-need = provinces
web-sg-winter-short = short
web-sg-winter-revolting = revolts
web-sg-winter-revolts = { $revolts ->
        [0] no revolt
        [one] { $revolts } revolt, +{ $farmers ->
            [one] { $farmers } farmer
           *[other] { $farmers } farmers
        }
       *[other] { $revolts } revolts, +{ $farmers ->
            [one] { $farmers } farmer
           *[other] { $farmers } farmers
        } each
    }
web-sg-winter-revolts-over = The revolts are over
web-sg-winter-drawn = Revolts drawn
web-sg-winter-drawn-land = { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }, unrest { $unrest }
web-sg-winter-score = Scoring
web-sg-winter-provinces = Provinces
web-sg-winter-buildings = Buildings
web-sg-winter-sum = Total
web-sg-winter-cell = { $player }, { $building-many } { $region-in }: { $count }{ $points ->
        [0] { "" }
       *[other] , { $points } VP
    }
web-sg-winter-points = +{ $points } VP
web-sg-winter-reading = 1 VP per province and building; in each region 3, 2, 1 VP for the most castles, temples, theatres; tied: 1 less.

## What came of a part of the log that is folded: of any, and of a phase or an act alone

web-sum-sg-built = { $times ->
        [one] { $times } building
       *[other] { $times } buildings
    }
web-sum-sg-attack = { $times ->
        [one] { $times } attack
       *[other] { $times } attacks
    }
web-sum-sg-revolt = { $times ->
        [one] { $times } revolt
       *[other] { $times } revolts
    }
web-sum-sg-conquered = { $times ->
        [1] { $player-is ->
            [you] you conquer
           *[named] { $player } conquers
        } { $province }
       *[other] { $times } provinces conquered
    }
web-sum-sg-overrun = { $times ->
        [1] { $player-is ->
            [you] you lose
           *[named] { $player } loses
        } { $province }
       *[other] { $times } provinces lost to farmers
    }
web-sum-sg-favour = { $times ->
        [one] { $times } favour
       *[other] { $times } favours
    }
web-sum-sg-statue = { $times ->
        [one] { $times } statue
       *[other] { $times } statues
    }

web-act-sg-settled = { $times ->
        [one] { $times } province settled
       *[other] { $times } provinces settled
    }
web-act-sg-taxes = taxes in { $times ->
        [one] { $times } province
       *[other] { $times } provinces
    }
web-act-sg-harvest = rice from { $times ->
        [one] { $times } province
       *[other] { $times } provinces
    }
web-act-sg-deployed = new armies in { $times ->
        [one] { $times } province
       *[other] { $times } provinces
    }
web-act-sg-moved = { $times ->
        [one] { $times } move
       *[other] { $times } moves
    }
web-act-sg-held = { $times ->
        [1] { $player-is ->
            [you] you hold
           *[named] { $player } holds
        } { $province }
       *[other] { $times } attacks beaten off
    }
web-act-sg-turn-order = { $players }

## Standing orders

order-sg-stay = Move and attack with nothing
    .done = Your order was carried out: armies stayed.
order-sg-reinforce = Throw no more armies in defence
    .done = Your order was carried out: no army added in defence.
order-sg-valour = Take no bonuses of valour cards
    .done = Your order was carried out: no bonus taken.
order-sg-favour = Take no favour cards
    .done = Your order was carried out: no favour card taken.

## Situations that the ruling desk sets up

web-sg-situation-plan = Planning
web-sg-situation-auction = Choosing special cards after the bids
web-sg-situation-audience = The audience: taking a favour
web-sg-situation-action = Carrying out an action
web-sg-situation-battle = Battle or move
web-sg-situation-march = The generals move

## Fields of a position, on the ruling desk

web-desk-field-action = Action card
web-desk-field-armies = Armies
web-desk-field-banners = Action cards
web-desk-field-buildings = Buildings
web-desk-field-calm = Keeps favour 4
web-desk-field-card-place = Place of the action card
web-desk-field-chests = Chests
web-desk-field-event = Event
web-desk-field-events = Coming events
web-desk-field-extra = Extra army
web-desk-field-farmers = Farmers in stock
web-desk-field-favour = Favour
web-desk-field-favours = Favours on display
web-desk-field-first = First player
web-desk-field-gained = Gained this round
web-desk-field-general = General
web-desk-field-inside = Inside the tower
web-desk-field-office = Office
web-desk-field-offices = Offices
web-desk-field-officials = Officials in supply
web-desk-field-owner = Owner
web-desk-field-past = Past events
web-desk-field-plan = Plan
web-desk-field-province = Province
web-desk-field-reserve = Statues in reserve
web-desk-field-rice = Rice
web-desk-field-row = Row of regions
web-desk-field-script = Falls next
web-desk-field-seen-favours = Favours seen so far
web-desk-field-shields = Safe from
web-desk-field-shown = Slots turned up
web-desk-field-slot = Slot
web-desk-field-special = Special card
web-desk-field-specials = Special cards in order
web-desk-field-statues = Statues in
web-desk-field-tower = Tower
web-desk-field-tray = In the tray
web-desk-field-trophies = Statues captured, by seat
web-desk-field-unrest = Unrest
web-desk-field-valour = Steps of valour
web-desk-field-waiting = Officials in the palace
web-desk-field-year = Year
