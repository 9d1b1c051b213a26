### The menu of the table.

title = Menu

## The ways out

keys = Keys and gestures
leave = Leave the table
home = Home
about = Every move is saved in this browser; you can leave at any time.

## Who plays

who-plays = Who plays
human = Human
# A person at another device.
elsewhere = Elsewhere
# The levels of computer players.
easy = Easy
normal = Normal
hard = Hard
expert = Expert
its-bot = Its bot
# $player is a person or a computer player.
when-attacked = { $player }, when attacked
losing-hand = { $player }, with a losing hand at a showdown

## Coming and going

coming-and-going = Coming and going
leaves = { $player } leaves
joins = Somebody joins as { $ally }
