### Territory cards and poker cards in the hand.

## A territory card

# $name is the territory, $symbol that of the card.
label = { $name }, { $symbol }
    .held = { $name }, { $symbol }, yours
any-symbol = any symbol
infantry = infantry
cavalry = cavalry
artillery = artillery
wild = Wild
    .in-set = wild
gift = You hold it: 2 armies there when you turn the card in

## Turning in sets

title = Your cards
    .forced = Turn in a set
    .ally = Cards of { $ally }
forced = You hold five cards or more: turn in sets until fewer than five are left.
territory-cards = Territory cards
    .none = You hold no territory cards. A conquest brings one.
    .ally = Territory cards of { $ally }
best-sets = Your best sets
# Three cards.
set = { $first }, { $second }, { $third }
pick = Pick three cards: three of one symbol, or one of each. A wild stands for any.
    .by-kind = Pick three cards: three of one symbol, one of each, or a wild with two of one symbol.
# What a set brings by what it shows, and $gifts: one of the next.
worth =
    { $armies ->
       *[other] It brings { $armies } armies. { $gifts }
    }
# All that is $said, and how many pieces are left.
no-room =
    { $armies ->
        [one] { $said } But only { $armies } can be placed: there are 125 armies of a colour (K5).
       *[other] { $said } But only { $armies } can be placed: there are 125 armies of a colour (K5).
    }
gifts =
    { $number ->
        [0] You hold none of these territories; cards of your own would bring 2 armies each.
        [one] You hold { $territories }: 2 armies more there.
       *[other] You hold { $territories }: 2 armies more on each.
    }

gifts-anywhere =
    { $number ->
        [0] You hold none of these territories; cards of your own would bring 2 armies each.
        [one] You hold { $territories }: 2 armies more, to be placed anywhere.
       *[other] You hold { $territories }: 2 armies more for each, to be placed anywhere.
    }

# Why no set can be turned in now.
no-set = Three cards of one symbol, or one of each, make a set; a wild stands for any.
not-now = You turn in sets at the start of your turn, before you attack.
    .must = You turn in sets at the start of your turn, before you attack. With five cards you must.
    .both = You turn in sets for armies at the start of your turn, and for factories at its end.
    .both-must = You turn in sets for armies at the start of your turn, and for factories at its end. With five cards you must at the start.

## What is shown for a moment

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
    .about = Placed where you like now.
take-by-kind = Take the armies
take-two-dice = Take two dice of armies
    .about = 2 to 12, 7 on average, placed where you like now.
buy-factory = Buy a factory
    .about = 2 armies every turn for whoever holds its territory. You place it at the end of this turn.
    .now = 2 armies every turn for whoever holds its territory. You place it at once, on any land of yours.
    .more =
    { $bought ->
        [one] 2 armies every turn for whoever holds its territory. You place it at the end of this turn. { $bought } factory is bought already.
       *[other] 2 armies every turn for whoever holds its territory. You place it at the end of this turn. { $bought } factories are bought already.
    }
# The ship is launched off one of a few $territories, or of many $coasts.
buy-ship = Buy a ship
    .about = 1 to 6 armies aboard, by one die.
    .off = 1 to 6 armies aboard, by one die. You launch it at once, off { $territories }.
    .anywhere =
    { $coasts ->
       *[other] 1 to 6 armies aboard, by one die. You launch it at once, off one of your { $coasts } coasts.
    }

## Poker cards

poker-cards = Poker cards
    .none = None yet. A turn with a conquest brings one; you keep five at most.
discard = Lay down poker cards
    .about = You keep five. Choose { $number } to lay down; nobody sees which.
# One card is laid down for another one that is drawn then.
make-room =
    { $missing ->
        [0] Lay down and draw
       *[other] Choose a card
    }
    .about = You hold five poker cards. Lay one down to draw another, or draw none. You choose before you see the new card; nobody sees what you lay down.
    .not = Draw none
shed = Lay down territory cards
    .about = You keep seven. Choose { $number } to lay down.
# $missing are still to be chosen.
lay-down =
    { $missing ->
        [0] Lay down
       *[other] Choose { $missing } more
    }
