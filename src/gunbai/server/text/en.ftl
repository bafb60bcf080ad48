# Words of the server and the browser client.

## Pages (home, tables, people, replay)

web-skip = Skip to the content
web-home = Home page
web-menu = Menu
web-rule = Rule { $id }
web-list = { $parts }
web-loading = Loading…
web-copied = Copied
web-copy-failed = Copying is not allowed here. Select the link and copy it yourself:
web-save = Save
web-saved = Saved
web-bot-name = Bot { $number }
web-seat-number = Seat { $number }
web-seat-free = free
web-seat-invited = by invite
web-you = you
web-guest = Guest
web-guest-names = Crane, Heron, Pine, Lotus, Turtle, Dragonfly, Moon, Wave, Maple, Swallow, Fox, Mountain
web-language = Language
web-theme = Theme
web-theme-auto = as in the system
web-theme-light = light
web-theme-dark = dark
web-theme-now = Theme: { $theme ->
        [light] light
        [dark] dark
       *[auto] as in the system
    }
web-me-link = My name and settings:
web-legal = Gunbai is an unofficial, non-commercial fan project. The names of the games belong to their owners; no art or text of the publishers is included. Own the games to play them.

# Home

web-tagline = Board games of feudal Japan, with friends or against bots.
web-play-bots = Play against bots
web-game = Game
web-opponents = Opponents
web-level = Bot level
web-play-as = You play as { $name }. The name can be changed at any time.
web-start = Start the game
web-more-options = More options
web-create = Create a table
web-how = How to play
web-ratings = Ratings
web-come-back = I have been here before
web-mine = My tables
web-open = Open tables
web-open-none = No table is waiting for players. Create one, and it will be seen here.
web-running = Games in progress
web-running-none = Nobody is playing just now.
web-finished = Finished games
web-finished-none = The games that are over will be listed here.
web-go-on = To the table
web-join = Look in
web-watch = Watch
web-watch-replay = Replay
web-your-decision = Your decision
web-status-paused = Paused
web-seats-left = { $count ->
        [0] No free seats
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-more = { $count } more
web-fewer = Show fewer
web-upload = Open a record
web-upload-about = A finished game opens as a replay; an unfinished one becomes a table where you play on.
web-upload-file = Choose a file

# A new table

web-create-about = Every seat is yours, open to anyone, kept for a guest with an invite link, or a bot’s.
web-options = Rules
web-adjusted = { $option }: now { $value }. { $reason }
web-seats = Seats
web-seats-about = The order of the seats is the order of play, clockwise.
web-seat-of = Seat { $number }: who sits here
web-seat-is-me = me
web-seat-is-open = open to anyone
web-seat-is-invited = by invite link
web-seat-is-bot = bot, { $level ->
        [easy] easy
        [strong] strong
       *[medium] medium
    }
web-move-up = { $what }: up
web-move-down = { $what }: down
web-pace = Pace
web-pace-none = no clock
    .about = Everyone takes as long as they like.
web-pace-live = live
    .about = Seconds for each decision; what is over them comes out of the bank. When the bank is empty, a bot plays for you until you are back.
web-pace-days = days
    .about = A correspondence game: a bot plays for whoever is late, until they are back.
web-pace-decision = Seconds for a decision
web-pace-bank = Minutes in the bank
web-pace-days-count = Days for a decision
web-pace-is = pace: { $pace }
web-pace-is-live = { $seconds } s for a decision, { $minutes } min in the bank
web-pace-is-days = { $days ->
        [one] { $days } day for a decision
       *[other] { $days } days for a decision
    }
web-watching = Who may watch
web-watching-is = { $watch ->
        [link] watched by link
        [nobody] no spectators
       *[everybody] everybody may watch
    }
web-level-is = { $level ->
        [easy] easy
        [strong] strong
       *[medium] medium
    }
web-watching-everybody = everybody
    .about = The table is listed on the home page.
web-watching-link = by link
    .about = The table is not listed; whoever has the link can watch.
web-watching-nobody = nobody
    .about = Only those who sit at the table.
web-note = Note from the host
web-note-about = Shown to everyone who looks at the table: for whom it is, when you play, in which language.
web-note-language = Language of the note
web-more-settings = More
web-seed = Seed
web-seed-about = Digits only. The same seed deals the same cards; such a game is not rated.
web-create-start = Start the game
web-create-wait = Create the table

# Before the game

web-lobby-about = { $count ->
        [0] All seats are taken.
        [1] The game can start when the last seat is taken.
       *[other] The game can start when all seats are taken. Still free: { $count }.
    }
web-lobby-host-starts = { $host } starts the game.
web-lobby-nobody-starts = The host of the table starts the game.
web-lobby-note = From the host
web-lobby-host = host
web-lobby-here = here
web-lobby-away = not here
web-lobby-take = Take this seat
web-lobby-leave = Leave the seat
web-lobby-close = Close the table
web-lobby-close-sure = Close the table for everyone?
web-lobby-keep = Keep it
web-lobby-invite = Copy the invite link
web-lobby-link = Copy the link to this table
web-lobby-name-first = Tell your name to take a seat.

# Invite, name, person

web-invite = You are invited
web-invite-host = { $host } invites you to this table.
web-invite-plain = This link leads to a seat at this table.
web-invite-sit = Take the seat
web-invite-mine = You already sit at this table.
web-invite-go = To the table
web-name = Name at the table
web-name-about = Everyone at the table sees it.
web-person = My name and settings
web-password = Password
web-password-about = Without a password this browser alone knows you. With one you can come back from another device, and nobody else can take your name.
web-password-has = A password is set. You can log in with your name and password on any device.
web-password-new = New password
web-password-now = Current password
web-password-set = Set the password
web-password-change = Change the password
web-password-done = The password is set.
web-login = Come back
web-login-about = If you set a password elsewhere, log in with it here.
web-login-do = Log in
web-logout = Log out
web-logout-about = This browser forgets you. Your seats and games stay with your name.
web-logout-lost = You have no password: after logging out you can’t come back to your seats.
web-settings = Settings
web-sound = Sound when it is my turn
web-notify = Notification of the browser when it is my turn
web-notify-denied = The browser does not allow notifications for this page. You can change that in its settings.
web-confirm = Ask once more before an answer that can’t be undone

# Replay

web-replay = Replay
web-replay-so-far = Replay so far
web-replay-own = You see what you know at your seat. When the game is over, all hands can be shown.
web-replay-from = Seen
web-replay-above = from above, all hands
web-replay-onlooker = as a spectator
web-replay-seat = by { $name }
web-replay-step = Step { $at } of { $all }
web-replay-first = To the beginning
web-replay-back = Step back
web-replay-play = Play
web-replay-stop = Pause
web-replay-next = Step forward
web-replay-last = To the end
web-replay-speed = Speed
web-replay-slow = slow
web-replay-normal = normal
web-replay-fast = fast
web-replay-controls = Replay controls
web-replay-keys = Keys: ← and → step, Home and End go to the ends, space plays and pauses.
web-replay-log = Log
web-replay-to = To { $name }: “{ $line }”
web-replay-link = Link to this position
web-replay-download = Save to a file
web-replay-fork = Play from here
web-replay-fork-about = A new table from this position: you take the seat that decides, bots take the others.
web-replay-result = Result
web-replay-board-missing = There is no board for this game yet. The log tells what happened.
web-replay-to-table = To the table
web-replay-private = private cards:
web-replay-picked = picked:
web-replay-draft = draft hand:
web-replay-no-cards = no cards

# Result

web-result-place = Place
web-result-score = { $game ->
        [shogun] { $points } VP
       *[joraku] { $points } RP
    }
web-result-tie = Some players have equal points.
web-result-tie-joraku-base = With equal points the higher number on the daimyo card decides.
web-result-tie-joraku-two_vs_two = With equal points the other factions are compared, then the Kachidoki card decides.
web-result-tie-joraku-neutral = With equal points the higher number on the daimyo card decides.
web-result-tie-shogun = With equal points the chests decide; with equal chests the place is shared.
web-result-how = How the points came
web-result-holder = { $name }: { $colour }
web-result-round = Round { $round ->
        [1] I
        [2] II
       *[3] III
    }
web-result-sum = Total
web-result-by = Points
web-result-by-round = by round
web-result-by-area = by area
web-result-by-reason = by kind
web-result-no-area = no area
web-gain-kachidoki = Kachidoki
web-gain-prestige = Prestige
web-gain-presence = { variant-1 }
web-gain-entry = { variant-4 }
web-gain-colour = { variant-5 }
web-result-rematch = Rematch
web-result-rematch-there = To the rematch
web-result-replay = Watch the replay
web-result-link = Copy the link
web-result-ended = The game was stopped before its end.

# Guide and ratings

web-guide-figures = The figures
web-guide-figures-about = { $count ->
        [0] Every figure is printed in a source.
        [one] { $count } figure is a house value: no source prints it, chosen by us. It is marked *.
       *[other] { $count } figures are house values: no source prints them, chosen by us. They are marked *.
    }
web-guide-figure = Figure
web-guide-value = Value
web-guide-sure = How sure
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
web-figure-joraku-variant6 = “{ variant-6 }”: AP for a move of the daimyo
web-figure-daimyo-card = number on the daimyo card
web-figure-shogun-events = Events 1–12: rice lost in Winter
web-figure-shogun-winter = Shortage 0 / 1 / 2 / … / 7: revolts · farmers in each
web-figure-shogun-tower = Tower: chance that a thrown cube stays · most that one inside falls · cubes for two thirds of that
web-figure-shogun-tower-plain = Plain tower: chance that a thrown cube stays · that one inside falls
web-figure-shogun-favours-chests = Favours 2 / 9 / 16: chests
web-figure-shogun-favours-armies = Favours 3 / 8 / 14: armies into the tray
web-figure-shogun-favours-rice = Favours 5 / 15 / 20: rice
web-figure-shogun-favours-points = Favours 6 / 13 / 19: victory points
web-figure-shogun-favours-landing = Favour 12: armies
web-figure-shogun-valour = Valour cards 2 · 3 · 4: chests / rice / armies / points
web-figure-shogun-dajokan = Dajokan: points of the rows · of the columns
web-guide-pages = Pages of the guide
web-guide-next = Next: { $title }
web-guide-none = There is no such guide.
web-ratings-about = A rating grows with wins against strong opponents. It starts at 0 and becomes surer with each game. Only games from the start count, not forks, uploads and games with a chosen seed.
web-ratings-none = Nobody has finished a rated game yet.
web-ratings-who = Player
web-ratings-rating = Rating
web-ratings-games = Games
web-ratings-wins = Wins
web-ratings-bot-name = Bot, { $level ->
        [easy] easy
        [strong] strong
       *[medium] medium
    }

# Requests that are refused

offline = The server doesn’t answer. What you typed is kept; try again in a moment.
who-are-you = The server doesn’t know you yet. Tell your name first.
name-empty = The name is empty. Type at least 1 letter.
name-taken = The name “{ $name }” belongs to somebody with a password. Choose another, or log in if it is yours.
password-length = The password is too short or too long. Take one with { $least } to 200 characters.
password-wrong = The current password is not right. Nothing was changed; type it again.
login-wrong = There is no such name with this password. Check both and try again.
table-unknown = There is no such table. Check the link, or look for the table on the home page.
table-closed = Only those who sit at this table may see it. Ask the host for an invite link.
table-seats = With these options { $expected ->
        [one] { $expected } seat is
       *[other] { $expected } seats are
    } needed, there are { $found }. Change the seats or the options.
table-one-seat = You can take only one seat at a table. Give the other to a bot or leave it open.
table-too-many = You host { $most } unfinished tables already. Finish or close one of them first.
table-pace = A game with a clock needs time for a decision. Give some seconds or days, or play without a clock.
table-seed = The seed must be a number, digits only. Correct it or leave it empty.
table-host-only = Only the host of the table can do this. Ask the host.
table-over = This game is over. You can watch the replay or start a new game.
table-no-seat = This seat is taken or doesn’t exist. Choose another one.
table-started = The game has begun already. The seats can’t be changed any more.
table-not-running = { $status ->
        [lobby] The game has not begun yet. Wait for the host to start it.
        [paused] The game is paused. It goes on when the host resumes it.
       *[finished] The game is over. You can watch the replay.
    }
table-not-full = Not all seats are taken yet. Fill them with bots or wait for the others.
table-seated-only = Only those who sit at the table can do this. You can watch.
table-host-here = The host is here and decides. You can vote when the host has been gone for a minute.
table-not-over = The game is not over yet. This is possible after its end.
table-rules = This game was begun with rules version { $rules }, the server knows version { $known }. It is kept, and opens in a program of that version.
table-broken = This game can’t be opened: what is kept of it doesn’t fit its rules. The server’s log says where; nothing was changed.
table-changed = The table has changed in the meantime. Nothing was done; try again.
table-no-replay = This replay can’t be seen from here. Wait for the end of the game, or look from your own seat.
table-away = A bot plays for this seat just now. Take the seat back first.
invite-unknown = This invite link doesn’t lead anywhere: it was used or withdrawn. Ask for a new one.
rule-unknown = There is no rule with this id. Check the id.
motion-unknown = A table can’t do that. It can be paused, resumed and ended.
page-unknown = There is no such page. Go back to the home page.
talk-empty = The message is empty. Write something first.
talk-nobody = There is nobody to talk to in private there. Choose another player.
talk-onlooker = Spectators keep silent during the game. You can write when it is over.
talk-long = The message is too long: { NUMBER($length, useGrouping: 0) } characters, { NUMBER($most, useGrouping: 0) } are allowed. Shorten it; it is still in the field.
talk-lobby = Before the game the seats still change hands, so there is no private talk yet. Write to the whole table.
hint-none = There is no hint just now. Try again in a moment.
too-much = Too many requests at once. Wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } and try again.
request-bad = The server didn’t understand the request. Nothing was changed; reload the page and try again.
request-large = This is too large for the server. Nothing was changed; send something shorter.
request-method = The server can’t do this at that address. Reload the page and try again.
foreign-origin = The request came from another site and was not carried out. Open Gunbai itself and try again.
server-error = Something went wrong on the server. Nothing that was saved is lost; try again.
server-port = Port { NUMBER($port, useGrouping: 0) } at { $host } can’t be used: { $problem }. Choose another one: --port.
server-twice = Another Gunbai uses the database { $database } already. Open its page, end it, or choose another data folder: --data-dir.
server-folder = The data folder { $folder } can’t be written: { $problem }. Choose another one: --data-dir.
server-secret = The key file { $file } is damaged. Restore it from a copy; if you delete it, everyone has to log in anew.
server-database = The database { $database } can’t be opened: { $problem }. Check the address and that it runs.
server-newer-database = The database was made by a newer Gunbai ({ $revision }). Nothing was changed; install the newer version.
server-ready = Gunbai is ready: { $url } (Ctrl-C ends it)
server-not-started = The server could not start. The lines above tell why.

## Table

web-players = Players
web-points = Reputation points
web-cards = Cards: { $count }
web-hand = Your hand
web-clock = Time for the decision, and in the bank
web-clock-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-seat-decides = decides
web-seat-bot-plays = a bot plays
web-seat-offline = not connected
web-seat-program = program
web-panel = Log, talk, rules, settings
web-tab-log = Log
web-tab-talk = Talk
web-tab-rules = Rules
web-tab-settings = Settings
web-close = Close
web-log = Log
web-log-newest = To the newest
web-talk = Talk
web-talk-threads = Whom you talk to
web-talk-all = Table
web-talk-unread = unread
web-talk-empty = Nobody has said anything yet. Everyone at the table reads what you write here.
web-talk-private = Only the two of you read this.
web-talk-write = Write a message
web-talk-send = Send
web-talk-left = { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
web-talk-over = { $count ->
        [one] { $count } character too many
       *[other] { $count } characters too many
    }
web-own-figures = This table plays with figures of its own: they may differ from those of the guide.
    .brief = own figures
web-rules-guide = How to play, from the beginning
web-rules-now = The rules for this decision
web-undo = Undo
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-is = Hint: { $answer }.
web-confirm-do = Confirm
web-back = Change
web-sealed = Your choice is sealed; with “Undo” you can still change it. Waiting for: { $names }.
web-title-turn = ● Your turn – { $title }
web-connection-lost = Connection lost. All that was accepted is saved.
web-reconnecting = Reconnecting…
web-table-paused = The game is paused.
web-table-ended = The game was stopped.
web-table-finished = The game is over.
web-table-menu = Menu of the table
web-seat-back = Take my seat back
web-seat-to-bot = Let a bot play for me
web-pause = Pause the game
web-resume = Go on with the game
web-end = End the game
web-end-sure = End it for everyone
web-replace = Let a bot play for { $player }
web-vote-about = The host is gone: most of those present decide.
web-vote-pause = Vote: pause the game
web-vote-resume = Vote: go on with the game
web-vote-end = Vote: end the game
web-vote-replace = Vote: let a bot play for { $player }
web-votes = Votes: { $count }

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
            [card] The RP: the number on your daimyo card.
           *[amount] The RP: { $value }.
        }
        [v5] The RP: { $value }.
       *[v6] The AP: { $value }.
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
web-jk-house = House value: no source prints it, chosen by us. Tables: { $areas }.
web-jk-stamp-kachidoki = Kachidoki!
    .about = { $player }: { $area }
web-jk-stamp-prestige = Prestige
    .about = Round { $round ->
        [1] I
        [2] II
       *[3] III
    }
web-jk-stamp-end = Victory!
    .about = { $player }

# Shogun's board and tower
web-sg-sign-unrest = unrest marker
web-sg-sign-general = general
web-sg-sign-statue = statue
web-sg-map = Map of the provinces
web-sg-zoom = Zoom
web-sg-closer = Closer
web-sg-further = Further away
web-sg-fit = Show the whole map
web-sg-stage = Year { $year ->
        [1] I
       *[2] II
    }, { $season }: { $phase }
web-sg-year = Year { $year ->
        [1] I
       *[2] II
    } · { $season }
web-sg-phase-draft = starting provinces
web-sg-phase-planning = planning
web-sg-phase-auction = auction
web-sg-phase-palace = palace
web-sg-phase-valour = valour cards
web-sg-phase-generals = generals
web-sg-phase-departments = departments
web-sg-phase-action = action { $number }, { $action }
web-sg-phase-winter = supply and scoring
web-sg-phase-end = end of the game
web-sg-good-chests = Chests: { $count }
web-sg-good-rice = Rice: { $count }
web-sg-good-provinces = Provinces: { $count }
web-sg-good-supply = Armies in the supply: { $count }
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
    }: taxes or rice here start a revolt, { $markers ->
        [one] { $markers } farmer
       *[other] { $markers } farmers
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
web-sg-neighbours = Next to it:
web-sg-sea = by sea
web-sg-card-figures = { $province }: taxes { $chests }, rice { $rice }, building spaces { $spaces }.
web-sg-card-figures-short = Taxes { $chests }, rice { $rice }, building spaces { $spaces }
web-sg-space-order = Its space makes you number { $number } in the turn order.
web-sg-aim-attack = Attack on { $target }
web-sg-aim-move = March { $target-to }
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
web-sg-odds-neutral = Chances: { $win } % you take it; else it stays neutral and your attackers are lost.
web-sg-odds-defence = Chances: { $hold } % you hold it, { $none } % it becomes neutral, { $win } % it is lost.
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
web-sg-throw-setup-held = Cubes that stay inside: { $count }. What fell goes back to the supplies.
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
web-sg-left-in-tray = What doesn’t count stays in the tray.
web-sg-extra = { $player }: +1 army ({ $help ->
        [attack] special card
        [castle] garrison
       *[defence] special card
    }).
web-sg-end-conquered = { $player } takes { $province }: more fell for the attack. { $lost ->
        [0] None is lost,
        [one] { $lost } army is lost,
       *[other] { $lost } armies are lost,
    } { $armies } there now.
web-sg-end-held = { $player } holds { $province }: more fell for the defence. Farmers fall first; { $lost ->
        [0] no army is lost,
        [one] { $lost } army is lost,
       *[other] { $lost } armies are lost,
    } { $armies } there now.
web-sg-end-repelled = Not more than the farmers: { $province } stays neutral, the attackers that fell go back to the supply.
web-sg-end-stand-off = Nobody wins { $province-in }: all who fought go back to their supplies, the province becomes neutral.
web-sg-end-put-down = More armies than farmers: { $player } keeps { $province }. Lost: { $lost }, there now: { $armies }.
web-sg-end-overrun = Not more armies than farmers: { $player } loses { $province }, it becomes neutral.
web-sg-event-now = Event of this round
web-sg-events-rest = Still to come this year: { $count }
web-sg-events-winter = Event of the winter
web-sg-specials = Special cards = turn order
web-sg-actions = Order of actions
web-sg-face-down = face down
web-sg-slot-hidden = a card, still face down
web-sg-slot-empty = no card
web-sg-slot-unknown = unknown
web-sg-beside = Beside the map
web-sg-tab-table = Overview
web-sg-tab-planning = My plan
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
        [year1] During year I
        [year2] During year II
       *[end] End of the game
    }
web-sg-time-brief = { $key ->
        [winter1] W I
        [winter2] W II
        [year1] I
        [year2] II
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
web-sg-stamp-winter = Winter
    .about = Rice is counted, then points.
web-sg-stamp-end = Victory!
    .about = { $players }
web-sg-hands = Plans and hands
web-sg-hands-plan = planned
web-sg-hands-hand = in hand
web-sg-hands-nothing = nothing hidden
web-sg-reading = Reading the board
web-sg-reading-ground = The tint and the pattern of the ground show the region. The inner rim and the token show who owns a province: colour and shape are the same for all things of a clan.
web-sg-reading-token = The number on the token is the number of armies. A dashed ring: neutral.
web-sg-reading-figures = Closer by: building spaces as squares, taxes beside the chest, rice beside the bowl.
web-sg-reading-unrest = A flame is an unrest marker: taxes or rice there start a revolt.
web-sg-reading-routes = Provinces next to each other share a border, or a dashed sea route with a boat. Hatched land is out of play.
web-sg-reading-tower = The tower keeps some of the cubes; later they fall for their owners, even in somebody else’s battle. What lies in the tray is thrown next time, too.
web-sg-reading-row = The banners show the order of the ten actions; the second five are face down until their turn. Below each action: your own card, then the boards of the others. A token with a ring: the card has been shown. A pale one: no card.
web-sg-reading-move = Drag or pinch the map, turn the wheel, or use + and −; the frame shows the whole map.
# Shogun's board: end

## Shogun: planning, auction, draft, court, Dajokan, Winter

web-sg-plan = Your plan
web-sg-plan-open = Actions 1–{ $last }, in this order
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
web-sg-plan-empty = lay a card
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
            [0] nobody can march
           *[other] up to { $amount } march
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
web-sg-plan-land-bid = province as the bid
web-sg-plan-warn-same = has this building already
web-sg-plan-warn-space = no free building space
web-sg-plan-warn-tiles = none left in the stock
web-sg-plan-warn-chests = costs { $price }, chests then: { $chests }
web-sg-plan-warn-chests-maybe = chests may run short, depending on the hidden order
web-sg-plan-warn-supply = supply too small: { $armies }
web-sg-plan-warn-supply-maybe = the supply may run short: { $armies }
web-sg-plan-warn-alone = 1 army has to stay: no march, no attack
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
web-sg-plan-need = for { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }
web-sg-plan-few = You have { $cards } cards for { $slots } slots: lay all of them, the other slots stay empty.
web-sg-plan-ready = The plan is complete.
web-sg-plan-again = As last round
web-sg-plan-suggest = Suggest a plan
web-sg-plan-suggesting = A bot is planning…
web-sg-plan-clear = Clear
web-sg-plan-stop = Stop
web-sg-plan-sealed = Your plan is sealed. Until the last one is done you can take it back.
web-sg-plan-take-back = Change the plan
web-sg-plan-map = Show the map
web-sg-plan-larger = Larger
web-sg-plan-players = Who is done
web-sg-plan-player = { $player }: { $state ->
        [done] done
       *[planning] planning
    }
web-sg-plan-help = Choose a card and a slot in any order, or drag the card. What you lay is saved at once; nobody else sees it.
web-sg-plan-held-card = { $card }: choose a slot.
web-sg-plan-held-slot = { $slot }: choose a card.
web-sg-plan-lift = Take it off
web-sg-plan-cards = Your provinces
web-sg-plan-intrigue = Intrigue cards
web-sg-plan-sort = Sort by
web-sg-plan-show = Show
web-sg-plan-sort-by = { $sort ->
        [name] name
        [tax] taxes
        [rice] rice
        [spaces] free spaces
        [unrest] unrest
        [armies] armies
       *[region] region
    }
web-sg-plan-filter = { $filter ->
        [all] all
        [free] not planned yet
        [calm] without unrest
        [site] with a free space
       *[strong] with 2 armies or more
    }
web-sg-plan-nothing = None like that.
web-sg-plan-land = { $province }: taxes { $tax }, rice { $rice }, free spaces { $free } of { $spaces }, unrest { $unrest }, armies { $armies }{ $planned ->
        [no] { "" }
       *[yes] . Planned: { $slot }
    }
web-sg-plan-general = your general stands here
web-sg-plan-near = Around: { $list }.
web-sg-plan-near-own = { $province } (yours, { $armies })
web-sg-plan-near-other = { $province } ({ $player }, { $armies })
web-sg-plan-near-neutral = { $province } (neutral)
web-sg-plan-said-laid = { $slot }: { $card }.
web-sg-plan-said-lifted = { $slot }: empty.
web-sg-plan-said-done-again = What is possible of the last plan is laid.
web-sg-plan-said-done-suggest = The suggestion is laid.
web-sg-plan-said-done-clear = The plan is empty.

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
web-sg-draft-figures = taxes { $tax }, rice { $rice }, building spaces { $spaces }, { $region }
web-sg-draft-group = Group of { $armies }

web-sg-court = Imperial palace
web-sg-court-favours = Favours
web-sg-court-price = { $count ->
        [one] { $count } official
       *[other] { $count } officials
    }
web-sg-court-gone = taken
web-sg-court-none = No favour cards lie here now.
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
    } for the majority
web-sg-dajokan-score = As it stands
web-sg-dajokan-points = { $points } VP
web-sg-dajokan-legend = Tie: 1 VP less. Face-down tiles count as a neutral player.

web-sg-winter = Winter
web-sg-winter-ahead = If Winter came now
web-sg-winter-supply = Rice for the provinces
web-sg-winter-loss = Event left for Winter: { $event }, −{ $rice } rice for everyone.
web-sg-winter-loss-open = Winter loss: one of { $losses } rice, by the event that is left.
web-sg-winter-lost = Already taken off: { $event }, −{ $rice } rice.
web-sg-winter-have = rice
web-sg-winter-need = provinces
web-sg-winter-short = short
web-sg-winter-revolting = revolts
web-sg-winter-revolts = { $revolts ->
        [0] no revolt
        [one] { $revolts } revolt, +{ $farmers } farmers
       *[other] { $revolts } revolts, +{ $farmers } farmers each
    }
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
web-sg-winter-reading = 1 VP for each province and building; in each region 3, 2, 1 VP for most castles, temples, theatres; shared: 1 less.
