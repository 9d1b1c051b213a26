### A game by link that waits for a remote player. $name is their name.

title = Play by link
sends = { $name } decides next, on another device. Send the link there; it contains the whole game.
waits = Waiting for { $name }. When you get the link back, open it on this device.
# Before the cards are dealt, while the link makes its first round.
invites = { $name } hasn’t joined yet. Send them the invitation.
    .back = Everyone has joined. Send the link back to { $name }, who deals the cards.
waits-to-join = Waiting for { $name } to join. When you get the link back, open it on this device.
    .back = Waiting for { $name } to start. When you get the link back, open it on this device.
# Before play continues in a game that began at one table.
pledges = Before play continues, each device adds its secrets for the dice. Send the game to { $name }.
send = Send it to { $name }
    .again = Send it to { $name } again
take = Play on here instead
    .sure = The players on this device will decide for { $name } and see { $name }’s cards. If { $name } also plays on from the link, the game splits in two.
# How an army reacts between the turns of its remote player.
answers = Between { $name }’s turns
    .itself = Respond automatically
    .asked = Ask by link each time
    .about = An automatic army cuts the deck but reveals no cards, defends with all its dice, plays no reactions and contests no ally. The link then goes round about once a turn.
# The page of a link.
turn = { $name }’s move
    .about = This game was sent to you to play on. Say who you are, just once: from then on this device decides only for the people here. You can change that in the game menu.
i-am = I am { $name }
decided-for-you = It was your move, but in this link someone else has made it. To decide yourself, open your own game instead.
older = This link is older than the one you played from.
# $name had to make move $number; $round is 0 in the set-up.
fork =
    { $round ->
        [0] This link and your game split at move { $number }, in the set-up: { $name }’s decisions differ. Agree on which one counts.
       *[other] This link and your game split at move { $number }, in round { $round }: { $name }’s decisions differ. Agree on which one counts.
    }
    .other = This link and your game are no longer the same game. Agree on which one counts.
# The page of a game before all devices have joined.
gathering = Waiting for everyone to join
    .about = The cards are dealt once every device has joined. Each adds a secret of its own, so no device alone can choose the dice. The link goes round once.
joined = joined
not-joined = not yet
lost-key = This device can’t deal the cards: it has lost the secret it joined with, or the table was changed afterwards. Start a new game and invite everyone again.
# The page of an invitation link.
invitation = You are invited to a game
    .about = Say who you are, just once. This device joins with a secret of its own, so no device alone can choose the dice. Then send the link on.
    .several = Tick everyone who plays on this device.
join = Join
