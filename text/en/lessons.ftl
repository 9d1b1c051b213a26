### The lessons, and the coach beside their tables. The coach’s lines are in lessons.txt.

about = Short games with a coach beside you. Try anything the rules allow; leave when you like and come back later.
begin = Start
    .again = Start again
go-on = Continue
done = ✓ done
# $lesson is its title: “1 Land”. It is also the title of the game.
title = Lesson { $lesson }
# $problem is what is wrong with the lesson’s game.
unopened = This lesson can’t be opened: { $problem }.

## The coach

coach = Coach
goals = Goals
# $goal is something to do once. For screen readers.
goal-done = { $goal }, done
goal-to-do = { $goal }, to do
skip = Skip
    .end = Bring back the coach
onwards = Next lesson

## The first game: a real one, with a coach beside its first two turns. Each text must fit on two lines of a phone.
## A button is called by its own message, as in { prompt.end-campaign }.

first = Your first game
    .about = You against three easy computer players, about half an hour. The coach explains your first two turns.
    .play = Play
    .dismissed = The coach is off, in later games too.
    .back = Bring the coach back
# $name is the player, $rounds how long the game lasts.
first-start = You play { $name }. Whoever holds the most territories after { $rounds } rounds wins. Press “{ prompt.rearrange-start }”.
    .waiting = The others are setting up. Then it’s your turn.
# $territory can attack an enemy. The attribute factory belongs to the second turn.
first-place = New armies: tap { $territory }, where you can attack.
    .anywhere = New armies: tap a territory of yours to place them. Borders need them most.
    .factory = Your factory in { $territory } raised two armies again. Guard it, or lose it.
first-campaign = Attack with more armies than a neighbour has, or press “{ prompt.end-campaign }”.
    .from = Now attack: tap { $territory }. It has more armies than a neighbour.
    .again = You took land, so you’ll draw cards. Attack again, or press “{ prompt.end-campaign }”.
# $ship is a number.
first-ship = Your ship { $ship } can carry armies across the sea: tap it. Or attack on land.
    .here = It takes armies aboard, sails as far as two dice say, and lands them elsewhere.
    .sailed = It has sailed. Now land (an attack from the ship), or close its panel.
    .patrolled = It has sailed. A patrol guards this coast: beat it at sea first, or close the panel.
    .nowhere = It has sailed, and there’s nowhere to land here. Close its panel.
    .aboard = Choose how many armies go. One always stays ashore.
    .cruise = Lit water is within reach: tap a coast to sail there, or a hex to stop at sea.
    .landing = A landing is an attack from the ship. “{ dice.until-the-end }” fights it out.
    .battle = Ships fight crew against crew. Board a beaten ship, or let it sink.
    .harbour = A new ship: tap the harbour where it begins.
# The selected territory has more armies than $territory, which has $armies.
first-target = Corner marks show what you can reach. Tap { $territory }: { $armies ->
        [one] only { $armies } army holds it.
       *[other] only { $armies } armies hold it.
    }
    .any = Corner marks show what you can reach; the number is its armies. Or “{ prompt.choose-again }”.
first-plan = The best attack is chosen. “{ dice.until-the-end }” rolls until one side is beaten.
first-battle = Dice are compared, highest first; the defender wins ties. Roll once, or until the end.
first-advance = It’s yours! Move more in to attack from there, or keep them to guard your border.
# $button is its name: “Draw cards”.
first-ending = You took land, so you get cards: three that match buy armies. Press “{ $button }”.
    .none = There’s nothing else to do this turn. Press “{ $button }”.
first-transfer = You may move armies once: tap where they come from. Or press “{ $button }”.
    .to = Tap where they should go.
    .move = Choose how many go, then press “{ prompt.move-armies }”.
first-cards = Take land on your turn and you draw cards. Three that match buy armies.
    .match = Three of your cards match: turn them in for armies, or press “{ prompt.keep-cards }”.
first-call = Win a neutral army at poker, and it fights for you. Or “{ allies.call-none }”.
    .later = Allies can wait until your next turn: press “{ allies.call-none }”.
first-poker = Poker decides whether the caller commands this ally for a turn. Bets are armies.
    .later = Poker can wait too: “{ poker.contest-pass }” costs you nothing.
    .over = The hand is over. Whoever called the ally plays it if they won with its suit.
    .won = You won: play the ally now for a turn, or decline it.
first-ally = You command an ally this turn: place its armies, and attack with them.
first-attacked = You’re under attack. Cards that show your land raise armies there and stay yours.
    .levy = A wild card: tap where to raise its armies.
first-factory = Tap a territory for your factory: it raises two armies there every turn.
first-answer = The others answer first. The bar says what they do.
first-others = The others play now, and the bar says what they do. Tap it to speed them up.
first-else = The bar below says what to do next.
first-end = You know the basics. Hints can help any time; the lessons explain the rest.
