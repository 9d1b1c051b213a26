### The play styles of computer players, whatever their level: each has a name and a line.

title = Play style
    .each = Choose for each player
# $army is the name of an army.
of = { $army }’s play style
# $name and $kind are among the following; $ways describes how it plays.
line = { $name }, { $kind }: { $ways }
balanced = balanced
    .line = Balanced players make the best move they can see at their level.
turtle = the turtle
    .name = Agatha
    .line = digs in, gives up nothing, and attacks only when it is safe.
rusher = the rusher
    .name = Rufus
    .line = attacks early and often, and never looks back.
avenger = the grudge-bearer
    .name = Griselda
    .line = strikes back at its last attacker.
gambler = the gambler
    .name = Felix
    .line = bets, calls and bluffs, and takes chances in battle.
anybody = random
    .line = You’ll find out at the table.
