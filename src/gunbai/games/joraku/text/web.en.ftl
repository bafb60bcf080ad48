# What the browser client says about Joraku alone.

web-points = Reputation points
web-result-score = { $points } RP
web-result-tie-joraku-base = With equal points the higher number on the daimyo card decides.
web-result-tie-joraku-two_vs_two = With equal points the other factions are compared, then the Kachidoki card decides.
web-result-tie-joraku-neutral = With equal points the higher number on the daimyo card decides.
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
web-figure-joraku-prestige-kyoto = { area-kyoto }: RP for 1st / 2nd / 3rd place, rounds I · II · III
web-figure-joraku-prestige-omi = { area-omi }: RP for 1st / 2nd / 3rd place, rounds I · II · III
web-figure-joraku-prestige-ise = { area-ise }: RP for 1st / 2nd / 3rd place, rounds I · II · III
web-figure-joraku-prestige-owari = { area-owari }: RP for 1st / 2nd / 3rd place, rounds I · II · III
web-figure-joraku-prestige-mikawa = { area-mikawa }: RP for 1st / 2nd / 3rd place, rounds I · II · III
web-figure-joraku-prestige-totomi = { area-totomi }: RP for 1st / 2nd / 3rd place, rounds I · II · III
web-figure-joraku-prestige-shinano = { area-shinano }: RP for 1st / 2nd / 3rd place, rounds I · II · III
web-figure-joraku-kachidoki = Kachidoki: RP for 1st / 2nd / 3rd place
web-figure-joraku-variant3 = “{ variant-3 }”: RP for 1st / 2nd / 3rd place
web-figure-joraku-variant4 = “{ variant-4 }”: RP
web-figure-joraku-variant5 = “{ variant-5 }”: RP
web-figure-joraku-variant6 = “{ variant-6 }”: AP to move the daimyo
web-figure-daimyo-card = number on the daimyo card

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
web-jk-stage-trick = Round { $round ->
        [1] I
        [2] II
       *[3] III
    }: trick { $trick } of { $tricks }
web-jk-trick = Trick
web-jk-last-trick = Last trick
web-jk-no-trick = The cards of the trick will lie here
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
web-jk-variant-figure = { $which ->
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
web-jk-foresee = { $area }: place { $rankBefore ->
        [0] –
       *[other] { $rankBefore }
    } → { $rank ->
        [0] –
       *[other] { $rank }
    }, prestige this round { $prestigeBefore } → { $prestige } RP{ $cry ->
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
web-jk-kept = Yours already
web-jk-no-cards = No cards in hand
web-jk-received = passed to you this round
web-jk-reading = Reading the board
web-jk-reading-pieces = The horned piece is a daimyo (2 influence), the small ones are samurai (1 each).
web-jk-reading-figures = Beside the pieces: influence, and the place it gives in this area. The ground has the colour of whoever is 1st.
web-jk-reading-table = The table shows the RP for 1st, 2nd and 3rd place in rounds I, II, III; the framed row is paid at the end of this round.
web-jk-reading-trick = The winner of each trick takes the Kachidoki card, and the area of the winner’s daimyo is scored at once.
web-jk-reading-neutral = The hollow pieces are neutral: nobody plays them. They count for the places, but gain no RP.
web-jk-house-here = The table is a house value: no source prints it.
web-jk-house = House value: no source prints it, we chose it. Tables: { $areas }.
web-jk-stamp-kachidoki = Kachidoki!
    .about = { $player } wins with { $card-acc }: { $why ->
        [ninja] a ninja beats the 6
        [last] the last of equal cards
       *[highest] the highest card
    }. { $area } is scored.
web-jk-stamp-end = Victory!
    .about = { $player }

# The log, and what was scored

web-jk-log-by = { $name } ({ $colour })
web-jk-log-played = { $player } plays { $card-acc }.
web-jk-log-effect = { $player } chooses { $effect ->
        [a] effect A: place samurai.
       *[b] effect B: action points.
    }
web-jk-log-placed = { $count ->
        [0] { $player } places no samurai { $area-in }.
       *[other] { $player } places { $count } samurai { $area-in }.
    }
web-jk-log-marched = { $player } moves the daimyo { $from-from } { $area-to }.
web-jk-log-moved = { $player } moves a samurai { $from-from } { $area-to }.
web-jk-log-removed = { $player } removes a { $victim } samurai ({ $owner }) { $area-from }.
web-jk-log-sent = { $player } moves a neutral samurai { $from-from } { $area-to }.
web-jk-log-stopped = { $points ->
        [0] { $player } places no more samurai.
       *[other] { $player } spends no more action points: { $points } AP lost.
    }
web-jk-log-won = { $player } wins the trick with { $card-acc }.
web-jk-log-gained = { $player } gains { $points } RP: { $reason ->
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
