### The outcome of a battle for a territory.

# The attacker’s name, or “you” for the person who reads.
took = { $name } took { $territory }
    .you = You took { $territory }
broke-off = { $name } broke off the attack on { $territory }
    .you = You broke off the attack on { $territory }
held-out = { $territory } held against { $name }
    .you = { $territory } held against you
one-roll = { $name } attacked { $territory }
    .you = You attacked { $territory }
attacks = { $name } attacks { $territory }

# In the whole battle the attacker $name lost $lost of $armies, $defender lost $fell of $all.
toll =
    { $armies ->
        [one] In all, { $name } lost { $lost } of { $armies } army, { $defender } { $fell } of { $all }.
       *[other] In all, { $name } lost { $lost } of { $armies } armies, { $defender } { $fell } of { $all }.
    }
    .you =
    { $armies ->
        [one] In all, you lost { $lost } of { $armies } army, { $defender } { $fell } of { $all }.
       *[other] In all, you lost { $lost } of { $armies } armies, { $defender } { $fell } of { $all }.
    }
    .yours =
    { $armies ->
        [one] In all, { $name } lost { $lost } of { $armies } army, you { $fell } of { $all }.
       *[other] In all, { $name } lost { $lost } of { $armies } armies, you { $fell } of { $all }.
    }
militia =
    { $armies ->
        [one] { $armies } militia army was raised there before the roll.
       *[other] { $armies } militia armies were raised there before the roll.
    }
# $name mobilizes against an attack; $places is a list of the next message.
mobilizes = { $name } mobilizes: { $places }
    .none = { $name } cuts the deck: { $territory } raises no armies
    .wild =
    { $armies ->
        [one] { $name } mobilizes: a wild card raises { $armies } army
       *[other] { $name } mobilizes: a wild card raises { $armies } armies
    }
# $armies is “3 armies” or the like.
risen-place = { $armies } in { $territory }
risen = Mobilized against this attack: { $places }.
# A headline as a sentence.
full-stop = { $headline }.
