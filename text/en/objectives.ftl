### Secret objectives (K7): what each demands of its holder. They stand alone and after a colon.

continents = hold { $one } and { $other }
# It counts whoever eliminates $name.
eliminate = see { $name } eliminated
territories =
    { $territories ->
       *[other] hold { $territories } territories
    }

## The player’s own objective

title = Your secret objective
    .about = Nobody else may see it. You win once it is met in your own turn.
    .hold = Hold to see it
# For a player alone at the screen; $aim is one of the above, $progress one of the following.
own = Your objective: { $aim }. { $progress }
met = You have met it.
# The number of territories still missing.
missing =
    { $territories ->
        [one] { $territories } territory to go.
       *[other] { $territories } territories to go.
    }
# What $name still holds.
left =
    { $territories ->
        [one] { $name } still holds { $territories } territory.
       *[other] { $name } still holds { $territories } territories.
    }
