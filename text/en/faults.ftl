### Why a bot that somebody wrote has lost a decision, for whoever wrote it.

# $what is a thing of its language: “undefined”.
no-text = It answered { $what }; an answer is the text of an action, as “done”.
# $error is what its code threw.
threw = It threw an error: { $error }
broken = Its code does not run: { $error }
# $time is in milliseconds.
late = It gave no answer within { $time } ms; it was stopped.
flood = It sent more than { $most } messages; it was stopped.
too-late = It answered too late.
too-long = Its answer is longer than { $most } characters.
out = It had failed three times in a row and was not asked again in that turn.
others = Other reasons, too many to name.

## An answer that is no decision

# $answer is what the bot said, $reason why that is no decision.
foul = It answered “{ $answer }”: { $reason }.
misread = it is no action ({ $reason })
not-asked = it is not among what was asked

## What a person at the table is told

# $fault is a whole sentence from above.
lost = { $fault } The plainest move was made for it.
lost-turn = { $fault } That was the third time in a row: for the rest of this turn the plainest moves are made for it.

## Code that is not kept, levels that are not there

source-too-long =
    { $kilobytes ->
       *[other] it has more than { $kilobytes } kB
    }
# $level is the name that was asked for, $levels those that there are.
unknown-level = there is no computer player called “{ $level }”; the levels are { $levels }
