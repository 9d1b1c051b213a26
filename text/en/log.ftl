### The log: all events, turn by turn, in the present tense. $name, $of and the like are the names of players.

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
# With no armies, the sentence gives the reason.
income = { $name } gets { armies }.
    .continents = { $name } gets { armies }, { $some } of them for continents.
    .later =
    { $armies ->
        [1] One of them is a bonus for going later.
       *[other] { $armies } of them are a bonus for going later.
    }
    .none = { $name } has no land left and gets no armies.
    .none-few = { $name } has fewer than three territories left and gets no armies.
    .none-pot = { $name } gets no armies: they were lost at poker.

## New armies on the board

# A place in the lists below.
place = { $armies } in { $territory }
places = { $name } places { $places }.
factories-make = Factories raise { $places }.
cards-bring = Cards add { $places }.
militia = Militia: { $places }.

## The board

dealt = The territories are dealt.
takes = { $name } takes { $territory }.
moves = { $name } moves { $armies } from { $from } to { $to }.
throws = { $name } rolls { $die } for first turn.
begins = { $name } goes first.
answers = { $name } can be won with { $suits }.
builds = { $name } builds a factory in { $territory }.
factory-lost = { $name } has no territory left for the factory and loses it.
# Armies removed by the limit on a territory (K5).
disbanded = { $name } removes { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } from { $territory }: more than 10 are cut to 9.
not-supplied = { $name } can’t place { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }: there are only 125 of each colour.
# $scar is “a bunker: …” or the like.
scarred = { $territory } now has { $scar }.
founds = { $name } sets up headquarters in { $territory }.
expands = { $name } moves into unoccupied { $territory }.
exhausted = { $territory } can’t act again this turn.
freed =
    { $armies ->
        [one] { $armies } captive army of { $name } is freed in { $territory }.
       *[other] { $armies } captive armies of { $name } are freed in { $territory }.
    }
join =
    { $armies ->
        [one] { $armies } army of { $of } joins { $name } in { $territory }.
       *[other] { $armies } armies of { $of } join { $name } in { $territory }.
    }
    .aboard =
    { $armies ->
        [one] { $armies } army of { $of } joins { $name } aboard ship { $ship }.
       *[other] { $armies } armies of { $of } join { $name } aboard ship { $ship }.
    }

## Players

fell = { $by } eliminates { $name }.
pirate = { $name } has no land left and sails on as a pirate.
goes-on = { $name } plays on with { $ally }.
leaves = { $name } leaves the game; the army becomes an ally.
joins = A new player takes over { $name }.

## Cards

# $cards are the three cards of the set: territories or wild cards.
turns-in = { $name } turns in { $cards } for { armies }.
    .dice = { $name } turns in { $cards } for { armies } (rolled { $first } and { $second }).
    .factory = { $name } turns in { $cards } to buy a factory.
    .ship = { $name } turns in { $cards } to buy a ship.
wild = a wild card
# A card in the sentences below: a territory card or a poker card.
territory-card = the { $territory } card
    .wild = a wild card
    .hidden = a territory card
poker-card = a poker card
draws = { $name } draws { $card }.
draws-for = { $name } draws { $card } for { $ally }.
draws-none = { $name } keeps five poker cards and draws none.
lays-down = { $name } discards { $card }.
draws-objective = { $name } draws a secret objective.
    .known = { $name }’s secret objective: { $objective }.
shows-objective = { $name } meets the objective: { $objective }.
takes-card = { $name } takes { $card } from { $from }.
cuts = { $name } cuts the deck: { $territory }.
reveals = { $name } reveals { $card }.
wild-raises = A wild card raises { armies } for { $name }.

## A battle for a territory

# The attack type; a number alone is a normal attack.
committed = { $armies } committed
flanking = { $armies } flanking
# Attack $from one or more places on $to, held by $defender, with $strength armies against $against; the attacker lost $lost.
conquered = { $from } → { $to } ({ $defender }) with { $strength } against { $against }: conquered{ $factories ->
        [0] { "" }
        [one] { " " }along with a factory
       *[other] { " " }along with { $factories } factories
    }, { $lost ->
        [0] no losses
       *[other] lost { $lost }
    }{ $captives ->
        [0] { "" }
       *[other] , captured { $captives }
    }.
# $losses is the “losses” message below.
thrown-back = { $from } → { $to } ({ $defender }) with { $strength }: repelled, { $losses }{ $captives ->
        [0] { "" }
       *[other] , captured { $captives }
    }.
broken-off = { $from } → { $to } ({ $defender }) with { $strength }: broken off, { $losses }{ $captives ->
        [0] { "" }
       *[other] , captured { $captives }
    }.
one-roll = { $from } → { $to } ({ $defender }) with { $strength }: one roll, { $losses }.
# Played during an attack.
ambush = { $name } lays an ambush.
barrage = { $name } fires a barrage.
missile = { $name } fires a missile.
# $name’s missile hits a die of $of.
strikes = { $name } fires a missile: { $of }’s { $face } becomes a 6.
# The fortification in $territory lasts for $left more attacks.
worn =
    { $left ->
        [0] The fortification in { $territory } is worn out.
        [one] The fortification in { $territory } lasts for { $left } more attack with three dice.
       *[other] The fortification in { $territory } lasts for { $left } more attacks with three dice.
    }
# The attacker lost $own armies, $defender lost $lost.
losses =
    { $own ->
        [0] no losses, { $defender } lost { $lost }
       *[other] lost { $own }, { $defender } lost { $lost }
    }
# The losses of the last roll, and the armies left on both sides.
roll = { $attacker } loses { $own }, { $defender } loses { $lost }. Left: { armies } against { $against }.

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
sends = { $name } sends ship { $ship } against ship { $target }.
captive = { $territory } takes an army of { $name } captive.
    .ship = Ship { $ship } takes an army of { $name } captive.
sinks = Total defeat: ship { $ship } rolls { $own } against { $victor } and sinks.
    .afloat = Total defeat: ship { $ship } rolls { $own } against { $victor } and stays afloat.
# An engagement that is over. $strength and $losses are as in a battle for a territory.
won =
    { $number ->
        [one] Ship { $ships } → ship { $target } ({ $enemy }) with { $strength }: won, { $losses }.
       *[other] Ships { $ships } → ship { $target } ({ $enemy }) with { $strength }: won, { $losses }.
    }
    .unopposed =
    { $number ->
        [one] Ship { $ships } → ship { $target } ({ $enemy }) with { $strength }: won without a fight.
       *[other] Ships { $ships } → ship { $target } ({ $enemy }) with { $strength }: won without a fight.
    }
not-won =
    { $number ->
        [one] Ship { $ships } → ship { $target } ({ $enemy }) with { $strength }: failed, { $losses }.
       *[other] Ships { $ships } → ship { $target } ({ $enemy }) with { $strength }: failed, { $losses }.
    }
    .unfought =
    { $number ->
        [one] Ship { $ships } → ship { $target } ({ $enemy }) with { $strength }: never fought.
       *[other] Ships { $ships } → ship { $target } ({ $enemy }) with { $strength }: never fought.
    }
# The losses of two ships in the last roll; $left and $there are the next message.
sea-roll = Ship { $ship } loses { $own }, { $left }; ship { $target } loses { $lost }, { $there }.
left = { $crew } left
    .gone = sunk

## Ships

# $waters is where the ship is: “off Peru”, “in the Atlantic”.
launches = { $name } launches ship { $ship } { $waters } with { armies } aboard.
# $lengths is at least two.
can-sail =
    { $lengths ->
       *[other] Ship { $ship } can sail { $lengths } boat lengths (rolled { $first } and { $second }).
    }
stays = Ship { $ship } stays { $waters }.
sails = Ship { $ship } sails and is now { $waters }.
embarks = { $name } moves { armies } from { $territory } aboard ship { $ship }.
lands = { $name } puts { armies } ashore in { $territory } from ship { $ship }.
ship-sinks = { $name }’s ship { $ship } sinks.
    .with = { $name }’s ship { $ship } sinks with { $aboard }.
# Those aboard, if there are captives as well.
both = { armies } and { captives }
boards = Ship { $ship } captures { $name }’s ship { $prize } with { armies }.
mutiny =
    { $captives ->
        [one] { $name }’s { $captives } captive army takes over ship { $ship } from { $from }.
       *[other] { $name }’s { $captives } captive armies take over ship { $ship } from { $from }.
    }

## Allies

wants = { $name } calls { $ally }.
contests = { $name } contests { $ally }.
passes = { $name } doesn’t contest it.
gives-up = { $name } gives up { $ally }.
declines = { $name } has won { $ally } but doesn’t play it.
plays-on = { $name } plays another hand for { $ally }.
takes-part = { $name } joins in.
stays-out = { $name } stays out.
counts-out = { $name } sets aside { armies } for poker.
poker = { $name } plays poker for { $ally }; { $dealer } deals.
# $name plays $ally.
plays =
    { $armies ->
        [0] { $name } plays { $ally }, which gets no armies.
        [one] { $name } plays { $ally }, which gets { $armies } army.
       *[other] { $name } plays { $ally }, which gets { $armies } armies.
    }
pot-lost = { $name } loses { armies } set aside for poker.

## Poker

# $game is “Texas hold’em” or the like.
names-game = { $name } chooses { $game }.
burns = { $name } burns a card.
# $street is “The flop” or the like.
turned-up = { $street }: { $cards }.
# A face-up card.
opened = { $name } is dealt { $card } face up.
antes = { $name } antes 1 army.
# $cards are named if they are known, otherwise counted.
uses = { $name } uses { $cards } from the stash.
dealt-card = { $name } is dealt { $card }.
must-use = { $name } must use { $card }: no other is left.
    .hidden = a card
checks = { $name } checks.
folds = { $name } folds.
bets = { $name } bets { armies }.
    .all-in = { $name } bets { armies } and is all-in.
calls = { $name } calls with { armies }.
    .all-in = { $name } calls with { armies } and is all-in.
raises = { $name } raises, putting in { armies }.
    .all-in = { $name } raises all-in, putting in { armies }.
keeps = { $name } keeps all cards.
exchanges = { $name } discards { $cards } and draws.
    .stash = { $name } discards { $cards } and takes { $taken } from the stash.
# $hand is the name of the hand: “two pair”.
shows = { $name } shows { $cards }: { $hand }.
mucks = { $name } mucks.
takes-back = An uncalled bet of { armies } is returned to { $name }.
wins = { $name } wins { armies }.
cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
