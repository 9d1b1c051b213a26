### The screen for setting up a new game.

title = New game
start = Start the game

## Summary of the game

# $rules is a rule set, $players says who plays against whom, $begins and $lasts are among those below.
plan = { $rules }: { $players }. { $begins }; { $lasts }.
army-begins = { $army } goes first
die-begins = The highest roll goes first
# $begins is one of the two above, $armies a number.
evenly =
    { $armies ->
        [one] { $begins }, with { $armies } extra army for later players
       *[other] { $begins }, with { $armies } extra armies for later players
    }
# $rounds is a number, $length is among those below: “30 minutes”.
lasts =
    { $rounds ->
        [one] { $rounds } round, about { $length }
       *[other] { $rounds } rounds, about { $length }
    }
lasts-on = play until someone wins
lasts-own = these rules set their own ending

## Rules

rules = Rules
options-changed =
    { $changes ->
        [one] { $changes } option changed.
       *[other] { $changes } options changed.
    }
options = Options

## Game length

length = Game length
# $minutes is a number.
minutes = { $minutes } minutes
to-the-end = Play to the finish
length-rounds =
    { $rounds ->
        [one] After { $rounds } round, the player with the most territories wins, unless someone has won sooner.
       *[other] After { $rounds } rounds, the player with the most territories wins, unless someone has won sooner.
    }
length-none = No round limit.
length-not-here = These rules set their own ending.

## Options by topic

find = Find an option
nothing-found = No matching options.
group-start = Start and victory
group-cards = Territory cards
group-armies = Armies and factories
group-attacks = Attacks
group-sea = Ships and oceans
group-allies = Allies and poker
changed-here =
    { $changes ->
        [one] { $changes } changed
       *[other] { $changes } changed
    }

## Players

players = Players, clockwise
allies-with-poker = An ally is a neutral army: it defends itself and raises militia. At the end of your turn you may call one and play it for a turn; if others contest it, you play poker for it.
allies = An ally is a neutral army: it defends itself and raises militia.
no-allies = An army that isn’t in the game holds no territories.
level = Computer level
own-bot = You can also <link>write your own bot</link>.
first-turn = Who goes first
by-die = Highest roll
begins = { $army }
even-start = Even start
    .two =
        { $armies ->
            [one] Between equals, whoever goes first wins more often. An even start gives the other player { $armies } extra army.
           *[other] Between equals, whoever goes first wins more often. An even start gives the other player { $armies } extra armies.
        }
    .several =
        { $armies ->
            [one] Among equals, whoever goes first wins more often. An even start gives the others { $armies } extra army to share.
           *[other] Among equals, whoever goes first wins more often. An even start gives the others { $armies } extra armies to share.
        }
    .unmeasured = It was measured on Earth, not on this board.
# $army is an army: “Red”.
played-by = Who plays { $army }
name-of = Name of { $army }
move-up = Move { $army } up

## The player of an army

human = Human
# A person at another device.
elsewhere = Remote player
# $level is one of levels.ftl.
computer = Computer, { $level }
bot = Bot, { $name }
ally = Ally
not-in-the-game = Not in the game

## Fair dice

fair-dice = Fair dice
    .about = Every roll and every draw follows from a seed that is already fixed. After the game you see the seed and can check that nobody changed it. Its fingerprint:
    .by-link = The cards are dealt once every device has joined. Each device adds secrets that it can’t change later, so no device alone can choose the dice.
    .phrases = Each player may add a few words. They are mixed into the seed, so nobody, not even this device, can choose the dice.
adds = Words from { $army }
