### Neutral armies: calling one, and playing on with one.

# $strength is what the ally has: “12 armies, 2 ships”; $income is what it would get.
strength = { $strength }; { $income } to place

## Calling an ally at the end of a turn

call = Play an ally?
    .forced = You hold five poker cards, so you must call an ally now.
    .none = End turn without an ally

## Playing on with an ally after a defeat

succession = You have lost your last territory
    .about = Choose an ally to play on with: it becomes your army, with two territory cards and a poker card.
leave = Leave the game
    .sure = Leave the game for good
    .warning = You can’t come back. Tap again to leave.
