### What is asked in the middle of an attack: how many dice defend, and what is played.

## What it is about

# $attacker attacks $territory, with so many $dice, and $name is asked.
about-defence =
    { $dice ->
        [one] { $attacker } attacks { $territory } with { $dice } die. { $name }, how many dice defend it?
       *[other] { $attacker } attacks { $territory } with { $dice } dice. { $name }, how many dice defend it?
    }
about-ambush = { $attacker } attacks { $territory }. { $name }, an ambush takes one off the attacker’s highest die in this attack. You have one in the whole game.
# $name is asked; $attack dice of the attacker are declared, $defence of the defender.
about-barrage = { $name }, the dice are declared: { $attack } against { $defence }. A barrage takes one off the defender’s lowest die. You have one in the whole game.
about-missile = { $name }, your one missile of the game turns a die into a six that nothing changes.

## What can be answered

defend =
    { $dice ->
        [one] Defend with { $dice } die
       *[other] Defend with { $dice } dice
    }
# Armies that are lost on average, the defender's and the attacker's.
costs = you lose { $own }, they lose { $theirs } on average
ambush = Lay an ambush
barrage = Fire a barrage
# The chance that the defender loses every die.
barrage-means = all their dice lose: { $with } % instead of { $without } %
# Whose die, and what it counts as now.
missile = Missile at { $name }’s { $face }
missile-means = attacker loses { $own }, defender { $lost }
    .nothing = changes nothing
pass = Pass
suggested = better on average

## Standing orders

# $moment is one of the next.
never-here = Never ask me { $moment }
start = at the start of an attack
before-a-roll = before a roll
missiles = for missiles
most-dice = Always defend with all dice
# Offered when the same is asked again, above what can be answered from now on.
always = Always answer the same in this game (the menu takes it back)
never-contest = Never contest an ally in this game (the menu takes it back)
legend = { $player }, while others play
order-start = Not at the start of an attack
    .roll = Not before a roll
    .missiles = Not for missiles
    .dice = Defend with all dice
    .contest = Never contest an ally
order-about = While one is pressed you are not asked then, and nothing of yours is played.
settings = While others play, do not ask me
