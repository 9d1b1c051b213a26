### Lists: items are joined from left to right, the last one with “and” or “or”.

next = { $before }, { $item }
and-last = { $before } and { $item }
or-last = { $before } or { $item }
