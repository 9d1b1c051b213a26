### Reasons a user’s bot forfeited a decision, shown to its author.

# $what is a value in the bot’s language: “undefined”.
no-text = It answered { $what }; an answer must be the text of an action, such as “done”.
# $error is the error that its code threw.
threw = It threw an error: { $error }
broken = Its code doesn’t run: { $error }
# $time is in milliseconds.
late = It didn’t answer within { $time } ms and was stopped.
flood = It sent more than { $most } messages and was stopped.
too-late = It answered too late.
too-long = Its answer is longer than { $most } characters.
out = It failed three times in a row and wasn’t asked again that turn.
others = Other reasons, too many to list.

## An invalid answer

# $answer is the bot’s answer, $reason why it is not valid.
foul = It answered “{ $answer }”: { $reason }.
misread = that isn’t an action ({ $reason })
not-asked = that isn’t one of its choices

## Shown to the players

# $fault is a whole sentence from above.
lost = { $fault } The simplest move was made instead.
lost-turn = { $fault } That was the third failure in a row: for the rest of this turn the simplest moves are made instead.

## Code that cannot be saved

source-too-long =
    { $kilobytes ->
       *[other] it has more than { $kilobytes } kB
    }
