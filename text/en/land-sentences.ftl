### Attacks and moves on land: the parts that are sentences.

## The plan of an attack

committed = Committed
flanking = Flanking
# $blocks blocks of $armies armies each.
block-shape = { $blocks } × { $armies }
# The defender rolls up to $dice.
meaning =
    { $dice ->
        [3] Up to three dice against three.
       *[other] Up to three dice against two.
    }
    .stop = You may stop after any roll.
    .committed = One die for every army you commit, against one die fewer, until one side is beaten.
    .flanking = Blocks of equal size take turns. Each roll gets a +1, and a clean win takes a captive.
one-roll = An attack is one roll. You may attack again right away.
# $scar is “a bunker: …” or the like.
lies = { $territory } has { $scar }.
# Assumptions of the odds.
odds-assume = Assumes that you roll all your dice against the best defence, with no reactions.
mobilization = { $name } may mobilize first: cards can raise 1 to 6 armies on each territory they show.
# The origin of the attack, if not one or two named places.
flanks = { $flanks } flanks
    .none = No blocks yet
ship-at-stake = { $ships } and everyone aboard are at stake (N6)
at-stake = You can’t break this off. If these armies fall, { $places } can’t act again this turn.
no-two-blocks = Flanking takes two blocks of { $armies }: there are too few armies around { $territory }.
two-blocks = Choose at least two blocks: press + or tap your territories.
block-needs =
    { $armies ->
        [one] Each block needs at least { $armies } army: remove a block.
       *[other] Each block needs at least { $armies } armies: remove a block.
    }
# $place is a territory or a ship.
needs =
    { $armies ->
        [one] Committed: { $place } needs { $armies } army.
       *[other] Committed: { $place } needs { $armies } armies.
    }

## The battle

too-early = You can break off after the first roll.
# Something happened in $territory between the declaration and the first roll, so the player chooses again.
changed =
    { $armies ->
        [one] { $territory } now has { $armies } army. Choose how to roll.
       *[other] { $territory } now has { $armies } armies. Choose how to roll.
    }
    .ambush = An ambush in { $territory } takes one off your highest die. Choose how to roll.

## Moving into a conquered territory

# The armies that would then be in each place.
outcome = { $inside } in { $to }, { $stay } in { $from }.
    .ship = { $inside } in { $to }, { $stay } aboard ship { $ship }.

## Odds

# The chance is one …
goal = to conquer
    .sea = to beat it
ship-lost = Ship lost
    .several = Ships lost
chance =
    { $percent ->
        [0] under 1 %
        [100] over 99 %
       *[other] { $percent } %
    }
# The armies needed for a good chance, and their place.
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
    .never = no number is enough
too-many = Too many armies to work out the odds quickly.

# A march along a path has stopped: taking the rest has become this unlikely.
march-stopped = Stopped: the chance to take the rest is down to { $percent } %.
