// The last step of a build, run by Trunk on the finished files before they replace dist:
// makes one stylesheet, seals the content security policies and writes the service worker.
import { sealPolicy } from "./policy.mjs";
import { writeServiceWorker } from "./precache.mjs";
import { gatherStyles } from "./styles.mjs";

const dir = process.env.TRUNK_STAGING_DIR ?? process.argv[2];
if (!dir) {
  console.error("usage: node scripts/finish.mjs DIRECTORY");
  process.exit(2);
}
const cage = `${dir}/cage.html`;
await gatherStyles(`${dir}/index.html`);
await sealPolicy(cage);
await sealPolicy(`${dir}/index.html`, [cage]);
await writeServiceWorker(dir);
