### While computer players play.

players = Computer players
# Shows the next action, at a pace where each waits to be seen.
next = Next
step = Step
pause = Pause
    .end = Resume
skip-to-turn = Skip to my turn
skip-to-end = Skip to the end
slow-down = Slow down

## When something fails

no-answer = A computer player didn’t answer, so the simplest move was made for it.
# $bot is the name of a bot that a player wrote, $level one of levels.ftl, $player the player it should have played for.
stranger = This browser doesn’t have this game’s version of the bot “{ $bot }”, so the { $level } computer player plays for { $player }. To let the bot play, import it and reopen the game.
# The game waits for them.
absent = The computer players couldn’t be loaded. The game will wait for them. If you are offline, try again later; otherwise “Repair” downloads a fresh copy of the game.
