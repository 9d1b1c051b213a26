### The screen on which people make up a new game.

title = New game
start = Start the game

## What will be played

# $rules is a rule set, $players who plays against whom, $begins and $lasts are of these below.
plan = { $rules }: { $players }. { $begins }; { $lasts }.
army-begins = { $army } begins
die-begins = The highest die begins
# $rounds is a number, $length one of those below: “30 minutes”.
lasts =
    { $rounds ->
        [one] { $rounds } round, about { $length }
       *[other] { $rounds } rounds, about { $length }
    }
lasts-on = until somebody has won
lasts-own = until these rules end it

## What a game has, beside its picture

has-ships = Ships
has-factories = Factories
has-poker = Poker for allies
has-allies = Allies
has-objectives = Secret objectives
has-headquarters = Headquarters
has-ploys = Ploys
has-great-attacks = Great attacks
has-dice = { $attack } dice against { $defence }

## Rules

rules = Rules
options-changed =
    { $changes ->
        [one] { $changes } option is changed.
       *[other] { $changes } options are changed.
    }
options = Options

## How long it lasts

length = How long
# $minutes is a number.
minutes = { $minutes } minutes
to-the-end = To the end
length-rounds =
    { $rounds ->
        [one] { $rounds } round; then the largest empire wins, if nobody has won before.
       *[other] { $rounds } rounds; then the largest empire wins, if nobody has won before.
    }
length-none = Until somebody has won.
length-not-here = These rules have an end of their own.

## Options, by what they are about

find = Find an option
nothing-found = No option has these words.
group-start = Start and victory
group-cards = Territory cards
group-armies = Armies and factories
group-attacks = Attacks
group-sea = Ships and seas
group-allies = Allies and poker
changed-here =
    { $changes ->
        [one] { $changes } changed
       *[other] { $changes } changed
    }

## Players

players = Players, clockwise
allies-with-poker = An ally has no player: it defends itself and raises militia. Whoever wins it, at poker if need be, plays it for a turn.
allies = An ally has no player: it defends itself and raises militia.
no-allies = An army that is not in the game holds no territory.
level = The computers
own-bot = You can also <link>write a bot of your own</link>.
first-turn = The first turn
by-die = Whoever throws the highest die
begins = { $army }
# $army is an army: “Red”.
played-by = { $army } is played by
name-of = Name of { $army }
move-up = Move { $army } up

## Who plays an army

human = Human
# A person at another device.
elsewhere = Person elsewhere
# $level is one of levels.ftl.
computer = Computer, { $level }
bot = Bot, { $name }
ally = Ally
not-in-the-game = Not in the game

## Fair dice

fair-dice = Fair dice
    .about = All dice and draws follow from a seed that is drawn already. This is its fingerprint; at the end you see the seed and can check that nobody changed it:
    .by-link = The cards are dealt once every device has joined. Each adds secrets of its own that it can’t change later, so that no device alone can choose the dice.
    .phrases = Each person may add a few words. They are mixed into the seed, so that nobody, not even this device, could choose the dice.
adds = { $army } adds
