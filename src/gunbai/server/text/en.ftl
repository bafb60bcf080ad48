# Texts of the server and the browser client.

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
web-theme-auto = system
web-theme-light = light
web-theme-dark = dark
web-theme-now = Theme: { $theme ->
        [light] light
        [dark] dark
       *[auto] system
    }
web-me-link = My name and settings:
web-legal = Gunbai is an unofficial, non-commercial fan project. The names of the games belong to their owners; no publisher’s art or text is included. Please own the games you play here.

# Home

web-tagline = Board games of feudal Japan, with friends or against bots.
web-play-bots = Play against bots
web-play = Play
web-games = Games
web-game-players = { $range } players
web-game-minutes = { $range } minutes
web-game = Game
web-opponents = Opponents
web-level = Bot level
web-play-as = You play as { $name }. The name can be changed at any time.
web-start = Start the game
web-more-options = More options
web-create = Create a table
web-learn = Learn
web-ruling = A ruling
web-ruling-own = Put your table here
web-how = How to play
web-all-cards = All cards
web-ratings = Ratings
web-come-back = I have been here before
web-mine = My tables
web-open = Open tables
web-open-none = No table is waiting for players. Create one and it will appear here.
web-running = Games in progress
web-running-none = Nobody is playing right now.
web-finished = Finished games
web-finished-none = Finished games will be listed here.
web-go-on = To the table
web-join = View
web-watch = Watch
web-watch-replay = Replay
web-your-decision = Your decision
web-whole-text = Show the full text
web-map-zoom = Zoom
web-map-closer = Zoom in
web-map-further = Zoom out
web-map-fit = Show the whole map
web-status-paused = Paused
web-status-stopped = Can’t go on for now
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

web-create-about = A seat can be yours, taken by somebody here with you, open to anyone, reserved for a guest with an invite link, or played by a bot.
web-options = Rules
web-adjusted = { $option }: now { $value }. { $reason }
web-seats = Seats
web-seats-about = The order of the seats is the turn order, clockwise.
web-seat-of = Seat { $number }: who sits here
web-seat-is-me = me
web-seat-is-here = here with me
web-seat-here = plays here with you
web-seat-beside = sharing a device with another player
web-seat-here-name = Name of the player
web-seat-is-open = open to anyone
web-seat-is-invited = by invite link
web-seat-is-bot = bot, { $level ->
        [beginner] beginner
        [easy] easy
        [strong] strong
        [master] master
       *[medium] medium
    }
web-outside-bot = A bot added by the host of this server.
web-move-up = { $what }: up
web-move-down = { $what }: down
web-pace = Pace
web-pace-none = no clock
    .about = Everyone takes as long as they like.
web-pace-live = live
    .about = Seconds per decision; any extra time comes out of the bank. When the bank is empty, a bot plays for you until you are back.
web-pace-days = days
    .about = A correspondence game: if you are late, a bot plays for you until you are back.
web-pace-decision = Seconds per decision
web-pace-bank = Minutes in the bank
web-pace-days-count = Days per decision
web-pace-is = pace: { $pace }
web-pace-is-live = { $seconds } s per decision, { $minutes } min in the bank
web-pace-is-days = { $days ->
        [one] { $days } day per decision
       *[other] { $days } days per decision
    }
web-watching = Who may watch
web-watching-is = { $watch ->
        [link] watched by link
        [nobody] no spectators
       *[everybody] everybody may watch
    }
web-level-is = { $level ->
        [beginner] beginner
        [easy] easy
        [strong] strong
        [master] master
       *[medium] medium
    }
web-character-loyal = keeps its word
    .about = Breaks a promise only if there is much to gain.
web-character-careful = careful
    .about = Avoids battles and likes alliances.
web-character-daring = seeks battles
    .about = Likes to go where others are; breaks its word sooner than others.
web-watching-everybody = everybody
    .about = The table is listed on the home page.
web-watching-link = by link
    .about = The table is not listed; whoever has the link can watch.
web-watching-nobody = nobody
    .about = Only those who sit at the table.
web-note = Note from the host
web-note-about = Shown to everyone who views the table: who it is for, when you play, and in which language.
web-note-language = Language of the note
web-rulings = Rulings
    .about = Where the rulebook can be read in more than one way.
web-more-settings = More
web-seed = Seed
web-seed-about = Digits only. The same seed deals the same cards; a game with a chosen seed is not rated.
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
web-lobby-group = Copy the link for players
    .about = One link for the whole group: everyone who opens it takes a free seat.
web-lobby-spectators = Copy the link for spectators
    .about = Shows only what everyone at the table may see: no hidden cards or plans.
web-lobby-only-here = These links work only on this computer, because the page is served from { $host }. For friends on your network, start the server like this:
    .more = Then open the page at this computer’s network address. More ways: { $guide }
web-lobby-rules = Rules of this table
web-lobby-unusual = not the default
web-lobby-name-first = Enter your name to take a seat.

# Invite, name, person

web-invite = You are invited
web-invite-host = { $host } invites you to this table.
web-invite-plain = This link leads to a seat at this table.
web-invite-offer = { $by } offers you a seat in a game that is under way: you would take over from { $name }.
    .about = You will see everything this seat knows. Its earlier private talk stays with those who took part in it.
web-invite-sit = Take the seat
web-invite-mine = You already sit at this table.
web-invite-go = To the table
web-invite-full = All seats are taken.
web-name = Name at the table
web-name-about = Everyone at the table sees it.
web-person = My name and settings
web-password = Password
web-password-about = Without a password, only this browser knows you. With one, you can come back from another device, and nobody else can take your name.
web-password-has = A password is set. You can log in with your name and password on any device.
web-password-new = New password
web-password-now = Current password
web-password-set = Set the password
web-password-change = Change the password
web-password-done = The password is set.
web-login = Log in
web-login-about = For those who have set a password or a passkey on another device or in another browser.
web-login-now = You are currently { $name }.
web-login-lost = This name has no password and no passkey: once you log in, you can’t come back to its seats.
web-login-new = New here? You need no account: a name is enough, and you are asked for it when you sit down.
web-login-do = Log in
web-logout = Log out
web-logout-about = This browser forgets you. Your seats and games stay with your name.
web-logout-lost = You have no password and no passkey: once you log out, you can’t come back to your seats.
web-login-passkey = Log in with a passkey
    .about = Your device asks for your fingerprint, your face or its PIN. There is nothing to type.
web-login-typed = With name and password
web-login-help = Have neither? If another device still knows you, choose “Open on my phone” there, under “{ web-person }”. Otherwise, ask the host of your table for a way back.
web-passkeys = Passkeys
web-passkeys-about = With a passkey you log in without typing anything: your device asks for your fingerprint, your face or its PIN.
web-passkeys-add = Add a passkey
web-passkeys-password = Your password, for a new passkey
web-passkeys-added = The passkey is added.
web-passkeys-nameless = Passkey
web-passkeys-made = added { $day }
web-passkeys-used = last used { $day }
web-passkeys-elsewhere = only for { $host }
web-passkeys-remove = Remove
web-passkeys-forget = Remove the passkey { $name }
web-passkeys-question = Remove this passkey? It will no longer log you in here. Devices that are logged in stay logged in.
web-passkeys-last = It is your only way to log in: without it, you can’t come back to your seats from another device.
web-passkeys-keep = Keep it
web-passkeys-denied = The device provided no passkey, or it was cancelled. Nothing was changed.
web-passkeys-have = This device already has a passkey of yours.
web-passkeys-unable = This browser does not support passkeys.
web-passkeys-https = Passkeys need a page with https and a domain name; this one is { $host }.
web-passkeys-address = Passkeys need a page with a domain name, and { $host } is a number. On this computer, it has another name:
web-phone = Open on my phone
web-phone-about = A link logs in another device, with the same name and the same seats. It works once, within ten minutes.
web-phone-show = Show the link
web-phone-again = Show a new link
web-phone-picture = QR code of the link
web-phone-scan = Point the phone’s camera at the code, or copy the link. Whoever opens it is logged in as you: do not share it.
web-phone-over = The ten minutes are up.
web-phone-copy = Copy the link
web-phone-only-here = This link works only on this computer, because the page is served from { $host }. For a phone on your network, start the server like this:
web-everywhere = Log out everywhere
web-everywhere-about = If you lost a device or left one behind: all your devices forget you, including this one, and their pages close. Your seats and games stay with your name.
web-everywhere-question = Log out on all devices, including this one?
web-everywhere-lost = You have no password and no passkey: you could not come back to your seats. Set one of them first.
web-everywhere-sure = Log out on all devices
web-enter = Log in on this device
web-enter-phone = This device will log in as { $name }: the same name, the same seats, everything that { $name } may see.
web-enter-back = { $host } made a way back for { $name }: this device will log in as { $name }.
web-enter-back-admin = The server’s administrator made a way back for { $name }: this device will log in as { $name }.
web-enter-ends = All other devices of this player will be logged out, and everybody at the table will be told.
web-enter-ends-password = This player’s password will no longer work. Set a new one afterwards.
web-enter-do = Continue as { $name }
web-enter-same = You are already { $name } on this device. The link was not used.
web-enter-done = You are now { $name }.
web-enter-next = Set a password or a passkey, and next time you won’t need a link.
web-way-back = Help a player back in
web-way-back-about = For players who lost their browser or their phone and have neither a password nor a passkey. The link works once, within three days. Then their earlier devices are logged out. Everybody at the table is told when it is made and when it is used.
web-way-back-make = Make a link
web-way-back-make-for = Make a link for { $name }
web-way-back-waiting = a link is waiting
web-way-back-here = here
web-way-back-revoke = Withdraw
web-way-back-revoke-for = Withdraw the link for { $name }
web-way-back-nobody = Nobody at this table needs one: all others have a password or a passkey.
web-way-back-give = For { $name } only: whoever opens it gets this seat.

web-accounts = My bots
web-accounts-about = Your own program can play here: it connects with its token, hosts invite it, and it has its own ratings. Its name ends with [bot].
web-account-none = You have no bot yet.
web-account-first = Set a password or add a passkey first: a bot must belong to somebody who can come back.
web-account-new = A new bot
web-account-name = Name
web-account-games = What it plays
web-account-game-seats = { $game }: player counts
web-account-welcome = Who may invite it
web-account-welcome-all = everybody
web-account-welcome-owner = only me
web-account-languages = Languages it talks in
web-account-tables = Tables at once
web-account-make = Create the bot
web-account-save = Save
web-account-change = Change
web-account-change-for = Change { $name }
web-account-back = Cancel
web-account-renew = New token
web-account-renew-for = New token for { $name }
web-account-renew-sure = Make a new token? The current one stops working at once, and connections opened with it are closed.
web-account-revoke = Revoke
web-account-revoke-for = Revoke the token of { $name }
web-account-revoke-sure = Revoke the token? The program is disconnected at once; in running games, a bot of medium strength plays on.
web-account-delete = Delete
web-account-delete-for = Delete { $name }
web-account-delete-sure = Delete this bot? Its name becomes free again.
web-account-keep = Keep it
web-account-token = The token of { $name }. It is shown only now: keep it in a file that nobody else can read.
web-account-copy = Copy the token
web-account-here = connected
web-account-away = not connected
web-account-revoked = no token
web-account-playing = { $count ->
    [one] sits at one table
   *[other] sits at { $count } tables
}
web-account-renewed = token from { $day }
web-account-invite = Invite somebody’s bot
web-account-invite-about = These programs are connected and would come to this table.
web-account-invite-do = Invite
web-account-invite-for = Invite { $name }
web-account-maker = by { $name }
web-account-of-server = of this server
web-account-is = A bot: a program that plays on its own.
web-account-is-of = A bot by { $name }: a program that plays on its own.
web-settings = Settings
web-sound = Sound when it is my turn
web-notify = Browser notification when it is my turn
web-notify-denied = The browser does not allow notifications for this page. You can change that in its settings.
web-confirm = Ask before an answer that can’t be undone
web-tempo = Playback speed
web-tempo-instant = At once
web-tempo-quick = Quick
web-tempo-normal = Normal
web-tempo-slow = Slow
web-still = No animation: changes are only marked

# Replay

web-replay = Replay
web-replay-so-far = Replay so far
web-replay-own = You see what your seat knows. When the game is over, all hands can be shown.
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
web-replay-controls = Replay controls
web-replay-keys = Keys: ← and → step, Home and End jump to the start and the end, Space plays and pauses.
web-replay-log = Log
web-replay-to = To { $name }: “{ $line }”
web-replay-link = Link to this position
web-replay-download = Save to a file
web-replay-fork = Play from here
web-replay-fork-about = A new table from this position: you take the seat that decides, bots take the others.
web-replay-result = Result
web-replay-to-table = To the table
web-replay-private = private cards:
web-replay-picked = picked:
web-replay-draft = draft hand:
web-replay-no-cards = no cards

# What happens, scene by scene

web-scene-controls = Playback controls
web-scene-back = One back
web-scene-pause = Pause
web-scene-resume = Resume
web-scene-again = Again
web-scene-skip = Skip
web-scene-left = { $count ->
        [one] { $count } action until your decision
       *[other] { $count } actions until your decision
    }
web-scene-until = { $count ->
        [one] { $count } more action
       *[other] { $count } more actions
    }
web-scene-looking-back = You are looking back.
web-scene-keys = Space skips
web-scene-notes = What happened to you
web-recap = Not seen yet: { $events ->
        [one] { $events } event
       *[other] { $events } events
    }
web-recap-mine = { $mine ->
        [one] { $mine } concerns you
       *[other] { $mine } concern you
    }
web-recap-show = Show
web-recap-show-mine = Mine first
web-recap-dismiss = Dismiss

# Result

web-result-place = Place
web-result-tie = Some players are tied on points.
web-result-how = Where the points came from
web-result-sum = Total
web-result-by = Points
web-result-by-reason = by kind
web-result-rematch = Rematch
web-result-rematch-there = Go to the rematch
web-result-replay = Watch the replay
web-result-link = Copy the link
web-result-share = Share
web-result-text = Copy as text
web-stamp-end = { $place ->
        [0] { $winners ->
            [1] { $names } wins
           *[other] Shared victory
        }
        [1] { $winners ->
            [1] Victory!
           *[other] Shared victory!
        }
        [2] You came second
        [3] You came third
        [4] You came fourth
        [5] You came fifth
       *[6] You came sixth
    }
    .about = { $place ->
        [1] { $winners ->
            [1] { $score }
           *[other] { $names }
        }
        [0] { $winners ->
            [1] { "" }
           *[other] { $names }
        }
       *[other] { $winners ->
            [1] { $names } wins.
           *[other] Shared victory: { $names }.
        }
    }
web-result-ended = The game was stopped early.

# The rulebook and its search

web-book = The rules
web-book-contents = Contents
web-book-ask = Ask the rules
web-book-ask-example = for instance: who wins a tie?
web-book-find = Find
web-book-answers = What the rules say
web-book-none = No rule contains these words. Try others, or look in the table of contents.
web-book-open = Open in the book
web-book-page = rulebook, p. { $page }
web-book-page-short = p. { $page }
web-book-anchor = Link to this rule ({ $id })
web-book-print = Everything on one page, for printing
web-book-player = Player { $number }
web-book-example = Step through it on the board
web-book-example-board = The example’s board
web-book-example-answer = Answer:
web-book-example-choices = May be chosen now:
web-book-example-refused = Not allowed:
web-book-example-desk = Set it up on the desk

# Guide and ratings

web-guide-values = The values
web-guide-values-about = { $count ->
        [0] Every value is printed in a source.
        [one] { $count } value is a house value: no source prints it, we chose it. It is marked *.
       *[other] { $count } values are house values: no source prints them, we chose them. They are marked *.
    }
web-values-about = { $count ->
        [0] Not all values of this game are printed in a source we know; where they are not, several sources agree.
        [one] { $count } value of this game is not printed in any source we know: we chose it.
       *[other] { $count } values of this game are not printed in any source we know: we chose them.
    }
web-values-list = All values, and how sure each one is
web-guide-item = Item
web-guide-value = Value
web-guide-sure = How sure
web-guide-pages = Pages of the guide
web-guide-next = Next: { $title }
web-guide-none = There is no such guide.
web-ratings-about = A rating grows with wins against strong opponents. Newcomers start at 1000. The number is a cautious estimate, so a first loss costs a lot and each further game makes it more certain. Only games played from the start count: no forks, uploads or games with a chosen seed.
web-ratings-none = Nobody has finished a rated game yet.
web-profile = Player
web-profile-mine = My games and ratings
web-profile-since = Joined on { $day }.
web-profile-unrated = No rated games yet.
web-profile-no-games = No finished games to show yet.
web-ratings-who = Player
web-ratings-rating = Rating
web-ratings-games = Games
web-ratings-wins = Wins
web-ratings-bot-name = Bot, { $level ->
        [beginner] beginner
        [easy] easy
        [strong] strong
        [master] master
       *[medium] medium
    }

# Requests that are refused

offline = The server doesn’t answer. What you typed is kept; try again in a moment.
who-are-you = The server doesn’t know you yet. Enter your name first.
name-empty = The name is empty. Type at least 1 letter.
name-reserved = The name { $name } belongs to a bot. Please choose another.
name-taken = The name “{ $name }” belongs to somebody with a password or a passkey. Choose another, or log in if it is yours.
password-length = The password is too short or too long. Choose one with { $least } to 200 characters.
password-wrong = The current password is wrong. Nothing was changed; type it again.
login-wrong = There is no such name with this password. Check both and try again.
passkey-place = Passkeys work only if this page has a domain name and https, or at localhost on the server’s own computer. Use your password here.
passkey-late = This request is too old or has already been answered. Nothing was changed; try again.
passkey-wrong = The passkey’s answer is not valid. Nothing was changed; try again, or log in another way.
passkey-strange = The server doesn’t know this passkey: it was removed here, or belongs to another server. Choose another, or log in with your password.
passkey-many = You already have { $most } passkeys, which is the limit. Remove one that you no longer use.
passkey-unknown = You no longer have this passkey. Reload the page.
entry-unknown = This link no longer works: it was used or withdrawn, or it is too old. Ask for a new one.
way-back-none = Nobody in this seat needs a link: it has no person, or one with a password or a passkey.
way-back-here = { $name } is at the table now and needs no link.
way-back-elsewhere = { $name } also plays at other hosts’ tables, which the link would open, too. The server’s administrator can make one.
way-back-gone = This link is already gone: it was used or withdrawn, or is too old.

# Accounts of bots
account-token = This token opens no bot: it was renewed or revoked, or is incomplete.
account-unknown = This bot no longer exists. Reload the page.
account-seats = For each game, choose at least one player count that the bot can play.
account-way-back = First set a password or add a passkey: a bot must belong to somebody who can come back.
account-too-many = You already have { $most } bots, which is the limit. Delete one that never played.
account-played = This bot has sat at tables whose games are kept. Revoke its token instead; the server’s administrator can delete it.
account-not-here = { $name } is not connected now.
account-owner-only = { $name } plays only at tables of its owner.
account-plays-other = { $name } does not play this game with this many seats.
account-sits-here = { $name } already sits at this table.
account-busy = { $name } already plays at as many tables as it may. Try again later.
table-unknown = There is no such table. Check the link, or look for the table on the home page.
table-closed = Only those who sit at this table may see it. Ask the host for an invite link.
table-seats = With these options { $expected ->
        [one] { $expected } seat is
       *[other] { $expected } seats are
    } needed, there are { $found }. Change the seats or the options.
table-one-seat = You can take only one seat at a table. Give the other to a bot or leave it open.
table-too-many = You already host { $most } unfinished tables. Finish or close one of them first.
table-pace = A game with a clock needs time per decision. Enter seconds or days, or play without a clock.
table-seed = The seed must be a number, digits only. Correct it or leave it empty.
table-host-only = Only the host of the table can do this. Ask the host.
table-over = This game is over. You can watch the replay or start a new game.
table-no-seat = This seat is taken or doesn’t exist. Choose another one.
table-started = The game has already begun. The seats can no longer be changed.
table-not-running = { $status ->
        [lobby] The game has not begun yet. Wait for the host to start it.
        [paused] The game is paused until the host resumes it.
       *[finished] The game is over. You can watch the replay.
    }
table-not-full = Not all seats are taken yet. Fill them with bots or wait for the others.
table-seated-only = Only those who sit at the table can do this. You can watch.
table-host-here = The host is here and decides. You can vote when the host has been gone for a minute.
table-not-over = The game is not over yet. You can do this after it ends.
table-diverged = The answers of this game no longer lead to the stored position. Nothing was changed.
table-archived = This game was played under rules version { $rules }, which the server no longer has. It is shown as everybody saw it; it can’t be played on from here.
table-earlier = This game was played under rules version { $rules }, which the server no longer has. You see what was kept of it; the record has all the stored answers.
table-changed = The table has changed in the meantime. Nothing was done; try again.
table-changes = You have changed your mind { $most } times here. Finish this decision now, or let a bot do it.
table-gifts = You have made { $most } gifts in this game, which is the limit.
record-endless = This record has more than { $most } answers. No game is that long.
table-of-bots = Bots already play among themselves at { $most } of your tables. End one of these first.
table-name-taken = Somebody called { $name }, or something that looks the same, already sits at this table. Choose another name first.
seat-key = A program must send its own key for its seat: 16 to 64 letters and digits that only it knows.
seat-passed = This seat has passed to another person. You can watch if the table allows it.
seat-passed-often = Seats at this table have changed hands { $most } times. Play on with those who sit there.
seat-stranger = A seat can be offered to somebody you have played with. To anybody else, send a link.
seat-offered = { $name } has already offered this seat. Agree to that offer, or wait until it is withdrawn.
seat-not-offered = This seat is no longer offered.
seat-owner-here = { $name } is here. Others can pass the seat on once its player has been gone for a minute; in games with days per decision, once a bot plays for them.
seat-for-another = This seat is offered to { $name }. Ask for your own link.
seat-have-one = You already sit at this table.
seat-seen-another = You have held another seat in this game and know what is hidden there. Watch instead.
seat-not-agreed = The table has not yet agreed that this seat passes on. Ask those who sit there.
seat-beside-nobody = Somebody can share your device only if you sit at the table. Take a seat first.
table-no-replay = This replay can’t be viewed from here. Wait until the game is over, or watch from your own seat.
table-away = A bot is playing for this seat. Take the seat back first.
invite-unknown = This invite link doesn’t lead anywhere: it was used or withdrawn. Ask for a new one.
person-unknown = There is nobody at this address. Check the link.
rule-unknown = There is no rule with this id. Check the id.
motion-unknown = A table can’t do that. It can be paused, resumed and ended.
page-unknown = There is no such page. Go back to the home page.
talk-empty = The message is empty. Write something first.
talk-nobody = There is nobody there to talk to in private. Choose another player.
talk-onlooker = Spectators can’t write during the game. You can write when it is over.
talk-long = The message is too long: { NUMBER($length, useGrouping: 0) } characters, { NUMBER($most, useGrouping: 0) } are allowed. Shorten it; it is still in the field.
talk-lobby = Before the game, seats still change hands, so there is no private talk yet. Write to the whole table.
talk-way-back-made = { $host } made a link that lets { $name } come back. It works once, within three days; whoever opens it gets the seat of { $name }.
talk-way-back-made-admin = The server’s administrator made a link that lets { $name } come back. It works once, within three days; whoever opens it gets the seat of { $name }.
talk-way-back-revoked = { $host } withdrew the link for { $name }.
talk-way-back-used = The link that { $host } made for { $name } was used. The earlier devices of { $name } are logged out.
talk-way-back-used-admin = The link that the server’s administrator made for { $name } was used. The earlier devices of { $name } are logged out.
talk-group = A group needs at least two others, each only once. Choose its members.
promise-empty = The promise is empty. Choose what you promise, or write it down.
promise-long = The note is too long: { NUMBER($length, useGrouping: 0) } characters, { NUMBER($most, useGrouping: 0) } are allowed. Shorten it.
promise-nobody = There is nobody there to make a promise to. Choose another player.
promise-many = You have made { $most } promises at this table, which is the limit. Say it in the talk.
promise-unknown = You have no such promise. Only the two players concerned can mark it.
notice-address = This is not an address for notices. Such an address begins with one of these: { $known }.
notice-inside = This address is inside this server’s network. Its host does not allow that.
notice-option = Addresses that begin with { $kind } can’t have the option “{ $option }”. { $count ->
    [0] They have no options.
   *[other] Options they can have: { $known }.
}
notice-places = This address has several recipients. Enter one chat, one room or one mailbox.
notice-silent = Nobody answers there.
notice-elsewhere = The answer redirects to another address, and notices do not follow it.
notice-unreadable = This address can’t be read. Compare it with the examples.
notice-device = This is not a web push subscription. Reload the page and try again.
notice-no-device = This device no longer exists. Reload the page.
notice-nowhere = There is nowhere to send a notice. Allow notices on this device or enter an address first.
notice-unreachable = { $name } doesn’t receive notices. Send the link instead.
notice-zone = This time zone is unknown. Check the clock settings of your device.
hint-none = There is no hint right now. Try again in a moment.
stand-over = The game is over: see the result.
too-much = Too many requests. Wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } and try again.
request-bad = The server didn’t understand the request. Nothing was changed; reload the page and try again.
request-large = This is too large for the server. Nothing was changed; send something shorter.
request-method = The server can’t do this at that address. Reload the page and try again.
foreign-origin = The request came from another site and was not carried out. Open Gunbai itself and try again.
host-unknown = This server does not answer to the name { $host }. Its administrator can add the name: gunbai serve --name { $host }.
server-error = Something went wrong on the server. Nothing that was saved is lost; try again.
server-bot = Give a name and a bot instead of “{ $text }”, such as Taro=program:node taro.js. The name must have at most { $most } characters, be given only once, and not be that of a built-in level.
server-port = Port { NUMBER($port, useGrouping: 0) } at { $host } can’t be used: { $problem }. Choose another one: --port.
server-twice = Another Gunbai is already using the database { $database }. Open its page, stop it, or choose another data folder: --data-dir.
server-folder = The data folder { $folder } can’t be written to: { $problem }. Choose another one: --data-dir.
server-secret = The key file { $file } is damaged. Restore it from a copy; if you delete it, everyone has to log in again.
server-database = The database { $database } can’t be opened: { $problem }. Check the address and that the database is running.
server-newer-database = The database was made by a newer Gunbai ({ $revision }). Nothing was changed; install the newer version.
server-ready = Gunbai is ready: { $url } (Ctrl-C stops it)
server-not-started = The server could not start. The lines above say why.

## Table

web-players = Players
web-cards = Cards: { $count }
web-hand = Your hand
web-plain-answers = Answers
web-plain-find = Find
web-plain-free = You may also
web-clock = Time for the decision, and in the bank
web-clock-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-seat-decides = decides
web-seat-you-decide = you decide
web-seat-bot-plays = a bot plays
web-seat-offline = not connected
web-seat-program = program
web-panel = Log, talk, rules, settings
web-tab-side = Game
web-tab-log = Log
web-tab-talk = Talk
web-tab-rules = Rules
web-tab-settings = Settings
web-close = Close
web-log = Log
web-log-newest = Jump to the newest
web-log-start = Set-up
web-log-lines = { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
web-log-more = { $count ->
        [one] { $count } more line
       *[other] { $count } more lines
    }
web-log-back = { $player } took back: { $line }
web-log-play = Show this again
web-scored-gain = Gained
web-scored-total = Total
web-scored-show = Show what was scored
web-scored-sum = { $name }: { $points } gained, { $total } in total.
web-talk = Talk
web-talk-threads = Who you talk to
web-talk-all = Table
web-talk-unread = unread
web-talk-unread-private = unread, some only to you
web-talk-to-you = to you
web-talk-empty = Nobody has said anything yet. Everyone at the table reads what you write here.
web-talk-private = Only the two of you read this.
web-talk-write = Write a message
web-talk-write-to = Write: only { $name } reads it
web-talk-send = Send
web-talk-bot = Bots understand offers, gifts and promises, but not text.
web-promise = Promise: { $player } → { $neighbour }
web-promise-unknown = A promise that this page does not understand.
web-promise-open = open
web-promise-kept = kept
web-promise-broken = broken
web-promise-said = { $player }: { $verdict }
web-promise-mark = How do you see it?
web-replay-talk = Talk and promises
web-talk-left = { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
web-talk-over = { $count ->
        [one] { $count } character too many
       *[other] { $count } characters too many
    }
web-own-values = This table uses custom values: they may differ from those in the guide.
    .brief = custom values
web-rules-guide = How to play, from the beginning
web-rules-now = Rules for this decision
web-undo = Undo
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-is = Hint: { $answer }.
web-hint-for = What speaks for it
web-hint-next = Next best
web-hint-better = Thinking it over…
web-hint-behind = { $percent } points less chance to win
web-stand = Chances
web-stand-title = How do I stand?
web-stand-about = As far as you can know, and if everybody plays on like a bot. Below: what each player has more or less of than the others, in points at the end.
web-stand-points = about { $points } points at the end, give or take { $spread }
web-reason-points = { $points } VP
web-confirm-do = Confirm
web-back = Cancel
web-sealed = Your choice is sealed; with “Undo” you can still change it. Waiting for: { $names }.
web-waiting-gone = No connection: { $names }. The game waits.
web-title-turn = ● Your turn – { $title }
web-connection-lost = Connection lost. Everything accepted so far is saved.
web-reconnecting = Reconnecting…
web-table-paused = The game is paused.
web-paused-by = { $name } paused the game at { $time }.
web-paused-by-you = You paused the game at { $time }.
web-paused-by-vote = The game was paused by vote at { $time }.
web-paused-host = { $host } can resume it.
web-table-ended = The game was stopped.
web-table-finished = The game is over.
web-table-menu = Table menu
web-seat-back = Take my seat back
web-seat-to-bot = Let a bot play for me
web-seat-to-bot-about = A bot plays for you until you take your seat back.
    .deals = It betrays no ally and keeps your promises, except those in your own words.
web-seat-to-bot-sure = Let it play
web-pass = Pass a seat on
web-pass-which = Whose seat
web-pass-about = Somebody else takes over from you. They see your side of the game, but none of your private talk. You can watch if the table allows it.
web-pass-about-other = A majority of the table has to agree, and the player, unless they are gone.
web-pass-link = Make a link for somebody
web-pass-to = Offer it to { $name }
web-offer = A seat that may pass on
web-offer-ready = { $open ->
        [yes] Whoever opens the link takes over from { $player }.
       *[no] { $to } may now take over from { $player }; send the link.
    }
web-offer-mine = { $open ->
        [yes] You propose that somebody else takes over from { $player }.
       *[no] You propose that { $to } takes over from { $player }.
    }
web-offer-others = { $open ->
        [yes] { $by } proposes that somebody else takes over from { $player }.
       *[no] { $by } proposes that { $to } takes over from { $player }.
    }
web-offer-yours = { $open ->
        [yes] { $by } proposes that somebody else takes over from you.
       *[no] { $by } proposes that { $to } takes over from you.
    }
web-offer-owner = { $player } has to agree, too.
web-offer-link = Copy the link
web-offer-withdraw = Withdraw
web-offer-agree = Agree
web-offer-undo = Withdraw my agreement
web-offer-keep = I’ll keep playing
web-seat-lost = { $name } now plays for you. You are watching.
web-log-passed = { $after } now plays for { $before }.
web-promise-earlier = From before your time in this seat; its exact words stay between those two.
web-result-held = { $name }: { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
web-result-held-counts = { $name }: { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }, the result counts for them
web-curtain-pass = Pass the device to { $name }
web-curtain-about = What others may not see is hidden. Only { $name } should open it.
web-curtain-open = I am { $name }: open
web-curtain-who = Who has the device?
web-curtain-awaited = The game waits for: { $names }.
web-curtain-side = { $name }’s side
web-seat-replaced = A bot plays for you.
web-pause = Pause the game
web-resume = Resume the game
web-end = End the game
web-stopped-about = Everything that was played is kept. The game continues by itself as soon as the server has a version that can run it.
web-end-about = End the game for everyone? It can’t be resumed; its replay is kept.
web-end-sure = End it for everyone
web-replace = Let a bot play for { $player }
web-vote-about = The host is gone: a majority of those present decides.
web-vote-soon = The host has been away for { $away } s. In { $left } s a majority can decide.
web-vote-pause = Vote: pause the game
web-vote-resume = Vote: resume the game
web-vote-end = Vote: end the game
web-vote-replace = Vote: let a bot play for { $player }
web-votes = Votes: { $count }

## Fair chance

web-fair = Fair randomness
web-fair-before = The secret behind this table’s randomness has already been drawn. Its fingerprint:
web-fair-how = How can I check it?
web-fair-word = My word for the randomness
web-fair-table = This table: { $game }
web-fair-fingerprint = Fingerprint, shown before the game
web-fair-words = The players’ words
web-fair-no-words = Nobody added a word.
web-fair-secret = Secret number
web-fair-later = It is shown when the game is over.
web-fair-unable = This browser can’t compute the fingerprint of the secret number, because the page is not served over https. Any computer can do it:
web-fair-matches = The secret number has this fingerprint: it was not changed.
web-fair-differs = The secret number has another fingerprint: { $fingerprint }. It was changed.
web-fair-remembered = Your browser saw the same fingerprint before the end.
web-fair-other = Before the end, your browser saw another fingerprint: { $fingerprint }.
web-fair-unseen = This browser did not see the table before the end, so it can’t tell whether the fingerprint was the same then.
web-fair-shuffles = That is all this page checks. To check that every shuffle, draw and throw is determined by the secret number and the words, replay the record on your own computer:
web-fair-none = This game has no fingerprint: its seed was chosen, it continues a record, or it is older than fingerprints.

## Notices outside the page

web-notices = Notices
web-notices-about = When this page is closed, Gunbai can tell you that a game is waiting for you. A notice never reveals hidden information.
web-notices-here = Notify me on this device
web-notices-here-on = This device gets notices.
web-notices-here-off = Stop on this device
web-notices-here-unable = This browser can’t get notices from here: this needs a page with https, and on an iPhone or iPad the page must be on the home screen.
web-notices-devices = My devices
web-notices-forget = Remove { $name }
web-notices-device = A browser
web-notices-given-up = Nothing arrived: { $problem }
web-notices-target = Send notices to this address, too
web-notices-target-now = Notices also go to { $address }
web-notices-target-remove = Remove
web-notices-target-about = Addresses of ntfy, Telegram, Discord, Matrix, e-mail, webhooks
web-notices-try = Send a test notice
web-notices-tried = { $count ->
        [one] Sent one test notice.
       *[other] Sent { $count } test notices.
    }
web-notices-kinds = Tell me
web-notices-kind-decision = when it is my decision
web-notices-kind-reminder = when my time is running out
web-notices-kind-invited = when I am invited to a game
web-notices-kind-begun = when a game begins
web-notices-kind-over = when a game ends
web-notices-kind-message = when somebody writes to me in private
web-notices-away = After I leave the page, tell me
web-notices-minutes = { $count ->
        [0] at once
        [60] after an hour
        [one] after { $count } minute
       *[other] after { $count } minutes
    }
web-notices-quiet = Quiet hours
web-notices-quiet-from = from
web-notices-quiet-to = to
web-notices-table = Notices for this table
web-notices-table-usual = default
web-notices-table-none = none
web-guests = People you have played with
web-guests-invite = Invite { $name }
web-guests-button = Invite
web-guests-invited = invited
web-notices-group = Tell the group’s channel whose decision it is
web-notices-group-about = The address of a webhook or of a room in Discord, Matrix, Telegram or ntfy. It is told whose decision it is, and when the game begins and ends.
notice-decision = Your decision: { $game }
    .body = { $people-count ->
        [0] The game is waiting for you.
       *[other] The game with { $people } is waiting for you.
    }
notice-reminder = Your time is running out: { $game }
    .body = { $hours ->
        [one] Less than { $hours } hour is left; then a bot plays for you.
       *[other] About { $hours } hours are left; then a bot plays for you.
    }
notice-invited = A new game: { $game }
    .body = { $name } invites you to play.
notice-begun = The game has begun: { $game }
    .body = { $people-count ->
        [0] Good luck!
       *[other] You are playing with { $people }.
    }
notice-over = The game is over: { $game }
    .body = Have a look at the result.
notice-message = A private message: { $game }
    .body = { $name } wrote to you.
notice-seat = A seat for you: { $game }
    .body = { $name } offers you a seat in a game that is under way.
notice-passing = Your seat may pass on: { $game }
    .body = { $name } proposes that somebody else plays for you. Come back if you want to keep your seat.
notice-passed = Your seat has passed on: { $game }
    .body = { $name } now plays for you.
notice-turn = Waiting for: { $people }
    .body = { $game } is waiting for a decision.
notice-trial = Notices arrive here
    .body = Gunbai will tell you here when a game is waiting for you.

# Without a connection to the server, and when it has a newer version

web-offline-title = No connection
web-offline-back = The server can’t be reached right now. This page will reconnect by itself as soon as it can.
web-offline-games = Nothing is lost. Games, talk and replays are kept on the server, and every answer it has accepted counts.
web-offline-clocks = Time goes on there: other players can move, and running clocks keep running.
web-offline-here = This device keeps your settings and the plan you have started. A game or a replay can’t be opened without a connection.
web-offline-try = Try now
web-update-here = A new version is available.
web-update-do = Reload
web-update-later = Later
## Manners of a long game

motion-gone = This proposal is no longer open. Look at the table again.
motion-open = There is already such a proposal. Wait for the answers, or until it is withdrawn.
motion-again = This was declined just now. You can ask again in { $minutes } min; talk to the others first.
motion-declined = This proposal was declined. Talk to the others and make a new one.
motion-same-pace = The table already has this pace. Choose another one.
motion-backs = In this game, { $most } answers were taken back by consent, which is the limit.
motion-undo = You can take this back yourself: use “Undo”.
nudge-nobody = Nobody is waiting for this player. Look at the table again.
nudge-vacation = { $player } is on vacation. Players on vacation are not reminded.
nudge-live = With a live clock, nobody needs a reminder: the clock does that.
nudge-early = It is too early for that. You can remind { $player } in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }.
vacation-long = That is too long: you have { $days } of { $most } days left this year.
mutes-many = You are hiding the messages of { $most } players, which is the limit. Show somebody’s messages again first.
note-pace = New pace: { $pace ->
        [days] { $days ->
            [one] { $days } day per decision
           *[other] { $days } days per decision
        }
        [live] { $seconds } s per decision, { $minutes } min in the bank
       *[none] no clock
    }. Proposed by { $player }{ $agreed ->
        [0] { "" }
       *[other] , agreed by { $players }
    }.
note-back = { $player } took back the last answer{ $agreed ->
        [0] { "" }
       *[other] , agreed by { $players }
    }.
note-end = The game was ended by consent. Proposed by { $player }{ $agreed ->
        [0] { "" }
       *[other] , agreed by { $players }
    }.
web-motion = Proposals
web-motion-pace = { $player-is ->
        [you] You propose
       *[named] { $player } proposes
    } another pace: { $pace }.
web-motion-end = { $player-is ->
        [you] You propose
       *[named] { $player } proposes
    } to end the game without a result.
web-motion-back = { $player-is ->
        [you] You ask
       *[named] { $player } asks
    } to take back { $player-is ->
        [you] your
       *[named] the
    } last answer.
web-motion-back-about = Everything since then is undone; what was revealed stays known. The randomness stays the same, and the game is no longer rated.
web-motion-new-back = Ask to take back my last answer
web-log-back-agreed = { $player } took back: { $line } Agreed by { $players }.
web-motion-accept = Accept
web-motion-decline = Decline
web-motion-withdraw = Withdraw
web-motion-close = Close
web-motion-waiting = Waiting for: { $players }.
web-motion-declined = { $player } declined.
web-motion-new-pace = Propose another pace
web-motion-new-end = Propose to end the game
web-motion-pace-about = It changes when all people at the table agree. Nobody loses time on the decision they currently owe.
web-motion-end-about = The game ends without a result and without ratings when all people at the table agree.
web-motion-send = Ask the others
web-motion-do = Change it
order-unknown = This game has no such standing order. Reload the page.
sharing-over = The game is over: its record stays as you decided before.
web-sharing = Share this game’s record
web-sharing-about = May the record of this game become part of a collection for programs that learn and for research? Names and messages are left out. It is shared only if all people at the table agree, and you can change your mind until the game is over. On a shared device, you answer for everybody who plays on it.
web-sharing-yes = I agree
web-sharing-no = no
web-sharing-count = { $agreed } of { $people } agree.
web-sharing-never = This game is never shared: somebody in it can’t be asked.
web-order = Standing orders
web-order-about = The server answers for you when such a decision comes up, after a moment, as if you had done it. Nobody else can tell. Taking the answer back with “Undo” also cancels the order.
web-order-no = no
web-order-until-phase = until the end of this phase
web-order-until-chapter = until the end of this season
web-order-until-end = until I cancel it
web-order-times = Carried out: { $count }
web-nudge = Remind { $player }
web-nudge-sent = { $player } was sent a reminder.
web-nudge-unreached = { $player } doesn’t receive notices outside the page. Write to them in another way.
web-mute = Hide messages
web-mute-hide = Hide the messages of { $player }
web-mute-show = Show the messages of { $player }
web-mute-hide-bots = Hide the remarks of bots
web-mute-show-bots = Show the remarks of bots
web-group-write = Write: only { $names } read it
web-group-to = group with { $names }
web-group-new = New group
web-group-who = Who should be in it?
web-group-start = Start the group
web-group-about = Only its members see this thread or know that it exists.
web-vacation = Vacation
web-vacation-about = In games with days per decision your time stands still until you are back; the others see it. You have { $days ->
        [one] { $days } day
       *[other] { $days } days
    } left this year.
web-vacation-last = Last day
web-vacation-go = Go on vacation
web-vacation-now = You are on vacation until { $date }.
web-vacation-return = I am back
web-vacation-until = on vacation until { $date }
web-vacation-allow = Respect vacations and nights: a player’s days stand still during a vacation and never end in their quiet hours
web-notices-kind-motion = when my consent is needed
web-notices-kind-nudge = when somebody reminds me
web-notices-quiet-about = No notices arrive during these hours, and days for a decision don’t end then, but in the morning.
notice-motion = Do you agree? { $game }
    .body = { $name } proposes something at your table.
notice-nudge = Others are waiting for you: { $game }
    .body = { $name } reminds you of your decision.

## The ruling desk

web-desk = { web-ruling-own }
web-desk-about = Set up any position: from a printed example, from one of your games, or piece by piece. Then ask what may be done, why something is not allowed, and what would happen. The rules of the game answer.
web-desk-tab-start = Start
web-desk-tab-setup = Set up
web-desk-tab-ask = Ask
web-desk-tab-text = Text
web-desk-example = A printed example
web-desk-from-table = One of my games
web-desk-own-only = You get what your seat knows. What others hold is filled in at random and marked.
web-desk-step = After this many answers
web-desk-new = A new game at this decision
web-desk-beginning = At the beginning
web-desk-options = Players and options
web-desk-choose = Choose…
web-desk-open = Set it up
web-desk-what = What to set up
web-desk-table = The whole table
web-desk-places = Places
web-desk-click = Click a place on the board, or choose one here. Supplies are adjusted automatically.
web-desk-only-text = There is no form for this: change it in the text.
web-desk-assumed = assumed
web-desk-assumed-about = What your seat does not know is assumed, and marked where it is set up.
web-desk-who = Player
web-desk-may = What may this player do?
web-desk-over = Nobody is asked anything: the game is over here.
web-desk-why = Why not that?
web-desk-action = Action
web-desk-pick = Choose an action…
web-desk-typed = typed, in the notation
web-desk-type = Typed
web-desk-ask-why = Is it allowed?
web-desk-allowed = The rules allow that.
web-desk-try = What happens then?
web-desk-happened = What happens
web-desk-back = Take it back
web-desk-again = Again, with new randomness
web-desk-rule = in the rulebook
web-desk-printed = The example
web-desk-example-next = { $count ->
        [one] One answer of the example is left.
       *[other] { $count } answers of the example are left.
    }
web-desk-example-step = { $player }: { $action }
web-desk-more = { $count ->
        [one] and one more; type a word to find it
       *[other] and { $count } more; type a word to find them
    }
web-desk-redo = Redo
web-desk-link = Copy link
web-desk-save = Save as text
web-desk-play = Play on from here
web-desk-apply = Apply
web-desk-text-about = The whole position in the notation of the game, as used in bug reports and puzzles. Paste one here, or edit it.
web-desk-from-here = Ask about this position
web-desk-set-up = Set it up on the desk
web-desk-situation = The moment of the game
web-desk-situation-about = Choose what is being decided. What is on the table stays; cards that this moment needs are laid out.
web-desk-come = Go to this moment
web-desk-there = Show the place
desk-strange = The rules can’t go on from this position: it can’t occur in a game. Change what you set up last.
desk-unknown-decision = This game has no such decision. Choose another one.
desk-never-asked = With these options, this decision did not come up. Choose other options, or another decision.
desk-no-example = There is no such example. Choose one from the list.
desk-unknown-situation = The game has no such moment. Choose one from the list.
desk-no-seat = Only players can take a running game to the desk. Wait until it is over.
web-desk-field-bonus = Bonus
web-desk-field-card = Card
web-desk-field-cards = Cards
web-desk-field-choosing = Who chooses, in order
web-desk-field-count = Number
web-desk-field-daimyo = Daimyo
web-desk-field-effect = Effect
web-desk-field-hand = Hand
web-desk-field-order = Turn order
web-desk-field-place = Place
web-desk-field-points = Points
web-desk-field-season = Season
web-desk-field-seat = Player
web-desk-field-seats = Asked
web-desk-field-source = From
web-desk-field-supply = In supply
web-desk-field-target = To
web-desk-field-turn = Turns taken

## The guided first game

table-no-lesson = This game has no guided first game.
web-lesson = Guided first game
web-lesson-about = A real game with a host who explains one thing at a time: about ten minutes, and you can leave and come back any day.
web-lesson-honest = Chance is fixed here to fit the lesson; the game is not rated, and only you can see it.
web-lesson-start = First game, guided
web-lesson-back = Back
web-lesson-next = Next
web-lesson-do = Do it
web-lesson-do-this = Do it: { $answer }
web-lesson-watch = Let’s see what happens.
web-lesson-yours = You have seen this before: choose as you like.
web-lesson-finish = Finish here
web-lesson-done = That was your first game. Now you know how to play!
web-lesson-own = Your first game on your own
web-lesson-own-about = Against two or three beginners, with a tip wherever a decision is new. The tips fade once you know them.
web-tip = Tip
web-tip-off = No more tips
web-tip-on = Show tips again

## Review

review-title = Review
review-about = The curves show how a bot judges the game with all secrets revealed. A decision is judged by what its player could know at the time.
review-chances = Chances to win
review-turning = Turning points
review-turning-none = No decision cost much.
review-strokes = What nobody could choose
review-strokes-about = Throws, draws, and what was hidden until then.
review-seats = Choice and luck
review-seats-about = Percentage points of the chance to win, added up over the whole game.
review-decisions = Decisions
review-seat = Seat
review-points = Points
review-seat-good = Good decisions
review-seat-lost = Lost by own decisions
review-seat-luck = By luck
review-of = { $count } of { $total }
review-cost = −{ $percent } % chance to win
review-better = Better: { $answer }
review-more = { $answer } and { $count } more
review-place = Position { $at }
review-grade-good = good
review-grade-slip = a slip
review-grade-mistake = a mistake
review-grade-blunder = a blunder
review-luck = { $way ->
        [more] Luck then gave { $percent } %.
       *[less] { $grade ->
            [good] The decision was right; bad luck cost { $percent } %.
           *[bad] On top of that, bad luck cost { $percent } %.
        }
    }
review-won = { $players-count ->
        [one] { $players } won
       *[other] { $players } share the victory
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
review-led = { $player } was ahead longest: for { $percent } % of the game.
review-overtaken = { $player } was ahead longest, for { $percent } % of the game, and was overtaken.
review-worst = { $player } made the costliest decision: it cost { $percent } % of the chance to win.
review-steady = No decision stands out as a big mistake.
review-lucky = Luck was kindest to { $player }: +{ $percent } % in all.
review-unlucky = Luck was hardest on { $player }: −{ $percent } % in all.
review-not-over = A game can be reviewed when it is finished.
review-one = A review you requested is still being made. Wait until it is done.
review-many = Too many reviews are waiting. Try again in a few minutes.
web-review-make = Review this game
web-review-make-about = A bot goes through every decision. This takes about a minute and does not hold up any game.
web-review-waiting = Your review is waiting in line. Ahead of it: { $ahead }.
web-review-running = Going through every decision…
web-review-failed = This game can’t be reviewed.
web-review-watch = Watch
web-review-every = All decisions
web-review-of = Decisions of
web-review-here = Chances at position { $at }

## Puzzles

web-puzzles = Puzzles
puzzles-about = A position from a game with one clearly best answer. Long searches with different random numbers agree on it. You see what the player sees; what others hide is filled in at random.
puzzles-daily = Puzzle of the day
puzzles-daily-about = The same for everybody, and a new one every day.
puzzles-progress = Solved: { $count } of { $total }
puzzles-none = There are no puzzles for this game.
puzzle-number = Puzzle { $number }
puzzle-solved = solved
puzzle-difficulty = { $level ->
        [1] easy
        [2] medium
       *[3] hard
    }
puzzle-task = Find the best answer: click on the board, or choose here.
puzzle-seat = You play { $name }.
puzzle-hint = Hint
puzzle-hint-about = The solution is one of these answers:
puzzle-hint-good = What it is good for
puzzle-give-up = Show the solution
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-right = Right!
puzzle-shown = The solution
puzzle-wrong = There is something better.
puzzle-given = { $answer }: { $percent } % chance to win
puzzle-lost = With the best answer it is { $percent } %.
puzzle-why = Why it is best
puzzle-why-not = What speaks against it
puzzle-comes = One way the game may continue. The chances are averages over many.
puzzle-every = All answers
puzzle-unknown = There is no such puzzle. Choose one from the list.

## Pictures

web-share-picture = Picture
web-share-film = Short film
web-share-busy = Drawing…
web-share-made = It is ready.
web-share-failed = This browser could not draw it. A screenshot will do.
web-share-save = Save
web-share-send = Send
web-share-close = Close
web-share-bg-stats = Send to BG Stats
web-share-board = Picture of the board
