### The log: what happened, told turn by turn. $name and the like are what players are called.

armies =
    { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
captives =
    { $captives ->
        [one] { $captives } captive
       *[other] { $captives } captives
    }

## Turns

before = Before the first turn
turn = Round { $round } · { $name }
# Where there are no armies, the sentence says why.
income = { $name } gets { armies }.
    .continents = { $name } gets { armies }, { $some } of them for continents.
    .later =
    { $armies ->
        [1] One of them is for moving later.
       *[other] { $armies } of them are for moving later.
    }
    .none = { $name } gets no armies: no land is left.
    .none-few = { $name } gets no armies: fewer than three territories are left.
    .none-pot = { $name } gets no armies: the pot was lost at poker.

## Armies that come onto the board

# One of a list of places in the next ones.
place = { $armies } in { $territory }
places = { $name } places { $places }.
factories-make = Factories make { $places }.
cards-bring = The cards bring { $places }.
militia = Militia: { $places }.

## The board

dealt = The territories are dealt.
takes = { $name } takes { $territory }.
moves = { $name } moves { $armies } from { $from } to { $to }.
throws = { $name } throws { $die } for the start.
begins = { $name } begins.
answers = { $name } answers to { $suits }.
builds = { $name } builds a factory in { $territory }.
factory-lost = { $name } has no territory left for the bought factory.
# Armies that a limit takes (K5).
disbanded = { $name } takes { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } off { $territory }: more than 10 become 9.
not-supplied = { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } of { $name } cannot be placed: there are 125 of a colour.
# In $territory lies a $scar: “a bunker: …”.
scarred = In { $territory } lies { $scar }.
founds = { $name } sets up headquarters in { $territory }.
expands = { $name } moves into { $territory }, which nobody held.
exhausted = { $territory } can do nothing more this turn.
freed = { armies } of { $name } are freed in { $territory }.
join = { armies } of { $of } join { $name } in { $territory }.
    .aboard = { armies } of { $of } join { $name } aboard ship { $ship }.

## Players

fell = { $name } has fallen to { $by }.
pirate = { $name } has no land left and sails on as a pirate.
goes-on = { $name } goes on with { $ally }.
leaves = { $name } leaves; the army is an ally now.
joins = Somebody joins and plays { $name }.

## Cards

# $name turns in three $cards, territories or wild ones.
turns-in = { $name } turns in { $cards } for { armies }.
    .dice = { $name } turns in { $cards } for { armies } (dice { $first } and { $second }).
    .factory = { $name } turns in { $cards } and buys a factory.
    .ship = { $name } turns in { $cards } and buys a ship.
wild = wild
# A card in the sentences below: of the territories, or of poker.
territory-card = the card of { $territory }
    .wild = a wild card
    .hidden = a territory card
poker-card = a poker card
draws = { $name } draws { $card }.
draws-for = { $name } draws { $card } for { $ally }.
draws-none = { $name } keeps five poker cards and draws none.
lays-down = { $name } lays down { $card }.
draws-objective = { $name } draws a secret objective.
    .known = The secret objective of { $name }: { $objective }.
shows-objective = { $name } has met the objective: { $objective }.
takes-card = { $name } takes { $card } of { $from }.
cuts = { $name } cuts the deck: { $territory }.
reveals = { $name } reveals { $card }.
wild-raises = A wild card raises { armies } for { $name }.

## A battle for a territory

# How an attack is made: the number alone stands for a normal one.
committed = committed { $armies }
flanking = flanking { $armies }
# $from, $to, $defender and $strength say who attacks whom with how many; $against fell, $lost is what it cost.
conquered = { $from } → { $to } ({ $defender }), { $strength } against { $against }: conquered{ $factories ->
        [0] { "" }
        [one] { " " }with a factory
       *[other] { " " }with { $factories } factories
    }, { $lost ->
        [0] without a loss
       *[other] lost { $lost }
    }{ $captives ->
        [0] { "" }
       *[other] , captured { $captives }
    }.
# The losses are said as below.
thrown-back = { $from } → { $to } ({ $defender }), { $strength }: thrown back, { $losses }{ $captives ->
        [0] { "" }
       *[other] , captured { $captives }
    }.
broken-off = { $from } → { $to } ({ $defender }), { $strength }: broken off, { $losses }{ $captives ->
        [0] { "" }
       *[other] , captured { $captives }
    }.
one-roll = { $from } → { $to } ({ $defender }), { $strength }: one roll, { $losses }.
# What is played in an attack.
ambush = { $name } lays an ambush.
barrage = { $name } fires a barrage.
missile = { $name } fires a missile.
# $name strikes a die of $of.
strikes = { $name } fires a missile: { $of }’s { $face } becomes a six.
# In $territory it stands $left more.
worn =
    { $left ->
        [0] The fortification of { $territory } is worn out.
        [one] The fortification of { $territory } stands { $left } more attack with three dice.
       *[other] The fortification of { $territory } stands { $left } more attacks with three dice.
    }
# What an attack cost: $own and those that $defender $lost.
losses =
    { $own ->
        [0] no losses to { $defender }’s { $lost }
       *[other] losses { $own } to { $defender }’s { $lost }
    }
# What the last roll cost, and what is left of both sides.
roll = { $attacker } loses { $own }, { $defender } loses { $lost }. { armies } against { $against } are left.

## A battle at sea

attacks = { $name } attacks { $defender } at sea.
    .ships = { $name } attacks { $defender } at sea: { $clashes }.
# Clashes are joined from left to right.
clash =
    { $number ->
        [one] ship { $ships } against ship { $target }
       *[other] ships { $ships } against ship { $target }
    }
    .next = { $before }; { $clash }
sends = { $name } sends ship { $ship } in against ship { $target }.
captive = { $territory } takes an army of { $name } captive.
    .ship = Ship { $ship } takes an army of { $name } captive.
sinks = Total defeat: ship { $ship } throws { $own } against { $victor }, it sinks.
    .afloat = Total defeat: ship { $ship } throws { $own } against { $victor }, it stays afloat.
# An engagement that has ended. The strength and the losses are said as in a battle for a territory.
won =
    { $number ->
        [one] Ship { $ships } → ship { $target } ({ $enemy }), { $strength }: won, { $losses }.
       *[other] Ships { $ships } → ship { $target } ({ $enemy }), { $strength }: won, { $losses }.
    }
    .unopposed =
    { $number ->
        [one] Ship { $ships } → ship { $target } ({ $enemy }), { $strength }: no fight was needed.
       *[other] Ships { $ships } → ship { $target } ({ $enemy }), { $strength }: no fight was needed.
    }
not-won =
    { $number ->
        [one] Ship { $ships } → ship { $target } ({ $enemy }), { $strength }: not won, { $losses }.
       *[other] Ships { $ships } → ship { $target } ({ $enemy }), { $strength }: not won, { $losses }.
    }
    .unfought =
    { $number ->
        [one] Ship { $ships } → ship { $target } ({ $enemy }), { $strength }: no fight came of it.
       *[other] Ships { $ships } → ship { $target } ({ $enemy }), { $strength }: no fight came of it.
    }
# What the last roll cost two ships and what is left of the crew of each, said as below.
sea-roll = Ship { $ship } loses { $own }, { $left }; ship { $target } loses { $lost }, { $there }.
left = { $crew } left
    .gone = gone

## Ships

# $name launches a $ship; $waters is where it lies.
launches = { $name } launches ship { $ship } { $waters }, { armies } aboard.
can-sail = Ship { $ship } can sail { $lengths } boat lengths (dice { $first } and { $second }).
stays = Ship { $ship } stays { $waters }.
sails = Ship { $ship } sails and lies { $waters } now.
embarks = { $name } takes { armies } of { $territory } aboard ship { $ship }.
lands = { $name } puts { armies } ashore in { $territory } from ship { $ship }.
ship-sinks = Ship { $ship } of { $name } sinks.
    .with = Ship { $ship } of { $name } sinks with { $aboard }.
# Who is aboard, where captives are held besides.
both = { armies } and { captives }
boards = Ship { $ship } captures ship { $prize } of { $name } with { armies }.
mutiny = { captives } of { $name } aboard take ship { $ship } from { $from }.

## Allies

wants = { $name } wants to play { $ally }.
contests = { $name } contests { $ally }.
passes = { $name } lets it pass.
gives-up = { $name } gives { $ally } up.
declines = { $name } has won { $ally } and does not play it.
plays-on = { $name } plays another hand for { $ally }.
takes-part = { $name } takes part.
stays-out = { $name } stays out.
counts-out = { $name } counts { armies } out to play with.
poker = { $name } plays poker for { $ally }; { $dealer } deals.
# $name plays $ally.
plays =
    { $armies ->
        [0] { $name } plays { $ally }, which gets no armies.
        [one] { $name } plays { $ally }, which gets { $armies } army.
       *[other] { $name } plays { $ally }, which gets { $armies } armies.
    }
pot-lost = { armies } that { $name } had won are lost.

## Poker

# $game is “Texas hold'em” or the like.
names-game = { $name } chooses { $game }.
burns = { $name } burns a card.
# $street is “The flop” or the like.
turned-up = { $street }: { $cards }.
# A card that all see.
opened = { $name } gets { $card }.
antes = { $name } puts in 1 army.
# $name uses $cards: named where they are known, else counted.
uses = { $name } uses { $cards } of the stash.
dealt-card = { $name } is dealt { $card }.
must-use = { $name } must use { $card }: no other is left.
    .hidden = a card
checks = { $name } checks.
folds = { $name } folds.
bets = { $name } bets { armies }.
    .all-in = { $name } bets { armies } and is all-in.
calls = { $name } calls with { armies }.
    .all-in = { $name } calls with { armies } and is all-in.
raises = { $name } raises, { armies } in all.
    .all-in = { $name } raises, { armies } in all and is all-in.
keeps = { $name } keeps all cards.
exchanges = { $name } lays { $cards } down for new cards.
    .stash = { $name } lays { $cards } down and takes { $taken } of the stash.
# $name shows $cards; $hand is what they are: “two pair”.
shows = { $name } shows { $cards }: { $hand }.
mucks = { $name } lays the hand down unseen.
takes-back = { $name } takes { armies } back.
wins = { $name } wins { armies }.
cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
