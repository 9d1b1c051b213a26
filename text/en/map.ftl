### The map: what it says of itself and its parts.

map = World map. Arrow keys walk along borders, S from ship to ship, Enter chooses, P asks for the odds of a path, I tells details, Escape lets go, question mark for help.
sea = The sea within reach
# A hex of the sea, so many boat lengths away.
hex =
    { $lengths ->
        [0] { $waters }
        [one] { $lengths } boat length, { $waters }
       *[other] { $lengths } boat lengths, { $waters }
    }
which-one = Which one?

## A territory as it is told in a list, and what a tap does there

free = free
# An attack with superior numbers that is due (K4), and armies beyond ten (K5).
owes = you can attack from here with superior numbers, and must once before your campaign ends
surplus =
    { $armies ->
        [one] { $armies } army goes at the end of the turn: more than 10 become 9
       *[other] { $armies } armies go at the end of the turn: more than 10 become 9
    }
exhausted = exhausted
# What lies there and changes dice.
shortage = an ammunition shortage: one less on the defender’s highest die
bunker = a bunker: one more on the defender’s highest die
fortification =
    { $left ->
        [one] a fortification: one more on the defender’s highest and lowest die, for { $left } more attack with three dice
       *[other] a fortification: one more on the defender’s highest and lowest die, for { $left } more attacks with three dice
    }
# $army is a colour or a player.
headquarters = headquarters of { $army }
selected = selected
aim = chosen as the target
captives =
    { $captives ->
        [one] { $captives } captive
       *[other] { $captives } captives
    }
# Armies mobilized there against the attack that goes on.
risen =
    { $armies ->
        [one] { $armies } of them just mobilized
       *[other] { $armies } of them just mobilized
    }
# $facts is a list of those above, $deed one of those below; $chance is that of success.
tap = { $facts }: { $deed }
    .chance = { $facts }: { $deed }, { $chance } to conquer
    .rises =
    { $armies ->
       *[other] { $facts }: { $deed }, { $armies } at once
    }
take = take it
place = place armies here
build = build a factory here
launch = launch your ship here
attack-from = attack from here
attack = attack it
expand = move in
send-from = move armies from here
send-here = move armies here
let-go = let go of it
path-begin = begin the path here
path-add = add it to the path
path-remove = take it off the path

## What a look back marks

lost = lost
held = held

## The card of a territory

details = Details: { $territory }
    .close = Close
borders = Borders
# What a small sign beside a badge means.
means-factory =
    { $factories ->
        [one] A factory: 2 armies rise here whenever a turn of its holder begins.
       *[other] { $factories } factories: 2 armies rise here for each whenever a turn of their holder begins.
    }
# So many $captives of $name stand on land of a $captor.
means-captives =
    { $captives ->
        [one] { $captives } captive of { $name }: it fights for nobody, and joins { $captor } at the end of { $captor }’s turn.
       *[other] { $captives } captives of { $name }: they fight for nobody, and join { $captor } at the end of { $captor }’s turn.
    }
means-exhausted = Done for this turn: an attack from here failed. Until the turn ends nobody attacks, embarks or moves out.
means-headquarters-goal = Headquarters of { $army }: whoever controls every headquarters wins.
# $deed is what it does now, as above.
means-tap = A tap: { $deed }.
# $ship is a number, $name its owner.
ship =
    { $armies ->
        [one] Ship { $ship } of { $name } with { $armies } army
       *[other] Ship { $ship } of { $name } with { $armies } armies
    }
# A $continent brings so many $armies; $holders is a list of the next, $all its number of territories.
continent =
    { $armies ->
        [one] { $continent }, { $armies } army a turn: { $holders } of { $all }
       *[other] { $continent }, { $armies } armies a turn: { $holders } of { $all }
    }
# Beside the name of a continent on the map: what it brings each turn.
bonus = +{ $armies }
# Of $all territories of a continent somebody $holds so many.
part-of = { $holds }/{ $all }
# $name holds so many $territories.
holder = { $name } { $territories }
chance = From { $territory }, a normal attack has { $chance } to conquer it
# The card read out: of a $territory is told what lies there, what it borders on, and which ships lie in its harbours.
facts = { $territory }: { $facts }
borders-on = It borders on { $borders }
# In the $territory $owner has $armies.
border = { $territory } ({ $owner } { $armies })
    .free = { $territory } (free)
harbours = In its harbours: { $ships }

## Its buttons

view = Map view
nearer = Nearer
farther = Farther
show-all = Show all
