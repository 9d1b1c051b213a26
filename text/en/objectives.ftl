### Secret objectives (K7), as phrases that appear alone or after a colon.

continents = hold { $one } and { $other }
# It counts no matter who eliminates $name.
eliminate = see { $name } eliminated
territories =
    { $territories ->
       *[other] hold { $territories } territories
    }

## The player’s own objective

title = Your secret objective
    .about = Nobody else may see it. You win if it is met during your own turn.
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
# $name is the player to eliminate.
left =
    { $territories ->
        [one] { $name } still holds { $territories } territory.
       *[other] { $name } still holds { $territories } territories.
    }
