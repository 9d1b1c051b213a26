### The prompt bar: one sentence on what is to be decided, and the buttons for it. $name and the like are what players are called.

## Where nobody at the screen decides

hand-over = Pass the tablet to { $name }.
# $name plays at another device.
elsewhere = { $name } plays elsewhere and decides now: send the link.
    .not-here = { $name } plays elsewhere: nobody here decides for them.
thinking = { $name } is thinking …
# Something was ordered that goes on when $name has answered.
answers = { $name } answers; it goes on until the end.
    .once = { $name } answers; then the dice roll once.
    .ordered = { $name } answers; it goes on as ordered.
    .attack = { $name } may answer your attack …
past = This is how the game was.

## What is to be decided

# Stands for the name of a player who plays an ally.
commander = { $name } for { $ally }
choose = { $name }: choose a free territory.
headquarters = { $name }: choose a territory for your headquarters, not beside another.
garrison = { $name }: place your armies, { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } left.
rearrange = { $name }: rearrange your armies as you like, then go on.
    .to = Tap where to send armies from { $territory }.
gather = Bring all here
first-factory = { $name }: choose a territory for your factory.
set = { $name }: turn in a set, or go on.
    .forced = { $name }: you hold five cards or more, so turn in a set first.
place = { $name }: place { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
# Why a turn begins without armies to place.
no-armies = You receive no armies this turn: you hold no land.
    .but = You receive no armies this turn but those of your factories: you hold no land.
    .few = You receive no armies this turn: you hold fewer than three territories.
    .few-but = You receive no armies this turn but those of your factories: you hold fewer than three territories.
    .pot = You receive no armies this turn: you lost your pot at poker.
    .pot-but = You receive no armies this turn but those of your factories: you lost your pot at poker.
campaign = { $name }: attack, or end your campaign.
    .target = What should { $territory } attack?
    .attack = { $from } attacks { $to }.
    .path = What are the odds of a path?
    .draw = { $name }: you conquered, so you draw. Then your campaign is over.
    .over = { $name }: nothing is left to do after your campaign. End your turn?
# Some attack with superior numbers is due before the campaign can end (K4); the map marks from where.
must-attack = { $name }: attack once from where swords are crossed (K4).
# Armies that are lost when the turn ends (K5).
surplus =
    { $armies ->
        [one] When your turn ends, { $armies } army goes from { $territories }: more than 10 become 9 (K5).
       *[other] When your turn ends, { $armies } armies go from { $territories }: more than 10 become 9 (K5).
    }
mobilize = { $attacker } attacks { $territory }. { $name }, you may mobilize.
    .ships = { $attacker } attacks your ships. { $name }, you may mobilize.
reveal = { $attacker } attacks { $territory }. { $name }, you may reveal cards.
    .ships = { $attacker } attacks your ships. { $name }, you may reveal cards.
# $attacker attacks $territory, and armies of a wild card may rise against it: $name decides where, for the army $of.
levy = { $attacker } attacks { $territory }. { $name }: choose where { $armies ->
        [one] { $armies } army of { $of } rises
       *[other] { $armies } armies of { $of } rise
    }.
    .ships = { $attacker } attacks ships. { $name }: choose where { $armies ->
        [one] { $armies } army of { $of } rises
       *[other] { $armies } armies of { $of } rise
    }.
battle = The battle for { $territory }.
    .new = The battle for { $territory }. No dice have fallen yet.
plus-one = Which die gets the plus one?
expand = Move { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } from { $from } into { $to }, which nobody holds.
    .armies = Move in
defend = { $name }: { $territory } is attacked with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }. How many dice defend it?
window-start = { $name }: lay an ambush in the attack on { $territory }?
window-roll = { $name }: fire a barrage before the roll for { $territory }?
window-missiles = { $name }: fire a missile at a die in { $territory }?
advance = { $to } is taken. Who follows from { $from }?
harbour = { $name }: choose a harbour for your ship; { $crew ->
        [one] { $crew } army
       *[other] { $crew } armies
    } aboard.
succeed = { $name }, you have lost all you had. You may go on with an ally.
factory = { $name }: choose a territory for the new factory.
transfer = { $name }: move armies, or end your turn.
    .draw = { $name }: move armies, or draw your card.
    .to = Where should armies of { $territory } go?
    .move = Move { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } from { $from } to { $to }.
discard = { $name }: lay down { $cards } of your poker cards; you keep five.
make-room = { $name }: you hold five poker cards. Lay one down and draw another, or draw none.
# At the end of a turn.
purchase = { $name }: turn a set in for a factory, or keep your cards.
    .none = { $name }: you have no set to buy a factory with. Go on when you are ready.
shed = { $name }: lay down { $cards } of your territory cards; you keep seven.
take-card = { $name }: you conquered and may take a card.
    .not = No card

## At sea

ship = What should ship { $ship } do?
    .lands = Ship { $ship } lands on { $territory }.
    .attacks = Ship { $ship } attacks: join more ships, or begin the battle.
aboard = How many of { $territory } come aboard ship { $ship }?
ashore = How many of ship { $ship } go ashore in { $territory }?
cruise = { $name }: sail up to { $lengths ->
        [one] { $lengths } boat length
       *[other] { $lengths } boat lengths
    }.
send-in = { $name }: you may send other ships into the battle.
sea-battle = The battle at sea.
board = { $name }: board the beaten ship, or let it sink.

## The buttons

go-on = Go on
keep-cards = Keep the cards
turn-in = Turn in a set
end-campaign = End campaign
    .not-yet = Keep attacking
choose-again = Choose again
draw = Draw a card
    .cards = Draw cards
end-turn = End turn
move-armies = Move
# Takes back what was ordered.
recall = Ask me first
# Stops attacks that go on by themselves along a path.
stop-march = Stop here

# The device has no secret for a seat that it plays in a game by link.
no-secret = This device has no secret for this turn: its data was deleted, or another device plays this army. You can play on, and whoever checks the dice sees it.
