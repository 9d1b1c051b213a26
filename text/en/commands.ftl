### The line for typed commands. Commands themselves are English.

title = Type a command
field = Command
do-it = Do it
what-may-follow = What may follow
