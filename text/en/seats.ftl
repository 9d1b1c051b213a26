### The names of the six armies. Records always use the English ones.

red = Red
blue = Blue
green = Green
yellow = Yellow
purple = Purple
black = Black
