### The six armies, as people call them. In records they keep their English names.

red = Red
blue = Blue
green = Green
yellow = Yellow
purple = Purple
black = Black
