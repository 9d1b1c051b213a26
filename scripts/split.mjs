// Takes the program apart: what the first screen needs, and parts that come when they are wanted (`src/page/part.rs` says which).
// Cargo's wasm is cut by wasm-split, made to speak to the browser by wasm-bindgen, put together anew where a file of its own does not
// pay, and made small by wasm-opt.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { promisify } from "node:util";
import { integrity } from "./integrity.mjs";
import { importNames, passingOn, renameImports } from "./wasm.mjs";

const run = promisify(execFile);
const NAME = "red-queens";
const WASM = `wasm32-unknown-unknown/web/${NAME}.wasm`;
/** What other parts share with this one is in its file: it loads first anyway, and a few large files compress better than many small ones. */
const BASE = "table";
/** The part that runs in a worker. What it shares with others has a file of its own, so that the worker needn't load the rest. */
const WORKER = "brain";
/** What browsers of the last years can do; the same for all parts, or they do not fit together. */
const FEATURES = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"];
/** What a library exports for streams, of which there are none. */
const UNUSED = "*intounderlying*";

/** Writes the parts into `dir`, over what Trunk has made of the whole. */
export async function split(dir) {
  const work = await mkdtemp(`${tmpdir()}/${NAME}-`);
  try {
    const built = `${process.env.CARGO_TARGET_DIR ?? "target"}/${WASM}`;
    await run("wasm-split-cli", ["--target", "web", "--out-name", NAME, built, work]);
    await run("wasm-bindgen", ["--target", "web", "--no-typescript", "--keep-lld-exports", "--out-name", NAME, "--out-dir", `${work}/bound`, `${work}/${NAME}.wasm`]);
    const { shared, needs } = partsOf(await readFile(`${work}/__wasm_split.js`, "utf8"));
    const { files, pieces } = gathered(needs);
    for (const [into, names] of Object.entries(pieces)) if (names.length > 1 || names[0] !== into) await merge(work, names, into);
    const glue = await readFile(`${work}/bound/${NAME}.js`, "utf8");
    const names = shortNames(importNames(await readFile(`${work}/bound/${NAME}_bg.wasm`)));
    const apart = [...new Set(Object.values(files).flat())];
    await inParallel([
      () => shrink(`${work}/bound/${NAME}_bg.wasm`, `${dir}/${NAME}_bg.wasm`, (name) => names.get(name) ?? name),
      ...apart.map((name) => () => shrink(`${work}/${name}`, `${dir}/${name}`)),
    ]);
    const imported = importNames(await readFile(`${dir}/${NAME}_bg.wasm`));
    await writeFile(`${dir}/${NAME}.js`, lean(withShortNames(withLoader(glue, await loader(dir, shared, files)), names), imported));
  } finally {
    await rm(work, { recursive: true });
  }
}

/** Of the loader that wasm-split writes: what all parts share with the first screen, and the files that each needs, its own last. */
export function partsOf(loader) {
  const [, list] = loader.match(/const \{ ([^}]*?),? *\} = initSync/) ?? [];
  const loads = loader.matchAll(/export const __wasm_split_load_(\w+) = wrapAsyncCb\(makeLoad\(.*?"\.\/(split_\w+\.wasm)".*?, \[(.*?)\]\)\);/gs);
  const isEmpty = (chunk) => new RegExp(`const ${chunk} = makeLoad\\(\\(\\) => async`).test(loader);
  const chunks = (names) => names.split(/, */).filter((name) => name && !isEmpty(name)).map((name) => `${name.replace("__chunk_", "chunk_")}.wasm`);
  const needs = Object.fromEntries([...loads].map(([, name, own, others]) => [name, [...chunks(others), own]]).sort());
  if (!list || !(BASE in needs)) throw new Error("wasm-split writes a different loader than expected");
  return { shared: list.split(/, */).filter(Boolean).sort(), needs };
}

/** The file for what these parts share, or for what one has alone. */
function fileOf(parts) {
  if (parts.includes(BASE)) return `split_${BASE}.wasm`;
  if (parts.length === 1) return `split_${parts[0]}.wasm`;
  return parts.includes(WORKER) ? "shared_worker.wasm" : "shared.wasm";
}

/** The files that each part needs, its own last, and what they are made of, where all that parts share is gathered in a few files. */
export function gathered(needs) {
  const pieces = {};
  for (const name of new Set(Object.values(needs).flat())) {
    const parts = Object.keys(needs).filter((part) => needs[part].includes(name));
    (pieces[fileOf(parts)] ??= []).push(name);
  }
  const files = Object.entries(needs).map(([part, names]) => {
    const all = new Set([fileOf([BASE]), "shared_worker.wasm", "shared.wasm", fileOf([part])]);
    return [part, [...all].filter((file) => pieces[file]?.some((name) => names.includes(name)))];
  });
  return { files: Object.fromEntries(files), pieces };
}

/** Makes one file of some. */
async function merge(work, names, into) {
  const all = await Promise.all(names.map((name) => readFile(`${work}/${name}`)));
  await writeFile(`${work}/program.wasm`, passingOn(all, "__wasm_split"));
  const modules = names.flatMap((name, at) => [`${work}/${name}`, `part${at}`]);
  await run("wasm-merge", [...features(), "-g", `${work}/program.wasm`, "__wasm_split", ...modules, "-o", `${work}/merged.wasm`]);
  // Nobody imports from a part: what it exports is only what it was merged by.
  await run("wasm-opt", [...features(), "-g", "--remove-exports", "--pass-arg=remove-exports@*", `${work}/merged.wasm`, "-o", `${work}/${into}`]);
}

/** The loader of the parts that lie in `dir`. */
async function loader(dir, shared, files) {
  const ours = await readFile(new URL("parts.js", import.meta.url), "utf8");
  const addresses = Object.fromEntries(Object.entries(files).map(([name, all]) => [name, all.map((file) => `./${file}`)]));
  const hashes = await Promise.all([...new Set(Object.values(files).flat())].map(async (file) => [`./${file}`, integrity(await readFile(`${dir}/${file}`))]));
  const functions = Object.keys(files).map((name) => `__wasm_split_load_${name}: part("${name}")`);
  const filled = ours.replace("FILES = {}", `FILES = ${JSON.stringify(addresses)}`).replace("INTEGRITY = {}", `INTEGRITY = ${JSON.stringify(Object.fromEntries(hashes))}`);
  return `${filled.replaceAll("SHARED", shared.join(", "))}
const parts = { ${functions.join(", ")} };
`;
}

/** What wasm-bindgen writes, with the loader in the place of its import. */
export function withLoader(glue, loader) {
  const imported = /^import \* as (\w+) from "\.\/__wasm_split\.js";?\n/gm;
  const names = [...glue.matchAll(imported)].map(([, name]) => name);
  if (names.length === 0) throw new Error("wasm-bindgen does not import any parts");
  return loader + names.map((name) => `const ${name} = parts;\n`).join("") + glue.replace(imported, "");
}

/** Short names for the functions that wasm-bindgen calls by long ones. */
export function shortNames(names) {
  const long = [...new Set(names)].filter((name) => name.startsWith("__wb")).sort();
  return new Map(long.map((name, at) => [name, `_${at.toString(36)}`]));
}

function withShortNames(glue, names) {
  return glue.replace(/(?<![\w.$])__wb\w+(?=: )/g, (name) => names.get(name) ?? name);
}

/** What wasm-bindgen writes, without the classes for streams, the functions that the program does not import any more, and remarks. */
export function lean(glue, imported) {
  const wanted = new Set(imported);
  const classes = /^export class IntoUnderlying.*?^}\n|^if \(Symbol\.dispose\) IntoUnderlying.*?\n|^const IntoUnderlying.*?;\n/gms;
  const functions = /^ {8}(_\w+): function.*?^ {8}}.*?\n/gms;
  const remarks = /^\s*\/\*\*.*?\*\/\n|^\s*\/\/.*?\n/gms;
  const needed = glue.replace(classes, "").replace(functions, (it, name) => (wanted.has(name) ? it : ""));
  return needed.replace(remarks, "").replace(/^\s+/gm, "");
}

/**
 * Options for a small download. Nearly equal functions compress better apart than merged into one with a parameter, with common
 * subexpressions left in place, and next to each other, as the order of their names puts them. A function compresses better alone
 * than inside its only caller. The lowest memory is the end of the stack. No browser asks who made a file, and with which tools.
 */
const SMALL = [
  "-Oz",
  "--low-memory-unused",
  "--one-caller-inline-max-function-size=20",
  "--skip-pass=merge-similar-functions",
  "--skip-pass=local-cse",
  "--reorder-functions-by-name",
  "--strip-producers",
  "--strip-target-features",
];

async function shrink(from, to, rename) {
  await run("wasm-opt", [...features(), "-g", "--remove-exports", `--pass-arg=remove-exports@${UNUSED}`, from, "-o", from]);
  await run("wasm-opt", [...SMALL, ...features(), from, "-o", to]);
  if (rename) await writeFile(to, renameImports(await readFile(to), rename));
}

const features = () => FEATURES.map((name) => `--enable-${name}`);

async function inParallel(tasks) {
  const work = async () => {
    for (let next; (next = tasks.shift());) await next();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
