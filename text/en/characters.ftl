### What computer players like, whatever their level: each a name and a line.

title = Their characters
    .each = Each its own
# $army is the name of an army.
of = Character of { $army }
# $name is one of the following, $kind too, $ways what it does.
line = { $name }, { $kind }: { $ways }
balanced = balanced
    .line = Balanced players do what serves best, as far as their level sees it.
turtle = the turtle
    .name = Agatha
    .line = digs in, gives nothing up, and attacks when it is safe.
rusher = the rusher
    .name = Rufus
    .line = attacks early and often, and never looks behind.
avenger = the grudge-bearer
    .name = Griselda
    .line = hits back at whoever attacked last.
gambler = the gambler
    .name = Felix
    .line = bets, calls and bluffs, and takes a chance in battle.
anybody = anybody
    .line = Who comes is seen at the table.
