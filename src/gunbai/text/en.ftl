# Texts shared by all games. A name that a person typed is never declined; numbers come as numbers.

list-next = { $before }, { $next }
list-last = { $before } and { $next }

# The reader's own name. Where it is not enough, a message asks for `$player-is`: `you` or `named`.
you = you

language-en = English
language-ru = Russian
language-uk = Ukrainian
language-unknown = There is no language “{ $language }”. Choose one of these: { $known }.

## People and bots

level-beginner = beginner
    .about = Still learning. Takes what looks good at a glance and says why.
level-easy = easy
    .about = Sometimes overlooks something.
level-medium = medium
    .about = Thinks one step ahead and makes few mistakes.
level-strong = strong
    .about = Thinks a second ahead of every answer. Gives nothing away.
level-master = master
    .about = Takes its time and looks far ahead. Hard to beat.
bot-random = random bot
bot-greedy = greedy bot
bot-search = search bot
bot-ismcts = textbook search bot
bot-careless = careless bot
bot-hasty = hasty bot

## Reasons of hints that all games share

why-points = { $way ->
        [less] Fewer points at the end
       *[more] More points at the end
    }
why-rivals = { $way ->
        [less] The others get more out of it
       *[more] The others get less out of it
    }
why-even = It makes hardly any difference

## How sure a value is

confidence-sure = sure
    .about = printed in the rulebook
confidence-likely = likely
    .about = not printed, but several sources agree
confidence-guess = guess
    .about = weak evidence, nothing contradicts it
confidence-house-value = house value
    .about = no source prints it, we chose it

## At the table

your-turn = Your turn.
waiting-for = Waiting for: { $names }.
decides-now = { $player } decides now.
has-decided = { $player } has decided.
may-finish = You may finish here.
no-choice = There was no choice: done automatically.
goes-on = { $lost ->
    [0] After a program update, the game continues from where it was; its replay begins here.
    [one] After a program update, the game continues from its last settled position: { $lost } answer given after it no longer counts.
   *[other] After a program update, the game continues from its last settled position: { $lost } answers given after it no longer count.
}
bot-plays-for = A bot now plays for { $player }.
connection-lost = Connection lost. Everything up to step { $step } is saved.
result-winner = { $player } wins.
result-shared = Shared victory: { $names }.
result-place = { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }

## Answers that are refused

refuse-over = The game is over, so there are no more decisions. You can watch the replay or start a new game.
refuse-not-asked = It is not your turn yet. You can choose as soon as it is.
refuse-other-decision = A different decision is due now. Choose one of the available answers.
refuse-no-action = This game has no such action. Choose one of the available answers.
refuse-not-free = This can’t be done out of turn right now. Wait for your turn or for a new offer.
refuse-stale = The position has changed and your answer was not accepted. Choose again.
undo-refused = { $reason ->
        [revealed] This step can’t be undone: it revealed something hidden. Play on from here.
        [others] This step can’t be undone: an opponent has moved since. Play on from here.
        [secret] This step can’t be undone: opponents are already deciding in secret. Play on from here.
       *[nothing] There is nothing to undo: you have decided nothing yet.
    }

## Text that names no action

text-empty = Nothing was typed. Type an action, such as one of those offered.
text-verb = There is no action “{ $word }”. Known actions: { $known }.
text-name = “{ $word }” is not { $kind }. Type { $kind-how }.
text-number = “{ $word }” doesn’t fit here. Type a whole number from 0 to { $most }.
text-twice = “{ $word }” appears twice. Type it once.
text-extra = “{ $word }” doesn’t belong here. Leave it out.
text-form = “{ $word }” can’t be read. Write a number, a name or a list of names, as shown.
text-missing = The action is incomplete. Add { $kind-how }.

## Options, games and bots

game-unknown = There is no game “{ $game }”. Choose one of these: { $known }.
rules-unknown = This program can’t play rules version { $rules }. It knows these: { $known }.
bot-unknown = There is no bot “{ $bot }”. Choose one of these: { $known }.
bot-no-program = “{ $bot }”: there is no such program. Give a command that can be run here, such as program:node bot.js.
bot-no-class = “{ $bot }” can’t be used as a bot: { $problem }
# A third-party bot gave no usable answer.
bot-stand-in = { $why ->
    [late] { $name } took too long. A bot of medium strength answered for it.
    [illegal] { $name } gave an illegal answer. A bot of medium strength answered for it.
    [garbage] The answer from { $name } can’t be read. A bot of medium strength answered for it.
    [resting] { $name } has failed several times and rests for a minute. A bot of medium strength answers for it.
   *[gone] { $name } broke down. A bot of medium strength answered for it.
}
bot-number = “{ $bot }”: the number after the colon doesn’t fit. Give one from 1 to { $most }.
option-unknown = There is no option “{ $option }”. Options of this game: { $known }.
option-value = Option “{ $option }” has no value “{ $value }”. Possible values: { $choices }.
option-twice = Option “{ $option }”: “{ $value }” names the same value twice. Name each once: { $choices }.

## Files with custom values

data-unreadable = The data file { $file } can’t be read: { $problem }. Check its name, and that it is UTF-8 text.
data-toml = The data file { $file } is not valid TOML: { $problem }. Correct that place and try again.
data-unknown = There is no value “{ $name }”. Use the names of the built-in data file.
data-shape = “{ $name }” has a different form in the built-in data file. Write it the same way.
data-rows = “{ $name }” needs 3 rows, one per round.
data-row = “{ $name }” needs 3 numbers, for 1st, 2nd and 3rd place.
data-falling = In “{ $name }” a lower place pays more than a higher one. Put the numbers in descending order.
data-points = “{ $name }” needs whole numbers from 0 to 99.
data-cost = “{ $name }” needs a number of action points from 1 to 6.
data-names = “{ $name }” needs 6 names.
data-confidence = “{ $name }” says how sure a value is. Write one of these: sure, likely, guess, house value.

## Records

record-not-one = This is not the record of a game: its first line is not “{ $format }”. Choose another file.
record-truncated = The record ends abruptly here. Get a complete copy of the file.
record-long-line = This line is too long for a record. Get an unchanged copy of the file.
record-no-check = The check at the end of this line is missing. Get an unchanged copy of the file.
record-changed = This line, or one before it, was changed after the record was written. Get an unchanged copy of the file.
record-number = Answer { $expected } should be here. Get an unchanged copy of the file.
record-position = This line contains no position from which a game can continue. Get an unchanged copy of the file.
record-after-end = The record continues after its end. Delete everything from this line on.
record-header = “{ $word }” doesn’t belong in the header of a record. Get an unchanged copy of the file.
record-incomplete = The header of the record is incomplete: it must name the game, the options and the players. Get an unchanged copy of the file.
record-seed = The seed of the game must be a whole number. Get an unchanged copy of the file.
record-seat = Seat { $expected } should be here. Get an unchanged copy of the file.
record-data = The values in this line can’t be read. Get an unchanged copy of the file.
record-rules = The record was made with rules version { $rules }, but this program has version { $known }. Open it with a program of that version.
record-seats = With these options { $expected ->
        [one] { $expected } player takes
       *[other] { $expected } players take
    } part, the record names { $found }. Take an unchanged copy of the file.
record-seat-label = There is no seat “{ $word }” in this game. Get an unchanged copy of the file.
record-other-answer = A different answer should be here: { $expected }. Get an unchanged copy of the file.
record-ending = The record ends with “{ $found }”, but when replayed, the game ends with “{ $expected }”. Get an unchanged copy of the file.

## Saved positions

position-game = This position belongs to another game. Open it with that game.
position-rules = This position was saved with another version of the rules. Open it with a program of that version.
position-data = This position was saved with other values. Load the same data file with it.
position-text = The text can’t be read from line { $line }, column { $column } on. Correct it there.
position-twice = The field “{ $name }” of the position contains the same thing twice. Each may appear only once.
position-no-ask = The position stops in the middle of a rule and asks nobody. Get an unchanged copy of the position.
position-no-stack = The position asks for a decision, but no rule is in progress. Get an unchanged copy of the position.
position-no-choice = The position asks for the decision “{ $name }”, but there is nothing to choose. Get an unchanged copy of the position.
position-format = This position was written by a newer version of the program, or is damaged. Open it with that version, or get an unchanged copy.
position-missing = “{ $name }” is missing from the position. Add it.
position-extra = The position contains “{ $name }”, which means nothing there. Remove it.
position-form = “{ $name }” of the position can’t be read: “{ $word }”. Write it the way this program writes positions.
position-number = “{ $name }” of the position is “{ $word }”. Write a whole number from { $least } to { $most }.
position-name = “{ $name }” of the position says “{ $word }”, which does not exist. Use one of the known names.
position-action = “{ $name }” of the position says “{ $word }”, which is not an action. Write it as you would type it.
position-count = “{ $name }” of the position has the wrong number of entries: { $word }. Write one per player.
position-unfit = “{ $name }” of the position does not match the rest of it. Change one of them.
position-rule = “{ $name }” of the position names the rule “{ $word }”, which this game doesn’t have. Use the name of one of its rules.
position-step = “{ $name }” of the position names the step “{ $word }”, which this rule doesn’t have. Use the name of one of its steps.
position-decision = “{ $name }” of the position is “{ $word }”: the rule in progress does not ask that at this step. Change the decision or the step.
position-situation = There is nothing to decide here at this moment. Choose differently, or change what is on the table.
