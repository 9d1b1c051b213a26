### Territory cards and poker cards in the hand.

## A territory card

# $name is the territory, $symbol that of the card.
label = { $name }, { $symbol }
    .held = { $name }, { $symbol }, yours
any-symbol = any symbol
gift = You hold it: 2 armies there when you turn the card in

## Turning in sets

title = Your cards
    .forced = Turn in a set
forced = You hold five cards or more: turn in sets until fewer than five are left.
territory-cards = Territory cards
    .none = You hold no territory cards. A conquest brings one.
best-sets = Your best sets
# Three cards.
set = { $first }, { $second }, { $third }
pick = Pick three cards: three of one symbol, or one of each. A wild stands for any.
gifts =
    { $number ->
        [0] You hold none of these territories; cards of your own would bring 2 armies each.
        [one] You hold { $territories }: 2 armies more there.
       *[other] You hold { $territories }: 2 armies more on each.
    }

## Poker cards

poker-cards = Poker cards
    .none = None yet. A turn with a conquest brings one; you keep five at most.
discard = Lay down poker cards
    .about = You keep five. Choose { $number } to lay down; nobody sees which.
# $missing are still to be chosen.
lay-down =
    { $missing ->
        [0] Lay down
       *[other] Choose { $missing } more
    }
