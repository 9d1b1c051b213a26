### The bots that a person has written.

## The list

about = A bot is a piece of JavaScript that decides for an army. Write one, let it play test matches, and choose it as a player of a new game. It plays by the same rules and dice, and sees nothing but what its army may know.
bots = Bots
none-yet = No bots yet. A new one begins as an example that plays.
add = New bot
    .name = My bot
import = Import a bot
    .file = The file of a bot
lines =
    { $lines ->
       *[other] { $lines } lines
    }
duplicate = Duplicate
    .label = Duplicate { $bot }
export = Export
    .label = Export { $bot }
delete = Delete
    .label = Delete { $bot }
deleted = { $bot } was deleted.
    .undo = Undo
missing = No such bot
    .why = This browser keeps no bot under this address. Bots stay in the browser they were written in; a file takes them elsewhere.
    .way = To your bots

## One bot

back = ‹ Your bots
code = Code
    .about = Every change is kept in this browser. Tab indents; to leave the code by keyboard, press Esc and then Tab.
    .unkept = This code is not kept: { $problem }.
name = Name

# The hidden frame in which bots run.
cage = Where your bots think

## A game that brings one along

guests = This game brings a bot along
    .about = A bot is code that somebody wrote to decide for an army. Nothing of it has run yet. It would have no network, no storage and no page; but it can be slow, and need much memory.
    .without = Play without it
    .open = Open
    .cancel = Cancel
    .instead = Without it the computer plays for its army.

## What a bot is asked and answers

# The mark stands for the name of a function.
protocol = What a bot is asked and answers
    .call = Whenever its army is to decide, <function> is called. It answers, or promises, the text of an action. The question has:
    .time = It has a second for its first answer, and half a second for each other. A decision that comes too late, is not allowed or is none is lost: the plainest move is made instead. After three in a row it is not asked again in that turn.
    .limits = A bot has no network, no storage and no page. Its code runs afresh for each question and ends with its answer, so nothing stays in its variables. A bot that takes all memory can crash the page; the game is kept. A game keeps the code it began with; later changes play in new games.
# What each field of the question holds. Words like “reinforce” and “owner” are those of the protocol.
field-seat = the army that decides, as “Red”
field-ask = what about, in a word: reinforce, campaign, battle, advance, transfer, and more
field-legal = what is allowed. Each entry has a verb, what it can be combined with, and an example that can be answered as it stands
field-territories = by name: owner, armies, continent, borders, factories, captives
field-armies = the six armies: role, armies, number of cards
field-observation = also rules, round, turn, ships, hand, stash, conquered, exhausted, sets_turned_in
field-position = the same table as a text

## A test match

trial = Test match
    .against = Against
    .rules = Rules
    .games = Games
    .start = Start the match
    .stop = Stop
    .played = Games played
    .gone = The match gave no sign of life any more and was stopped. A bot that takes all memory can do that. Start it again, or reload the page.
# $won and $lost are games of the bot; $drawn nobody has won.
score =
    { $drawn ->
        [0] Won { $won }, lost { $lost }.
       *[other] Won { $won }, lost { $lost }, nobody { $drawn }.
    }
# Each of these stands before the score.
at-game = Game { $game } of { $games }, round { $round }.
games-over =
    { $games ->
       *[other] { $games } of { $games } games are over.
    }
stopped-after =
    { $games ->
       *[other] Stopped after { $played } of { $games } games.
    }
# $milliseconds is how long the slowest answer took, $lost how many decisions were lost.
answers =
    { $lost ->
        [0] { $questions } questions, slowest answer { $milliseconds } ms, no decision lost.
        [one] { $questions } questions, slowest answer { $milliseconds } ms, { $lost } decision lost.
       *[other] { $questions } questions, slowest answer { $milliseconds } ms, { $lost } decisions lost.
    }
printed = What it printed last
# When something went wrong: how often, and where first.
incident =
    { $times ->
        [1] Once, first in game { $game }, round { $round }.
       *[other] { $times } times, first in game { $game }, round { $round }.
    }
question = The question

## At the table

# Its bot decides for $name; $fault says what went wrong.
lost-decision = The bot of { $name } lost a decision.
    .why = The bot of { $name } lost a decision. { $fault }
