### A person’s preferences: on the settings screen, and some of them in the menu of the table.

## The groups

look = Appearance
pace = Sound and pace
help = Help
questions = Automatic answers in new games

## Each setting

palette = Colours
    .auto = Auto
    .day = Day
    .night = Night
# On land of which nothing can be chosen they are quiet otherwise.
patterns = Strong army patterns on the whole map
sound = Sound
awake = Keep the screen on at the table
# The speed of computer players.
pace-step = Step by step
pace-readable = Normal
pace-fast = Fast
pace-instant = Instant
odds = Attack odds
hints = Hints on request
on = On
off = Off

# The link leads to rule $rule.
orders = When I’m attacked
    .about = The first attack on you each turn lets you mobilize <link>(rule { $rule })</link>. The deck is always cut for you, at no cost. Each game has its own setting in its menu.
    .ask = Cut the deck, and ask me which cards to reveal
    .cut = Cut the deck, keep my cards hidden
    .reveal = Cut the deck and reveal every card that raises armies
losing-hand = When my hand can’t win at the showdown
    .ask = Ask me each time
    .muck = Always muck it (don’t show it)
    .show = Always show it

## What the device can do

full-screen = Full screen
    .leave = Leave full screen
install = Install as an app
    .by-hand = To install, open the share menu and choose “Add to Home Screen”.
