### The end of a game.

## Who has won, and when

# $names are the players who have won together.
won = { $name } won in round { $round }.
    .objective = { $name } won in round { $round }. Objective: { $objective }.
    .together = { $names } share the victory.
    .nobody = The game is over. Nobody won.
# What the winner has reached after so many $rounds: $territories of $all.
why =
    { $rounds ->
        [one] { $territories } of { $all } territories after { $rounds } round.
       *[other] { $territories } of { $all } territories after { $rounds } rounds.
    }
    .objective = Objective met: { $objective }.
    .headquarters =
    { $rounds ->
        [one] Every headquarters captured in { $rounds } round.
       *[other] Every headquarters captured in { $rounds } rounds.
    }
# Several players have won, or nobody.
length =
    { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }

## The table of results

army = Army
territories = Territories
armies = Armies
conquests = Conquests
fate = Fate
    .won = Won
    .allied = Ally
    .held-out = Survived
    .objective = { $fate }. Objective: { $objective }
    .fell = Eliminated
    .fell-to = Eliminated by { $name } in round { $round }
    .played-on = { $fate }, then played { $army }

## The film of the conquest

film = The conquest
    .round = Round { $round }
    .end = The end
    .play = Play
    .pause = Pause
    .where = Round shown

# The film as a file.
gif = Make a GIF
    .making = Making the GIF
    .stop = Stop
    .failed = The GIF couldn’t be made. Your game is safe: try again.
    .made = The GIF is ready.
    .send = Send the GIF
    .unsent = The GIF couldn’t be sent. Save it instead.
    .save = Save the GIF

## The proof that the dice were fair

# The mark stands for a command typed on a computer.
proof = Check that the dice were fair
    .about = You could see the fingerprint of the seed before the first move. The seed itself, which decides every roll and every card drawn, stayed secret until now. Run <command> on the exported game to repeat every roll and reach the same final position.
    .commitment = Fingerprint
    .seed = Seed
    .position = Final position
# $player added a few words to the seed.
added = { $player } added

## What to do next

rematch = Rematch
