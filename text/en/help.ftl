### Help: what can be typed, the keys, the gestures.

title = Keys, gestures, commands

## Commands

commands = Commands now
    .about = Beginnings of words are enough, in any case: “att ala kam 5”. Small words may stand between.

## Keys, as they are called on a keyboard, and what they do

keys = Keys
tab = Tab
    .does = to the map, the bar, the panels
arrows = on the map: along borders and to ships
enter = Enter
    .does = choose what has the keyboard
ship = to the next ship
details = details of a territory
path = odds of a path; Backspace takes a step back
escape = Esc
    .does = let go, or close
zoom = nearer, farther, the whole map
command = type a command
complete = Tab in a command
    .does = complete the word
help = this help

## Gestures, and what they do

gestures = Finger and mouse
tap = Tap
    .does = choose; tap the target next
tap-sea = Tap on the sea
    .does = let go
press = Press long
    .does = details of a territory; with a mouse, wait over it
drag = Drag from armies or a ship
    .does = to a target: attack, move, go aboard, land
pinch = Two fingers, wheel
    .does = nearer and farther
tap-twice = Tap the sea twice
    .does = nearer
tap-with-two = Tap with two fingers
    .does = farther
