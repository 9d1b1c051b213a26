### The screen on which people make up a new game.

title = New game
start = Start the game

## Rules

rules = Rules
options-changed =
    { $changes ->
        [one] { $changes } option is changed.
       *[other] { $changes } options are changed.
    }
options = Options

## Players

players = Players, clockwise
allies-with-poker = An ally has no player: it defends itself and raises militia. Whoever wins it, at poker if need be, plays it for a turn.
allies = An ally has no player: it defends itself and raises militia.
no-allies = An army that is not in the game holds no territory.
own-bot = You can also <link>write a bot of your own</link>.
# $army is an army: “Red”.
played-by = { $army } is played by
name-of = Name of { $army }
move-up = Move { $army } up

## Who plays an army

human = Human
# $level is one of levels.ftl.
computer = Computer, { $level }
bot = Bot, { $name }
ally = Ally
not-in-the-game = Not in the game

## Fair dice

fair-dice = Fair dice
    .about = All dice and draws follow from a seed that is drawn already. This is its fingerprint; at the end you see the seed and can check that nobody changed it:
    .phrases = Each person may add a few words. They are mixed into the seed, so that nobody, not even this device, could choose the dice.
adds = { $army } adds
