### Attacks and moves on land, as far as they are told in sentences.

## The plan of an attack

committed = Committed
flanking = Flanking
# The defender rolls up to $dice.
meaning =
    { $dice ->
        [3] Up to three dice against three.
       *[other] Up to three dice against two.
    }
    .stop = Stop after any roll.
    .committed = Every committed army rolls a die, against one die fewer. It goes on to the end.
    .flanking = Several blocks of one size take turns. Each roll gets a plus one, and a clean win takes a captive.
one-roll = One attack is one roll. You can attack again at once.
# In $territory lies a $scar: “a bunker: …”.
lies = In { $territory } lies { $scar }.
# What the odds leave out.
odds-assume = With as many dice as you can throw, the best defence, and nothing played by anybody.
mobilization = { $name } may mobilize first: cards can raise 1 to 6 armies on each territory they show.
# Where the attack comes from.
flanks = { $flanks } flanks
    .none = No block yet
ship-at-stake = { $ships } with everybody aboard: sunk if they fall (N6)
at-stake = You can’t break this off. If these troops fall, { $places } can do nothing more this turn.
no-two-blocks = Flanking: there are not enough armies around { $territory } for two blocks of { $armies }.
two-blocks = Choose two blocks or more: with +, or by tapping your territories.
block-needs =
    { $armies ->
        [one] Each block needs at least { $armies } army; take one away.
       *[other] Each block needs at least { $armies } armies; take one away.
    }
# $place is a territory or a ship.
needs =
    { $armies ->
        [one] Committed: { $place } needs { $armies } army.
       *[other] Committed: { $place } needs { $armies } armies.
    }

## The battle

too-early = You can break off after the first roll.
# Something was done in $territory between the declaration and the first roll: what was ordered is asked again.
changed =
    { $armies ->
        [one] { $territory } has { $armies } army now. Choose how to roll.
       *[other] { $territory } has { $armies } armies now. Choose how to roll.
    }
    .ambush = An ambush in { $territory } takes one off your highest die. Choose how to roll.

## Who follows into a conquered territory

# How many stand where then.
outcome = { $inside } in { $to }, { $stay } in { $from }.
    .ship = { $inside } in { $to }, { $stay } aboard ship { $ship }.

## Odds

# What the chance is of.
goal = to conquer
    .sea = to beat it
ship-lost = Your ship is lost
    .several = Ships you lose
chance =
    { $percent ->
        [0] under 1 %
        [100] over 99 %
       *[other] { $percent } %
    }
# How many armies would have a good chance, and where.
needed =
    { $armies ->
        [one] { $armies } army there
       *[other] { $armies } armies there
    }
    .aboard =
    { $armies ->
        [one] { $armies } army aboard
       *[other] { $armies } armies aboard
    }
    .committed =
    { $armies ->
        [one] { $armies } army committed
       *[other] { $armies } armies committed
    }
    .block =
    { $armies ->
        [one] { $armies } army in each block
       *[other] { $armies } armies in each block
    }
    .never = more than is possible
too-many = So many armies that the odds cannot be worked out at once.

# A path that was carried out: to take all that is left of it has become this improbable.
march-stopped = Stopped here: the chance to take the rest is { $percent } % now.
