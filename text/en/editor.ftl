### The editor of boards: drawing a board, or changing the land, names, continents, bonuses, borders, harbours and
### starting positions of any board.

open = Edit a copy of this board
# $board is the name of the board that is edited.
edit = Edit this board
    .title = Editing { $board }
    .saved = “{ $board }” was saved and selected. The earlier version is kept for the games and rules that use it.
blank = Draw a new board
    .title = Drawing a new board
# The name of a board that was just begun.
new-board = New Board
# $board is the name of the board that is opened.
title = Editing a copy of { $board }
# The name of a copy. $name is the name of the board that was copied, $number tells its copies apart. It must survive in
# the title of a board's file, which has no brackets.
copy = { $name } copy
    .numbered = { $name } copy { $number }
coming = Opening the board…
unreadable = This board has no map that can be changed.
# What is typed as the name of the new board.
board-name = Name of the board
undo = Undo
redo = Redo
save = Save and use
# $board is the name of the new board.
saved = “{ $board }” was saved to your boards and selected.
# $problem is a sentence about a fault.
not-saved = The board couldn’t be saved. { $problem }.
map = Map of the board
parts = What to change

## Leaving with unsaved changes

leave = You have unsaved changes.
    .yes = Leave without saving
    .no = Keep editing

## Drawing on the map

tools = Drawing on the map
draw = Draw a territory
    .hint = Draw its outline on the map, or tap its corners one after another.
# The name of a territory that was just drawn. $number tells it from others.
new-territory = Territory { $number }
flood = Erase land
    .hint = Draw around the land to turn into sea, or tap corners around it.
# $territory is the name of the chosen territory.
extend = Add land to it
    .hint = Draw around the land to add to { $territory }, or tap corners around it.
divide = Divide it along a line
    .hint = Draw a line right across { $territory }, or tap points along it.
    .middle = Divide it in the middle
keep = Keep existing land
pen-stop = Stop drawing
close = Close the outline
cut = Divide here
corner-back = Remove the last corner
zoom-in = Zoom in
zoom-out = Zoom out
land = Land
join = Join it with a neighbour
# $territory is the name of the chosen territory, which becomes sea.
remove = Remove { $territory }
# The names of the seas of a new board.
western-sea = Western Sea
northern-sea = Northern Sea
middle-sea = Middle Sea
southern-sea = Southern Sea
eastern-sea = Eastern Sea

## Why something can’t be drawn

too-small = That is too small to see: draw a larger outline.
crossed = The outline crosses itself: draw it as one loop.
# $name is the name of a territory.
nothing-left = That would leave nothing of “{ $name }”.
all-land = There is no sea inside this outline to draw on.
all-sea = There is no land inside this outline.
no-sea = A board needs some sea for its ships.
not-across = The line has to cross the whole territory and leave enough land on both sides.
not-beside = These territories don’t touch.
full = The board already has the maximum number of territories.
gone = This territory is no longer there.

## A territory

territories = Territories
territory = Territory
choose = Choose a territory, or tap it on the map.
none = No territory
name = Name
continent = Continent
borders = Borders
# A list of territories that can become neighbours. $territory is the name of the chosen one.
add-border = Add a border with
    .hint = Tap the territories that border on { $territory }.
    .tap = Add borders by tapping
    .stop = Stop adding borders
# $territory is the name of a territory, $other that of its neighbour.
remove-border = Remove the border between { $territory } and { $other }
# A list of armies.
start = Held at the start by
    .nobody = Nobody
harbours = Harbours
    .none = Its coast touches no sea.

## Continents

continents = Continents
# $number is the number of territories.
size =
    { $number ->
        [one] { $number } territory
       *[other] { $number } territories
    }
# $continent is the name of a continent.
bonus = Bonus for { $continent }
continent-name = Name of { $continent }
remove-continent = Remove { $continent }
paint = Move territories here
    .label = Move territories to { $continent }
    .stop = Stop moving territories
    .hint = Tap the territories that belong to { $continent }.
add-continent = Add a continent
# The name of a continent that was just added. $number tells it from others.
new-continent = Continent { $number }

## Seas

seas = Seas
# $sea is the name of a sea.
sea-name = Name of { $sea }

## Starting positions

# $army is the name of an army.
starts = Starting positions
    .about = A new game can start from these positions. All other territories are dealt.
    .none = No army has a starting position yet. Choose an army, then tap its territories.
    .hint = Tap territories on the map to give them to { $army }, or to take them back.
    .list = Starting position of { $army }
# A list of territories.
add-start = Add a territory
# $territory is the name of a territory, $army that of an army.
remove-start = Take { $territory } from { $army }

## What is missing before the board can be played on

whole = No problems: the board is ready to play.
# $number is the number of faults.
faults =
    { $number ->
        [one] Fix { $number } problem before you save:
       *[other] Fix { $number } problems before you save:
    }
# $least is the least number of territories.
too-few = A board needs at least { $least } territories: draw some more.
nameless-board = Give the board a name.
# A territory, a continent or a sea has a name without letters or digits.
nameless-territory = A territory has no name.
nameless-continent = A continent has no name.
nameless-sea = A sea has no name.
# $name is the name of a territory.
reserved = “{ $name }” is a reserved word: give this territory another name.
# $name is the name that two territories, continents or seas have.
same-territories = Two territories are called “{ $name }”.
same-continents = Two continents are called “{ $name }”.
same-seas = Two seas are called “{ $name }”.
# $name is the name of a continent.
empty = “{ $name }” has no territories: move some there, or remove it.
# $army is the name of an army.
lone-start = Only { $army } has a starting position: give another army one too.
# $name is the name of a territory.
alone = “{ $name }” has no borders.
# $names are territories, as a list.
apart = { $names } can’t be reached from the rest of the board.
