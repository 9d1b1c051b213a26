### The lessons, and the coach beside their tables. What the coach says is in lessons.txt.

about = Short games with a coach beside you. Try anything the rules allow; leave when you like and pick up later.
begin = Begin
    .again = Begin again
go-on = Go on
done = ✓ done
# $lesson is its title: “1 Land”. It names the game too.
title = Lesson { $lesson }
# $problem is what is wrong with the game of the lesson.
unopened = This lesson cannot be opened: { $problem }.

## The coach

coach = Coach
goals = Goals
# $goal is something to do once, for those who hear it.
goal-done = { $goal }, done
goal-to-do = { $goal }, to do
skip = Skip
    .end = Call the coach
onwards = Next lesson
