### Faults in the files of a board: what was found, and what was expected. They follow the name of the file.

no-file = no file was chosen; choose the files of one board
unrecognized = this is not a board; expected a .map file, an XML file of a board, or a board’s JSON
# $reason is a technical reason, in English.
json = expected a board’s JSON: { $reason }
# $reason is a technical reason, in English.
xml = expected XML: { $reason }
# $found is what was found.
expected-domination-continent = found “{ $found }”; expected a name, a bonus and a colour, such as “Europe 5 blue”
# $found is what was found.
expected-domination-country = found “{ $found }”; expected a number, a name, a continent, x and y, such as “1 Alaska 1 57 82”
# $found is what was found.
expected-domination-borders = found “{ $found }”; expected the numbers of a country and its neighbours, such as “1 2 3 38”
# $found is what was found.
expected-conquest-continent = found “{ $found }”; expected a name and a bonus, such as “Europe=5”
# $found is what was found.
expected-conquest-territory = found “{ $found }”; expected a name, x, y, a continent and neighbours, such as “Alaska,70,126,North America,Alberta”
# $found is what was found.
expected-number = found “{ $found }”; expected a number
# $found is what was found.
expected-whole-number = found “{ $found }”; expected a whole number
# $found is what was found.
expected-points = found “{ $found }”; expected points such as “12,30 40,31”
# $found is what was found.
expected-places = found “{ $found }”; expected a name and points such as “(12,30) (40,31)”
# $section is its name in the file.
no-section = expected a section { $section }
# $element is its name in the file.
no-element = expected an element <{ $element }>
# $number is a number in the file.
number-twice = there are two countries with the number { $number }; expected one
# $name is a name in the files.
no-room = there is no room on the map for “{ $name }”
# $found is what was found, $most is the most that a board has room for.
too-many-territories = found { $found } territories; a board has room for { $most }
# $found is what was found, $least is the fewest that a game needs.
too-few-territories =
    found { $found ->
        [one] { $found } territory
       *[other] { $found } territories
    }; a game needs at least { $least }
# $found is what was found, $most is the most that a board has room for.
too-many-continents = found { $found } continents; a board has room for { $most }
# $found is what was found, $most is the most that a board has room for.
too-many-seas = found { $found } seas; a board has room for { $most }
# $found is what was found, $most is the most that a board has room for.
too-many-hexes = found { $found } hexes of sea; a board has room for { $most }
# $found is what was found.
no-territory = found “{ $found }”; expected one of the territories in this file
# $found is what was found.
no-continent = found “{ $found }”; expected one of the continents in this file
# $found is what was found.
no-sea = found “{ $found }”; expected one of the seas in this file
# $found is what was found.
no-hex = found “{ $found }”; expected one of the sea’s hexes
# $found is what was found.
no-army = found “{ $found }”; expected the colour of an army, such as “red”
# $name is the id of a territory in the file.
start-twice = two armies start with “{ $name }”; expected one
# $name is a name in the files.
territory-twice = two territories are called “{ $name }”; expected different names
# $name is a name in the files.
continent-twice = two continents are called “{ $name }”; expected different names
# $name is a name in the files.
empty-continent = “{ $name }” has no territories; expected at least one
# $name is a name in the files.
own-border = “{ $name }” borders itself; expected another territory
# $from is the name of a territory, $to is that of another one.
unreachable = there is no way from “{ $from }” to “{ $to }”; expected borders that connect all territories
# $field is the name of a field in the file, $of is what the field belongs to.
missing = { $of } has no “{ $field }”
# $field is the name of a field in the file, $of is what the field belongs to.
range = “{ $field }” of { $of } is out of range
# $field is the name of a field in the file, $of is what the field belongs to.
path = the outline “{ $field }” of { $of } is not a path such as “M0 0l9 0 0 9z”
# $reason is a technical reason, in English.
board = { $reason }
