### The end of a game.

## The table of results

army = Army
territories = Territories
armies = Armies
conquests = Conquests
fate = Fate

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
