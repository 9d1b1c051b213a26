// Reads and writes the imports of a wasm module: which it has, and under which names.

/** A number as wasm writes it (unsigned LEB128), and where it ends. */
function number(bytes, at) {
  for (let value = 0, shift = 0; ; shift += 7, at += 1) {
    value += (bytes[at] & 0x7f) * 2 ** shift;
    if (bytes[at] < 0x80) return [value, at + 1];
  }
}

function written(value) {
  const bytes = [];
  for (; value > 0x7f; value = Math.floor(value / 128)) bytes.push((value % 128) | 0x80);
  return Buffer.from([...bytes, value]);
}

const string = (value) => Buffer.concat([written(Buffer.byteLength(value)), Buffer.from(value)]);

/** A section that is a list. */
function vector(id, entries) {
  const content = Buffer.concat([written(entries.length), ...entries]);
  return Buffer.concat([Buffer.from([id]), written(content.length), content]);
}

function text(bytes, at) {
  const [length, start] = number(bytes, at);
  return [bytes.toString("utf8", start, start + length), start + length];
}

/** Where limits end: the least, and the most if a flag says so. */
function limits(bytes, at) {
  const [, end] = number(bytes, at + 1);
  return bytes[at] & 1 ? number(bytes, end)[1] : end;
}

/** Where the description of an import ends, by its kind: function, table, memory, global. */
const ENDS = [(bytes, at) => number(bytes, at)[1], (bytes, at) => limits(bytes, at + 1), limits, (_, at) => at + 2];
const IMPORTS = 2;
const EXPORTS = 7;

/** The section of imports: where it lies, and what is in it. */
function section(bytes) {
  for (let at = 8; at < bytes.length;) {
    const [size, start] = number(bytes, at + 1);
    if (bytes[at] === IMPORTS) return { at, end: start + size, imports: entries(bytes, start) };
    at = start + size;
  }
  return { at: 8, end: 8, imports: [] };
}

function entries(bytes, start) {
  let [count, at] = number(bytes, start);
  return Array.from({ length: count }, () => {
    let module, name;
    [module, at] = text(bytes, at);
    [name, at] = text(bytes, at);
    const kind = bytes[at];
    const from = at;
    at = ENDS[kind](bytes, at + 1);
    return { module, name, description: bytes.subarray(from, at) };
  });
}

/** The names of all imports. */
export const importNames = (bytes) => section(bytes).imports.map(({ name }) => name);

/** The module with other names for its imports: those that `rename` gives. */
export function renameImports(bytes, rename) {
  const { at, end, imports } = section(bytes);
  const renamed = imports.map(({ module, name, description }) => Buffer.concat([string(module), string(rename(name)), description]));
  return Buffer.concat([bytes.subarray(0, at), vector(IMPORTS, renamed), bytes.subarray(end)]);
}

/** A module that imports from "program" what `modules` import from one of this name, and exports it: through it modules that share it are merged. */
export function passingOn(modules, module) {
  const all = modules.flatMap((bytes) => section(bytes).imports.filter((it) => it.module === module));
  const shared = [...new Map(all.map((it) => [it.name, it])).values()];
  const counts = [0, 0, 0, 0];
  const exported = shared.map(({ name, description: [kind] }) => Buffer.concat([string(name), Buffer.from([kind]), written(counts[kind]++)]));
  const imported = shared.map(({ name, description }) => Buffer.concat([string("program"), string(name), description]));
  return Buffer.concat([modules[0].subarray(0, 8), vector(IMPORTS, imported), vector(EXPORTS, exported)]);
}
