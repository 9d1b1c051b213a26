### What came of a battle for a territory.

# The attacker is called by name; the person who reads is “you”.
took = { $name } took { $territory }
    .you = You took { $territory }
broke-off = { $name } broke off at { $territory }
    .you = You broke off at { $territory }
held-out = { $territory } held out against { $name }
    .you = { $territory } held out against you
one-roll = { $name } rolled against { $territory }
    .you = You rolled against { $territory }
attacks = { $name } attacks { $territory }

# $name attacked and $lost so many of $armies, $defender those that $fell of $all.
toll =
    { $armies ->
        [one] { $name } lost { $lost } of { $armies } army, { $defender } { $fell } of { $all }.
       *[other] { $name } lost { $lost } of { $armies } armies, { $defender } { $fell } of { $all }.
    }
    .you =
    { $armies ->
        [one] You lost { $lost } of { $armies } army, { $defender } { $fell } of { $all }.
       *[other] You lost { $lost } of { $armies } armies, { $defender } { $fell } of { $all }.
    }
    .yours =
    { $armies ->
        [one] { $name } lost { $lost } of { $armies } army, you { $fell } of { $all }.
       *[other] { $name } lost { $lost } of { $armies } armies, you { $fell } of { $all }.
    }
militia =
    { $armies ->
        [one] { $armies } army of militia rose there before the dice fell.
       *[other] { $armies } armies of militia rose there before the dice fell.
    }
# $name mobilizes against an attack; $places is a list of the next.
mobilizes = { $name } mobilizes: { $places }
    .none = { $name } cuts the deck: { $territory } raises no armies
    .wild =
    { $armies ->
        [one] { $name } mobilizes: a wild card raises { $armies } army
       *[other] { $name } mobilizes: a wild card raises { $armies } armies
    }
# $armies is a number of armies in words.
risen-place = { $armies } in { $territory }
risen = Mobilized against this attack: { $places }.
# A headline as a sentence.
full-stop = { $headline }.
