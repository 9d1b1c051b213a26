### Allied armies: the call for one, going on with one.

# $strength is what the ally has: “12 armies, 2 ships”; $income is what it would get.
strength = { $strength }; { $income } to place

## The call for an ally at the end of a turn

call = Play an ally?
    .forced = You hold five poker cards: you call an ally now.
    .none = End turn without an ally

## Going on with an ally after a defeat

succession = Your last territory is lost
    .about = You can go on with an allied army: it becomes yours, with two territory cards and a poker card.
leave = Go on without me
    .sure = Leave the game for good
    .warning = You will not come back into this game. Tap again to leave.
