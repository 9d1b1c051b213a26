### Notes on an imported board: what its files lack or have beside it, and what was done about that.

no-artwork = the board has no outlines: territories are drawn as squares
# $seas is a number, $harbours is a number.
seas-drawn =
    the board has no seas for ships: drew { $seas ->
        [one] 1 sea
       *[other] { $seas } seas
    } and { $harbours ->
        [one] 1 harbour
       *[other] { $harbours } harbours
    } around the land
# $name is a name in the files.
from-picture = the outlines come from { $name }
from-positions = the board has no outlines: drew territories around their positions
# $count is how many there are.
no-positions =
    { $count ->
        [one] chose the position of 1 territory by its borders
       *[other] chose the positions of { $count } territories by their borders
    }
# $name is a name in the files.
picture-missing = the board names the picture { $name }, which is not among the files
# $count is how many there are.
not-on-picture =
    { $count ->
        [one] 1 territory is not on the picture: drew it around its position
       *[other] { $count } territories are not on the picture: drew them around their positions
    }
# $count is how many there are.
lanes =
    { $count ->
        [one] 1 border is between territories that do not touch: made it a sea lane
       *[other] { $count } borders are between territories that do not touch: made them sea lanes
    }
# $count is how many there are.
barriers =
    { $count ->
        [one] 1 pair of territories touches without a border between them
       *[other] { $count } pairs of territories touch without a border between them
    }
# $count is how many there are.
overseas =
    { $count ->
        [one] the board has no lanes across its seas: added 1 that connects the land
       *[other] the board has no lanes across its seas: added { $count } that connect the land
    }
# $count is how many there are.
one-way =
    { $count ->
        [one] made 1 one-way border two-way
       *[other] made { $count } one-way borders two-way
    }
# $count is how many there are.
own-borders =
    { $count ->
        [one] left out 1 border of a territory with itself
       *[other] left out { $count } borders of territories with themselves
    }
# $count is how many there are.
borders-from-map =
    { $count ->
        [one] the board lists no borders: took 1 from the map
       *[other] the board lists no borders: took { $count } from the map
    }
# $count is how many there are.
numbered =
    { $count ->
        [one] numbered 1 territory that shares its name with another
       *[other] numbered { $count } territories that share their names with others
    }
# $count is how many there are.
nameless =
    { $count ->
        [one] gave a name to 1 territory without one
       *[other] gave names to { $count } territories without one
    }
no-continents = the board lists no continents: made them from the territories
# $count is how many there are.
no-continent =
    { $count ->
        [one] 1 territory is in no continent: made a continent of it
       *[other] { $count } territories are in no continent: made one continent of them
    }
# $count is how many there are.
several-continents =
    { $count ->
        [one] 1 territory listing was a duplicate in a second continent: kept the smallest continent
       *[other] { $count } territory listings were duplicates in a second continent: kept the smallest continent
    }
# $count is how many there are.
empty-continents =
    { $count ->
        [one] left out 1 continent without territories
       *[other] left out { $count } continents without territories
    }
# $count is how many there are.
bonuses =
    { $count ->
        [one] computed the bonus of 1 continent from its borders
       *[other] computed the bonuses of { $count } continents from their borders
    }
ignored-cards = ignored the cards: each territory has one
ignored-missions = ignored the missions
ignored-bombardments = ignored bombardments
ignored-neutrals = ignored neutral armies
ignored-objectives = ignored objectives
ignored-positions = ignored starting positions
ignored-reinforcements = ignored reinforcements
ignored-overrides = ignored overridden bonuses
# $name is a name in the files.
file-ignored = { $name } is not part of this board
