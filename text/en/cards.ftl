### A player’s territory cards and poker cards.

## A territory card

# $name is the territory, $symbol the card’s symbol.
label = { $name }, { $symbol }
    .held = { $name }, { $symbol }, yours
any-symbol = any symbol
infantry = infantry
cavalry = cavalry
artillery = artillery
wild = Wild
    .in-set = wild card
gift = Yours: the card adds 2 armies there when you turn it in

## Turning in sets

title = Your cards
    .forced = Turn in a set
    .ally = { $ally }’s cards
forced = You hold five or more cards: turn in sets until fewer than five are left.
territory-cards = Territory cards
    .none = No territory cards. Conquer a territory to earn one.
    .ally = { $ally }’s territory cards
best-sets = Your best sets
# Three cards.
set = { $first }, { $second }, { $third }
# The extra armies of a set on territories in it that the player holds.
set-gifts = +{ $armies }
    .where = +{ $armies } { $territories }
pick = Pick three cards: three with one symbol, or one of each. A wild card matches any symbol.
    .by-kind = Pick three cards: three with one symbol, one of each, or a wild card with a pair.
# The value of a set where its symbols decide it; $gifts is one of the sentences below.
worth =
    { $armies ->
       *[other] This set is worth { $armies } armies. { $gifts }
    }
# $said is everything above; only $armies more can be placed.
no-room =
    { $armies ->
        [one] { $said } But you can place only { $armies }: each colour has 125 armies (K5).
       *[other] { $said } But you can place only { $armies }: each colour has 125 armies (K5).
    }
gifts =
    { $number ->
        [0] You hold none of these territories; any you held would get 2 extra armies.
        [one] You hold { $territories }: 2 extra armies there.
       *[other] You hold { $territories }: 2 extra armies on each.
    }
# Only one card of the set brings armies.
gift-once =
    { $number ->
        [0] You hold none of these territories; if you held one, it would get 2 extra armies.
        [one] You hold { $territories }: 2 extra armies there.
       *[other] You hold { $territories }: 2 extra armies in { $first }, the one you picked first.
    }

gifts-anywhere =
    { $number ->
        [0] You hold none of these territories; any you held would add 2 armies.
        [one] You hold { $territories }: 2 extra armies, to place anywhere.
       *[other] You hold { $territories }: 2 extra armies for each, to place anywhere.
    }

# Why no set can be turned in now.
no-set = A set is three cards with one symbol, or one of each; a wild card matches any symbol.
not-now = Turn in sets at the start of your turn, before you attack.
    .must = Turn in sets at the start of your turn, before you attack. With five cards you must turn in a set.
    .both = Turn in sets for armies at the start of your turn, and for factories at its end.
    .both-must = Turn in sets for armies at the start of your turn, and for factories at its end. With five cards you must turn in a set at the start.

## Shown for a moment

# $name has turned in a set.
set-brings =
    { $armies ->
        [one] { $name }: a set for { $armies } army
       *[other] { $name }: a set for { $armies } armies
    }
drawn = Your new cards

## What a set buys

take =
    { $armies ->
        [one] Take { $armies } army
       *[other] Take { $armies } armies
    }
    .about = Place them now, anywhere you like.
take-by-kind = Take the armies
take-two-dice = Roll two dice for armies
    .about = 2 to 12 armies, 7 on average. Place them now, anywhere you like.
buy-factory = Buy a factory
    .about = Gives the owner of its territory 2 armies every turn. You place it at the end of this turn.
    .now = Gives the owner of its territory 2 armies every turn. You place it at once, in any of your territories.
    .more =
    { $bought ->
        [one] Gives the owner of its territory 2 armies every turn. You place it at the end of this turn. You have already bought { $bought } factory.
       *[other] Gives the owner of its territory 2 armies every turn. You place it at the end of this turn. You have already bought { $bought } factories.
    }
# The ship is launched off one of a few $territories (“Peru or Brazil”), or of many $coasts.
buy-ship = Buy a ship
    .about = Roll one die for its crew: 1 to 6 armies.
    .off = Roll one die for its crew: 1 to 6 armies. Launch it at once, off { $territories }.
    .anywhere =
    { $coasts ->
       *[other] Roll one die for its crew: 1 to 6 armies. Launch it at once, off one of your { $coasts } coasts.
    }

## Poker cards

poker-cards = Poker cards
    .none = None yet. A turn with a conquest earns you one; you keep five at most.
discard = Discard poker cards
    .about = You can keep five. Choose { $number } to discard; nobody sees which.
# One card is discarded before another is drawn.
make-room =
    { $missing ->
        [0] Discard and draw
       *[other] Choose a card
    }
    .about = You hold five poker cards. Discard one to draw another, or draw none. You choose before you see the new card; nobody sees your discard.
    .not = Draw none
shed = Discard territory cards
    .about = You can keep seven. Choose { $number } to discard.
# $missing are still to be chosen.
lay-down =
    { $missing ->
        [0] Discard
       *[other] Choose { $missing } more
    }
