### The prompt bar: one sentence about the current decision, and its buttons. $name and similar arguments are player names.

## When nobody at this screen decides

hand-over = Pass the tablet to { $name }.
# $name plays on another device.
elsewhere = Waiting for { $name } on another device: send the link.
    .not-here = { $name } plays on another device: nobody here can decide for them.
thinking = { $name } is thinking…
# An order that continues once $name has answered.
answers = Waiting for { $name }; then the attack rolls on to the end.
    .once = Waiting for { $name }; then the dice roll once.
    .ordered = Waiting for { $name }; then the attack continues as ordered.
    .attack = Waiting for { $name } to answer your attack…
past = You’re viewing an earlier position.

## The decision

# Replaces the name of a player who commands an ally.
commander = { $name } for { $ally }
choose = { $name }: choose an unoccupied territory.
headquarters = { $name }: choose a territory for your headquarters, not next to another player’s.
garrison = { $name }: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } left to place.
    .one-by-one = { $armies ->
        [one] { $name }: place your last army.
       *[other] { $name }: place 1 army ({ $armies } left).
    }
# The attributes placed, start and waiting belong to a quick start.
rearrange = { $name }: rearrange your armies as you like.
    .to = Tap where to move armies from { $territory }.
    .done = Done moving
    .placed = { $name }: your armies are placed. Change them if you like.
    .start = Start
    .waiting = Everyone is setting up…
gather = Bring all here
first-factory = { $name }: choose a territory for your factory.
set = { $name }: turn in a set, or keep your cards.
    .forced = { $name }: you hold five or more cards, so turn in a set first.
place = { $name }: place { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
# Why a turn begins without armies to place.
no-armies = You get no armies this turn: you hold no land.
    .but = You get no armies this turn except from your factories: you hold no land.
    .few = You get no armies this turn: you hold fewer than three territories.
    .few-but = You get no armies this turn except from your factories: you hold fewer than three territories.
    .pot = You get no armies this turn: you lost your pot at poker.
    .pot-but = You get no armies this turn except from your factories: you lost your pot at poker.
campaign = { $name }: attack, or end your campaign.
    .target = What should { $territory } attack?
    .attack = { $from } attacks { $to }.
    .attacks = { $places } attack { $to }.
    .path = What are the odds along a path?
    .draw = { $name }: you took a territory. Draw to end your campaign.
    .draw-on = { $name }: draw first, then you may move armies.
    .over = { $name }: nothing left to do after your campaign. End your turn?
# The player owes one attack with superior numbers before the campaign can end (K4); the map marks where it can start.
must-attack = { $name }: you must attack once from a territory marked with crossed swords (K4).
# Armies lost at the end of the turn (K5).
surplus =
    { $armies ->
        [one] When your turn ends, you lose { $armies } army in { $territories }: more than 10 on a territory are cut to 9 (K5).
       *[other] When your turn ends, you lose { $armies } armies in { $territories }: more than 10 on a territory are cut to 9 (K5).
    }
mobilize = { $attacker } attacks { $territory }. { $name }, you may mobilize.
    .ships = { $attacker } attacks your ships. { $name }, you may mobilize.
reveal = { $attacker } attacks { $territory }. { $name }, you may reveal cards.
    .ships = { $attacker } attacks your ships. { $name }, you may reveal cards.
# A wild card raises armies against the attack on $territory: $name chooses where the army $of gets them.
levy = { $attacker } attacks { $territory }. { $name }: choose where { $of } raises { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
    .ships = { $attacker } attacks at sea. { $name }: choose where { $of } raises { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
battle = Battle for { $territory }.
    .new = Battle for { $territory }. No dice rolled yet.
plus-one = Which die gets +1?
expand = Move { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } from { $from } into { $to }, which nobody holds.
    .armies = Move in
defend = { $name }: { $territory } is attacked with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }. How many dice do you roll?
window-start = { $name }: lay an ambush in { $territory }?
window-roll = { $name }: fire a barrage before the roll for { $territory }?
window-missiles = { $name }: fire a missile in the battle for { $territory }?
advance = How many more armies move from { $from } to { $to }?
harbour = { $name }: choose a harbour for your ship, { $crew ->
        [one] { $crew } army
       *[other] { $crew } armies
    } aboard.
succeed = { $name }, you’ve lost everything. You may take over an ally.
factory = { $name }: choose a territory for the new factory.
# The attribute ally: the button below ends the moves, and then an ally can be called.
transfer = { $name }: move armies, or end your turn.
    .ally = { $name }: move armies. When you’re done moving, you may call an ally.
    .draw = { $name }: move armies, or draw your card.
    .to = Where should armies from { $territory } go?
    .move = Move { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } from { $from } to { $to }.
discard = { $name }: discard { $cards } of your poker cards. You can keep five.
make-room = { $name }: you hold five poker cards. Discard one and draw another, or draw none.
# At the end of a turn.
purchase = { $name }: turn in a set for a factory, or keep your cards.
    .none = { $name }: you have no set to turn in for a factory, so keep your cards.
shed = { $name }: discard { $cards } of your territory cards. You can keep seven.
take-card = { $name }: you took a territory and may draw a card.
    .not = Don’t draw

## At sea

ship = What should ship { $ship } do?
    .lands = Ship { $ship } lands on { $territory }.
    .attacks = Ship { $ship } attacks: add more ships, or begin the battle.
aboard = How many armies from { $territory } board ship { $ship }?
ashore = How many armies from ship { $ship } go ashore in { $territory }?
cruise = { $name }: sail up to { $lengths ->
        [one] { $lengths } boat length
       *[other] { $lengths } boat lengths
    }.
send-in = { $name }: you may send other ships into the battle.
sea-battle = { $name }: roll in the sea battle.
board = { $name }: board the beaten ship, or let it sink.

## The buttons

# Ends the moves before allies can be called.
go-on = Done moving
keep-cards = Keep the cards
turn-in = Turn in a set
end-campaign = End campaign
    .not-yet = Back to attacking
choose-again = Choose again
draw = Draw a card
    .cards = Draw cards
end-turn = End turn
move-armies = Move
# Takes back an order to keep rolling.
recall = Cancel auto-roll
# Stops a series of attacks along a path.
stop-march = Stop here
# Places all starting armies that are left to a player, one each time it is their turn, as hints would. The attribute
# stop-for is for others who share the tablet.
place-rest = Place the rest for me
    .stop = Stop placing
    .stop-for = Stop placing for { $names }
    .placing = { $name }: placing the rest of your armies…

# The device has no secret for a seat that it plays in a game by link.
no-secret = This device has no secret for this turn: its data was deleted, or another device plays this army. You can play on, but anyone who checks the dice will see that it is missing.
