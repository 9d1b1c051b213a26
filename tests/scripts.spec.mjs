// Tests of the build scripts that need no build.
import assert from "node:assert/strict";
import { once } from "node:events";
import fs, { existsSync } from "node:fs";
import { mkdtemp, readFile, readdir, readlink, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { compactScripts } from "../scripts/compact.mjs";
import { finishForDevelopment } from "../scripts/development.mjs";
import { integrity, sealNames } from "../scripts/integrity.mjs";
import { nameByContents } from "../scripts/names.mjs";
import { sealPolicy } from "../scripts/policy.mjs";
import { writeServiceWorker } from "../scripts/precache.mjs";
import { serve } from "../scripts/serve.mjs";
import { screenOf, sheets } from "../scripts/sheets.mjs";
import { gatherStyles } from "../scripts/styles.mjs";

async function folder(t, contents) {
  const dir = await mkdtemp(join(tmpdir(), "red-queens-"));
  t.after(() => rm(dir, { recursive: true }));
  for (const [name, text] of Object.entries(contents)) await writeFile(join(dir, name), text);
  return dir;
}

async function site(t, options) {
  const served = await serve(options);
  t.after(served.close);
  return served;
}

async function precache(t, contents) {
  const dir = await folder(t, { "sw.js": "// worker", ...contents });
  await writeServiceWorker(dir);
  const [first, rest] = (await readFile(`${dir}/sw.js`, "utf8")).split("\n");
  assert.equal(rest, "// worker");
  return JSON.parse(first.replace("const PRECACHE = ", "").replace(/;$/, ""));
}

test("scripts are sent without what is written for readers, alone and in pages", async (t) => {
  const script = "// why\nconst answer = 6 * 7; /* what */\nglobalThis.answered = answer;\n";
  const page = `<!-- why -->\n<style>/* why */\n a { b: c; }</style>\n<body>\n  <script>\n${script}</script>\n  <script src="./a.js"></script>\n</body>`;
  const dir = await folder(t, { "a.js": script, "index.html": page, "example-bot.js": script });
  await compactScripts(dir);
  const [a, index, example] = await Promise.all(
    ["a.js", "index.html", "example-bot.js"].map((name) => readFile(join(dir, name), "utf8")),
  );
  for (const text of [a, index]) assert.doesNotMatch(text, /why|what/);
  assert.equal(new Function(`${a}; return globalThis.answered`)(), 42);
  assert.match(index, /<style>a\{b:c\}<\/style>\n<body>\n<script>[^<]*globalThis\.answered=[^<]*<\/script>\n<script src="\.\/a\.js"><\/script>\n<\/body>/);
  assert.equal(example, script, "people read it in the game");
});

test("the server takes the next port if one is taken", async (t) => {
  const first = await site(t, { dir: "." });
  const port = Number(new URL(first.url).port);
  const second = await site(t, { dir: ".", port });
  assert.ok(Number(new URL(second.url).port) > port);
});

test("the server names types, and answers a folder with its page", async (t) => {
  const dir = await folder(t, { "index.html": "home", "a.wasm": "" });
  const { url } = await site(t, { dir, base: "/sub/" });
  assert.equal(await (await fetch(url)).text(), "home");
  assert.equal((await fetch(`${url}a.wasm`)).headers.get("content-type"), "application/wasm");
  assert.equal((await fetch(`${url}b.wasm`)).status, 404);
  assert.equal((await fetch(new URL("/index.html", url))).status, 404);
});

test("the server sends what was packed for who can take it, unless the file has changed since", async (t) => {
  const text = "body { color: red }".repeat(99);
  const dir = await folder(t, { "a.css": text, "a.css.br": brotliCompressSync(text), "a.png": "a picture" });
  const { url } = await site(t, { dir });
  const get = (name, encodings) => fetch(url + name, { headers: { "accept-encoding": encodings } });
  const css = await get("a.css", "gzip, br");
  assert.equal(css.headers.get("content-encoding"), "br");
  assert.equal(css.headers.get("content-type"), "text/css; charset=utf-8");
  assert.ok(Number(css.headers.get("content-length")) < 99);
  assert.equal(await css.text(), text);
  assert.equal((await get("a.css", "gzip")).headers.get("content-encoding"), null);
  assert.equal((await get("a.png", "br")).headers.get("content-encoding"), null);
  await writeFile(join(dir, "a.css"), "other");
  await utimes(join(dir, "a.css.br"), 1, 1);
  assert.equal(await (await get("a.css", "br")).text(), "other");
});

/** Returns the status of the response to an unchanged address, which `fetch` would normalize. */
function statusOf(url, { path = "/", method = "GET" }) {
  return new Promise((resolve, reject) => {
    const asked = request({ port: new URL(url).port, path, method }, (response) => {
      response.resume().on("error", () => {}).on("close", () => resolve(response.statusCode));
    });
    asked.on("error", reject).end();
  });
}

test("the server serves nothing outside its folder", async (t) => {
  const dir = await folder(t, { "index.html": "home", "in.txt": "in" });
  await symlink("/etc/passwd", join(dir, "passwd"));
  await symlink("/etc", join(dir, "etc"));
  await symlink("in.txt", join(dir, "near.txt"));
  const { url } = await site(t, { dir });
  const outside = [
    "/../../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2f..%2fetc/passwd", "//etc/passwd", "/passwd", "/etc/passwd",
    "/%", "/%00", "/in.txt%00.html", "/%ff",
  ];
  for (const path of outside) assert.equal(await statusOf(url, { path }), 404, path);
  assert.equal(await statusOf(url, { path: "/near.txt" }), 200);
});

test("the server only reads", async (t) => {
  const { url } = await site(t, { dir: await folder(t, { "index.html": "home" }) });
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) assert.equal(await statusOf(url, { method }), 405, method);
  assert.equal(await statusOf(url, { method: "HEAD" }), 200);
});

test("every answer of the server says how it is meant", async (t) => {
  const { url } = await site(t, { dir: await folder(t, { "index.html": "home" }) });
  for (const [path, method] of [["", "GET"], ["nowhere", "GET"], ["", "DELETE"]]) {
    const { headers } = await fetch(url + path, { method });
    assert.equal(headers.get("x-content-type-options"), "nosniff");
    assert.equal(headers.get("content-security-policy"), "frame-ancestors 'self'");
    assert.equal(headers.get("cache-control"), "no-cache");
  }
});

for (const { what, code, status } of [{ what: "goes away", code: "ENOENT", status: 404 }, { what: "cannot be read", code: "EACCES", status: 500 }]) {
  test(`the server outlives a file that ${what} while it is asked for`, async (t) => {
    const dir = await folder(t, { "a.txt": "a", "index.html": "home" });
    const { url } = await site(t, { dir });
    const { open } = fs;
    t.mock.method(fs, "open", (/** @type {[path: unknown, ...any]} */ ...all) => {
      if (!String(all[0]).endsWith("a.txt")) open(.../** @type {Parameters<typeof open>} */ (all));
      else process.nextTick(all.at(-1), Object.assign(new Error(code), { code }));
    });
    const answer = await fetch(`${url}a.txt`);
    assert.equal(answer.status, status);
    assert.equal(answer.headers.get("etag"), null);
    assert.equal(await (await fetch(url)).text(), "home");
  });
}

test("the server closes the files of downloads that are broken off", { skip: !existsSync("/proc/self/fd"), timeout: 20_000 }, async (t) => {
  const dir = await folder(t, { "large.bin": Buffer.alloc(30_000_000) });
  const { url } = await site(t, { dir });
  const isOpen = async () => {
    const open = await readdir("/proc/self/fd");
    const files = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")));
    return files.some((file) => file.endsWith("large.bin"));
  };
  for (let download = 0; download < 5; download += 1) {
    const [response] = await once(request(`${url}large.bin`).end(), "response");
    await once(response, "readable");
    assert.ok(await isOpen());
    response.destroy();
  }
  while (await isOpen()) await setImmediate();
});

test("the version of the service worker follows every content", async (t) => {
  const one = await precache(t, { "index.html": "a", "b.js": "b" });
  assert.deepEqual(one.files.map(({ url }) => url), ["b.js", "./"]);
  assert.deepEqual(await precache(t, { "index.html": "a", "b.js": "b" }), one);
  assert.notEqual((await precache(t, { "index.html": "a", "b.js": "B" })).version, one.version);
  assert.notEqual((await precache(t, { "index.html": "A", "b.js": "b" })).version, one.version);
  assert.notEqual((await precache(t, { "index.html": "a", "c.js": "b" })).version, one.version);
});

test("the service worker is told the hash of every file as it is served", async (t) => {
  const dir = await folder(t, { "index.html": '<html lang="en" data-version="">', "b.js": "b", "sw.js": "// worker" });
  await writeServiceWorker(dir);
  const { files } = JSON.parse(/PRECACHE = (.*);/.exec(await readFile(`${dir}/sw.js`, "utf8"))[1]);
  const hash = async (name) => integrity(await readFile(join(dir, name)));
  assert.deepEqual(files, [{ url: "b.js", integrity: await hash("b.js") }, { url: "./", integrity: await hash("index.html") }]);
});

test("the page says the hash of every file that it names", async (t) => {
  const meta = (hash) => `<meta name="file:a" content="a-1.txt"${hash}><meta name="description" content="a-1.txt">`;
  const dir = await folder(t, { "index.html": meta(""), "a-1.txt": "one" });
  for (const text of ["one", "other"]) {
    await writeFile(join(dir, "a-1.txt"), text);
    await sealNames(join(dir, "index.html"));
    assert.equal(await readFile(join(dir, "index.html"), "utf8"), meta(` data-integrity="${integrity(text)}"`));
  }
});

test("the page says of which version it is, and that does not make it another", async (t) => {
  const dir = await folder(t, { "index.html": '<html lang="en" data-version="">', "sw.js": "// worker" });
  const versions = [];
  for (let time = 0; time < 2; time += 1) {
    await writeFile(`${dir}/sw.js`, "// worker");
    await writeServiceWorker(dir);
    const [page, worker] = await Promise.all(["index.html", "sw.js"].map((name) => readFile(`${dir}/${name}`, "utf8")));
    versions.push(/data-version="(\w{16})"/.exec(page)[1], /"version":"(\w{16})"/.exec(worker)[1]);
  }
  assert.equal(new Set(versions).size, 1, versions.join());
});

/** Returns the results of `nameByContents` for these files. */
async function named(t, contents) {
  const dir = await folder(t, { "index.html": "", ...contents });
  const renamed = await nameByContents(dir);
  const read = async (name) => readFile(join(dir, name), "utf8");
  return { dir, renamed, page: await read("index.html"), text: (old) => read(renamed.get(old)) };
}

test("files are called by their contents, and by those of what they refer to", async (t) => {
  const files = {
    "a.js": 'import "./b.js"; // b.js',
    "b.js": "new URL('c.wasm', import.meta.url); ({ './c.wasm': 1 ? 'c.wasm' : 2 })",
    "c.wasm": "binary",
    "index.html": '<style>url("c.wasm")</style><meta content="a.js"><script src="./a.js"></script><link href="manifest.webmanifest">',
    "manifest.webmanifest": "{}",
    "sw.js": '"a.js"',
  };
  const one = await named(t, files);
  const [a, b, c] = ["a.js", "b.js", "c.wasm"].map((old) => one.renamed.get(old));
  for (const [name, pattern] of [[a, /^a-\w{8}\.js$/], [b, /^b-\w{8}\.js$/], [c, /^c-\w{8}\.wasm$/]]) assert.match(name, pattern);
  assert.equal(await one.text("a.js"), `import "./${b}"; // b.js`);
  assert.equal(await one.text("b.js"), `new URL('${c}', import.meta.url); ({ './c.wasm': 1 ? '${c}' : 2 })`);
  assert.equal(one.page, `<style>url("${c}")</style><meta content="${a}"><script src="./${a}"></script><link href="manifest.webmanifest">`);
  assert.deepEqual((await readdir(one.dir)).sort(), [a, b, c, "index.html", "manifest.webmanifest", "sw.js"].sort());
  assert.deepEqual((await named(t, files)).renamed, one.renamed);
  const other = (await named(t, { ...files, "c.wasm": "other" })).renamed;
  for (const old of ["a.js", "b.js", "c.wasm"]) assert.notEqual(other.get(old), one.renamed.get(old), old);
});

test("files that refer to each other in a circle have no names", async (t) => {
  await assert.rejects(named(t, { "a.js": 'import "./b.js"', "b.js": 'import "./a.js"' }), /files: a\.js, b\.js/);
});

test("the policy names the inline scripts and no others", async (t) => {
  const dir = await folder(t, {
    "index.html": '<meta content="script-src INLINE-SCRIPTS"><script src="a.js"></script><script type="module">1</script>',
    "open.html": "<p>no policy</p>",
  });
  await sealPolicy(`${dir}/index.html`);
  const page = await readFile(`${dir}/index.html`, "utf8");
  assert.ok(page.includes("script-src 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"), page);
  await assert.rejects(sealPolicy(`${dir}/open.html`), /lacks INLINE-SCRIPTS/);
});

test("a development build allows the server's reload script and has no service worker", async (t) => {
  const policy = '<meta content="script-src INLINE-SCRIPTS">';
  const dir = await folder(t, { "index.html": policy, "cage.html": `${policy}<script>1</script>`, "sw.js": "// worker" });
  await finishForDevelopment(dir);
  assert.match(await readFile(`${dir}/index.html`, "utf8"), /script-src 'unsafe-inline'/);
  assert.match(await readFile(`${dir}/cage.html`, "utf8"), /script-src 'sha256-/);
  assert.deepEqual((await readdir(dir)).sort(), ["cage.html", "index.html"]);
});

test("the page links one stylesheet, after what it shows first", async (t) => {
  const link = (name) => `<link rel="stylesheet" href="./${name}.css" integrity="sha384-x"/>`;
  const dir = await folder(t, {
    "a.css": "/* Why:\n   so. */\na b:hover, i {\n  margin: 0 1px;\n}",
    "b.css": "b {}",
    "index.html": `<head>${link("a")}\n${link("b")}</head><body><main>first</main></body>`,
    "open.html": "<p>no style</p>",
  });
  await gatherStyles(`${dir}/index.html`);
  const page = await readFile(`${dir}/index.html`, "utf8");
  const [, before, name] = page.match(/^([^]*)<link rel="stylesheet" href="\.\/(style-\w+\.css)" integrity="sha256-[^"]+">\s*<\/body>$/);
  assert.ok(before.includes("<main>first</main>") && !before.includes("stylesheet"), page);
  assert.equal(await readFile(join(dir, name), "utf8"), "a b:hover,i{margin:0 1px}b{}");
  await assert.rejects(readFile(join(dir, "a.css")), /ENOENT/);
  await assert.rejects(gatherStyles(`${dir}/open.html`), /no stylesheet/);
});

test("the policy names the inline scripts of frames that are bound by it", async (t) => {
  const dir = await folder(t, {
    "index.html": '<meta content="script-src INLINE-SCRIPTS"><script type="module">1</script>',
    "frame.html": "<meta content=\"script-src INLINE-SCRIPTS\"><script>2</script>",
  });
  await sealPolicy(`${dir}/frame.html`);
  await sealPolicy(`${dir}/index.html`, [`${dir}/frame.html`]);
  const [page, frame] = await Promise.all(["index", "frame"].map((name) => readFile(`${dir}/${name}.html`, "utf8")));
  const [own] = /'sha256-[^']+'/.exec(frame);
  assert.ok(page.includes(`'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=' ${own}`), page);
});

let programs = 0;

/** Loads a fresh copy of the script for parts, and gives it a program with these exports. */
async function partsOf(program) {
  programs += 1;
  const { part, share } = await import(`../page/parts.js?${programs}`);
  const answers = [];
  share({ ...program, __indirect_function_table: { get: () => (_, isHere) => answers.push(isHere) } });
  return { part, answers };
}

test("parts are compiled while they arrive where that is possible, and in one go elsewhere", async (t) => {
  t.mock.method(console, "warn", () => {});
  const load = async (type, streaming) => {
    const used = [];
    const note = (what) => async (_, { program }) => { used.push(what, program.memory); };
    t.mock.method(globalThis, "fetch", async () => new Response(new Uint8Array(1), { headers: type ? { "content-type": type } : {} }));
    const { instantiate, instantiateStreaming } = WebAssembly;
    Object.assign(WebAssembly, { instantiate: note("at once"), instantiateStreaming: streaming && note("streaming") });
    const { part, answers } = await partsOf({ memory: 1 });
    await part([["data:x", "sha256-x"]])(0, 0);
    Object.assign(WebAssembly, { instantiate, instantiateStreaming });
    return [...answers, ...used];
  };
  assert.deepEqual(await load("application/wasm", true), [true, "streaming", 1]);
  assert.deepEqual(await load(undefined, true), [true, "at once", 1]);
  assert.deepEqual(await load("application/wasm", false), [true, "at once", 1]);
});

test("a damaged part is fetched again past every cache, and each time checked", async (t) => {
  t.mock.method(console, "warn", () => {});
  t.mock.method(WebAssembly, "instantiate", async () => {});
  const { part, answers } = await partsOf();
  const ask = part([["http://x/table.wasm", "sha256-x"]]);
  const load = async (good) => {
    const asked = [];
    t.mock.method(globalThis, "fetch", async (url, how) => {
      asked.push([String(url).replace(/\d+/, "…"), how]);
      if (asked.length < good) throw new TypeError("other bytes");
      return new Response(new Uint8Array(1));
    });
    await ask(0, 0);
    return [answers.pop(), ...asked];
  };
  const first = ["http://x/table.wasm", { integrity: "sha256-x" }];
  const past = { cache: "reload", integrity: "sha256-x" };
  const ways = [first, ["http://x/table.wasm", past], ["http://x/table.wasm?anew=…", past]];
  assert.deepEqual(await load(4), [false, ...ways]);
  assert.deepEqual(await load(3), [true, ...ways]);
  assert.deepEqual(await load(3), [true], "it is here for good");
});

test("a shared file is fetched once and starts before those that need it", async (t) => {
  const started = [];
  t.mock.method(globalThis, "fetch", async (url) => {
    if (String(url).endsWith("shared.wasm")) await setImmediate();
    return Object.assign(new Response(new Uint8Array(1)), { arrayBuffer: async () => String(url) });
  });
  t.mock.method(WebAssembly, "instantiate", async (url) => { started.push(url); });
  const { part, answers } = await partsOf();
  const own = (name) => part([["http://x/shared.wasm", "sha256-x"], [`http://x/${name}.wasm`, "sha256-x"]]);
  await Promise.all([own("a")(0, 0), own("b")(0, 0)]);
  assert.deepEqual(started, ["shared", "a", "b"].map((name) => `http://x/${name}.wasm`));
  assert.deepEqual(answers, [true, true]);
});

test("scripts of pages stay readable for old browsers", async (t) => {
  const old = "(function () { window.all = [1].map(function (it) { return it + 1; }); })();";
  const dir = await folder(t, { "index.html": `<body><script>${old}</script></body>` });
  await compactScripts(dir);
  assert.doesNotMatch(await readFile(`${dir}/index.html`, "utf8"), /=>/);
});

/** Returns the rings of path data as lists of points. */
function ringsOf(d) {
  return d.split("z").filter(Boolean).map((ring) => {
    const numbers = ring.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    let [x, y] = [0, 0];
    const points = [];
    for (let i = 0; i < numbers.length; i += 2) {
      [x, y] = [Number((x + numbers[i]).toFixed(1)), Number((y + numbers[i + 1]).toFixed(1))];
      points.push([x, y]);
    }
    return points;
  });
}

function isInside(rings, [x, y]) {
  let inside = false;
  for (const ring of rings) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring.at(i - 1);
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}

const boards = (await readdir("public/boards")).filter((name) => name.endsWith(".json"));

for (const name of boards) {
  test(`the board ${name} is small, whole and readable`, async () => {
    const text = await readFile(`public/boards/${name}`, "utf8");
    assert.ok(brotliCompressSync(text).length <= 60_000, "it is downloaded at the start of a game");
    const board = JSON.parse(text);
    assert.match(board.title, /^[A-Za-z][A-Za-z0-9-]*$/);
    const [, , width, height] = board.viewBox;
    const unique = (list) => assert.equal(new Set(list).size, list.length);
    unique(board.territories.map(({ id }) => id));
    unique(board.hexes.map(({ id }) => id));
    unique(board.oceans);
    const badges = board.territories.map(({ badge }) => badge);
    const shapes = Object.fromEntries(board.territories.map(({ id, d }) => [id, ringsOf(d)]));
    for (const { id, name: title, lines, badge, nameAt = [0, 23] } of board.territories) {
      assert.equal(lines.join(" "), title);
      assert.ok(isInside(shapes[id], [badge.x, badge.y]), `the badge of ${title} is outside`);
      for (const other of badges.filter((it) => it !== badge)) {
        const apart = Math.abs(other.x - badge.x) > 53 || Math.abs(other.y - badge.y) > 37;
        assert.ok(apart, `the badge of ${title} covers another`);
      }
      const pixel = 1600 / 1024;
      for (const [i, line] of lines.entries()) {
        const [x, y] = [badge.x + nameAt[0] * pixel, badge.y + (nameAt[1] + 11 * i) * pixel];
        const half = (line.length * 5.9 * pixel) / 2;
        assert.ok(x - half >= 0 && x + half <= width && y - 12 >= 0 && y <= height, `the name of ${title} leaves the map`);
      }
      for (const harbour of Object.values(board.harbours[id])) assert.ok(harbour.hexes.length > 0);
    }
    const points = Object.fromEntries(board.territories.map(({ id }) => [id, new Set(shapes[id].flat().map(String))]));
    const touching = board.territories.flatMap(({ id: a }, i) => board.territories.slice(i + 1)
      .filter(({ id: b }) => [...points[a]].filter((point) => points[b].has(point)).length >= 3).map(({ id: b }) => `${a} ${b}`));
    const land = new Set(board.adjacency.land.map((pair) => pair.join(" ")));
    for (const pair of touching) assert.ok(land.has(pair), `${pair} touch without a border`);
    for (const [a, b] of board.adjacency.land) {
      assert.ok([...points[a]].some((point) => points[b].has(point)), `${a} and ${b} have a border without touching`);
    }
    assert.equal(board.hexes.filter(({ col }) => col === board.grid.cols - 1).length, 0, "the sea ends at the edge");
  });
}

test("contact sheets keep all looks of a screen together", () => {
  assert.deepEqual(["home-phone-dark", "first-game-end-tablet", "link-light-table"].map(screenOf), ["home", "first-game-end", "link-table"]);
  const looks = (screen) => ["desktop", "phone"].flatMap((size) => ["dark", "light"].map((palette) => `${screen}-${size}-${palette}`));
  const home = [...looks("home"), "home-empty"];
  assert.deepEqual(sheets(["menu", ...home], 5), [home, ["menu"]]);
  assert.deepEqual(sheets(["book", ...home], 4), [["book"], looks("home"), ["home-empty"]]);
  assert.deepEqual(sheets(looks("home"), 3).map((sheet) => sheet.length), [3, 1]);
  assert.deepEqual(sheets(["a", "b-phone", "c"], 2).flat(), ["a", "b-phone", "c"]);
  assert.deepEqual(sheets([]), []);
});
