### Help: gestures, typed commands, keys.

title = Gestures, keys, commands

## Commands

# A shortened command follows the attribute “about”.
commands = Commands you can use now
    .about = You can shorten words, ignore case and leave out small words:

## Keys, by their names on a keyboard, and what they do

keys = Keys
tab = Tab
    .does = move between the map, the bar and the panels
arrows = on the map: move along borders and to ships
enter = Enter
    .does = select the focused item
ship = next ship
details = details of a territory
path = odds for a path; Backspace undoes a step
escape = Esc
    .does = deselect or close
zoom = zoom in, zoom out, whole map
command = type a command
complete = Tab in a command
    .does = complete the word
help = this help

## Gestures, and what they do

gestures = Finger and mouse
tap = Tap
    .does = select; then tap the target
tap-sea = Tap the sea
    .does = deselect
press = Long press
    .does = details of a territory; with a mouse, hover over it
drag = Drag armies or a ship
    .does = to a target: attack, move, go aboard, land
pinch = Two fingers, wheel
    .does = zoom in and out
tap-twice = Double-tap the sea
    .does = zoom in
tap-with-two = Tap with two fingers
    .does = zoom out
