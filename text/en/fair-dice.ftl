### The page that rolls the dice of a game again to check them.

## Why the dice are fair

# The title of the page, and the link to it.
title = Fair dice
# The explanation, sentence by sentence.
why = Before the first move, the game drew a seed, let everyone see its fingerprint, and mixed in any words that players added. So nobody could choose the dice, and nobody can swap the seed: a different seed would have a different fingerprint.
    .secrets = Each device commits to its secrets before any die depends on them, and reveals the next one each time the game reaches it. Unless the check reports a problem, no device could choose the dice on its own.
    .words = Players mixed words into the dice of this game when they passed it on by link, as games did before devices committed to secrets. No die changed after a word was in, but the player who picked it could try several.
    .follows = Every die and every card depends only on the seed, what was mixed in, and the number of the move or roll. It makes no difference who rolls or who is winning.
    .again = So anyone can roll everything again here and must end up with the same board.
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
    .nobody = Nobody added words of their own. You can in your next game, under “Fair dice” on the new game page.
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
agrees = It is the same game: { $dice ->
        [one] { $dice } die was
       *[other] { $dice } dice were
    } rolled again in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, every move was allowed, and the board and the winner match the saved game.
    .so-far = It is the same game so far: { $dice ->
        [one] { $dice } die was
       *[other] { $dice } dice were
    } rolled again in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, every move was allowed, and the board matches the saved game.
# The protocol behind the dice of a game by link.
words = Players mixed words into the dice, as games by link did before devices committed to secrets: a player picking a word could try several.
secrets =
    { $number ->
        [one] { $number } secret was revealed, and it matches its commitment.
       *[other] { $number } secrets were revealed, and each matches its commitment.
    }
answered =
    { $times ->
        [one] On another player’s turn, another device decided for { $name } once; that doesn’t affect the dice.
       *[other] On other players’ turns, other devices decided for { $name } { $times } times; that doesn’t affect the dice.
    }
differs = It isn’t the same game: the result differs from what was saved. Someone has changed this game’s data.
# $reason is why a move is not allowed.
broken = It isn’t the same game: { $reason }. Someone has changed this game’s data.

## The histogram

histogram = How often each face came up
    .whose = Whose dice
    .everybody = Everyone’s
all = All dice
in-battles = All battle dice
attacking = Attacking
defending = Defending
no-dice = No dice yet.
# With $dice dice, each face is expected between $least and $most times.
inside = { $dice } dice: every face’s count is within the expected range of { $least } to { $most }.
# The same, but $faces came up more or less often.
outside = { $dice } dice: the counts of all faces except { $faces } are within the expected range of { $least } to { $most }.
about = With fair dice, a face stays within the expected range in 95 % of games. So now and then one of the six faces falls outside it by chance alone, most often when there are few dice. “All dice” includes battles, cruises, crews, card sets and sinking ships.
