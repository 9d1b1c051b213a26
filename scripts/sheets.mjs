// Creates contact sheets of the screenshots that the browser tests take: all versions of a screen side by side, for people to
// look over.
//
//   PICTURES=test-results/pictures npx playwright test -c tests/e2e      every screen, in all sizes and palettes
//   node scripts/sheets.mjs test-results/pictures test-results/sheets    (make sheets does both)
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, parse, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { SIZES } from "../tests/e2e/sizes.mjs";

const PER_SHEET = 24;
const SIZE_OR_PALETTE = new RegExp(`-(${[...Object.keys(SIZES), "light", "dark"].join("|")})(?=-|$)`, "g");

/** Returns the screen that a picture shows, without its size and palette: "home" for "home-phone-dark". */
export const screenOf = (picture) => picture.replaceAll(SIZE_OR_PALETTE, "");

/**
 * Spreads pictures over sheets. All versions of a screen are on the same sheet, unless they need more than one.
 *
 * @param {string[]} pictures their names
 * @returns {string[][]}
 */
export function sheets(pictures, most = PER_SHEET) {
  const sorted = pictures.toSorted();
  /** @type {string[]} */
  let sheet = [];
  const all = [sheet];
  const begin = () => {
    sheet = [];
    all.push(sheet);
  };
  for (const screen of new Set(sorted.map(screenOf))) {
    const looks = sorted.filter((picture) => screenOf(picture) === screen);
    if (sheet.length + looks.length > most) begin();
    for (const look of looks) {
      if (sheet.length === most) begin();
      sheet.push(look);
    }
  }
  return all.filter((names) => names.length > 0);
}

/** Returns the page of a sheet. */
const page = (from, names) => `<!doctype html><meta charset="utf-8"><style>
  body { display: flex; flex-wrap: wrap; align-items: end; gap: 12px; margin: 12px; width: 2000px; font: 14px sans-serif; background: #ddd }
  figure { margin: 0 } img { display: block; height: 360px; max-width: 640px; object-fit: contain }
</style>${names.map((name) => `<figure><img src="${pathToFileURL(join(from, `${name}.png`))}"><figcaption>${name}</figcaption></figure>`).join("")}`;

async function write(from, to) {
  const pictures = (await readdir(from)).filter((file) => file.endsWith(".png")).map((file) => parse(file).name);
  if (pictures.length === 0) throw new Error(`there are no pictures in ${from}`);
  await mkdir(to, { recursive: true });
  // A page without an address can't load local files, so the page needs a file of its own.
  const file = resolve(to, "sheet.html");
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
  const view = await browser.newPage({ viewport: { width: 2024, height: 400 } });
  for (const [at, names] of sheets(pictures).entries()) {
    await writeFile(file, page(resolve(from), names));
    await view.goto(String(pathToFileURL(file)), { waitUntil: "load" });
    await view.screenshot({ path: join(to, `${String(at + 1).padStart(2, "0")}-${screenOf(names[0])}.png`), fullPage: true });
  }
  await Promise.all([browser.close(), rm(file)]);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [from, to] = process.argv.slice(2);
  if (!from || !to) throw new Error("name the folder of the pictures and the folder for the sheets");
  await write(from, to);
}
