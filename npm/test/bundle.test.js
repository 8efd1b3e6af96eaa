// A program of the browser that has the package in it, by bundlers without configuration.
import assert from "node:assert/strict";
import {createServer} from "node:http";
import {cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {fileURLToPath} from "node:url";
import {after, before, beforeEach, test} from "node:test";
import vm from "node:vm";

const npm = fileURLToPath(new URL("..", import.meta.url));
const found = async (name) => (await import(name).catch(() => ({}))).default;
const esbuild = await found("esbuild");
const webpack = await found("webpack");
const vite = await import("vite").catch(() => null);
const rollup = await import("rollup").catch(() => null);
const resolve = await found("@rollup/plugin-node-resolve");
const parcel = await import("@parcel/core").catch(() => null);
const skip = (bundler) => (bundler ? false : "no bundlers here, which npm ci in npm/ installs");

const folder = await mkdtemp(join(tmpdir(), "jasnel-bundle-"));
const out = join(folder, "out");
const kDeal = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S";

before(async () => {
  // What Parcel takes for a project.
  await writeFile(join(folder, "package.json"), "{}");
  await writeFile(join(folder, "yarn.lock"), "");
  const installed = join(folder, "node_modules/jasnel");
  await mkdir(installed, {recursive: true});
  for (const part of ["package.json", "jasnel.wasm", "src"]) {
    await cp(join(npm, part), join(installed, part), {recursive: true});
  }
});

after(() => rm(folder, {recursive: true}));

/** Writes the program that asks the library from `source`. */
async function writeProgram(source) {
  const program = join(folder, "main.js");
  await writeFile(program, `import {Jasnel} from "jasnel";
Jasnel.load(${source}).then((jasnel) => told(jasnel.solve(${JSON.stringify(kDeal)})[0].value), failed);
`);
  return program;
}

/** What the bundle in `out` tells that a page of a host has loaded. Of node it has nothing but what browsers have. */
async function ran() {
  const server = createServer(async (request, response) => {
    const bytes = await readFile(join(out, request.url)).catch(() => null);
    response.writeHead(bytes ? 200 : 404, {"content-type": "application/wasm"}).end(bytes);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const page = `http://127.0.0.1:${server.address().port}/`;
  try {
    return await new Promise((told, failed) => {
      const document = {baseURI: page, currentScript: {src: `${page}main.js`, tagName: "SCRIPT"}};
      const host = {document, location: new URL(page), TextEncoder, TextDecoder, URL, WebAssembly, performance,
        fetch: (place) => fetch(new URL(place, page)), told, failed};
      host.self = host;
      // A script that is a module knows where it is.
      readFile(join(out, "main.js"), "utf8")
        .then((code) => code.replaceAll("import.meta.url", JSON.stringify(`${page}main.js`)))
        .then((code) => vm.runInNewContext(code, host, `${page}main.js`))
        .catch(failed);
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The program, with a pool of workers that it does not ask: what is bundled shows whether its worker is found. */
async function writeProgramWithPool() {
  const program = await writeProgram("");
  await writeFile(program, `import {JasnelPool} from "jasnel/worker";
globalThis.pool = () => new JasnelPool();
${await readFile(program, "utf8")}`);
  return program;
}

/** The number of scripts in `out`: with a worker more than one. */
async function scripts() {
  const files = await readdir(out, {recursive: true});
  return files.filter((file) => file.endsWith(".js")).length;
}

beforeEach(() => rm(out, {recursive: true, force: true}));

test("webpack bundles it for the browser, the module and the worker besides", {skip: skip(webpack)}, async () => {
  const entry = await writeProgramWithPool();
  const stats = await new Promise((told, failed) => {
    webpack({mode: "production", context: folder, entry, output: {path: out}, performance: false}, (error, done) =>
      error ? failed(error) : told(done));
  });
  assert.equal(stats.toString({all: false, errors: true, warnings: true}), "");
  assert.equal(await ran(), 100);
  assert.ok((await scripts()) > 1);
});

test("Vite bundles it for the browser, the module and the worker besides", {skip: skip(vite)}, async () => {
  const input = await writeProgramWithPool();
  await vite.build({root: folder, configFile: false, logLevel: "silent",
    build: {outDir: out, modulePreload: false, rollupOptions: {input, output: {entryFileNames: "main.js"}}}});
  assert.equal(await ran(), 100);
  assert.ok((await scripts()) > 1);
});

test("Parcel bundles it for the browser, the module besides", {skip: skip(parcel)}, async () => {
  const entries = await writeProgram("");
  await new parcel.Parcel({entries, mode: "production", shouldDisableCache: true, shouldAutoInstall: false, cacheDir: join(folder, "cache"),
    defaultConfig: fileURLToPath(import.meta.resolve("@parcel/config-default")),
    targets: {main: {distDir: out, distEntry: "main.js", context: "browser", outputFormat: "global", sourceMap: false,
      engines: {browsers: "last 2 Chrome versions"}, publicUrl: "/"}}}).run();
  assert.equal(await ran(), 100);
});

test("Rollup bundles it for the browser", {skip: skip(rollup && resolve)}, async () => {
  const input = await writeProgram('"/jasnel.wasm"');
  const bundle = await rollup.rollup({input, plugins: [resolve({browser: true})]});
  await bundle.write({dir: out, format: "iife"});
  await cp(join(npm, "jasnel.wasm"), join(out, "jasnel.wasm"));
  assert.equal(await ran(), 100);
});

test("esbuild bundles it for the browser", {skip: skip(esbuild)}, async () => {
  const entry = await writeProgram('"/jasnel.wasm"');
  await esbuild.build({entryPoints: [entry], bundle: true, outdir: out, logLevel: "silent"});
  await cp(join(npm, "jasnel.wasm"), join(out, "jasnel.wasm"));
  assert.equal(await ran(), 100);
});
