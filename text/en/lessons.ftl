### The lessons, and the coach beside their tables. The coach’s lines are in lessons.txt.

about = Short games with a coach beside you. Try anything the rules allow; leave when you like and pick up later.
begin = Start
    .again = Start again
go-on = Continue
done = ✓ done
# $lesson is its title: “1 Land”. It is also the title of the game.
title = Lesson { $lesson }
# $problem is what is wrong with the lesson’s game.
unopened = This lesson cannot be opened: { $problem }.

## The coach

coach = Coach
goals = Goals
# $goal is something to do once. For screen readers.
goal-done = { $goal }, done
goal-to-do = { $goal }, to do
skip = Skip
    .end = Bring back the coach
onwards = Next lesson
