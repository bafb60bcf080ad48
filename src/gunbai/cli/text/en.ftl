# The command line.

## At the table

cli-human-name = Human
cli-bot-name = Bot { $number }
cli-you = (you)
cli-more = — more: Enter —
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
cli-item = Item
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
cli-fingerprint = Every shuffle, draw and throw follows from the secret number with the fingerprint { $fingerprint }.
cli-fingerprint-words = Every shuffle, draw and throw follows from the secret number with the fingerprint { $fingerprint } and the words { $words }.
cli-fingerprint-other = { $file }: the fingerprint is { $fingerprint }, not the one you gave.
cli-fingerprint-none = { $file }: this game had no secret number, so there is no fingerprint to compare.
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

## gunbai tower
cli-tower-title = The cube tower: what falls, by the number of cubes thrown
cli-tower-size = cubes thrown
cli-tower-thrown = of those thrown fall
cli-tower-inside = of those inside fall
cli-tower-tray = in the tray
cli-tower-held = Of a first throw of 38 cubes { $start } stay inside; over many battles of 3 to 12 cubes it holds { $held }.
cli-tower-model = The model is a { $confidence }: { $basis }. A data file of your own can replace it.

## gunbai admin check

cli-check-same = The database needs no migration (revision { $after }). Checked on a copy; nothing was changed.
cli-check-migration = The database would be migrated from revision { $before } to { $after }. Checked on a copy; nothing was changed.
cli-check-status = { $status ->
        [lobby] lobby
        [running] running
        [paused] paused
        [finished] finished
       *[ended] ended
    }
cli-check-moves-on = { $table } ({ $game }, { $names }; { $status }): moves on, rules { $rules } → { $now }.
cli-check-goes-on = { $table } ({ $game }, { $names }; { $status }): goes on from its last settled position, rules { $rules } → { $now }; answers that no longer count: { $lost }.
cli-check-read = { $table } ({ $game }, { $names }; { $status }): can only be looked at, as far as it was kept (rules { $rules }).
cli-check-stopped = { $table } ({ $game }, { $names }; { $status }): can’t go on (rules { $rules }). It would be kept and listed.
cli-check-sum = As they are: { $moveson }. From their last settled position: { $goeson }. To be looked at only: { $read }. Can’t go on: { $stopped }.

## gunbai admin way-back

cli-way-back-for = For { $name } alone:
cli-way-back-about = It works once, for three days. Whoever opens it is { $name }; then the earlier devices of { $name } are logged out, and the password no longer counts. A running server tells the tables of { $name } now.
cli-way-back-nobody = Nobody is called “{ $name }”. Check the name; the id at the end of the address of a person’s page will do as well.
cli-way-back-several = Several people are called “{ $name }”. Give the id instead of the name: { $known }.
