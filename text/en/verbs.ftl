### What verbs of typed commands do, in a few words: they stand after the English verb, as in “attack” and the text below.

accept = play poker with those who contest, or the ally you have won
advance = how many follow
ally = the ally you want to play
attack = from where, whom; a number commits so many
bet = one army
board = with which ship, how many
break-off = a fight at sea
build = a factory, where
call = put in what you owe
check = put in nothing
choose = a free territory
commit = from where, whom, how many
contest = the call for the ally
cruise = with which ship: rolls how far it goes
deal = draw, stud or holdem: you choose the game
deploy = where, how many
discard = a poker card, or a territory card
disembark = from which ship, where, how many
draw = the card for your conquest
done = with this, or nothing of it
embark = on which ship, from where, how many
engage = which ship, by which of yours
exchange = cards you lay down, or nothing
fight = which engagement
flank = whom, how many in each block, from where
fold = give up what you put in
garrison = where, how many
halt = break the attack off
join = the game, as which army
land = from which ship, where
launch = your ship, off which territory
leave = the game
levy = where they rise
mobilize = cut, reveal cards, or nothing
muck = lay the hand down unseen
raise = one army more, or the die with this face
rearrange = from where, to where, how many
reserve = to which block, how many
roll = how many dice, or which block
sail = with which ship, to where
send = ships into the battle, or nothing
show-hand = your hand
sink = the beaten ship
support = which engagement, which block, how many
take-over = the ally to go on with
transfer = from where, to where, how many
turn-in = a set of three cards
wager = by how many armies you bet or raise

## What can be typed besides actions

look = at a territory
undo = the last step
