### Dice: how to roll them, what they show, what to expect of them.

## How many, how far

dice = Dice
    .label = Dice to throw
number =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
# So many dice of the attacker, so many of the defender.
against = { $attack } against { $defence }
roll-once = Roll once
until-the-end = Until the end
until-left = Stop at { $armies } left
    .label = Stop when so many are left
# A committed or flanking attack is never broken off: you only look at it and add reserves.
pause-at = Pause at { $armies } left
    .label = Pause when so many are left
# Where the armies are counted that are left: $territory, or aboard $ship.
left-in = armies in { $territory }
    .aboard = armies aboard ship { $ship }
left-of-troops = of the armies that attack
break-off = Break off

## A roll

# $attacker and $defender are armies; $attack and $defence are the faces of their dice; each loses so many.
roll = { $attacker } throws { $attack }; { $defender } throws { $defence }. { $attacker } loses { $attacker-loses }, { $defender } loses { $defender-loses }.
tie = = is a tie: the defender wins it.
# What changed a die of an $army that was thrown as $thrown and $counts something else; $by is a list of the next.
changed = { $army }’s { $thrown } counts { $counts }: { $by }.
ambush = ambush −1
shortage = ammunition shortage −1
bunker = bunker +1
fortification = fortification +1
barrage = barrage −1
missile = missile
spare = without an opponent
none = No dice have fallen yet.
# In $rolls rolls $attacker lost $attacker-lost, $defender lost $defender-lost.
at-once = { $rolls } rolls at once: { $attacker } lost { $attacker-lost }, { $defender } lost { $defender-lost }. The last one lies here.
history = Show all { $rolls } rolls
    .hide = Hide the rolls
# $name has $left of $start armies left.
strength = { $name } { $left } of { $start }
# Two dice of one throw.
thrown = Dice: { $one } and { $other }
# Shows at once what dice bring that still fall.
settle = Show the result
last-battle = The last battle
    .go-on = Go on

## The odds

odds = Odds
you-lose = You lose about
they-lose = They lose about
captives = Captives
# Four times in five is a chance of 80 %; after it stands how many armies it takes.
needed = To win 4 times in 5 you need
estimated = Many dice: estimated, give or take { $margin } %.
