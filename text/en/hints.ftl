### Hints: what a good player would do.

hint = Hint
    .stop = Stop thinking
    .looking = Looking for a hint …
    .none = No hint was found in time.
    .do = Do it
    .dismiss = Dismiss the hint

## What to do, without the stop that follows

# $deed is one of the following.
advice = { $deed }.
# A $deed has a $chance to reach its $goal: “to conquer”.
odds = { $deed }: { $chance } { $goal }
    .about = { $deed }: about { $chance } { $goal }

## The board

choose = Take { $territory }
place =
    { $armies ->
        [one] Place { $armies } army in { $territory }
       *[other] Place { $armies } armies in { $territory }
    }
build = Build the factory in { $territory }
levy = Let the armies rise in { $territory }
expand =
    { $armies ->
        [one] Move { $armies } army from { $from } into { $to }, which nobody holds
       *[other] Move { $armies } armies from { $from } into { $to }, which nobody holds
    }
defend =
    { $dice ->
        [one] Defend with { $dice } die
       *[other] Defend with { $dice } dice
    }
ambush = Lay your ambush
barrage = Fire your barrage
# Whose die, and what it counts as.
missile = Fire your missile at { $name }’s { $face }
done-reacting = Play nothing here
# $armies move.
move-armies =
    { $armies ->
        [one] Move { $armies } army from { $from } to { $to }
       *[other] Move { $armies } armies from { $from } to { $to }
    }
advance =
    { $armies ->
        [0] Let the others stay where they are
        [one] Send { $armies } army after
       *[other] Send { $armies } armies after
    }
# $cards is a list of territories and of wild ones.
turn-in = Turn in { $cards } for armies
    .factory = Turn in { $cards } for a factory
    .ship = Turn in { $cards } for a ship
    .wild = a wild card

## A battle for a territory

attack = Attack { $to } from { $from }
    .committed =
    { $armies ->
       *[other] Attack { $to } from { $from } with { $armies } committed
    }
# $size armies in each of the $blocks; $places are territories and ships.
flank =
    { $blocks ->
       *[other] Attack { $to } with { $blocks } blocks of { $size } from { $places }
    }
roll-once = Roll once
    .against = Roll once against ship { $ship }
roll-on = Roll until the end
    .against = Roll until the end against ship { $ship }
# So many $armies are left then.
roll-until =
    { $armies ->
       *[other] Roll until { $armies } are left
    }
    .against =
    { $armies ->
       *[other] Roll until { $armies } are left against ship { $ship }
    }
plus-one = Give the plus one to the { $face }
reserve =
    { $armies ->
        [one] Add { $armies } army in reserve
       *[other] Add { $armies } armies in reserve
    }
halt = Break the attack off
cut =
    { $cards ->
        [0] Cut the deck and keep your cards hidden
        [one] Cut the deck and show { $cards } card
       *[other] Cut the deck and show { $cards } cards
    }
    .not =
    { $cards ->
        [0] Do not cut the deck and keep your cards hidden
        [one] Do not cut the deck and show { $cards } card
       *[other] Do not cut the deck and show { $cards } cards
    }
# Where the cut is decided about first, and then what to show.
cut-first = Cut the deck
    .not = Do not cut the deck
reveal =
    { $cards ->
        [0] Keep your cards hidden
        [one] Show { $cards } card
       *[other] Show { $cards } cards
    }

## Ships. $waters is where a hex lies

launch = Launch your ship { $waters }
cruise = Roll for a cruise of ship { $ship }
sail = Sail to the water { $waters }
embark =
    { $armies ->
        [one] Take { $armies } army of { $territory } aboard ship { $ship }
       *[other] Take { $armies } armies of { $territory } aboard ship { $ship }
    }
disembark =
    { $armies ->
        [one] Put { $armies } army of ship { $ship } ashore in { $territory }
       *[other] Put { $armies } armies of ship { $ship } ashore in { $territory }
    }
land = Land on { $territory } from ship { $ship }
    .committed =
    { $armies ->
       *[other] Land on { $territory } from ship { $ship } with { $armies } committed
    }
# $clashes is a list of ships against ships.
engage = Begin a battle at sea: { $clashes }
send-in = Send { $clashes }
    .none = Send no other ship
break-off = Break the engagement off
board =
    { $armies ->
        [one] Board it from ship { $ship } with { $armies } army
       *[other] Board it from ship { $ship } with { $armies } armies
    }
sink = Let the beaten ship sink

## Players and allies

take-over = Go on with { $name }
leave = Let { $name } leave
join = Join as { $name }
declare = Call { $name }
contest = Contest the call
    .join = Take part
accept = Play poker for it
    .won = Play the ally
    .another = Play another hand

## Poker. $cards and $taken are lists of cards

discard = Lay down { $cards }
# $game is “Texas hold'em” or the like.
name-game = Deal { $game }
use-cards = Use { $cards } of your stash
    .none = Use no card of your stash
wager =
    { $armies ->
        [one] Bet or raise by { $armies } army
       *[other] Bet or raise by { $armies } armies
    }
check = Check
fold = Fold: the hand is not worth more armies
keep-all = Keep all your cards
exchange = Lay down { $cards } for new cards
    .stash = Lay down { $cards } and take { $taken } of your stash
show-hand = Show your hand
muck = Lay your hand down unseen

## Territory cards

draw = Take the card
shed = Lay down the card of { $territory }
    .wild = Lay down a wild card

## What comes to an end

done-attacking = End your campaign: no attack is worth its price
done-arranging = Leave your armies as they stand
done-placing = Keep your cards
done-moving = Move no armies
done-calling = Call no ally
done-contesting = Let the call pass
done-answering = Give the ally up
done-playing-on = Stop playing poker
done-joining = Stay out of this hand
done-making-room = Keep your five poker cards and draw none
done-buying = Keep your cards: buy no factory
done-with-the-game = Leave the game
done-sailing = Stay where you are
done = Go on

## Why

last-territory = It is the last territory of { $name }.
completes = It would give you all of { $continent }: +{ $armies } each turn.
breaks = It would break { $name }'s { $continent }.
still-missing =
    { $territories ->
        [one] Then { $territories } of { $continent } is still missing.
       *[other] Then { $territories } of { $continent } are still missing.
    }
brings-a-card = The first conquest of your turn brings a card.
# $name stands in the $territory.
threat =
    { $armies ->
       *[other] { $name } has { $armies } in { $territory }, next to it.
    }
