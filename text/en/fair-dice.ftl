### The page that rolls the dice of a game again.

## What it is

# What the page is called, and what leads to it.
title = Fair dice
# The three sentences that explain it.
why = Before the first move a seed was drawn, its fingerprint was there to be seen, and words that players added were mixed in: nobody could choose the dice, and nobody can exchange the seed, as another one has another fingerprint.
    .secrets = Each device commits itself to secrets before any die depends on them, and reveals the next one when the game comes to it. If the check has nothing else to say, no device alone could choose the dice.
    .words = Words were mixed into the dice of this game, as whoever handed a game over by link did before devices pledged secrets. No die was changed after a word was in, but whoever picked it could try several of them.
    .follows = Every die and every card follows from the seed, from what was mixed in and from the number of the move or roll alone: who throws, and how the game stands, changes nothing.
    .again = So all of it can be rolled again, here, by anybody, and must come to the same board.
    .title = Why the dice are fair

## The seed

# What unfolds the fingerprint and the seed, two rows of 64 digits.
digits = Fingerprint and seed
fingerprint = Fingerprint of the seed
    .about = Write its first letters down before you play, and compare them afterwards.
seed = Seed
    .secret = It is a secret until the game is over: whoever knows it knows the dice to come.
# $player added words of the player's own; what they are is a secret until the game is over.
added = { $player } added
    .secret = words that are told when the game is over
    .nobody = Nobody added words of their own. You can do so for your next game: on the page of a new game, under “Fair dice”.
noted = The fingerprint that you wrote down
    .same = That is the fingerprint of this game.
    .other = That is another fingerprint: look whether you have written it down right, and whether it is this game.

## Rolling

roll = Roll everything again
    .on = Roll on
    .stop = Stop
    .anew = Once more
# $played of $moves moves are rolled, in which $dice dice have fallen.
progress = Move { $played } of { $moves }: { $dice } dice
# $name throws $faces, the highest first.
last = { $name } throws { $faces }
agrees = It is the same game: { $dice } dice fell again in { $moves } moves, each move was allowed, and the board and the winner are those that were kept.
    .so-far = It is the same game so far: { $dice } dice fell again in { $moves } moves, each move was allowed, and the board is the one that was kept.
# The protocol by which the dice of a game by link were rolled.
words = Words were mixed into the dice, as games by link did before devices pledged secrets: whoever picked a word could try several of them.
secrets =
    { $number ->
        [one] { $number } secret was revealed, as it had been pledged.
       *[other] { $number } secrets were revealed, each as it had been pledged.
    }
answered =
    { $times ->
        [one] { $name } was answered for once in the turns of others, which changes no dice.
       *[other] { $name } was answered for { $times } times in the turns of others, which changes no dice.
    }
differs = It is not the same game: what comes out differs from what was kept. Somebody has changed the data of this game.
# $reason is why a move is not allowed.
broken = It is not the same game: { $reason }. Somebody has changed the data of this game.

## The histogram

histogram = How often each face came up
    .whose = Whose dice
    .everybody = Everybody’s
all = All dice
in-battles = All in battles
attacking = Attacking
defending = Defending
no-dice = No dice yet.
# Of $dice dice each face is to be expected between $least and $most times.
inside = { $dice } dice: every face is within the band, { $least } to { $most }.
# The same of $dice dice between $least and $most; $faces came up more or less often than that.
outside = { $dice } dice: the band is { $least } to { $most }; { $faces } came up more or less often.
about = The band is where a face of fair dice lies in 95 of 100 games. So of six faces one lies outside now and then, by chance alone, and most often where there are few dice. All dice are those of battles and also of cruises, crews, card sets and sinking ships.
