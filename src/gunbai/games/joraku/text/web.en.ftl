# What the browser client says about Joraku alone.

web-points = Reputation points
web-result-score = { $points } RP
web-result-tie-joraku-base = If points are tied, the higher number on the daimyo card decides.
web-result-tie-joraku-two_vs_two = If points are tied, the other factions are compared, then the Kachidoki card decides.
web-result-tie-joraku-neutral = If points are tied, the higher number on the daimyo card decides.
web-result-holder = { $name }: { $colour }
web-result-round = Round { $round ->
        [1] I
        [2] II
       *[3] III
    }
web-result-by-round = by round
web-result-by-area = by area
web-result-no-area = no area
web-gain-kachidoki = Kachidoki
web-gain-prestige = Prestige
web-gain-presence = { variant-1 }
web-gain-entry = { variant-4 }
web-gain-colour = { variant-5 }
web-value-joraku-prestige-kyoto = { area-kyoto }: RP for 1st / 2nd / 3rd place, rounds I · II · III
web-value-joraku-prestige-omi = { area-omi }: RP for 1st / 2nd / 3rd place, rounds I · II · III
web-value-joraku-prestige-ise = { area-ise }: RP for 1st / 2nd / 3rd place, rounds I · II · III
web-value-joraku-prestige-owari = { area-owari }: RP for 1st / 2nd / 3rd place, rounds I · II · III
web-value-joraku-prestige-mikawa = { area-mikawa }: RP for 1st / 2nd / 3rd place, rounds I · II · III
web-value-joraku-prestige-totomi = { area-totomi }: RP for 1st / 2nd / 3rd place, rounds I · II · III
web-value-joraku-prestige-shinano = { area-shinano }: RP for 1st / 2nd / 3rd place, rounds I · II · III
web-value-joraku-kachidoki = Kachidoki: RP for 1st / 2nd / 3rd place
web-value-joraku-variant3 = “{ variant-3 }”: RP for 1st / 2nd / 3rd place
web-value-joraku-variant4 = “{ variant-4 }”: RP
web-value-joraku-variant5 = “{ variant-5 }”: RP
web-value-joraku-variant6 = “{ variant-6 }”: AP to move the daimyo
web-value-daimyo-card = number on the daimyo card

# Joraku's board
web-jk-board = Board: the road to Kyoto
web-jk-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] 4th
    }
web-jk-setup = Set-up
web-jk-stage-recruitment = Round { $round ->
        [1] I
        [2] II
       *[3] III
    }: Recruitment
web-jk-stage-prestige = Round { $round ->
        [1] I
        [2] II
       *[3] III
    }: Prestige
web-jk-stage-trick = Round { $round ->
        [1] I
        [2] II
       *[3] III
    }: trick { $trick } of { $tricks }
web-jk-trick = Trick
web-jk-last-trick = Last trick
    .short = Last trick
web-jk-no-trick = The cards of the trick will be here
web-jk-leads = led
web-jk-winning = wins so far
    .short = ahead
web-jk-won = won
web-jk-laid = { $player }, { $colour }: { $card }. { $order ->
        [first] Led the trick.
       *[later] { "" }
    } { $wins ->
        [wins] Wins so far.
        [won] Won the trick.
       *[no] { "" }
    }
web-jk-kachidoki = Kachidoki card
web-jk-holds-kachidoki = holds the Kachidoki card
web-jk-pays = pays { $first } / { $second } / { $third } RP
web-jk-variants = Variant cards
web-jk-variant-value = { $which ->
        [v3] Table: { $value }.
        [v4] { $value ->
            [card] RP: the number on your daimyo card.
           *[amount] RP: { $value }.
        }
        [v5] RP: { $value }.
       *[v6] AP: { $value }.
    }
web-jk-effect = Effect { $effect ->
        [a] A
       *[b] B
    }
web-jk-daimyo = { $colour-start } daimyo
web-jk-daimyo-in = { $colour-start } daimyo { $area-in }
web-jk-samurai-in = { $colour-start } samurai { $area-in }: { $count }
web-jk-faction-in = { $colour-start }: daimyo { $daimyo }, samurai { $count }, influence { $influence }, place { $rank }
web-jk-change = { $rank ->
        [0] –
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] 4th
    }
    .points = { $prestige } RP
web-jk-change-short = { $rank ->
        [0] –
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] 4th
    }: { $prestige }
web-jk-foresee = { $area }: { $place ->
        [same] { $rank ->
            [0] no place
           *[other] still place { $rank }
        }
       *[changed] place { $rankBefore ->
            [0] –
           *[other] { $rankBefore }
        } → { $rank ->
            [0] –
           *[other] { $rank }
        }
    }, prestige this round { $gain ->
        [same] { $prestige } RP
       *[changed] { $prestigeBefore } → { $prestige } RP
    }{ $cry ->
        [yes] , Kachidoki { $kachidoki } RP
       *[no] { "" }
    }.
web-jk-foresee-sum = Together: { $sign ->
        [more] +{ $points } RP
        [less] −{ $points } RP
       *[same] no change
    }.
web-jk-card-does = A: up to 3 samurai { $area-in }. B: { $value } AP.
web-jk-ninja-does = Up to 3 samurai in any areas.
web-jk-card-wins = As the trick stands, this card wins: Kachidoki { $area-in } now pays you { $points } RP.
web-jk-card-loses = As the trick stands, this card doesn’t win.
web-jk-price = { $points } AP
web-jk-points-lost = { $points } AP will be lost.
web-jk-draft = Your draft hand
web-jk-kept = Already yours
web-jk-received = passed to you this round
web-jk-reading = Reading the board
web-jk-reading-pieces = The horned piece is a daimyo (2 influence), the small ones are samurai (1 each).
web-jk-reading-numbers = Next to the pieces: influence, and the place it gives in this area. The ground has the colour of whoever is 1st.
web-jk-reading-table = The table shows the RP for 1st, 2nd and 3rd place in rounds I, II, III; the framed row is paid at the end of this round.
web-jk-reading-prestige = The small number next to a player’s points: the prestige they would gain if this round were scored now.
web-jk-reading-trick = The winner of each trick takes the Kachidoki card, and the area of the winner’s daimyo is scored at once.
web-jk-reading-neutral = The hollow pieces are neutral: nobody plays them. They count for the places, but gain no RP.
web-jk-prestige-now = If the prestige of this round were scored now: +{ $points } RP
web-jk-stamp-kachidoki = Kachidoki!
    .about = { $player-is ->
        [you] You win
       *[named] { $player } wins
    } with { $card-acc }: { $why ->
        [ninja] a ninja beats the 6
        [last] the last of equal cards
       *[highest] the highest card
    }. { $area } is scored.

# The log, and what was scored

web-jk-log-by = { $name } ({ $colour })
web-jk-log-played = { $player-is ->
        [you] You play
       *[named] { $player } plays
    } { $card-acc }.
web-jk-log-effect = { $player-is ->
        [you] You choose
       *[named] { $player } chooses
    } { $effect ->
        [a] effect A: place samurai.
       *[b] effect B: action points.
    }
web-jk-log-placed = { $player-is ->
        [you] You place
       *[named] { $player } places
    } { $count ->
        [0] no
       *[other] { $count }
    } samurai { $area-in }.
web-jk-log-marched = { $player-is ->
        [you] You move
       *[named] { $player } moves
    } the daimyo { $from-from } { $area-to }.
web-jk-log-moved = { $player-is ->
        [you] You move
       *[named] { $player } moves
    } a samurai { $from-from } { $area-to }.
web-jk-log-removed = { $player-is ->
        [you] You remove
       *[named] { $player } removes
    } { $owner-is ->
        [you] your { $victim } samurai
       *[named] a { $victim } samurai ({ $owner })
    } { $area-from }.
web-jk-log-sent = { $player-is ->
        [you] You move
       *[named] { $player } moves
    } a neutral samurai { $from-from } { $area-to }.
web-jk-log-stopped = { $player-is ->
        [you] You
       *[named] { $player }
    } { $points ->
        [0] { $player-is ->
            [you] place
           *[named] places
        } no more samurai.
       *[other] { $player-is ->
            [you] spend
           *[named] spends
        } no more action points: { $points } AP lost.
    }
web-jk-log-won = { $player-is ->
        [you] You win
       *[named] { $player } wins
    } the trick with { $card-acc }.
web-jk-log-gained = { $player-is ->
        [you] You gain
       *[named] { $player } gains
    } { $points } RP: { $reason ->
        [kachidoki] Kachidoki { $area-in }.
        [prestige] prestige { $area-in }.
        [presence] “{ variant-1 }” { $area-in }.
        [entry] “{ variant-4 }”.
       *[colour] “{ variant-5 }”.
    }
web-jk-scored-prestige = Prestige, round { $round ->
        [1] I
        [2] II
       *[3] III
    }
web-jk-scored-kachidoki = Kachidoki { $area-in }
web-jk-scored-neutral = neutral
web-jk-scored-legend = Below the points: place · influence.

## What came of a part of the log that is folded: of any, and of a phase or an act alone

web-sum-jk-removed = { $times ->
        [one] { $times } samurai removed
       *[other] { $times } samurai removed
    }
web-sum-jk-won = { $times ->
        [one] { $times } trick
       *[other] { $times } tricks
    }
web-sum-jk-kachidoki = { $times ->
        [1] Kachidoki { $area-in }
       *[other] Kachidoki × { $times }
    }

web-act-jk-placed = samurai in { $times ->
        [one] { $times } area
       *[other] { $times } areas
    }
web-act-jk-marched = { $times ->
        [one] { $times } daimyo move
       *[other] { $times } daimyo moves
    }
web-act-jk-moved = { $times ->
        [one] { $times } samurai move
       *[other] { $times } samurai moves
    }

# What a decision is about
web-jk-help-JK-D02 = Your right neighbour passes you the same number. High cards win tricks; a card also places or moves as much as its number says.
web-jk-help-JK-D03 = The highest card wins, the later of two equal ones; with a 6 in the trick a ninja wins. Your card takes effect at once.
web-jk-help-JK-D04 = Samurai give influence in one area; action points move your pieces and remove rival samurai where your daimyo stands.
web-jk-help-JK-D05 = Each samurai is 1 influence there. The framed row of an area’s table is paid at the end of this round.
web-jk-help-JK-D06 = Click the areas one after another: together or apart, even in Kyoto.
web-jk-help-JK-D07 = To an adjacent area: daimyo { $march } AP, samurai { $move } AP. Remove a samurai where your daimyo stands: { $remove } AP. What is left over is lost.
web-jk-help-where = Now choose its destination: the areas it can reach are marked.
web-jk-help-JK-D08 = Each daimyo starts in the area with the number of its card.
web-jk-help-JK-D09 = Your opponent sees the rest and takes one of them, and so on.
web-jk-help-JK-D10 = Your second card in this trick is for the other one. If a card wins, the area of its daimyo is scored.
web-jk-help-JK-D11 = You get the same number back, then discard one.
web-jk-help-JK-D12 = The others are your hand for this round.
web-jk-help-JK-D13 = Any area will do, as long as it is not behind the neutral daimyo, farther from Kyoto.

## Situations that the ruling desk sets up

web-jk-situation-pass = Passing cards on
web-jk-situation-discard = Discarding a card, with the neutral faction
web-jk-situation-trick = Playing a card in a trick
web-jk-situation-effect = A card has been played: its effect
web-jk-situation-points = Spending action points

## Fields of a position, on the ruling desk

web-desk-field-area = Area
web-desk-field-aside = Set aside
web-desk-field-before = Cards played before it in the trick
web-desk-field-colour = Colour
web-desk-field-discarded = Discarded
web-desk-field-draft = To pick from
web-desk-field-entered = Kyoto bonus taken
web-desk-field-from = From
web-desk-field-kachidoki = Holds Kachidoki
web-desk-field-number = Number of the daimyo card
web-desk-field-passed = Passed on
web-desk-field-picked = Picked
web-desk-field-plays = Played this round
web-desk-field-private = Private cards
web-desk-field-round = Round
web-desk-field-samurai = Samurai
web-desk-field-variants = Variant cards in play
web-desk-field-veiled = Never seen by the opponent
