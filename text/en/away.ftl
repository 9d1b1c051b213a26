### A game by link that waits for somebody elsewhere. $name is what they are called.

title = Play by link
sends = { $name } decides now, elsewhere. Send the game there: the link holds it whole.
waits = The game waits for { $name }. Open the link that comes back, on this device.
# While a table goes round, before any card is dealt.
invites = { $name } has not joined yet. Send the invitation there.
    .back = Everybody has joined. Send the table back to { $name }, where the cards are dealt.
waits-to-join = Waiting for { $name } to join. Open the link that comes back, on this device.
    .back = Waiting for { $name } to begin. Open the link that comes back, on this device.
# Before play goes on in a game that began at one table.
pledges = Before play goes on, each device adds its secrets for the dice. Send the game to { $name }.
send = Send it to { $name }
    .again = Send it to { $name } again
take = Play on here instead
    .sure = { $name } does not get to decide then: whoever sits here plays that army and sees its cards. What { $name } plays from the link becomes another branch.
# What an army without its person does in the turns of others.
answers = { $name }, in the turns of others
    .itself = Answer by itself
    .asked = Ask by link each time
    .about = By itself the army cuts the deck and shows no card, defends with all dice, plays nothing, and contests no call: so the link goes about once a turn.
# The page of a link.
turn = { $name }’s move
    .about = This game was sent to you to play on. Say who you are, once: from then on only those decide on this device who are here. The menu of the table changes that.
i-am = I am { $name }
decided-for-you = It was your move: in this link somebody has decided for you. Open your own game instead to decide yourself.
older = This is an older link than the one you played from.
# $name was to decide about move $number; $round is 0 in the set-up.
fork =
    { $round ->
        [0] From one position, this link and your game go on in two ways: at move { $number }, in the set-up, where { $name } was to decide. Agree which of them counts.
       *[other] From one position, this link and your game go on in two ways: at move { $number }, in round { $round }, where { $name } was to decide. Agree which of them counts.
    }
    .other = This link and your game are not one game any more. Agree which of them counts.
# The page of a game before all devices have joined.
gathering = Waiting for everybody to join
    .about = The cards are dealt when every device has joined: each adds a secret of its own, so that no device alone can choose the dice. The link goes round once.
joined = joined
not-joined = not yet
lost-key = This device can’t deal the cards: it has lost the secret that it joined with, or the table was changed afterwards. Begin a new game and invite everybody again.
# The page of a link that invites somebody.
invitation = You are invited to a game
    .about = Say who you are, once. This device joins with a secret of its own, so that no device alone can choose the dice; then send the link on.
    .several = Tick everybody who plays on this device.
join = Join
