### Decisions in the middle of an attack: how many dice defend, and whether to play something.

## The decision

# $attacker attacks $territory with so many $dice, and $name decides.
about-defence =
    { $dice ->
        [one] { $attacker } attacks { $territory } with { $dice } die. { $name }, how many dice do you roll?
       *[other] { $attacker } attacks { $territory } with { $dice } dice. { $name }, how many dice do you roll?
    }
about-ambush = { $attacker } attacks { $territory }. { $name }, an ambush takes 1 off the attacker’s highest die in this attack. You have one for the whole game.
# $name decides; the attacker has declared $attack dice, the defender $defence.
about-barrage = { $name }, the dice are declared: { $attack } against { $defence }. A barrage takes 1 off the defender’s lowest die. You have one for the whole game.
about-missile = { $name }, a missile turns a die into a 6 that nothing can change. You have one for the whole game.

## The answers

defend =
    { $dice ->
        [one] Defend with { $dice } die
       *[other] Defend with { $dice } dice
    }
# Armies lost on average, the defender’s and the attacker’s.
costs = on average you lose { $own }, they lose { $theirs }
ambush = Lay an ambush
barrage = Fire a barrage
# The chance that the defender loses every die.
barrage-means = all their dice lose: { $with } % chance instead of { $without } %
# The owner of the die, and its current value.
missile = Missile at { $name }’s { $face }
missile-means = attacker loses { $own }, defender { $lost }
    .nothing = changes nothing
pass = Pass
suggested = better on average

## Standing orders

# $moment is one of the next three.
never-here = Never ask me { $moment }
start = at the start of an attack
before-a-roll = before a roll
missiles = about missiles
most-dice = Always defend with all dice
# Offered when the same decision comes up again, above the answers to give from now on.
always = Always do the same in this game (change it in the menu)
never-contest = Never contest an ally in this game (change it in the menu)
legend = { $player }, on other players’ turns
order-start = Don’t ask at the start of an attack
    .roll = Don’t ask before a roll
    .missiles = Don’t ask about missiles
    .dice = Defend with all dice
    .contest = Never contest an ally
order-about = You aren’t asked about what you switch on here, and no reaction is played for you.
settings = On other players’ turns
