### The holdings of a player or an ally, as short phrases in a list.

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
        [one] { $captives } captive (yet to join)
       *[other] { $captives } captives (yet to join)
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
# The pot: the next turn’s reinforcements, which a player stakes at poker.
pot =
    { $armies ->
        [one] a pot of { $armies } army for the next turn
       *[other] a pot of { $armies } armies for the next turn
    }
