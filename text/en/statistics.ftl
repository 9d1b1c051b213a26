### What the kept games add up to.

title = Statistics
    .about = How your kept games went
about = All of this is worked out anew from the games that this browser keeps, and stays here. A game that you delete does not count any more. Nothing else is kept of it.
    .names = Give yourself a name on the page of a new game: games are joined by it.
empty = No game is over yet. When one is, you see here how it went.
    .begin = New game
    .filtered = No game is like that.
working = Counting the games
# $played of $games games are counted.
progress = { $played } of { $games } games
counted =
    { $games ->
        [0] No game counts.
        [one] { $games } game counts.
       *[other] { $games } games count.
    }{ $open ->
        [0] { "" }
        [one] { " " }{ $open } is not over.
       *[other] { " " }{ $open } are not over.
    }{ $damaged ->
        [0] { "" }
        [one] { " " }{ $damaged } cannot be read.
       *[other] { " " }{ $damaged } cannot be read.
    }

## What to choose

whose = Whose games
    .everybody = Everybody’s
which = Rules
    .all = All rules

## The tables

people = People
by-rules = By rules
by-opponents = By opponents
by-level = By level of the computers
games = Games
name = Name
rules = Rules
opponents = Opponents
level = Level
won = Won
against-odds = Armies against the odds
    .about = Armies against the odds: how many more armies than exact odds expect were kept and destroyed in battles on land and at sea, on average per game. “Luck and decisions” of a game shows the same number; luck there is what all dice and cards did to the chance to win.
rounds = Rounds
streak = In a row
    .now = { $longest } at most; now { $now }
favourite = Favourite attack
    .attack = { $kind } ({ $percent } %), mostly { $territory }
normal = normal
committed = committed
flanking = flanking
no-attacks = none
won-of = { $won } ({ $percent } %)
won-now = { $games } won
lost-now = { $games } lost
# $count is how many.
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

export = Take it with you
    .about = A line for each player of each game, for tables (CSV) or programs (JSON).
csv = Save as CSV
json = Save as JSON
copy = Copy as CSV
    .done = Copied.
    .failed = This browser does not let the page copy. Save it as a file instead.
