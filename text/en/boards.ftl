### The boards to play on.

title = Board
# $number is a number of territories.
size = { $number } territories
coming = Loading the board…
missing = The board could not be loaded. If you are offline, connect to the internet and try again: once loaded, it stays on this device. Your games are safe.
    .again = Try again
# $reason is an error in English.
faulty = The board could not be read: { $reason }

## A game on a board that isn’t here

offline = Connect to the internet once: the board is downloaded and then stays on this device. Nothing is lost until then.
unknown = This version of the game doesn’t have that board. Update the game, then try again. Nothing is lost until then.

## What each board is for

earth = The world of the classic game, for two to six players.
europe = Coasts everywhere and narrow seas: the board for navies.
aegean = Small and quick: for two or three players.
archipelago = Islands in every direction: ships decide.
continents = The largest board, for an evening with six.
