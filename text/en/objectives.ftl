### Secret objectives (K7): what each asks of who holds it. They stand alone and after a colon.

continents = hold { $one } and { $other }
eliminate = { $name } is out of the game
territories =
    { $territories ->
       *[other] hold { $territories } territories
    }

## The own objective, as long as it is looked at

title = Your secret objective
    .about = Nobody else may see it. You win when it is met in your own turn.
    .hold = Hold to look at it
# For somebody who is alone at the screen; $aim is one of the above, $progress one of the next.
own = Your objective: { $aim }. { $progress }
met = You have met it.
# So many territories are missing.
missing =
    { $territories ->
        [one] { $territories } territory is missing.
       *[other] { $territories } territories are missing.
    }
# What $name still holds.
left =
    { $territories ->
        [one] { $name } holds { $territories } territory.
       *[other] { $name } holds { $territories } territories.
    }
