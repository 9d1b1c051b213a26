### The boards to play on.

title = Board
# $number is a number of territories.
size = { $number } territories
# The title of a game. $board is the name of a board, $rules that of a rule set.
titled = { $board }, { $rules }
coming = Loading the board…
# $board is the name of a board.
missing = The board “{ $board }” could not be loaded. If you are offline, connect to the internet and try again: once loaded, it stays on this device. Your games are safe.
again = Try again
# $reason is a technical reason.
faulty = The file of the board “{ $board }” can’t be used: { $reason }

## A game on a board that isn’t here

offline = Connect to the internet once: the board is downloaded and then stays on this device. Nothing is lost until then.
unknown = This version of the game doesn’t have that board. Update the game, then try again. Nothing is lost until then.

## What each board is for

earth = The whole world: the classic board, for two to six players.
europe = Coasts everywhere and narrow seas: the board for navies.
aegean = Small and quick: fifteen minutes for two or three players.
east-indies = Islands in every direction: here ships decide.
old-world = The largest board: an evening for up to six players.
