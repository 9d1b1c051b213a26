### The map: its names and descriptions, and those of its parts.

map = World map. Arrow keys move along borders, S moves from ship to ship, Enter selects, P shows the odds for a path, I shows details, Escape deselects, question mark opens help.
sea = The sea within reach
# A hex of the sea, so many boat lengths away.
hex =
    { $lengths ->
        [0] { $waters }
        [one] { $lengths } boat length, { $waters }
       *[other] { $lengths } boat lengths, { $waters }
    }
which-one = Which one?

## A territory as a list of facts, and what a tap does there

free = unoccupied
# An attack with superior numbers that the player owes (K4), and armies above the limit of ten (K5).
owes = you can attack from here with superior numbers, and must do so once before your campaign ends
surplus =
    { $armies ->
        [one] { $armies } army is lost at the end of the turn: more than 10 are cut to 9
       *[other] { $armies } armies are lost at the end of the turn: more than 10 are cut to 9
    }
exhausted = done for this turn
# Things on a territory that change dice.
shortage = an ammunition shortage: −1 to the defender’s highest die
bunker = a bunker: +1 to the defender’s highest die
fortification =
    { $left ->
        [one] a fortification: +1 to the defender’s highest and lowest die, for { $left } more attack with three dice
       *[other] a fortification: +1 to the defender’s highest and lowest die, for { $left } more attacks with three dice
    }
# $army is a colour or a player.
headquarters = headquarters of { $army }
selected = selected
aim = selected as the target
captives =
    { $captives ->
        [one] { $captives } captive
       *[other] { $captives } captives
    }
# Armies mobilized there against the attack in progress.
risen =
    { $armies ->
        [one] { $armies } of them just mobilized
       *[other] { $armies } of them just mobilized
    }
# $facts is a list of the messages above, $deed one of those below; $chance is the chance of success.
tap = { $facts }: { $deed }
    .chance = { $facts }: { $deed }, { $chance } to conquer
# A tap raises militia there.
tap-raises =
    { $armies ->
        [one] { $facts }: raise { $armies } army here
       *[other] { $facts }: raise { $armies } armies here
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
let-go = deselect it
path-begin = start the path here
path-add = add it to the path
path-remove = remove it from the path

## The marks of an earlier position

lost = lost
held = held

## The card of a territory

details = Details: { $territory }
    .close = Close
borders = Borders
# The meanings of the small signs next to a badge.
means-factory =
    { $factories ->
        [one] A factory: its holder gets 2 armies here at the start of each turn.
       *[other] { $factories } factories: each gives their holder 2 armies here at the start of each turn.
    }
# $captives armies of $name are held on land of the $captor.
means-captives =
    { $captives ->
        [one] { $captives } captive from { $name }: it doesn’t fight, and joins { $captor } at the end of { $captor }’s turn.
       *[other] { $captives } captives from { $name }: they don’t fight, and join { $captor } at the end of { $captor }’s turn.
    }
means-exhausted = Done for this turn: an attack from here failed. No armies can attack, board a ship or move out until the turn ends.
means-headquarters-goal = Headquarters of { $army }: control every headquarters to win.
# $deed is what a tap does now, one of those above.
means-tap = Tap to { $deed }.
# $ship is a number, $name its owner.
ship =
    { $armies ->
        [one] { $name }’s ship { $ship } with { $armies } army
       *[other] { $name }’s ship { $ship } with { $armies } armies
    }
# A $continent is worth $armies a turn; $holders is a list of “holder” below, $all its number of territories.
continent =
    { $armies ->
        [one] { $continent }, { $armies } army a turn: { $holders } of { $all }
       *[other] { $continent }, { $armies } armies a turn: { $holders } of { $all }
    }
# Next to the name of a continent on the map: its armies per turn.
bonus = +{ $armies }
# A player $holds so many of $all territories of a continent.
part-of = { $holds }/{ $all }
# $name holds so many $territories.
holder = { $name } { $territories }
chance = { $chance } to conquer it with a normal attack from { $territory }
# The card read aloud: the facts about a $territory, its borders, and the ships in its harbours.
facts = { $territory }: { $facts }
borders-on = It borders { $borders }
# In the $territory $owner has $armies.
border = { $territory } ({ $owner } { $armies })
    .free = { $territory } (unoccupied)
harbours = In its harbours: { $ships }

## Its buttons

view = Map view
nearer = Zoom in
farther = Zoom out
show-all = Show all
