// Types for what `scripts/parts.js` finds where the build puts it.

/** The program's start, as wasm-bindgen writes it. */
declare function initSync(): Record<string, any>;
