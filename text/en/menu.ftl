### The menu of the table.

title = Menu

## The ways out

keys = Gestures, keys, commands
leave = Leave the table
home = Home
about = Every move is saved in this browser; you can leave at any time.

## The player of each army

who-plays = Who plays
human = Human
# A person on another device.
elsewhere = Remote player
its-bot = Its bot
# $player is a person or a computer player.
# The answers that $player gives without being asked.
orders-of = { $player }’s standing orders
when-attacked = { $player }, when attacked
losing-hand = { $player }, with a losing hand at the showdown

## Joining and leaving

coming-and-going = Joining and leaving
leaves = Let { $player } leave
joins = Add a player as { $ally }
