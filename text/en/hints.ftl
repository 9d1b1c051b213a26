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
        [one] Roll until { $armies } is left
       *[other] Roll until { $armies } are left
    }
    .against =
    { $armies ->
        [one] Roll until { $armies } is left against ship { $ship }
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
done-moving = Leave your armies where they are
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

## Why. A $chance is a number with its unit, “78 %” or “less than 1 %”

# $cards are those in the hand of $name.
last-territory =
    { $cards ->
        [0] It is the last territory of { $name }.
        [one] It is the last territory of { $name }, whose card would be yours.
       *[other] It is the last territory of { $name }, whose { $cards } cards would be yours.
    }
completes = It would give you all of { $continent }: +{ $armies } each turn.
# $name holds all of the $continent.
breaks = It breaks { $name }’s { $continent }, worth { $armies } a turn.
still-missing =
    { $territories ->
        [one] Then { $territories } of { $continent } is still missing.
       *[other] Then { $territories } of { $continent } are still missing.
    }
# So many $territories would be left to $name.
few-left =
    { $territories ->
        [one] Then { $name } has { $territories } territory left.
       *[other] Then { $name } has { $territories } territories left.
    }
brings-a-card = The first conquest of your turn brings a card.
    .too = The first conquest of an ally brings you a card too.
# $armies of $name could attack the $territory from there.
frees =
    { $armies ->
       *[other] It frees { $territory } from { $armies } armies of { $name } beside it.
    }
# Of all $territories of the $continent one has $held then.
part-of-continent =
    { $held ->
        [one] Then { $held } of { $territories } in { $continent } is yours; all of it is worth { $armies } a turn.
       *[other] Then { $held } of { $territories } in { $continent } are yours; all of it is worth { $armies } a turn.
    }
denies = It is the last that { $name } needs for all of { $continent }.
# What can be attacked next.
aim = From there you can take { $territory }: { $chance }.
# $name could take the $territory from its own territory $from: with the chance $now, and $then with the armies that come.
guards = { $name } could take { $territory } from { $from }: { $now } now, { $then } with these armies.
    .afloat = { $name } could take { $territory } from ship { $ship }: { $now } now, { $then } with these armies.
# What is lost with the place.
keeps = It keeps your { $continent }, worth { $armies } a turn.
# $name stands in the $territory.
threat =
    { $armies ->
       *[other] { $name } has { $armies } in { $territory }, next to it.
    }
    .afloat =
    { $armies ->
       *[other] { $name } has { $armies } aboard ship { $ship }, off its coast.
    }
could-take = { $name } could take { $territory } from { $from } with { $chance }.
    .afloat = { $name } could take { $territory } from ship { $ship } with { $chance }.
nobody-beside = Nobody else stands beside { $territory }.
sheltered =
    { $number ->
        [0] Your armies are safest in { $territory } until your first turn: nobody else stands beside it.
        [one] Your armies are safest in { $territory } until your first turn: others hold { $number } territory beside it.
       *[other] Your armies are safest in { $territory } until your first turn: others hold { $number } territories beside it.
    }
nearer-the-border = Nobody can attack { $from }, so its armies are of use only nearer to your border.
    .by-land = Nobody can attack { $from } by land, so its armies are of more use nearer to your border.
idle = Nobody can attack { $from }: armies are of no use there.
    .by-land = Nobody can attack { $from } by land: armies are of little use there.
all-at-the-border = All your armies stand where somebody could attack.
# A set of cards.
set-due =
    { $cards ->
       *[other] You hold { $cards } cards, so a set is due.
    }
set-worth =
    { $armies ->
       *[other] This set brings { $armies } armies.
    }
    .rising =
    { $armies ->
       *[other] This set brings { $armies } armies, the next one of whoever turns it in { $next }.
    }
set-dice = Two dice say how many armies it brings.
# A factory brings so many $armies each turn.
set-factory =
    { $armies ->
       *[other] A factory brings { $armies } armies each turn to whoever holds its territory.
    }
set-ship = A ship carries your armies to coasts that they can’t reach by land.
# What a battle costs on average, in armies: “2.3”.
costs = Fought to the end it costs about { $own } of your armies and { $theirs } of theirs.
going-on-wins = Going on would win with { $chance } only.
without-help = If nothing helps, { $name } takes { $territory } with { $chance }.
nobody-in-reach = Nobody is left within your reach.
best-attack = Your best attack, on { $territory }, would win with { $chance } only.
card-is-won = You have won your card already; armies that stay are a guard.
why-draw = Cards that match are a set, and a set brings armies.
# What an ally has to fight with.
ally-worth =
    { $name } fights with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } in { $territories ->
        [one] { $territories } territory.
       *[other] { $territories } territories.
    }
# A hand of poker, and what it costs to stay in the game.
call-pays = As far as you can see, your hand wins { $wins } of the time; from { $enough } on it pays to put in { $armies }.
call-does-not-pay = As far as you can see, your hand wins { $wins } of the time; only from { $enough } on it pays to put in { $armies }.
check-is-free = It costs nothing, and as far as you can see your hand wins { $wins } of the time.
hand-wins = As far as you can see, your hand wins { $wins } of the time.
# At sea.
can-land = From there you can land in { $territory } of { $name }: { $chance }.
nowhere-to-land = Where ship { $ship } lies there is nobody to land on.
clash-wins = Ship { $ship } would be beaten with { $chance }.
boarded = A ship that is boarded is yours.
sunk = A ship that nobody takes over cannot turn against you.
# The chance to win the game, in whole per cent.
win-goes = Your chance to win: about { $now } % now, about { $then } % then.
win-now = Your chance to win is about { $now } %.
