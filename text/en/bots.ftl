### Bots: programs that players have written.

## The list

about = A bot is a piece of JavaScript that plays an army. Write one, test it in matches, and choose it as a player in a new game. It plays by the same rules and dice as everyone else, and sees only what its army may know.
bots = Bots
none-yet = No bots yet. A new one starts as a working example.
add = New bot
    .name = My bot
import = Import a bot
    .file = Bot file
lines =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
duplicate = Duplicate
    .label = Duplicate { $bot }
export = Export
    .label = Export { $bot }
delete = Delete
    .label = Delete { $bot }
deleted = { $bot } deleted.
    .undo = Undo
missing = Bot not found
    .why = This browser has no bot at this address. Bots stay in the browser where they were written; export one as a file to use it elsewhere.
    .way = Go to your bots

## One bot

back = ‹ Your bots
code = Code
    .about = Changes are saved in this browser as you type. Tab indents; to leave the editor by keyboard, press Esc, then Tab.
    .unkept = Code not saved: { $problem }.
name = Name

# The hidden frame in which bots run.
cage = Bot sandbox

## A game that contains a bot

guests = This game contains a bot
    .about = A bot is code that someone wrote to play an army. None of it has run yet. It has no access to the network, to storage or to this page, but it can be slow and use a lot of memory.
    .without = Play without it
    .open = Open
    .cancel = Cancel
    .instead = Without it, a computer player takes over its army.

## The protocol: questions and answers

# The mark stands for the name of a function.
protocol = Questions and answers
    .call = Whenever its army has to decide, the game calls <function>. It returns an action as text, or a promise of one. The question contains:
    .time = It has one second for its first answer, and half a second for each later one. A late, illegal or missing answer forfeits the decision: the simplest move is made instead. After three in a row the bot isn’t asked again that turn.
    .limits = A bot has no access to the network, to storage or to the page. Its code starts fresh for each question, so variables don’t keep their values. A bot that uses up all memory can crash the page; the game is safe. A game keeps the code it began with; later changes apply to new games.
# The fields of the question. Words like “reinforce” and “owner” belong to the protocol.
field-seat = the army that decides, such as “Red”
field-ask = the kind of decision, in one word: reinforce, campaign, battle, advance, transfer, and more
field-legal = the legal actions: each entry has a verb, what it can be combined with, and an example that is a valid answer
field-territories = by name: owner, armies, continent, borders, factories, captives
field-armies = the six armies: role, armies, number of cards
field-observation = also rules, round, turn, ships, hand, stash, conquered, exhausted, sets_turned_in
field-position = the same position as text

## A test match

trial = Test match
    .against = Against
    .rules = Rule set
    .games = Games
    .start = Start the match
    .stop = Stop
    .played = Games played
    .gone = The match stopped responding and was ended. A bot that uses up all memory can cause this. Start it again, or reload the page.
# $won and $lost are games of the bot; nobody has won $drawn.
score =
    { $drawn ->
        [0] { $won } won, { $lost } lost.
       *[other] { $won } won, { $lost } lost, { $drawn } drawn.
    }
# The score follows each of these.
at-game = Game { $game } of { $games }, round { $round }.
games-over =
    { $games ->
       *[other] { $games } of { $games } games finished.
    }
stopped-after =
    { $games ->
       *[other] Stopped after { $played } of { $games } games.
    }
# $milliseconds is how long the slowest answer took, $lost how many decisions were forfeited.
answers =
    { $lost ->
        [0] { $questions } questions, slowest answer { $milliseconds } ms, no decisions forfeited.
        [one] { $questions } questions, slowest answer { $milliseconds } ms, { $lost } decision forfeited.
       *[other] { $questions } questions, slowest answer { $milliseconds } ms, { $lost } decisions forfeited.
    }
printed = Console output
# Something went wrong: how often, and where first.
incident =
    { $times ->
        [1] Once, in game { $game }, round { $round }.
       *[other] { $times } times, first in game { $game }, round { $round }.
    }
question = The question

## At the table

# The bot plays for $name; $fault says what went wrong.
lost-decision = { $name }’s bot forfeited a decision.
    .why = { $name }’s bot forfeited a decision. { $fault }
