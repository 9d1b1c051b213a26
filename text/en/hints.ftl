### Hints: the moves of a good player.

hint = Hint
    .stop = Stop thinking
    .looking = Looking for a hint…
    .none = No hint found in time.
    .do = Do it
    .dismiss = Dismiss the hint

## The advice, without its full stop

# $deed is one of the following.
advice = { $deed }.
# $deed has a $chance to reach its $goal: “to conquer”.
odds = { $deed } ({ $chance } chance { $goal })
    .about = { $deed } (about { $chance } chance { $goal })

## The board

choose = Take { $territory }
place =
    { $armies ->
        [one] Place { $armies } army in { $territory }
       *[other] Place { $armies } armies in { $territory }
    }
build = Build the factory in { $territory }
levy = Raise the armies in { $territory }
expand =
    { $armies ->
        [one] Move { $armies } army from { $from } into unoccupied { $to }
       *[other] Move { $armies } armies from { $from } into unoccupied { $to }
    }
defend =
    { $dice ->
        [one] Defend with { $dice } die
       *[other] Defend with { $dice } dice
    }
ambush = Lay your ambush
barrage = Fire your barrage
# Whose die it is, and the face it shows.
missile = Turn { $name }’s { $face } into a 6 with your missile
done-reacting = Play nothing here
# $armies move.
move-armies =
    { $armies ->
        [one] Move { $armies } army from { $from } to { $to }
       *[other] Move { $armies } armies from { $from } to { $to }
    }
# $armies more move into the territory just taken.
advance =
    { $armies ->
        [0] Move no more armies in
        [one] Move { $armies } more army in
       *[other] Move { $armies } more armies in
    }
# $cards is a list of territories and wild cards.
turn-in = Turn in { $cards } for armies
    .factory = Turn in { $cards } for a factory
    .ship = Turn in { $cards } for a ship
    .wild = a wild card

## A battle for a territory

attack = Attack { $to } from { $from }
    .committed =
    { $armies ->
       *[other] Attack { $to } from { $from } with { $armies } committed armies
    }
# $size armies in each of the $blocks; $places are territories and ships.
flank =
    { $blocks ->
       *[other] Attack { $to } with { $blocks } blocks of { $size } armies from { $places }
    }
roll-once = Roll once
    .against = Roll once against ship { $ship }
roll-on = Roll until the end
    .against = Roll until the end against ship { $ship }
# Rolling stops when the attacker has $armies left.
roll-until =
    { $armies ->
        [one] Roll; stop at { $armies } army
       *[other] Roll; stop at { $armies } armies
    }
    .against =
    { $armies ->
        [one] Roll against ship { $ship }; stop at { $armies } army
       *[other] Roll against ship { $ship }; stop at { $armies } armies
    }
plus-one = Give the +1 to the { $face }
reserve =
    { $armies ->
        [one] Add { $armies } army from your reserves
       *[other] Add { $armies } armies from your reserves
    }
halt = Break off the attack
cut =
    { $cards ->
        [0] Cut the deck and keep your cards hidden
        [one] Cut the deck and reveal { $cards } card
       *[other] Cut the deck and reveal { $cards } cards
    }
    .not =
    { $cards ->
        [0] Don’t cut the deck; keep your cards hidden
        [one] Don’t cut the deck; reveal { $cards } card
       *[other] Don’t cut the deck; reveal { $cards } cards
    }
# Where cutting and revealing are two decisions.
cut-first = Cut the deck
    .not = Don’t cut the deck
reveal =
    { $cards ->
        [0] Keep your cards hidden
        [one] Reveal { $cards } card
       *[other] Reveal { $cards } cards
    }

## Ships. $waters says where a hex is: “off Peru”

launch = Launch your ship { $waters }
cruise = Roll for ship { $ship }’s cruise
sail = Sail to a hex { $waters }
embark =
    { $armies ->
        [one] Take { $armies } army from { $territory } aboard ship { $ship }
       *[other] Take { $armies } armies from { $territory } aboard ship { $ship }
    }
disembark =
    { $armies ->
        [one] Put { $armies } army from ship { $ship } ashore in { $territory }
       *[other] Put { $armies } armies from ship { $ship } ashore in { $territory }
    }
land = Land on { $territory } from ship { $ship }
    .committed =
    { $armies ->
       *[other] Land on { $territory } from ship { $ship } with { $armies } committed armies
    }
# $clashes is a list of ships against ships.
engage = Start a sea battle: { $clashes }
send-in = Send { $clashes }
    .none = Send no more ships
break-off = Break off the engagement
board =
    { $armies ->
        [one] Board it from ship { $ship } with { $armies } army
       *[other] Board it from ship { $ship } with { $armies } armies
    }
sink = Let the beaten ship sink

## Players and allies

take-over = Continue as { $name }
leave = Let { $name } leave
join = Join as { $name }
declare = Call { $name }
contest = Contest the call
    .join = Join the hand
accept = Play poker for it
    .won = Play the ally
    .another = Play another hand

## Poker. $cards and $taken are lists of cards

discard = Discard { $cards }
# $game is “Texas hold’em” or the like.
name-game = Deal { $game }
use-cards = Use { $cards } from your stash
    .none = Use no cards from your stash
wager =
    { $armies ->
        [one] Bet or raise by { $armies } army
       *[other] Bet or raise by { $armies } armies
    }
check = Check
fold = Fold: this hand isn’t worth more armies
keep-all = Keep all your cards
# $kept are the other cards of the hand.
exchange = Replace { $cards }; keep { $kept }
    .all = Replace { $cards }
    .stash = Discard { $cards } and take { $taken } from your stash
show-hand = Show your hand
muck = Muck your hand: nobody will see it

## Territory cards

draw = Draw the card
shed = Discard the { $territory } card
    .wild = Discard a wild card

## Ending a phase or declining

done-attacking = End your campaign: no attack is worth its cost
    .draw = Draw your cards: no attack is worth its cost
done-arranging = Leave your armies where they are
done-placing = Keep your cards
done-moving = Leave your armies where they are
done-calling = Call no ally
done-contesting = Don’t contest the call
done-answering = Give up the ally
done-playing-on = Stop playing poker
done-joining = Stay out of this hand
done-making-room = Keep your five poker cards and draw none
done-buying = Keep your cards: buy no factory
done-with-the-game = Leave the game
done-sailing = Stay where you are
done = Done

## Why. A $chance is a number with its unit: “78 %” or “under 1 %”

# $cards are those in the hand of $name.
last-territory =
    { $cards ->
        [0] It is { $name }’s last territory.
        [one] It is { $name }’s last territory, and { $name }’s card becomes yours.
       *[other] It is { $name }’s last territory, and { $name }’s { $cards } cards become yours.
    }
completes = It completes { $continent }: +{ $armies } a turn.
# $name holds all of the $continent.
breaks = It breaks { $name }’s hold on { $continent } (+{ $armies } a turn).
still-missing =
    { $territories ->
        [one] That leaves { $territories } territory in { $continent } to take.
       *[other] That leaves { $territories } territories in { $continent } to take.
    }
# $name would have $territories left.
few-left =
    { $territories ->
        [one] That leaves { $name } { $territories } territory.
       *[other] That leaves { $name } { $territories } territories.
    }
brings-a-card = Your first conquest this turn earns a card.
    .too = The ally’s first conquest also earns you a card.
# $name could attack the $territory with these $armies.
frees =
    { $armies ->
       *[other] It removes { $name }’s { $armies } armies next to { $territory }.
    }
# The player would hold $held of the $territories in the $continent.
part-of-continent =
    { $held ->
        [one] That makes { $held } of { $territories } territories in { $continent } (all of it: +{ $armies } a turn).
       *[other] That makes { $held } of { $territories } territories in { $continent } (all of it: +{ $armies } a turn).
    }
denies = It is the last territory { $name } needs to complete { $continent }.
# The next possible attack.
aim = From there you can take { $territory } ({ $chance } chance).
# The chance of $name to take the $territory from $from: $now, and $then with the armies being placed.
guards = { $name } threatens { $territory } from { $from }: this cuts the chance from { $now } to { $then }.
    .afloat = { $name } threatens { $territory } from ship { $ship }: this cuts the chance from { $now } to { $then }.
# The cost of losing the place.
keeps = This protects your hold on { $continent } (+{ $armies } a turn).
# $name is in the $territory.
threat =
    { $armies ->
       *[other] { $name } has { $armies } armies next door in { $territory }.
    }
    .afloat =
    { $armies ->
        [one] { $name } has { $armies } army aboard ship { $ship }, just offshore.
       *[other] { $name } has { $armies } armies aboard ship { $ship }, just offshore.
    }
could-take = { $name }’s chance of taking { $territory } from { $from } is { $chance }.
    .afloat = { $name }’s chance of taking { $territory } from ship { $ship } is { $chance }.
# The same where there is next to no danger.
hardly-taken = { $name } has almost no chance of taking { $territory }.
nobody-beside = Nobody else borders { $territory }.
sheltered =
    { $number ->
        [0] Until your first turn your armies are safest in { $territory }: no hostile territory borders it.
        [one] Until your first turn your armies are safest in { $territory }: only { $number } hostile territory borders it.
       *[other] Until your first turn your armies are safest in { $territory }: only { $number } hostile territories border it.
    }
nearer-the-border = Nobody can attack { $from }: its armies are useful only nearer your border.
    .by-land = Nobody can attack { $from } by land: its armies are more useful nearer your border.
idle = Nobody can attack { $from }: armies are wasted there.
    .by-land = Nobody can attack { $from } by land: armies do little there.
all-at-the-border = Every army you could move already faces an enemy.
# A set of cards.
set-due =
    { $cards ->
       *[other] You hold { $cards } cards, so you must turn in a set.
    }
set-worth =
    { $armies ->
       *[other] This set is worth { $armies } armies.
    }
    .rising =
    { $armies ->
       *[other] This set is worth { $armies } armies; the next one anyone turns in is worth { $next }.
    }
set-dice = Two dice decide how many armies it brings.
# A factory raises $armies each turn.
set-factory =
    { $armies ->
       *[other] A factory raises { $armies } armies each turn for the owner of its territory.
    }
set-ship = A ship carries your armies to coasts they can’t reach by land.
# The average cost of a battle, in whole armies.
costs = Fought to the end, it costs { $own ->
        [0] almost none
       *[other] about { $own }
    } of your armies and { $theirs ->
        [0] almost none
       *[other] about { $theirs }
    } of theirs.
going-on-wins = Your chance of taking the territory is down to { $chance }.
without-help = Without help, { $name }’s chance of taking { $territory } is { $chance }.
nobody-in-reach = There is nobody left within reach to attack.
best-attack = Even your best attack, on { $territory }, wins { $chance } of the time.
card-is-won = You have already earned your card; armies that stay put guard your land.
why-draw = Matching cards make a set, and a set brings armies.
# The strength of an ally.
ally-worth =
    { $name } has { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } in { $territories ->
        [one] { $territories } territory.
       *[other] { $territories } territories.
    }
# A hand of poker, and the price of a call.
call-pays = From what you can see, your hand wins { $wins } of the time; calling { $armies } pays at { $enough } or better.
call-does-not-pay = From what you can see, your hand wins { $wins } of the time; calling { $armies } pays only at { $enough } or better.
check-is-free = Checking is free; from what you can see, your hand wins { $wins } of the time.
hand-wins = From what you can see, your hand wins { $wins } of the time.
hand-bluffs = Your hand seldom wins as it is: this counts on cards to come, or on the others folding.
# At sea.
can-land = From there you can land on { $name }’s { $territory } ({ $chance } chance).
too-few-to-land = { $name }’s { $territory } is in reach from there, but a landing would need more armies.
# Ships of $name must be beaten at sea first.
patrolled =
    { $ships ->
        [one] From there you can fight the ship that guards { $name }’s { $territory }, and land once it’s beaten.
       *[other] From there you can fight the { $ships } ships that guard { $name }’s { $territory }, and land once they’re beaten.
    }
nowhere-to-land = Ship { $ship } can’t land on an enemy coast from where it is.
clash-wins = Your chance of beating ship { $ship } is { $chance }.
boarded = A ship you board is yours.
sunk = A sunken ship can’t be used against you.
# The chance to win the game, in whole per cent; $then is higher than $now.
win-goes = Your chance to win rises from { $now ->
        [0] under 1 %
       *[other] about { $now } %
    } to { $then ->
        [100] over 99 %
       *[other] about { $then } %
    }.
win-now = Your chance to win is { $now ->
        [0] under 1 %
        [100] over 99 %
       *[other] about { $now } %
    }.
