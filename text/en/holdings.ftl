### What a player or an ally has, as short phrases in a list.

territories =
    { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    }
# $armies in all, $land of them on land, $sea aboard ships.
armies =
    { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
    .at-sea =
    { $armies ->
        [one] { $armies } army at sea
       *[other] { $armies } armies at sea
    }
    .both =
    { $armies ->
        [one] { $armies } army ({ $land } on land, { $sea } at sea)
       *[other] { $armies } armies ({ $land } on land, { $sea } at sea)
    }
factories =
    { $factories ->
        [one] { $factories } factory
       *[other] { $factories } factories
    }
ships =
    { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }
continent = all of { $continent }
fallen = eliminated
captives =
    { $captives ->
        [one] { $captives } captive (not yet in its army)
       *[other] { $captives } captives (not yet in its army)
    }
territory-cards =
    { $cards ->
        [one] { $cards } territory card
       *[other] { $cards } territory cards
    }
poker-cards =
    { $cards ->
        [one] { $cards } poker card
       *[other] { $cards } poker cards
    }
# The pot: the reinforcements of the next turn, which a player stakes at poker.
pot =
    { $armies ->
        [one] { $armies } army in its pot for the next turn
       *[other] { $armies } armies in its pot for the next turn
    }
