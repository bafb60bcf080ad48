# The command line.

## At the table

cli-human-name = Human
cli-bot-name = Bot { $number }
cli-you = (you)
cli-more = — more: Enter —
cli-keys = Number or action · u undo · h hint · w how you stand · ? help · l log · b board · s save · q quit
cli-keys-long =
    Choose by number, or type the text at the end of the line.
    If you type an action that is not in the list, you are told why it is not allowed.
    u  take back your last step
    h  get a hint from a bot
    w  show how everybody stands
    ?  explain this decision
    l  show the log of the whole game
    b  show the board again
    s  save; s FILE saves a copy
    q  quit; the game is saved and can be continued
cli-undone = Your last step was taken back.
cli-hint = Hint: { $answer } ({ $text }).
cli-hint-next = Next best: { $answer } ({ $text }).
cli-stand = { $name }: { $percent } %
cli-stand-points = { $name }: { $percent } %, about { $points } points at the end, give or take { $spread }
cli-no-such-choice = The list has no such number. Type one from { $first } to { $last }.
cli-saved = The game is saved in
cli-go-on = To continue, type

## Games

cli-games-more = More about a game, and how to start it:
cli-option = Option
cli-values = Value
cli-meaning = Meaning
cli-default = (default)
cli-several = Separate several values of one option with commas: -o { $example }.
cli-refused = Not allowed together:
cli-item = Item
cli-value = Value
cli-source = How sure, and source
cli-house = * house value: no source prints it, we chose it. You can replace it with your own data file.

## Records

cli-verified = { $file }: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } checked, { $state ->
        [finished] the game is finished.
       *[running] the game is not finished.
    }
cli-fingerprint = Every shuffle, draw and throw is determined by the secret number with the fingerprint { $fingerprint }.
cli-fingerprint-words = Every shuffle, draw and throw is determined by the secret number with the fingerprint { $fingerprint } and the words { $words }.
cli-fingerprint-other = { $file }: the fingerprint is { $fingerprint }, not the one you gave.
cli-fingerprint-none = { $file }: this game had no secret number, so there is no fingerprint to compare.
cli-record-title = { $title }, seed { $seed }
cli-record-over = The game in { $file } is finished. You can watch it: gunbai record show.
cli-record-exists = The file { $file } already exists. Choose another name, or continue that game: gunbai record continue.
cli-above-or-seat = A game can’t be shown both from above and from a seat. Choose --above or --seat.
cli-bad-record = { $file }, line { $line }:
cli-file-big = { $file } is too big for a record. Choose another file.
cli-file-text = { $file } is not UTF-8 text. Choose another file.
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
cli-no-game-rules = There are no rules for { $game } here. Games: { $games }.
cli-no-answer = No rule has these words. Try others.
cli-rule-for-programs = It is about the program, not about the game, so the rulebook leaves it out.
cli-rule-source = Source: { $text }
cli-rule-tested = Tested in:
cli-rule-untested = No test cites it.
cli-no-rule = There is no rule { $id }. Ids look like JK-W11.
cli-no-rule-near = There is no rule { $id }. Similar ids: { $near }.
cli-no-ledger = The rule ledgers are not installed. Reinstall Gunbai, or use a clone of the project.

## Speed

cli-bench-others = For the benchmark against other engines, run ./dev bench; this is the quick one.
cli-compiled = compiled
cli-interpreted = interpreted
cli-rate-decisions = Decisions per second
cli-rate-games = Games per second
cli-rate-clones = Copies of a position per second
cli-rate-observations = Views of a seat per second
cli-rate-determinisations = Sampled positions per second
cli-seconds = “{ $text }” is not a valid time. Type a number of seconds up to { $most }.

## Wrong input

cli-no-such-command = There is no command “{ $name }”. Commands: { $known }.
cli-no-such-option = There is no parameter “{ $name }”. For a list: --help.
cli-missing-parameter = { $name } is missing. More: --help.
cli-option-pair = “{ $text }” is not an option of the game. Type it as name=value, such as -o players=3.
cli-option-again = The option “{ $text }” is given twice. Give it once.
cli-not-a-number = { $name } needs a whole number, zero or more, not “{ $text }”.
cli-no-such-seat = There is no seat { $number }. Choose one from 1 to { $seats }.
cli-bots-seats = The number of bots does not match the seats: { $bots } bots for { $seats }.
cli-no-version = There is no package “gunbai” in “{ $path }”. Name a clone, or a folder that contains the package.
cli-sprt = The bounds of a sequential test must be two shares, the lower one first, not { $low } and { $high }.
cli-train-missing = This needs pyarrow. Install gunbai[train].
cli-other-recipe = { $folder } contains games that were made with other options. Choose another folder, or those options.
cli-dataset-made = { $games } games, { $rows } rows: { $folder }
cli-dataset-took = { $made } new games in { $seconds } s, { $games_per_second } per second. Peak memory: { $memory_mb } MB, largest worker { $worker_memory_mb } MB.
cli-bad-result = { $file }, line { $line }: not a result of gunbai arena --save.
cli-no-place = { $file } has no place for the table: add the lines { $begin } and { $end }.
cli-dataset-people = { $games } games in { $folder }. Left out because they began under earlier rules: { $left }.
cli-ray-missing = A cluster needs Ray. Install gunbai[ray].
cli-ray-address = “{ $text }” is not the address of a cluster. Give HOST:PORT, ray://HOST:PORT or auto; --ray alone starts one here.
cli-ray-failed = The Ray cluster failed: { $problem }
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
cli-tower-held = Of a first throw of 38 cubes, { $start } stay inside; over many battles of 3 to 12 cubes, it holds { $held }.
cli-tower-model = The model is a { $confidence }: { $basis }. You can replace it with your own data file.

## gunbai admin check

cli-check-same = The database needs no migration (revision { $after }). This was checked on a copy; nothing was changed.
cli-check-migration = The database would be migrated from revision { $before } to { $after }. This was checked on a copy; nothing was changed.
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
cli-check-sum = Unchanged: { $moveson }. From their last settled position: { $goeson }. Can only be looked at: { $read }. Can’t go on: { $stopped }.

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
cli-head-running = Unfinished
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
cli-head-part = Item
cli-head-rows = Count
cli-admin-unheard = The change is made, but the server did not notice it. Restart the server.
cli-admin-nothing = There is no database { $file }. Name the server’s folder with --data-dir, or its database with --database.
cli-admin-older = The database is from an earlier version (revision { $revision }, now { $newest }). Start this version’s server once, then try again.
cli-admin-owner = { $file } belongs to { $owner }. Files that root writes there could keep the server from starting; run the command as { $owner }: sudo -u { $owner } …
cli-admin-nobody = Nobody here is called “{ $name }”. The list: gunbai admin people.
cli-admin-several = Several people are called “{ $name }”. Give the id of one: { $ids }.
cli-admin-taken = Somebody else with a password has the name “{ $name }”, or one that looks the same. Two people can’t log in under the same name.
cli-admin-busy = { $name }’s games are moving too fast. Try again in a moment.
cli-admin-no-table = There is no table { $table }. The list: gunbai admin tables.
cli-admin-over = The game at table { $table } is already over.
cli-admin-no-invitation = Table { $table } has no such open invitation.
cli-admin-exists = { $file } already exists. Choose another name.
cli-admin-no-file = There is no file { $file }.
cli-admin-program = The program { $name } is needed. Install the PostgreSQL client programs (Debian: postgresql-client).
cli-admin-failed = { $name } failed: { $problem }
cli-admin-running = A server uses this database and would play on with the games that it has in memory. Stop it first, and start it again afterwards (if it is a service: systemctl stop gunbai { "'gunbai@*'" }). Nothing was changed.
cli-admin-bad-backup = { $file } is not a backup of Gunbai, or it is damaged. Nothing was changed.
cli-admin-other-kind = { $file } is a backup of the other kind of database: SQLite and PostgreSQL can’t be restored into each other.
cli-person-notices = Devices woken by push: { $devices }. Address for notices: { $address ->
        [true] yes
       *[false] no
    }.
cli-person-rated = Rated games of { $game }: { $count }.
cli-reset-sure = { $passkeys ->
        [kept] { $name } gets a new password and is logged out everywhere. Passkeys keep working. Continue?
       *[gone] { $name } gets a new password and is logged out everywhere. Passkeys are removed. Continue?
    }
cli-reset-done = { $name } can log in with this password and should then choose another one: { $password }
cli-export-done = The data of { $name } is in { $file }. Records of games: { $games }.
cli-delete-sure = Delete { $name } ({ $id }; tables: { $tables }) with all data? Games with others stay, without the name. This can’t be undone.
cli-delete-done = { $name } is deleted. Tables deleted: { $tables }; seats without a name: { $seats }; tables with a new host: { $hosts }; messages deleted: { $words }.
cli-table-end-sure = End the game at table { $table } ({ $game }; { $people }) for everybody?
cli-table-ended = The game at table { $table } has ended; it can still be looked at.
cli-table-delete-sure = Delete table { $table } ({ $game }; { $people }) with its whole game and talk? This can’t be undone.
cli-table-deleted = Table { $table } is deleted.
cli-invitations-about = * is the link for a whole group. --secrets shows the links.
cli-revoke-sure = Links already sent out for table { $table } will no longer open a seat. Continue?
cli-revoke-done = Revoked links of table { $table }: { $count }. Its host finds new ones in the lobby.
cli-backup-done = The backup is in { $file } ({ $size }). It contains all secrets of the server: keep it safe.
cli-restore-sure = Replace the database with { $file }? The current one is set aside.
cli-restore-done = { $file } is restored. The previous database: { $aside }.
cli-disk-whole = The database takes up { $size }; { $unused } of that is free for new data.
cli-disk-free = Free on the disk: { $size }.
cli-disk-aside = Set aside by restores: { $size }.
cli-disk-part-entries = Answers
cli-disk-part-snapshots = Snapshots of games
cli-disk-part-positions = Settled positions
cli-disk-part-archives = Archived games
cli-disk-part-reviews = Reviews of games
cli-disk-part-talk = Talk
cli-disk-bots = Bot-only games that ended more than { $days } days ago: { $games } ({ $size }). --clean deletes them.
cli-disk-sure = Delete { $games } bot-only games ({ $size })? This can’t be undone.
cli-disk-cleaned = Games deleted: { $games }.

## gunbai admin bots

cli-head-maker = Owner
cli-head-plays = Plays
cli-head-token = Token
cli-head-renewed = Token made
cli-admin-is-bot = { $name } is a bot with an account: it has no password and no way back. To make it a new token: gunbai admin bots renew.
cli-bot-renew-sure = Make a new token for { $name }? The current one stops working at once.
cli-bot-revoke-sure = Revoke the token of { $name }? Its program is disconnected at once.
cli-bot-revoked = { $name } no longer has a token.
cli-bot-token = The token of { $name }, shown only now.

## gunbai bot

cli-bot-run = “{ $bot }” is not a third-party bot. Name a class, an entry point or program:COMMAND; the server’s own levels are chosen at the table.
cli-bot-open = { $name } is connected.
cli-bot-sit = Table { $table }: takes its seat.
cli-bot-over = Table { $table } is over. Places by seat: { $places }.
cli-bot-trouble = { $why ->
    [late] No answer in time; following the server’s advice.
    [garbage] The answer can’t be read; following the server’s advice.
    [illegal] The answer is against the rules; following the server’s advice.
    [resting] The bot is resting after several failures; following the server’s advice.
   *[gone] The bot crashed; following the server’s advice.
}

## gunbai admin way-back

cli-way-back-for = For { $name } only:
cli-way-back-about = It works once, within three days. Whoever opens it becomes { $name }; then the earlier devices of { $name } are logged out, and the password no longer works. A running server tells the tables of { $name } now.

## Reviews

cli-review-what = Name the record to review: gunbai review FILE. To measure reviews: gunbai review --measure N.
cli-review-running = The game in { $file } is not finished. Only finished games are reviewed.
cli-review-trial = Game { $seed }: a blunder at position { $place } that costs { $cost } %; { $found ->
        [yes] found
       *[no] not found
    } in { $seconds } s
cli-review-measured = Found: { $named } of { $games }
cli-puzzle-keys = Type a number or the words next to it; ? shows the solution.
cli-puzzle-holds = { $id }: holds, { $lead } points
cli-puzzle-fails = { $id }: does not hold; “{ $solution }” was the solution, the bots say: { $chosen } ({ $lead } points)
cli-puzzles-checked = Hold: { $held } of { $count }
cli-puzzles-no-themes = There are no puzzle themes for { $game }: add puzzles/themes.toml to the game.
cli-bot-outside = This game was played against a third-party bot. Name it again with --bot, or another one.
cli-stood-in = { $bot }: { $count ->
    [one] a stand-in gave one answer: the bot’s came late, was unreadable or illegal, or the program crashed.
   *[other] a stand-in gave { $count } answers: the bot’s came late, were unreadable or illegal, or the program crashed.
}
cli-mcp-missing = The tools for language models are not installed. Install them with: pip install gunbai[mcp].
