### What a player or an ally has, in short phrases that stand in a list.

territories =
    { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    }
# So many $armies, $land of them on land, $sea aboard ships.
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
fallen = fallen
captives =
    { $captives ->
        [one] { $captives } captive, which are not its armies yet
       *[other] { $captives } captives, which are not its armies yet
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
# The reinforcements that a player has staked at poker.
pot =
    { $armies ->
        [one] { $armies } army counted out for its next turn
       *[other] { $armies } armies counted out for its next turn
    }
