// Parts of the program that arrive late or not at all.

/** The parts of the page's program, besides the first screen. */
export const PARTS = ["scene", "table", "cards", "ships", "poker", "panels", "replay", "workshop", "drawing", "statistics", "sharing", "reading", "boards", "worlds", "imports"];

/** The parts of the program that runs in the worker. */
export const WORKER_PARTS = ["brain", "bots", "analysis", "film"];

/** From the next start of the page on, parts wait for `letCome`, and fail while `loseParts` is on. */
export async function holdParts(page) {
  await page.addInitScript(() => {
    const fetched = window.fetch;
    const waiting = [];
    const free = new Set();
    window.letCome = (part) => {
      free.add(part);
      for (const { name, go } of waiting) if (name === part) go();
    };
    window.losing = false;
    window.fetch = async (address, ...rest) => {
      const [, name] = /split_(\w+?)-/.exec(String(address)) ?? [];
      if (name && !free.has(name)) await new Promise((go) => { waiting.push({ name, go }); });
      if (name && window.losing) throw new TypeError("lost on its way");
      return fetched(address, ...rest);
    };
  });
}

/** Lets a part arrive, now and later. */
export const letCome = (page, part) => page.evaluate((name) => window.letCome(name), part);

/** Turns the loss of parts on or off. */
export const loseParts = (page, losing) => page.evaluate((all) => { window.losing = all; }, losing);
