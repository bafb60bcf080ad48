# Joraku. The pieces of one colour act as “the red daimyo”: one player may have two colours.

## Things and their forms

area-kyoto = Kyoto
    .from = from Kyoto
    .to = into Kyoto
    .in = in Kyoto
area-omi = Omi
    .from = from Omi
    .to = into Omi
    .in = in Omi
area-ise = Ise
    .from = from Ise
    .to = into Ise
    .in = in Ise
area-owari = Owari
    .from = from Owari
    .to = into Owari
    .in = in Owari
area-mikawa = Mikawa
    .from = from Mikawa
    .to = into Mikawa
    .in = in Mikawa
area-totomi = Totomi
    .from = from Totomi
    .to = into Totomi
    .in = in Totomi
area-shinano = Shinano
    .from = from Shinano
    .to = into Shinano
    .in = in Shinano

colour-red = red
    .start = Red
    .gen = red
    .dat = red
colour-blue = blue
    .start = Blue
    .gen = blue
    .dat = blue
colour-yellow = yellow
    .start = Yellow
    .gen = yellow
    .dat = yellow
colour-purple = purple
    .start = Purple
    .gen = purple
    .dat = purple

card-nr = red ninja
    .acc = the red ninja
card-1r = red 1
    .acc = the red 1
card-2r = red 2
    .acc = the red 2
card-3r = red 3
    .acc = the red 3
card-4r = red 4
    .acc = the red 4
card-5r = red 5
    .acc = the red 5
card-6r = red 6
    .acc = the red 6
card-ny = yellow ninja
    .acc = the yellow ninja
card-1y = yellow 1
    .acc = the yellow 1
card-2y = yellow 2
    .acc = the yellow 2
card-3y = yellow 3
    .acc = the yellow 3
card-4y = yellow 4
    .acc = the yellow 4
card-5y = yellow 5
    .acc = the yellow 5
card-6y = yellow 6
    .acc = the yellow 6
card-nb = blue ninja
    .acc = the blue ninja
card-1b = blue 1
    .acc = the blue 1
card-2b = blue 2
    .acc = the blue 2
card-3b = blue 3
    .acc = the blue 3
card-4b = blue 4
    .acc = the blue 4
card-5b = blue 5
    .acc = the blue 5
card-6b = blue 6
    .acc = the blue 6

variant-1 = In Person
    .about = In the Prestige phase, 1st place in the area of your daimyo earns extra RP equal to the area’s number (Kyoto: 0).
variant-2 = Generous Ties
    .about = Tied players take the best of the places they share.
variant-3 = Louder Cry
    .about = Kachidoki pays according to a different table. Its numbers are a house value.
variant-4 = Entry into Kyoto
    .about = When your daimyo enters Kyoto for the first time, you gain RP.
variant-5 = In Colour
    .about = Each later card in the colour of the first card of the trick brings RP.
variant-6 = Swift March
    .about = Moving the daimyo costs fewer AP.

# What an action is made of: “text-name” and “text-missing” tell how to type it.
kind-area = an area
    .how = an area: kyoto, omi, ise, owari, mikawa, totomi or shinano
kind-from = an area
    .how = the area the samurai leaves, such as omi
kind-card = a card
    .how = a card, value and colour: from 1r to 6r for red, y for yellow, b for blue; nr, ny, nb for ninja
kind-cards = a card
    .how = cards, value and colour of each, such as 5r nb
kind-colour = a colour
    .how = a colour: red, blue, yellow or purple
kind-effect = an effect
    .how = an effect: a or b
kind-count = a number
    .how = how many samurai, from 0 to 3

## Options

jk-option-mode = Mode
    .about = The base game, or one of the two modes for two players.
jk-option-mode-base = base game
    .about = 3–4 players, one colour each.
jk-option-mode-two_vs_two = 2 players, 2 colours each
    .about = Each player has two daimyo; part of the hand is drafted.
jk-option-mode-neutral = with a neutral
    .about = 2 players and a third colour that nobody plays.
jk-option-players = Players
    .about = 3 or 4 in the base game, 2 in the other modes.
jk-option-players-2 = 2
jk-option-players-3 = 3
jk-option-players-4 = 4
jk-option-variants = Variant cards
    .about = Rules that change the whole game: none, 2 at random, or the ones you choose.
jk-option-variants-none = none
jk-option-variants-random = 2 at random
jk-option-variants-1 = { variant-1 }
jk-option-variants-2 = { variant-2 }
jk-option-variants-3 = { variant-3 }
jk-option-variants-4 = { variant-4 }
jk-option-variants-5 = { variant-5 }
jk-option-variants-6 = { variant-6 }
jk-option-colours = Colours
    .about = The colours by seat, in this order; in “2 players, 2 colours each” two per seat; the neutral gets the next one.
jk-option-colours-red = { colour-red }
jk-option-colours-blue = { colour-blue }
jk-option-colours-yellow = { colour-yellow }
jk-option-colours-purple = { colour-purple }
jk-conflict-base-players = The base game is for 3–4 players. For 2 choose the mode “2 players, 2 colours each” or “with a neutral”.
jk-conflict-two-players = This mode is for 2 players. For 3–4 choose the base game.

## Decisions

ask-JK-D02 = Choose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for your left neighbour: { $neighbour }.
ask-JK-D03 = { $colour-start } daimyo: { $led ->
        [lead] lead the trick with any card.
        [free] play any card, you hold none of the led colour.
        [red] play a red card, the trick was led with one.
        [yellow] play a yellow card, the trick was led with one.
       *[blue] play a blue card, the trick was led with one.
    }
ask-JK-D04 = Effect A or B? A: { $max ->
        [0] no samurai left to place
       *[other] place up to { $max } samurai { $area-in }
    }. B: { $value ->
        [one] { $value } action point
       *[other] { $value } action points
    }.
ask-JK-D05 = { $max ->
        [0] Your supply is empty: no samurai to place { $area-in }.
       *[other] Place up to { $max } samurai { $area-in }. In supply: { $supply }.
    }
ask-JK-D06 = { $max ->
        [0] Your supply is empty: no samurai to place.
        [1] Place 1 samurai in any area, or finish. In supply: { $supply }.
       *[other] Place up to { $max } samurai in any areas, one at a time. In supply: { $supply }.
    }
ask-JK-D07 = { $colour-start } daimyo: { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    } to move pieces and remove samurai.
ask-JK-D08 = Match your colours with your daimyo cards, { $low } and { $high }: which colour gets card { $low }?
ask-JK-D09 = Pick 1 card for your hand. The rest goes to your opponent.
ask-JK-D10 = Which daimyo plays now? Both have the same reputation.
ask-JK-D11 = Choose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for your opponent: { $neighbour }.
ask-JK-D12 = Discard 1 card. Nobody will see it.
ask-JK-D13 = Where does the neutral samurai go { $area-from }?

## Answers

jk-do-pass = Pass { $cards-acc }
jk-do-discard = Discard { $card-acc }
jk-do-pick = Pick { $card-acc }
jk-do-play = Play { $card-acc }
jk-do-effect = { $effect ->
        [a] Effect A: place samurai
       *[b] Effect B: action points
    }
    .verb = Choose an effect
jk-do-place = { $count ->
        [0] Place no samurai
       *[other] Place { $count } samurai { $area-in }
    }
jk-do-march = Move the daimyo { $area-to }
jk-do-move = Move a samurai { $from-from } { $area-to }
jk-do-remove = Remove a { $colour } samurai
jk-do-send = Move the neutral samurai { $area-to }
jk-do-stop = Finish
jk-do-command = Play for the { $colour } daimyo
jk-do-lower = Give the lower card to the { $colour } daimyo

## What happens: to everybody

jk-variant = Variant card in force: “{ $variant }”.
jk-daimyo-card = { $player-is ->
        [you] You are
       *[named] { $player } is
    } dealt daimyo card { $number }.
jk-daimyo = { $player-is ->
        [you] You
       *[named] { $player }
    }: the { $colour } daimyo, with card { $number }, starts { $number ->
        [1] { area-omi.in }
        [2] { area-ise.in }
        [3] { area-owari.in }
        [4] { area-mikawa.in }
        [5] { area-totomi.in }
       *[6] { area-shinano.in }
    }.
jk-neutral = The { $colour } daimyo is neutral. He starts in Shinano, with 2 samurai in each of the areas 1–5.
jk-first = Highest daimyo card: { $player-is ->
        [you] you take the Kachidoki card and lead
       *[named] { $player } takes the Kachidoki card and leads
    } the first trick.
jk-round = Round { $round ->
        [1] I
        [2] II
       *[3] III
    } begins.
jk-deal = Each player is dealt { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; { $aside ->
        [one] { $aside } card is
       *[other] { $aside } cards are
    } set aside unseen.
jk-sealed = { $player-is ->
        [you] You have
       *[named] { $player } has
    } decided.
jk-passed = { $player-is ->
        [you] You pass
       *[named] { $player } passes
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to { $neighbour-is ->
        [you] you
       *[named] { $neighbour }
    }.
jk-discarded = { $player-is ->
        [you] You discard
       *[named] { $player } discards
    } 1 card face down.
jk-neutral-marches = The neutral pieces move 1 area towards Kyoto; the neutral daimyo is now { $area-in }.
jk-commands = { $player-is ->
        [you] You play
       *[named] { $player } plays
    } for the { $colour } daimyo first.
jk-played = { $player-is ->
        [you] You play
       *[named] { $player } plays
    } { $card-acc } for the { $colour } daimyo.
jk-effect = The { $colour } daimyo chooses { $effect ->
        [a] effect A: place samurai.
       *[b] effect B: action points.
    }
jk-placed = { $count ->
        [0] The { $colour } daimyo places no samurai { $area-in }.
       *[other] The { $colour } daimyo places { $count } samurai { $area-in }.
    }
jk-marched = The { $colour } daimyo moves { $from-from } { $area-to }.
jk-moved = The { $colour } daimyo moves a samurai { $from-from } { $area-to }.
jk-removed = The { $colour } daimyo removes a { $victim } samurai { $area-from }.
jk-sent = The { $colour } daimyo moves a neutral samurai { $from-from } { $area-to }.
jk-stopped = { $points ->
        [0] The { $colour } daimyo places no more samurai.
       *[other] The { $colour } daimyo spends no more action points: { $points } AP lost.
    }
jk-won = { $player-is ->
        [you] You win
       *[named] { $player } wins
    } the trick for the { $colour } daimyo with { $card-acc }.
jk-kachidoki = Kachidoki! { $player-is ->
        [you] You hold
       *[named] { $player } holds
    } the card, and { $area } is scored.
jk-prestige = Prestige, round { $round ->
        [1] I
        [2] II
       *[3] III
    }: all areas are scored.
jk-gained = The { $colour } daimyo gains { $points } RP: { $reason ->
        [kachidoki] Kachidoki { $area-in }.
        [prestige] prestige { $area-in }.
        [presence] “{ variant-1 }” { $area-in }.
        [entry] “{ variant-4 }”.
       *[colour] “{ variant-5 }”.
    }
jk-end = The game is over. { $player-is ->
        [you] You win
       *[named] { $player } wins
    }.

## What happens: to the reader alone

jk-hand = Your hand: { $cards }.
jk-private = Your private cards: { $cards }.
jk-gave = You pass { $cards-acc } to { $neighbour }.
jk-received = You receive { $cards-acc } from { $neighbour }.
jk-draft = Your draft hand: { $cards }.
jk-picked = You pick { $card-acc }.
jk-threw = You discard { $card-acc }.

## Answers that are refused

jk-refuse-not-in-hand = Not in your hand: { $cards }. Choose from the cards you hold.
jk-refuse-pass-count = Exactly { $count ->
        [one] { $count } card is
       *[other] { $count } cards are
    } passed on here. Change your choice.
jk-refuse-not-in-draft = Not in your draft hand: { $cards }. Choose from the cards in front of you.
jk-refuse-not-yours = The { $colour } daimyo is not yours. Choose one of your own two colours.
jk-refuse-follow = You can’t play this card: the trick was led with a { $led ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } card, and you hold one of that colour.
jk-refuse-area = This card places samurai only { $area-in }. Choose how many to place there.
jk-refuse-supply = { $supply ->
        [0] Your supply is empty: there is no samurai to place. Go on without placing any.
       *[other] Your supply holds only { $supply } samurai. Place no more than that.
    }
jk-refuse-one-by-one = A ninja’s samurai are placed one at a time. Place 1 in an area, then choose the next.
jk-refuse-not-adjacent = A piece moves 1 area at a time: { $area-from } it can only go to a neighbouring area.
jk-refuse-points = Moving the daimyo costs { $cost } AP, but you have { $points }. Do something cheaper, or finish.
jk-refuse-no-samurai = You have no samurai { $area-in }. Move one from another area.
jk-refuse-own = Your own samurai can’t be removed. Choose another player’s samurai.
jk-refuse-none-there = There is no { $colour } samurai in the area of your daimyo ({ $area }). You can only remove one that stands there.
jk-refuse-same-area = The neutral samurai is already { $area-in }. Choose another area.
jk-refuse-behind = The neutral samurai can’t go behind the neutral daimyo. Choose { $area } or an area closer to Kyoto.

## Positions that cannot be

jk-bad-samurai = The { $colour } daimyo must have 10 samurai on the map and in supply, nowhere fewer than 0; here: { $count }. Correct the position.
jk-bad-daimyo = The { $colour } daimyo is not on the map. Put it in an area.
jk-bad-points = The { $colour } daimyo has fewer than 0 RP. Correct the position.
jk-bad-cards = { $missing-count ->
        [0] There are { $count } skirmish cards, there must be 21, each in one place. Correct the position.
       *[other] Each of the 21 skirmish cards must be in one place; missing: { $missing }. Correct the position.
    }
jk-bad-kachidoki = Nobody holds the Kachidoki card. Give it to one of the players.
jk-bad-daimyo-cards = Every player’s daimyo needs its own card from 1 to 6. Correct the position.
jk-bad-behind = A neutral samurai is behind the neutral daimyo. Put it closer to Kyoto.
jk-bad-neutral = The neutral can’t have RP or samurai in supply. Correct the position.

## Reasons of hints, and what one player has more or less of than the others

jk-why-points = { $way ->
        [less] Fewer points
       *[more] More points
    }
jk-why-area = { $way ->
        [less] Less to expect { $area-in }
       *[more] More to expect { $area-in }
    }
jk-why-hand = { $way ->
        [less] Weaker cards in hand
       *[more] Better cards in hand
    }
jk-why-supply = { $way ->
        [less] Fewer samurai in supply
       *[more] More samurai in supply
    }
jk-why-entry = { $way ->
        [less] Further from entering Kyoto
       *[more] Closer to entering Kyoto
    }
