// Types for the workers' scripts that the build knows, but TypeScript doesn't.

/** The program, as wasm-bindgen writes it. */
declare module "*/red-queens.js" {
  export default function init(options: { module_or_path: URL }): Promise<unknown>;
}

/** The files to keep for offline play, as `scripts/precache.mjs` lists them. */
declare const PRECACHE: { version: string, files: { url: string, integrity: string, later?: boolean }[] };
