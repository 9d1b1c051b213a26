// The last step of a build, which Trunk runs on the finished files before they replace dist. It lists the boards, splits the
// program, compacts scripts, names files by their contents, combines the style sheets, adds hashes for integrity and the content
// security policies, and writes the service worker and files for hosts. A development build needs little of this
// (`development.mjs`).
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { listBoards } from "./catalogue.mjs";
import { compactScripts } from "./compact.mjs";
import { finishForDevelopment } from "./development.mjs";
import { writeHostFiles } from "./hosts.mjs";
import { sealNames } from "./integrity.mjs";
import { nameByContents } from "./names.mjs";
import { sealPolicy } from "./policy.mjs";
import { writeServiceWorker } from "./precache.mjs";
import { gatherStyles } from "./styles.mjs";

const dir = process.env.TRUNK_STAGING_DIR ?? process.argv[2];
if (!dir) {
  console.error("usage: node scripts/finish.mjs DIRECTORY");
  process.exit(2);
}
await listBoards(dir);
if (process.env.TRUNK_PROFILE === "debug") {
  await finishForDevelopment(dir);
  process.exit();
}
const CAGE = "cage.html";

/** Splits the program. The task runs on this machine, so it is built without the flags of the game. */
async function split() {
  const { CARGO_ENCODED_RUSTFLAGS: _, ...env } = process.env;
  await promisify(execFile)("cargo", ["xtask", "split", dir], { env });
}

// Set by scripts/dist. Other builds stay in one piece, which is readable in the browser's tools.
if (process.env.RED_QUEENS_SPLIT) {
  await split();
  await compactScripts(dir);
}
await sealPolicy(`${dir}/${CAGE}`);
const renamed = await nameByContents(dir);
await sealNames(`${dir}/index.html`);
await gatherStyles(`${dir}/index.html`);
await sealPolicy(`${dir}/index.html`, [`${dir}/${renamed.get(CAGE)}`]);
await writeServiceWorker(dir);
await writeHostFiles(dir);
