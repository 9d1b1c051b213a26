### What happened since a player's last turn, told to that player. $name and the like are what players are called.

## What befell the player

# $name took $territories, one or several.
took =
    { $factories ->
        [0] { $name } took { $territories } from you.
        [one] { $name } took { $territories } from you, with a factory.
       *[other] { $name } took { $territories } from you, with { $factories } factories.
    }
held = You held { $territories } against { $name }.
# What is $left of a fortification.
worn =
    { $left ->
        [0] Your fortification in { $territory } is worn out.
        [one] Your fortification in { $territory } is worn: it stands { $left } more attack with three dice.
       *[other] Your fortification in { $territory } is worn: it stands { $left } more attacks with three dice.
    }
# What somebody played against or for you: a missile at a die of yours, or of another player.
ambush = { $name } laid an ambush.
barrage = { $name } fired a barrage.
missile = { $name } fired a missile.
    .yours = { $name } fired a missile: your { $face } became a six.
    .of = { $name } fired a missile: a { $face } of { $of } became a six.
defending = Defending, you lost { $own ->
        [one] { $own } army
       *[other] { $own } armies
    }; the attackers lost { $theirs ->
        [one] { $theirs } army
       *[other] { $theirs } armies
    }.
mobilized =
    { $armies ->
        [one] You mobilized { $armies } army.
       *[other] You mobilized { $armies } armies.
    }
freed =
    { $armies ->
        [one] { $armies } army came home from captivity.
       *[other] { $armies } armies came home from captivity.
    }
cards-lost =
    { $cards ->
        [one] You lost { $cards } card.
       *[other] You lost { $cards } cards.
    }
# Armies that a limit took.
disbanded =
    { $armies ->
        [one] { $armies } army of { $name } was taken off: more than 10 on a territory become 9.
       *[other] { $armies } armies of { $name } were taken off: more than 10 on a territory become 9.
    }
    .yours =
    { $armies ->
        [one] At the end of your turn { $armies } army was taken off { $territories }: more than 10 become 9.
       *[other] At the end of your turn { $armies } armies were taken off { $territories }: more than 10 become 9.
    }
not-supplied =
    { $armies ->
        [one] { $armies } army of { $name } could not be placed: there are 125 of a colour.
       *[other] { $armies } armies of { $name } could not be placed: there are 125 of a colour.
    }
    .yours =
    { $armies ->
        [one] { $armies } army of yours could not be placed: there are 125 of a colour.
       *[other] { $armies } armies of yours could not be placed: there are 125 of a colour.
    }

## Ships

sunk = Your ship { $ship } was sunk.
# Your $ship sank with $armies.
sank =
    { $armies ->
        [one] Your ship { $ship } sank with { $armies } army aboard.
       *[other] Your ship { $ship } sank with { $armies } armies aboard.
    }
captured = Your ship { $ship } was captured.
you-captured = You captured ship { $ship } of { $name }.
mutiny = Captives of { $name } took your ship { $ship }.
    .yours = Your captives took ship { $ship } of { $name }.

## Poker for allies

# $name won $armies; $part of them were the player's.
won =
    { $armies ->
        [one] { $name } won { $armies } army at poker.
       *[other] { $name } won { $armies } armies at poker.
    }
    .part =
    { $armies ->
        [one] { $name } won { $armies } army at poker, { $part } of them yours.
       *[other] { $name } won { $armies } armies at poker, { $part } of them yours.
    }
you-won =
    { $armies ->
        [one] You won { $armies } army at poker.
       *[other] You won { $armies } armies at poker.
    }
    .part =
    { $armies ->
        [one] You won { $armies } army at poker, { $part } of them your own.
       *[other] You won { $armies } armies at poker, { $part } of them your own.
    }
put-in =
    { $armies ->
        [one] You had put { $armies } army in.
       *[other] You had put { $armies } armies in.
    }

## The others

# $took is a list of the next.
elsewhere = Elsewhere, { $took }.
# $name took so many territories.
took-some =
    { $territories ->
        [one] { $name } took { $territories } territory
       *[other] { $name } took { $territories } territories
    }
broke-yours = { $name } broke your { $continent }.
broke = { $name } broke { $of }'s { $continent }.
holds-all = { $name } now holds all of { $continent }: +{ $armies } each turn.
for-a-card = { $name } took one territory in a turn: enough for a card.
# $name got $cards of another player, $of.
got-cards =
    { $cards ->
        [one] { $name } got { $cards } card of { $of }.
       *[other] { $name } got { $cards } cards of { $of }.
    }
pirate = { $name } sails on as a pirate.
fell = { $name } has fallen to { $by }.
played = { $name } played { $ally }.
    .you = You play { $ally }.
# What came of a call for an ally that is not played, after so many hands of poker.
gave-up = { $name } called { $ally } and gave it up.
declined = { $name } won { $ally } at poker and did not play it.
played-for =
    { $hands ->
        [1] { $name } played a hand of poker for { $ally } and did not get it.
       *[other] { $name } played { $hands } hands of poker for { $ally } and did not get it.
    }
# So many $factories of $name in $territories.
built =
    { $factories ->
        [1] { $name } built a factory in { $territories }.
       *[other] { $name } built { $factories } factories: in { $territories }.
    }
headquarters = { $name } took the headquarters of { $of } in { $territory }.
    .yours = { $name } took your headquarters in { $territory }.
    .back = { $name } has its headquarters in { $territory } again.
# The objective is one of objectives.ftl.
objective-yours = You have a secret objective: look at it with your cards.
objective-drawn = { $name } drew a secret objective.
objective-met = { $name } has met the objective: { $objective }.
objective-was = The objective of { $name } was: { $objective }.
goes-on = { $name } goes on with { $ally }.
left = { $name } has left; the army is an ally now.
joined = Somebody has joined and plays { $name }.

## The player is out, or sails on without land

you-pirate = You sail on as a pirate: you have no land left.
    .taken = You sail on as a pirate: { $name } took your last territory.
you-out = You are out: you lost your last ship to { $name }.
    .taken = You are out: { $name } took your last territory.
