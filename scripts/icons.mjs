// Draws the icons that operating systems want as bitmaps from public/icons/icon.svg. Run it by hand when the drawing changes.
import { readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";

const drawing = await readFile("public/icons/icon.svg", "utf8");
// The system cuts a maskable icon to any shape: the paper extends to the edge, and the crown is within the inner 80 %.
const maskable = drawing.replace('rx="112"', "");

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

async function draw(name, size, svg) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: `public/icons/${name}`, omitBackground: true });
  await page.close();
}

await draw("icon-192.png", 192, drawing);
await draw("icon-512.png", 512, drawing);
await draw("maskable-512.png", 512, maskable);
await browser.close();
