### Statistics of the saved games.

title = Statistics
about = These figures are worked out from the games saved in this browser, and never leave it. A deleted game no longer counts, and nothing else is stored.
    .names = Enter your name when you set up a new game: games under one name count together. Games you leave to a computer player don’t count as yours.
empty = No finished games yet.
    .begin = New game
    .filtered = No games match.
working = Counting games
# $played of $games games are counted.
progress = { $played } of { $games } games
counted =
    { $games ->
        [0] No games counted.
        [one] { $games } game counted.
       *[other] { $games } games counted.
    }{ $open ->
        [0] { "" }
        [one] { " " }{ $open } is unfinished.
       *[other] { " " }{ $open } are unfinished.
    }{ $damaged ->
        [0] { "" }
        [one] { " " }{ $damaged } can’t be read.
       *[other] { " " }{ $damaged } can’t be read.
    }

## Filters

whose = Whose games
    .everybody = Everyone’s
which = Rule set
    .all = All rule sets

## The tables

people = People
by-rules = By rule set
by-opponents = By opponents
by-level = By computer level
games = Games
name = Name
rules = Rule set
opponents = Opponents
level = Level
won = Won
against-odds = Armies ahead of the odds
    .about = Armies ahead of the odds: how many more armies you kept and destroyed in battles on land and at sea than the exact odds predict, on average per game. The analysis of a game shows the same number for that game. “Luck” means something else there: how far all dice and cards moved the chance to win.
rounds = Rounds
streak = Winning streak
    .now = best { $longest }, now { $now }
favourite = Favourite attack
    .attack = { $kind } ({ $percent } %), mostly on { $territory }
normal = normal
committed = committed
flanking = flanking
no-attacks = none
won-of = { $won } ({ $percent } %)
won-now = { $games } won
lost-now = { $games } lost
# $count is the number of people.
against-people =
    { $count ->
        [1] one person
        [2] two people
        [3] three people
        [4] four people
        [5] five people
       *[other] { $count } people
    }
no-computers = people only
title-of = Title
winner = Winner
last-played = Played
dice = Dice
    .of = Dice of { $title }

## Files

export = Export
    .about = One line per player and game, for spreadsheets (CSV) or programs (JSON).
csv = Save as CSV
json = Save as JSON
copy = Copy as CSV
    .done = Copied.
    .failed = Your browser blocked copying. Save it as a file instead.
