### The ladder: where a person stands among the levels, and whom to play next.

# $name is a person.
title = { $name } on the ladder
about = How this is reckoned
    .games = A win counts as much as it was unlikely: one among six more than one among two, one against a strong level more than one against a weak one. The levels’ own strength was measured in thousands of games by the rules { $rules } and is taken to be the same by rules that were not measured; people and bots of yours are reckoned by the same games. A game counts a little less with each one after it, because people learn.
    .points = A hundred points more are 64 wins of 100 between two. Nobody but you sees any of it: it is worked out here from the games that are kept.
empty = Finish a game against computers, and you see here how you play beside their levels, and whom to play next.
# The lowest rung: who does any legal thing.
at-random = by chance
    .place = { $name } does not win more often yet than somebody who plays by chance.
    .between = { $name } wins more often than by chance, but less often yet than the level { $level }.
place-at = { $name } plays about as well as the level { $level }.
place-between = { $name } plays between the levels { $lower } and { $higher }.
place-above = { $name } plays better than the level { $level }.
place-below = { $name } has not found the ladder yet.
# $games is how many, $low and $high are numbers of points.
range =
    { $games ->
        [one] One game says little: most likely
       *[other] By { $games } games, most likely
    } between { $low } and { $high } points.
# What the picture shows, for those who do not see it.
picture = The levels as rungs, the lowest first, and the course of { $name } from game to game.

## Whom to play next

# $computers is “three easy computers”.
next = Play next: { $computers }
# $percent is how many games of a hundred would be won.
next-even = You would win about { $percent } of 100 games: as even as it gets.
next-about = You would win about { $percent } of 100 games.
next-hard = Nobody here is easier: you would win about { $percent } of 100 games.
next-easy = Nobody here is harder: you would win about { $percent } of 100 games.
play = Begin
