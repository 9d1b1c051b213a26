### The boards to play on.

title = Board
# $number is a number of territories.
size = { $number } territories
# The title of a game. $board is the name of a board, $rules that of a rule set.
titled = { $board }, { $rules }
coming = Loading the board…
# $board is the name of a board.
missing = The board “{ $board }” couldn’t be loaded. If you are offline, connect to the internet and try again: once loaded, it stays on this device. Your games are safe.
again = Try again
# $reason is a technical reason.
faulty = The file of the board “{ $board }” can’t be used: { $reason }

## Generated worlds

new-world = A new world
    .about = Nobody has seen this world before. Share its name, or a link to a game on it, and others will get the same one.
any-size = 18 to 42 territories
another-world = Another world
world-name = Name of this world. To play on someone else’s, enter its name here.
no-world = That isn’t the name of a world. Names look like “World-QVEEN-555”: five letters or digits, then three digits.
too-many-worlds = You have looked at a lot of worlds. Reload the page to see more.
# $board is the name of a world.
no-such-world = “{ $board }” couldn’t be drawn. Try another world. Your games are safe.
world-coming = Drawing the world…
world-picture = Map of this world
world-size = Size
    .least = small
    .most = large
world-water = Water
    .least = land
    .most = sea
world-coasts = Coasts
    .least = smooth
    .most = ragged
# $territories, $continents and $seas are numbers.
extent =
    { $territories } territories, { $continents ->
        [one] 1 continent
       *[other] { $continents } continents
    }, { $seas ->
        [one] 1 sea
       *[other] { $seas } seas
    }

## Errors in the file of a board, which say what its author has to change

# $reason is a technical reason.
unreadable = the artwork can’t be read: { $reason }
# $of is what the field belongs to, such as the name of a territory; $field is the name of a field in the file.
field-missing = { $of } has no “{ $field }”
no-path = the outline “{ $field }” of { $of } isn’t a path such as “M0 0l9 0 0 9z”
out-of-range = “{ $field }” of { $of } is out of range
# $territory is the id of a territory in the file.
no-territory = there is no territory “{ $territory }”
hex = hex { $row },{ $column }

## A game on a board that isn’t here

offline = Connect to the internet once: the board is downloaded and then stays on this device. Your games are safe.
unknown = This version of the game doesn’t have that board. Update the game, then try again. Your games are safe.

## The boards, and what each is for

earth = Earth
    .about = The whole world: the classic board, for two to six players.
europe = Europe
    .about = Coasts everywhere and narrow seas: the board for navies.
aegean = Aegean
    .about = Small and quick: fifteen minutes for two or three players.
east-indies = East Indies
    .about = Islands in every direction: ships decide the game.
old-world = Old World
    .about = Long borders and four seas: an evening for up to six players.
