### While computer players play.

players = Computer players
# The next deed, where each waits to be seen.
next = Next
step = Step
pause = Pause
    .end = Go on
skip-to-turn = Skip to my turn
skip-to-end = Skip to the end
slow-down = Slow down

## What they could not do

no-answer = A computer player gave no answer, so a plain move was made for it.
# $bot is the name of a bot that somebody wrote, $level one of levels.ftl, $player who should have been played by it.
stranger = This browser does not have the bot “{ $bot }” with the code it had, so the level { $level } plays for { $player }. Import the bot and open the game again to let it play.
# The game waits for them.
absent = The computer players could not be loaded, so the game waits for them. If you are offline, try again later; otherwise “Repair” downloads a fresh copy of the game.
