# The command line.

## At the table

cli-human-name = Human
cli-bot-name = Bot { $number }
cli-you = (you)
cli-more = — more: Enter —
cli-keys = Number or action · u undo · h hint · w how you stand · ? help · l log · b board · s save · q quit
cli-keys-long =
    A choice is given by its number, or typed as it stands at the end of its line.
    An action that is not in the list is answered with the reason why not.
    u  take back your last step
    h  hint from a bot
    w  how everybody stands
    ?  what this decision is about
    l  the log of the whole game
    b  the board again
    s  save; s FILE saves a copy
    q  quit; the game is saved and can be continued
cli-undone = Your last step is taken back.
cli-hint = Hint: { $answer } ({ $text }).
cli-hint-next = Next best: { $answer } ({ $text }).
cli-stand = { $name }: { $percent } %
cli-stand-points = { $name }: { $percent } %, about { $points } points at the end, give or take { $spread }
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
cli-rules-question = Ask in your own words:
cli-rules-question-example = can two daimyo share an area
cli-rule-pages = rulebook p. { $pages }
cli-no-game-rules = There are no rules of { $game } here. Games: { $games }.
cli-no-answer = No rule has these words. Try others.
cli-rule-for-programs = It is about the program, not about the game: the rulebook does without it.
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
cli-no-version = There is no package “gunbai” in “{ $path }”. Name a clone, or a folder that holds the package.
cli-sprt = The bounds of a sequential test are two shares, the lower one first, not { $low } and { $high }.
cli-train-missing = This needs pyarrow. Install gunbai[train].
cli-other-recipe = { $folder } holds games that were made otherwise: choose another folder, or the options it was made with.
cli-dataset-made = { $games } games, { $rows } rows: { $folder }
cli-dataset-took = { $made } games made now in { $seconds } s, { $games_per_second } per second. Memory at most: { $memory_mb } MB, the largest worker { $worker_memory_mb } MB.
cli-bad-result = { $file }, line { $line }: not a result of gunbai arena --save.
cli-no-place = { $file } has no place for the table: add the lines { $begin } and { $end }.
cli-dataset-people = { $games } games in { $folder }. Left out, since they began by earlier rules: { $left }.
cli-ray-missing = A cluster needs Ray. Install gunbai[ray].
cli-ray-address = “{ $text }” is not the address of a cluster. Give HOST:PORT, ray://HOST:PORT or auto; --ray alone starts one here.
cli-ray-failed = The cluster of Ray has failed: { $problem }
cli-no-weights = There is no network for { $game } yet. The command gunbai train { $game } makes one.
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

## gunbai admin

cli-yes = yes
cli-no = no
cli-size-kb = { $number } kB
cli-size-mb = { $number } MB
cli-size-gb = { $number } GB
cli-head-id = Id
cli-head-name = Name
cli-head-password = Password
cli-head-since = Since
cli-head-seen = Last seen
cli-head-tables = Tables
cli-head-running = Not over
cli-head-game = Game
cli-head-status = State
cli-head-host = Host
cli-head-people = People
cli-head-bots = Bots
cli-head-created = Created
cli-head-changed = Changed
cli-head-answers = Answers
cli-head-size = Size
cli-head-seat = Seat
cli-head-link = Link
cli-head-part = What
cli-head-rows = How many
cli-admin-unheard = The change is made, but the server did not take notice of it. Restart the server.
cli-admin-nothing = There is no database { $file }. Name the server’s folder with --data-dir, or its database with --database.
cli-admin-older = The database is of an earlier version (revision { $revision }, now { $newest }). Start the server of this version once, then try again.
cli-admin-owner = { $file } belongs to { $owner }. Files that root writes there could keep the server from starting; run the command as { $owner }: sudo -u { $owner } …
cli-admin-nobody = Nobody here is called “{ $name }”. The list: gunbai admin people.
cli-admin-several = Several people are called “{ $name }”. Give the id of one: { $ids }.
cli-admin-taken = Somebody else with a password is called “{ $name }”, or looks the same; two can’t log in under one name.
cli-admin-busy = { $name }’s games go on too fast. Try again in a moment.
cli-admin-no-table = There is no table { $table }. The list: gunbai admin tables.
cli-admin-over = The game at table { $table } is over already.
cli-admin-no-invitation = Table { $table } has no such open invitation.
cli-admin-exists = { $file } already exists. Choose another name.
cli-admin-no-file = There is no file { $file }.
cli-admin-program = The program { $name } is needed. Install the client programs of PostgreSQL (Debian: postgresql-client).
cli-admin-failed = { $name } failed: { $problem }
cli-admin-running = A server uses this database. Stop it first.
cli-admin-bad-backup = { $file } is not a backup of Gunbai, or it is damaged. Nothing was changed.
cli-admin-other-kind = { $file } is a backup of the other kind of database: SQLite and PostgreSQL can’t be restored into each other.
cli-person-notices = Devices woken by push: { $devices }. Address for notices: { $address ->
        [true] yes
       *[false] no
    }.
cli-person-rated = Rated games of { $game }: { $count }.
cli-reset-sure = { $passkeys ->
        [kept] { $name } gets a new password and is signed out everywhere. Passkeys still log in. Go on?
       *[gone] { $name } gets a new password and is signed out everywhere. Passkeys are removed. Go on?
    }
cli-reset-done = { $name } can log in with this password and should choose another one then: { $password }
cli-export-done = What is kept of { $name } is in { $file }. Records of games: { $games }.
cli-delete-sure = { $name } ({ $id }; tables: { $tables }) goes with all data. Games with others stay, without the name. This can’t be taken back. Go on?
cli-delete-done = { $name } is gone. Tables deleted: { $tables }; seats without a name: { $seats }; tables with another host: { $hosts }; messages deleted: { $words }.
cli-table-end-sure = End the game at table { $table } ({ $game }; { $people }) for everybody?
cli-table-ended = The game at table { $table } is ended; it can still be looked at.
cli-table-delete-sure = Delete table { $table } ({ $game }; { $people }) with its whole game and talk? This can’t be taken back.
cli-table-deleted = Table { $table } is deleted.
cli-invitations-about = * is the link for a whole group. --secrets shows the links.
cli-revoke-sure = Links that were sent out for table { $table } will no longer open a seat. Go on?
cli-revoke-done = Links of table { $table } that no longer count: { $count }. Its host finds new ones in the lobby.
cli-backup-done = The backup is in { $file } ({ $size }). It holds all secrets of the server: keep it safe.
cli-restore-sure = Put { $file } in the place of the database? What is there now is kept aside.
cli-restore-done = { $file } is restored. What was there before: { $aside }.
cli-disk-whole = The database takes { $size }; { $unused } of it are free for what comes next.
cli-disk-free = Free on the disk: { $size }.
cli-disk-aside = Put aside by restores: { $size }.
cli-disk-part-entries = Answers
cli-disk-part-snapshots = Snapshots of games
cli-disk-part-positions = Settled positions
cli-disk-part-archives = Archived games
cli-disk-part-reviews = Reviews of games
cli-disk-part-talk = Talk
cli-disk-bots = Games of bots only that were over { $days } days ago: { $games } ({ $size }). --clean deletes them.
cli-disk-sure = Delete { $games } games of bots only ({ $size })? This can’t be taken back.
cli-disk-cleaned = Games deleted: { $games }.

## gunbai admin bots

cli-head-maker = Maker
cli-head-plays = Plays
cli-head-token = Token
cli-head-renewed = Token made
cli-admin-is-bot = { $name } is a bot with an account: it has no password and no way back. Make it a new token with gunbai admin bots renew.
cli-bot-renew-sure = Make a new token for { $name }? The present one stops working at once.
cli-bot-revoke-sure = Revoke the token of { $name }? Its program is sent away at once.
cli-bot-revoked = { $name } has no token any more.
cli-bot-token = The token of { $name }, shown only now.

## gunbai bot

cli-bot-run = “{ $bot }” is not a bot of others. Name a class, an entry point or program:COMMAND; a level of the server is chosen at the table.
cli-bot-open = { $name } is here.
cli-bot-sit = Table { $table }: sits down.
cli-bot-over = Table { $table } is over. Places by seat: { $places }.
cli-bot-trouble = { $why ->
    [late] No answer in time; the server’s advice is taken.
    [garbage] The answer can’t be read; the server’s advice is taken.
    [resting] The bot rests after several failures; the server’s advice is taken.
   *[gone] The bot broke down; the server’s advice is taken.
}

## gunbai admin way-back

cli-way-back-for = For { $name } alone:
cli-way-back-about = It works once, for three days. Whoever opens it is { $name }; then the earlier devices of { $name } are logged out, and the password no longer counts. A running server tells the tables of { $name } now.

## Reviews

cli-review-what = Name the record to review: gunbai review FILE. Or measure reviews: gunbai review --measure N.
cli-review-running = The game in { $file } is not finished. Only finished games are reviewed.
cli-review-trial = Game { $seed }: a blunder at position { $place } that costs { $cost } %; { $found ->
        [yes] found
       *[no] not found
    } in { $seconds } s
cli-review-measured = Found: { $named } of { $games }
cli-puzzle-keys = A number or the words beside it; ? shows the solution.
cli-puzzles-no-themes = There are no themes for puzzles of { $game }: add puzzles/themes.toml to the game.
cli-bot-outside = This game was played against a bot of somebody else. Name it again with --bot, or another one.
cli-stood-in = { $bot }: { $count ->
    [one] one answer was given by a stand-in: it came late, was unreadable or against the rules, or the program broke down.
   *[other] { $count } answers were given by a stand-in: they came late, were unreadable or against the rules, or the program broke down.
}
cli-mcp-missing = The tools for language models are not installed. Install them with: pip install gunbai[mcp].
