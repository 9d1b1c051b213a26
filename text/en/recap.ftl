### The recap: what happened since a player’s last turn, addressed to that player, in the past tense. $name and similar arguments are player names.

## What happened to the player

# $name took $territories, one or more.
took =
    { $factories ->
        [0] { $name } took { $territories } from you.
        [one] { $name } took { $territories } from you, including a factory.
       *[other] { $name } took { $territories } from you, including { $factories } factories.
    }
held = You held { $territories } against { $name }.
# The fortification lasts for $left more attacks.
worn =
    { $left ->
        [0] Your fortification in { $territory } is worn out.
        [one] Your fortification in { $territory } lasts for { $left } more attack with three dice.
       *[other] Your fortification in { $territory } lasts for { $left } more attacks with three dice.
    }
# Ambushes, barrages and missiles. A missile hits one of your dice, or another player’s.
ambush = { $name } laid an ambush.
barrage = { $name } fired a barrage.
missile = { $name } fired a missile.
    .yours = { $name } fired a missile: your { $face } became a 6.
    .of = { $name } fired a missile: { $of }’s { $face } became a 6.
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
        [one] { $armies } of your captive armies was freed.
       *[other] { $armies } of your captive armies were freed.
    }
cards-lost =
    { $cards ->
        [one] You lost { $cards } card.
       *[other] You lost { $cards } cards.
    }
# Armies removed by the limit on a territory.
disbanded =
    { $armies ->
        [one] { $name } had to remove { $armies } army: more than 10 on a territory are cut to 9.
       *[other] { $name } had to remove { $armies } armies: more than 10 on a territory are cut to 9.
    }
    .yours =
    { $armies ->
        [one] At the end of your turn you lost { $armies } army in { $territories }: more than 10 on a territory are cut to 9.
       *[other] At the end of your turn you lost { $armies } armies in { $territories }: more than 10 on a territory are cut to 9.
    }
not-supplied =
    { $armies ->
        [one] { $name } couldn’t place { $armies } army: there are only 125 of each colour.
       *[other] { $name } couldn’t place { $armies } armies: there are only 125 of each colour.
    }
    .yours =
    { $armies ->
        [one] You couldn’t place { $armies } army: there are only 125 of each colour.
       *[other] You couldn’t place { $armies } armies: there are only 125 of each colour.
    }

## Ships

sunk = Your ship { $ship } was sunk.
# Your $ship sank with $armies aboard.
sank =
    { $armies ->
        [one] Your ship { $ship } sank with { $armies } army aboard.
       *[other] Your ship { $ship } sank with { $armies } armies aboard.
    }
captured = Your ship { $ship } was captured.
you-captured = You captured { $name }’s ship { $ship }.
mutiny = Captives from { $name } took your ship { $ship }.
    .yours = Your captive armies aboard took { $name }’s ship { $ship }.

## Poker for allies

# $name won $armies; the player had put in $part of them.
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
# The total over all hands in the recap.
put-in =
    { $armies ->
        [one] You staked { $armies } army in all.
       *[other] You staked { $armies } armies in all.
    }

## The other players

# $took is a list of the next message.
elsewhere = Elsewhere, { $took }.
# $name took this many $territories.
took-some =
    { $territories ->
        [one] { $name } took { $territories } territory
       *[other] { $name } took { $territories } territories
    }
broke-yours = { $name } broke your hold on { $continent }.
broke = { $name } broke { $of }’s hold on { $continent }.
holds-all = { $name } now holds all of { $continent }: +{ $armies } each turn.
# $name took $cards of another player, $of.
got-cards =
    { $cards ->
        [one] { $name } took { $cards } card from { $of }.
       *[other] { $name } took { $cards } cards from { $of }.
    }
pirate = { $name } sails on as a pirate.
fell = { $by } eliminated { $name }.
played = { $name } played { $ally }.
    .you = You play { $ally }.
# The outcome of a call for an ally that is not played, after this many hands of poker.
gave-up = { $name } called { $ally } but gave it up.
declined = { $name } won { $ally } at poker but didn’t play it.
played-for =
    { $hands ->
        [1] { $name } played a hand of poker for { $ally } without winning it.
       *[other] { $name } played { $hands } hands of poker for { $ally } without winning it.
    }
# $name built this many $factories in $territories.
built =
    { $factories ->
        [1] { $name } built a factory in { $territories }.
       *[other] { $name } built { $factories } factories in { $territories }.
    }
headquarters = { $name } took { $of }’s headquarters in { $territory }.
    .yours = { $name } took your headquarters in { $territory }.
    .back = { $name } retook their own headquarters in { $territory }.
# The objective is one of those in objectives.ftl.
objective-yours = You have a secret objective. You’ll find it with your cards.
objective-drawn = { $name } drew a secret objective.
objective-met = { $name } met the objective: { $objective }.
objective-was = { $name }’s objective was: { $objective }.
goes-on = { $name } plays on with { $ally }.
left = { $name } left the game; the army is an ally now.
joined = A new player took over { $name }.

## The player is eliminated, or sails on without land

you-pirate = You sail on as a pirate: you have no land left.
    .taken = You sail on as a pirate: { $name } took your last territory.
you-out = You are eliminated: you lost your last ship to { $name }.
    .taken = You are eliminated: { $name } took your last territory.
