// Writes a brotli copy of each file in dist/ that compresses well, for servers that send such copies.
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { files } from "./files.mjs";
import { FOR_HOSTS } from "./hosts.mjs";

const PACKED_ALREADY = /\.(br|png|woff2)$/;
const compress = promisify(brotliCompress);

/** Returns the bytes that a browser with support for brotli receives for a file. */
export async function sent(path) {
  if (existsSync(`${path}.br`)) return readFile(`${path}.br`);
  const bytes = await readFile(path);
  if (PACKED_ALREADY.test(path)) return bytes;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // Small blocks suit modules, in which functions of many kinds and texts alternate.
    [constants.BROTLI_PARAM_LGBLOCK]: 16,
  };
  return compress(bytes, { params });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const names = (await files("dist")).filter((name) => !PACKED_ALREADY.test(name) && !FOR_HOSTS.has(name));
  await Promise.all(names.map(async (name) => writeFile(`dist/${name}.br`, await sent(`dist/${name}`))));
}
