### Dice: the choices, the results and the odds.

## How many dice, and when to stop

dice = Dice
    .label = Dice to roll
number =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
# The attacker’s number of dice, and the defender’s.
against = { $attack } against { $defence }
roll-once = Roll once
until-the-end = Until the end
until-left = Stop at { $armies }
    .label = Armies left to stop at
# A committed or flanking attack can’t be broken off: a pause only lets you look and add reserves.
pause-at = Pause at { $armies }
    .label = Armies left to pause at
# Follows “Stop at 3” or “Pause at 3”: the armies that are counted.
left-in = armies in { $territory }
    .aboard = armies aboard ship { $ship }
left-of-troops = attacking armies
break-off = Break off

## A roll

# $attacker and $defender are armies; $attack and $defence are the values of their dice; the losses of each follow.
roll = { $attacker } rolls { $attack }; { $defender } rolls { $defence }. { $attacker } loses { $attacker-loses }, { $defender } loses { $defender-loses }.
tie = “=” is a tie: the defender wins.
# A die of an $army that was rolled as $thrown but $counts as something else; $by is a list of the next messages.
changed = { $army }’s { $thrown } counts as { $counts }: { $by }.
ambush = ambush −1
shortage = ammunition shortage −1
bunker = bunker +1
fortification = fortification +1
barrage = barrage −1
missile = missile
spare = not counted
none = No dice rolled yet.
# Above the dice of the last roll of a battle: what $attacker and $defender lost in this roll alone.
last-of = Last of { $rolls } rolls: { $attacker } { $attacker-lost ->
        [0] 0
       *[other] −{ $attacker-lost }
    }, { $defender } { $defender-lost ->
        [0] 0
       *[other] −{ $defender-lost }
    }
you = you
history = Show all { $rolls } rolls
    .hide = Hide the rolls
# $name has $left of the $start armies it began with.
strength = { $name } { $left } of { $start }
# The two dice of one roll.
thrown = Dice: { $one } and { $other }
# Skips the roll animation.
settle = Show the result
# The button closes the result.
last-battle = Last battle
    .go-on = Got it

## The odds

odds = Odds
you-lose = You lose about
they-lose = They lose about
captives = Captives
# The number of armies follows.
needed = For an 80 % chance you need
estimated = Too many dice for exact odds: estimated, give or take { $margin } %.
