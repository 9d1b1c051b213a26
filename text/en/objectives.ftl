### Secret objectives (K7): what each asks of who holds it. They stand alone and after a colon.

continents = hold { $one } and { $other }
eliminate = { $name } is out of the game
territories =
    { $territories ->
       *[other] hold { $territories } territories
    }
