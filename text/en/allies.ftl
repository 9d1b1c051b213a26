### Allies: calling one, and playing on with one.

# $strength is what the ally has: “12 armies, 2 ships”; $income is how many armies it would get.
strength = { $strength }; { $income } to place

## The call for an ally at the end of a turn

call = Call an ally?
    .forced = You hold five poker cards: you must call an ally now.
    .none = End turn without an ally
    .this = Call { $name }
    .suit = You hold a card of its suit.

## Playing on with an ally after a defeat

succession = You have lost your last territory
    .about = You can play on with an ally: it becomes yours, with two territory cards and a poker card.
leave = Leave the game
    .sure = Leave for good
    .warning = You can’t rejoin this game. Tap again to leave.
