// Analyses the work of a page's main thread from a trace of the browser.

/** The categories to trace. */
export const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "toplevel", "v8"];

/** Names of events that don't explain where the time went. */
const WRAPPERS = /RunTask|^ThreadPool|^Sequence|^Blink|SimpleWatcher|^Receive|^Handle/;

/** Returns how long an event used the thread, without the time that other processes had the processor. */
const took = ({ dur, tdur }) => tdur ?? dur;

/** Returns the events of the thread that draws the page: the one with the most marks of the page. */
function mainThread(events) {
  const marks = events.filter(({ cat = "" }) => cat.includes("blink.user_timing"));
  const counts = new Map();
  for (const { pid, tid } of marks) counts.set(`${pid} ${tid}`, (counts.get(`${pid} ${tid}`) ?? 0) + 1);
  const [[thread]] = [...counts].sort(([, a], [, b]) => b - a);
  return events.filter(({ pid, tid }) => `${pid} ${tid}` === thread);
}

/** Returns the longest events within a task, by the time that each took itself. */
function what(task, events) {
  const inside = events.filter((it) => it !== task && it.ts >= task.ts && it.ts + it.dur <= task.ts + task.dur);
  inside.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const own = new Map();
  const open = [];
  const add = ({ name, args }, time) => {
    const key = args?.data?.type ? `${name} ${args.data.type}` : name;
    own.set(key, (own.get(key) ?? 0) + time);
  };
  for (const event of inside) {
    while (open.length > 0 && open.at(-1).ts + open.at(-1).dur <= event.ts) open.pop();
    if (open.length > 0) add(open.at(-1), -took(event));
    add(event, took(event));
    open.push(event);
  }
  const named = [...own].filter(([name]) => !WRAPPERS.test(name)).sort(([, a], [, b]) => b - a);
  return named.slice(0, 4).map(([name, time]) => `${name} ${Math.round(time / 1000)}`).join(", ");
}

/**
 * Returns the tasks of the main thread between a mark that begins with `from` and the next mark `to`, in milliseconds, with the
 * mark before them and the events within them.
 */
export function tasksBetween({ traceEvents }, from, to) {
  const all = mainThread(traceEvents);
  const whole = all.filter(({ ph, dur }) => ph === "X" && dur > 0);
  const marks = all.filter(({ name, cat = "" }) => cat.includes("blink.user_timing") && (name.startsWith(from) || name === to));
  marks.sort((a, b) => a.ts - b.ts);
  const spans = marks.flatMap((mark, at) => {
    const end = marks.slice(at + 1).find(({ name }) => name === to);
    return mark.name.startsWith(from) && end ? [{ after: mark.name.slice(from.length), start: mark.ts, end: end.ts }] : [];
  });
  const tasks = whole.filter(({ name }) => name === "RunTask");
  return spans.flatMap(({ after, start, end }) => tasks
    .filter(({ ts }) => ts >= start && ts < end)
    .map((task) => ({ after, ms: took(task) / 1000, what: () => what(task, whole) })));
}
