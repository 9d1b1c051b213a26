### Why a record, a position, a link or a typed command can’t be read. Each reason is a sentence or part of one.
### Words in “ ” and words of the notation stay English.

## Where

# $line counts from 1; $fault is one of the reasons below.
at-line = line { $line }: { $fault }
# $column counts from 1; $fault is one of the reasons below.
at-column = column { $column }: { $fault }

## A word

# $expected is one of the messages under “What is expected”.
missing = { $expected } is missing
# $found is the word that was read; $expected is as above.
unexpected = “{ $found }” is not { $expected }
# $found is the first word after a complete line.
surplus = the line should end before “{ $found }”
# $found is a card.
already-named = “{ $found }” has already been named
# $found is the number of a ship.
one-ship-too-many = ship { $found } is one too many
# $found was read and could mean any of $names: “Blue or Black”.
ambiguous = “{ $found }” could be { $names }
open-quotation = the closing quotation mark is missing
no-territory = there is no territory called “{ $found }”
no-army = there is no army called “{ $found }”: the six are Red, Blue, Green, Yellow, Purple and Black
no-hex = there is no sea hex “{ $found }”; write row and column, as in “12,3”
no-ship =
    { $ships ->
       *[other] ships are numbered 1 to { $ships }
    }
no-poker-card = “{ $found }” is not a poker card; write rank and suit, as in QH or 7C
no-seed = a seed is 64 hexadecimal digits
no-value = “{ $found }” is not a value of this option

## What is expected

action = an action
end-of-line = the end of the line
line = a line
army = an army
armies = a number of armies
armies-or-conquest = “conquest” or a number of armies
territory = a territory
block = the number of a block
engagement = the number of an engagement
ship = the number of a ship
fewer-ships = a smaller number of ships
by = “by”
hex = a sea hex such as “4,12”
dice = a number of dice
face = the face of a die
new-card = a card that has not been named yet
poker-card = a poker card such as “QH” or “7C”
poker-card-or-nothing = a poker card or “nothing”
poker-game = “draw”, “stud” or “holdem”
suit = a suit
objective = an objective such as “Asia+Africa” or “Blue”
purchase = “armies”, “factory” or “ship”
mobilization = “cut”, “reveal” or “nothing”
quotation = a text in quotation marks
rule-set = a rule set
option = an option
value = a value for the option
control = “human” or “computer”
seed = a seed of 64 hexadecimal digits
phase = a phase such as “reinforce”, “campaign”, “battle”, “poker” or “transfer”
round = the number of the round
factories = a number of factories
sets = a number of sets
turns = a number of turns
side = “attacker” or “defender”
wear = a number of rolls
ploy = “ambush”, “barrage” or “missile”
scar = “shortage”, “bunker” or “fortification”
word = a number below 4294967296
secret = a secret of 40 hexadecimal digits
lengths = a number of boat lengths
afterwards = “advance”, “campaign”, “next-turn”, “after-battle” or “end-turn”
rolls = a number of rolls
unknown-cards = a number of unknown cards, at most 60
stage-of-poker = a stage of poker (“naming”, “using”, “first-bets”, “exchanging”, “last-bets”, “flop”, “turn”, “river”, “third” to “seventh”, “showing” or “uncalled”)
raised-or-least = “raised”, “before”, “least” or “later”

## Rule sets

unknown-preset = there is no rule set called “{ $name }”
unknown-option = there is no option called “{ $name }” (M1)
# $name is the title of the board.
missing-board = this is played on the board “{ $name }”, which is not here (B1)
# $option is its name in records, $rule the rule behind it.
unknown-value = the option { $option } cannot be “{ $value }” ({ $rule })

## Records

no-title = a record begins with “{ $title }”
# $found is the version of the record, $known the one this program reads.
unknown-notation = this record has version “{ $found }”, but this program reads version { $known }
unknown-version = this record has version { $found }, but this program reads versions up to { $known }
no-rules-line = a line such as “rules next” is missing
no-seed-line = a line such as “seed 7c9f…” is missing
too-late = rules, players and seed come before the actions

## Links

no-mix = there are no rules here: enter a line such as “rules next-3 wilds on title "Sunday"”, the record of a game, or its link
no-link = this is not a link to a game
cut-off = the record is cut off
damaged = the record is damaged: its checksum is wrong
malformed = the record can’t be read, although its checksum is right
breaks-off =
    { $of ->
        [one] the record makes no sense after { $actions } of its { $of } move
       *[other] the record makes no sense after { $actions } of its { $of } moves
    }

## Positions

territory-twice = { $territory } is on the board already
not-held = nobody holds { $territories }
card-twice = the card { $card } is no longer in the deck
ship-twice = ship { $ship } is at sea already
poker-card-twice = the poker card { $card } is no longer in the deck
army-twice = { $army } is named twice
part-of-order = the order must name all six armies
no-turn-line = a line such as “turn Red campaign” is missing
# $line is an example.
no-such-line = a line such as “{ $line }” is missing
not-playing = it is { $army }’s turn, but { $army } is not a player with land
no-ally = { $army } is played by another army but is not an ally
not-in-game = { $army } holds land and is not in the game
too-many-unknown = there are more unknown cards than cards left
own-unknown = { $army } decides now and must know its own cards: name them
# $place is a territory or a ship.
no-block = { $place } cannot have such a block: it has too few armies, or the block was never that small
no-such-dice = such dice cannot have been rolled in this attack
no-engagement = engagement { $number } is impossible: its ships can’t fight each other now
no-poker-stage = this cannot be asked in this hand of poker: check the game, the stage, the players, and who is to act
no-poker-cards = a poker player holds more cards than have been dealt by this stage, or too many are on the board
not-to-ask = { $army } cannot be asked now
no-spoils = captured cards are turned in at once only with the option captured-sets at-once, after an elimination in the same turn
nothing-to-decide = there is nothing to decide in this position

## The dice of a game by link

# $doubt is one of the messages below, $action the number of a move; $round is 0 in the set-up.
finding =
    { $round ->
        [0] move { $action }, set-up: { $doubt }
       *[other] move { $action }, round { $round }: { $doubt }
    }
# $army is one of the six.
free-deal = the deal does not follow from the commitments, so whoever dealt could choose it; { $army }’s device, which committed first, revealed its secret for this deal
pledged-late = the devices committed to their secrets only here; nothing is proved about earlier dice
pledged-again = the devices committed to new secrets, { $army }’s device first
unpledged = no device has committed to secrets for { $army }; anyone who plays before { $army } can compute the dice of { $army }’s turns
undisclosed =
    { $turns ->
        [one] this turn of { $army }’s was played without the secret of { $army }’s device: on another device, by a computer player, or on a device that lost its key
       *[other] from here on, { $turns } of { $army }’s turns were played without the secret of { $army }’s device: on another device, by a computer player, or on a device that lost its key
    }
word-in-turn = a number was mixed into the dice during { $army }’s turn, as happens when another army answers by link; the device that mixed it in could choose the number, and the next dice depend on it
copy = a copy: from here on it rolls its own dice, and the person who made it could choose them
