### The ladder: a person’s rating among the levels, and the next game to play.

# $name is a person.
title = { $name } on the ladder
about = How ratings work
    .games = The less likely a win was, the more it counts: more with six players than with two, and more against a strong level than a weak one. The levels were rated in thousands of games with the rule set { $rules }; those ratings also stand in for rule sets without their own. People and your own bots are rated together, from the same games. Each new game makes earlier ones count a little less, because people learn.
    .points = A lead of 100 points means winning 64 % of games between two players. Only you can see these ratings: they are worked out here, from your saved games.
empty = Finish a game against computer players to see how you compare with their levels, and who to play next.
# The lowest rung: a player that makes any legal move.
at-random = random
    .place = { $name } doesn’t yet win more often than random play.
    .between = { $name } wins more often than random play, but less often than the { $level } level.
place-at = { $name } plays about as well as the { $level } level.
place-between = { $name } plays between the { $lower } and { $higher } levels.
place-above = { $name } plays better than the { $level } level.
place-below = { $name } isn’t on the ladder yet.
# $games is the number of games; $low and $high are ratings.
range =
    { $games ->
        [one] One game so far: most likely
       *[other] After { $games } games: most likely
    } between { $low } and { $high } points.
# Describes the picture for people who cannot see it.
picture = The levels as rungs, lowest first, and the rating of { $name } from game to game.

## Whom to play next

# $computers is “three easy computer players”.
next = Next, play against { $computers }.
# $percent is the chance to win.
next-even = You’re evenly matched: you would win about { $percent } % of games.
next-about = You would win about { $percent } % of games.
next-hard = This is the easiest challenge here: you would win about { $percent } % of games.
next-easy = This is the hardest challenge here: you would win about { $percent } % of games.
play = Start the game
