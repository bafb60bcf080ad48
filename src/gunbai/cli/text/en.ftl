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
cli-go-on = To go on, type

## Games

cli-games-more = More about a game, and how to start it:
cli-option = Option
cli-values = Value
cli-meaning = Meaning
cli-default = (default)
cli-several = Several variant cards are joined by commas: -o variants=1,4.
cli-refused = Not allowed together:
cli-figure = Figure
cli-value = Value
cli-source = How sure, and source
cli-house = * house value: no source prints it, chosen by us. A data file of your own can replace it.

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
cli-record-exists = There is a file { $file } already. Choose another name, or go on with that game: gunbai record continue.
cli-above-or-seat = From above and from a seat at once is not possible. Choose --above or --seat.
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
cli-no-ledger = The ledgers of rules are not installed. Install Gunbai anew, or use a clone of the project.

## Speed

cli-bench-others = The benchmark against other engines is ./dev bench; this is the quick one.
cli-compiled = compiled
cli-interpreted = interpreted
cli-rate-decisions = Decisions a second
cli-rate-games = Games a second
cli-rate-clones = Copies of a position a second
cli-rate-observations = Views of a seat a second
cli-rate-determinisations = Positions dealt anew a second
cli-seconds = “{ $text }” is not a time to measure. Type a number of seconds up to { $most }.

## What was given wrong

cli-no-such-command = There is no command “{ $name }”. Commands: { $known }.
cli-no-such-option = There is no parameter “{ $name }”. The list: --help.
cli-missing-parameter = { $name } is missing. More: --help.
cli-option-pair = “{ $text }” is not an option of the game. Type it as name=value, such as -o players=3.
cli-option-again = The option “{ $text }” is there twice. Give it once.
cli-not-a-number = { $name } needs a whole number, zero or more, not “{ $text }”.
cli-no-such-seat = There is no seat { $number }. Choose one from 1 to { $seats }.
cli-names = { $seats ->
        [one] { $seats } name is
       *[other] { $seats } different names are
    } needed, one a seat, separated by commas; given: { $found }.

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
cli-jk-ways = How the points came
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
cli-about-JK-D03 = The leader plays any card. Everybody else plays a card of the led colour if they hold one, else any card; a ninja has a colour too. The highest value wins, of equal ones the last; a ninja wins only if there is a 6 in the trick. Rules: JK-K03…K07, JK-W02…W05.
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
