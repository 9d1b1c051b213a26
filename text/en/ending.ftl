### The end of a game.

## Who has won, and when

# $names are the players who have won together.
won = { $name } has won in round { $round }.
    .objective = { $name } has won in round { $round }: { $objective }.
    .together = { $names } share the victory.
    .nobody = The game is over; nobody has won.
length =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.

## The table of results

army = Army
territories = Territories
armies = Armies
conquests = Conquests
fate = Fate
    .won = Won
    .allied = Allied
    .held-out = Held out
    .objective = { $fate }. Objective: { $objective }
    .fell = Fell
    .fell-to = Fell to { $name } in round { $round }

## The film of the conquest

film = The conquest
    .round = Round { $round }
    .end = The end
    .play = Play
    .pause = Pause
    .where = Where in the film

## The proof that the dice were fair

# The mark stands for a command that is typed at a computer.
proof = The dice were fair: check
    .about = Before the first move you were shown the fingerprint of the seed. The seed itself was kept from everybody until now; all dice and all draws follow from it. The exported game can be rolled again with <command>, down to the same last position.
    .commitment = Shown before the game
    .seed = Seed
    .position = Last position
# $player added a few words to the seed.
added = { $player } added

## The ways on

rematch = Rematch
