### The page that rolls the dice of a game again to check them.

## Why the dice are fair

# The title of the page, and the link to it.
title = Fair dice
# The explanation, sentence by sentence.
why = Before the first move a seed was drawn, its fingerprint could be seen, and words that players added were mixed in: nobody could choose the dice, and nobody can swap the seed, because another seed has another fingerprint.
    .secrets = Each device commits to its secrets before any die depends on them, and reveals the next one each time the game comes to it. If the check reports nothing else, no device could choose the dice on its own.
    .words = Words were mixed into the dice of this game by whoever handed it over by link, as was done before devices committed to secrets. No die was changed after a word was in, but whoever picked the word could try several.
    .follows = Every die and every card follows only from the seed, from what was mixed in, and from the number of the move or roll. Who rolls and how the game stands make no difference.
    .again = So anybody can roll it all again, here, and must get the same board.
    .title = Why the dice are fair

## The seed

# Unfolds the fingerprint and the seed, two rows of 64 digits.
digits = Fingerprint and seed
fingerprint = Fingerprint of the seed
    .about = Write down its first characters before you play, and compare them afterwards.
seed = Seed
    .secret = Secret until the game is over: anyone who knows it knows the dice to come.
# $player added words of their own, which are a secret until the game is over.
added = { $player } added
    .secret = words that are revealed when the game is over
    .nobody = Nobody added words of their own. You can in your next game: on the page for a new game, under “Fair dice”.
noted = The fingerprint you wrote down
    .same = That is this game’s fingerprint.
    .other = That is a different fingerprint: check that you copied it correctly and that this is the right game.

## Rolling

roll = Roll everything again
    .on = Keep rolling
    .stop = Stop
    .anew = Start over
# $played of $moves moves have been replayed, with $dice dice.
progress = Move { $played } of { $moves }: { $dice } dice
# $name rolled $faces, the highest first.
last = { $name } rolls { $faces }
agrees = It is the same game: { $dice } dice were rolled again in { $moves } moves, every move was allowed, and the board and the winner match the saved game.
    .so-far = It is the same game so far: { $dice } dice were rolled again in { $moves } moves, every move was allowed, and the board matches the saved game.
# The protocol behind the dice of a game by link.
words = Words were mixed into the dice, as games by link did before devices committed to secrets: whoever picked a word could try several.
secrets =
    { $number ->
        [one] { $number } secret was revealed, and it matches its commitment.
       *[other] { $number } secrets were revealed, and each matches its commitment.
    }
answered =
    { $times ->
        [one] { $name } was answered for once in other players’ turns, which changes no dice.
       *[other] { $name } was answered for { $times } times in other players’ turns, which changes no dice.
    }
differs = It is not the same game: the result differs from what was saved. Somebody has changed this game’s data.
# $reason is why a move is not allowed.
broken = It is not the same game: { $reason }. Somebody has changed this game’s data.

## The histogram

histogram = How often each face came up
    .whose = Whose dice
    .everybody = Everybody’s
all = All dice
in-battles = All battle dice
attacking = Attacking
defending = Defending
no-dice = No dice yet.
# With $dice dice, each face is expected between $least and $most times.
inside = { $dice } dice: every face is within the band, { $least } to { $most }.
# The same, but $faces came up more or less often.
outside = { $dice } dice: the band is { $least } to { $most }; outside it: { $faces }.
about = With fair dice, a face falls within the band in 95 % of games. So one of the six faces falls outside now and then, by chance alone, most often when there are few dice. All dice are those of battles, cruises, crews, card sets and sinking ships.
