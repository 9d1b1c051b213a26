### The names of the six armies. Records always use the English ones.

red = Red
blue = Blue
green = Green
yellow = Yellow
purple = Purple
black = Black
# $name is a player who was eliminated and went on with an ally, the army $army.
playing = { $name } (playing { $army })
