// The package as one file, made and installed into a project of its own as docs/guides/npm.md says.
import assert from "node:assert/strict";
import {execFileSync, spawnSync} from "node:child_process";
import {cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync,
  writeFileSync} from
  "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {fileURLToPath} from "node:url";
import {after, before, test} from "node:test";
import {gzipSync} from "node:zlib";

const tree = fileURLToPath(new URL("../..", import.meta.url));
const page = readFileSync(join(tree, "docs/guides/npm.md"), "utf8");
const [make, install] = [...page.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, commands]) => commands);
const {version} = JSON.parse(readFileSync(join(tree, "npm/package.json"), "utf8"));

const folder = mkdtempSync(join(tmpdir(), "jasnel-pack-"));
const project = join(folder, "project");
// Nothing of this machine's settings, and nothing from the network.
const env = {
  PATH: process.env.PATH,
  HOME: folder,
  npm_config_audit: "false",
  npm_config_fund: "false",
  npm_config_offline: "true",
  npm_config_pack_destination: folder,
  npm_config_update_notifier: "false",
};
const sh = (commands, cwd) => execFileSync("sh", ["-ec", commands], {cwd, env, encoding: "utf8"});

before(() => {
  // What is built was built before these tests.
  const [build, ...rest] = make.trim().split("\n");
  assert.match(build, /^tools\/scripts\/build_web\.sh /);
  sh(rest.join("\n"), tree);
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), "{}\n");
  assert.match(install, /PATH\//);
  sh(install.replaceAll("PATH", folder), project);
});

after(() => rmSync(folder, {recursive: true}));

test("the file has the library, its types and its terms, and nothing else", () => {
  const listed = execFileSync("tar", ["-tzf", join(folder, `jasnel-${version}.tgz`)], {
    encoding: "utf8",
  });
  assert.deepEqual(listed.trim().split("\n").sort(), [
    "package/LICENSE",
    "package/README.md",
    "package/jasnel.wasm",
    "package/package.json",
    "package/src/jasnel.d.ts",
    "package/src/jasnel.js",
    "package/src/module.js",
    "package/src/node.js",
    "package/src/node_pool.js",
    "package/src/node_thread.js",
    "package/src/pool.d.ts",
    "package/src/pool.js",
    "package/src/questions.d.ts",
    "package/src/serve.js",
    "package/src/thread.d.ts",
    "package/src/thread.js",
  ]);
});

test("nothing in it points to pages that only the tree has", () => {
  const installed = join(project, "node_modules/jasnel");
  for (const name of ["README.md", ...readdirSync(join(installed, "src")).map((source) => `src/${source}`)]) {
    assert.doesNotMatch(readFileSync(join(installed, name), "utf8"), /docs\//, name);
  }
});

test("a project has it installed, and no link to the tree", () => {
  const {dependencies} = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  assert.deepEqual(Object.keys(dependencies), ["jasnel"]);
  assert.ok(lstatSync(join(project, "node_modules/jasnel")).isDirectory());
});

test("a program of the project prints what stands in docs/guides/npm.md", () => {
  const [, program, printed] = /^```js\n([^]*?)^```\n\n```text\n([^]*?)^```$/m.exec(page);
  writeFileSync(join(project, "solve.mjs"), program);
  assert.equal(execFileSync(process.execPath, ["solve.mjs"], {cwd: project, env, encoding: "utf8"}),
    printed);
});

const tsc = ["web", "npm"].map((of) => join(tree, of, "node_modules/typescript/bin/tsc")).find(existsSync);
test("TypeScript finds the types", {skip: tsc ? false : "no TypeScript here"}, () => {
  const check = (program) => {
    writeFileSync(join(project, "solve.mts"), program);
    return spawnSync(process.execPath, [tsc, "--noEmit", "--strict", "--module", "nodenext",
      "--target", "es2022", "solve.mts"], {cwd: project, env, encoding: "utf8"});
  };
  const right = check(`import { Jasnel } from "jasnel";
const [solved] = (await Jasnel.load()).solve("N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7");
const suit: string = solved!.trump;
console.log(suit);
`);
  assert.equal(right.stdout, "");
  const pool = check(`import { JasnelPool } from "jasnel/worker";
const pool = new JasnelPool({ workers: 2 });
const solved = await pool.solve("N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7", {}, AbortSignal.timeout(1000));
const value: number | undefined = solved[0]!.value;
const bid: number = (await pool.bid({ game: "boerenbridge", players: 4, hand: ["SA"], bids: [1] })).bid;
console.log(value, bid);
`);
  assert.equal(pool.stdout, "");
  const wrong = check(`import { Jasnel } from "jasnel";
(await Jasnel.load()).solve(7);
`);
  assert.match(wrong.stdout, /error TS2345/);
});

const linters = {
  publint: ["--strict", join(folder, `jasnel-${version}.tgz`)],
  attw: [join(folder, `jasnel-${version}.tgz`), "--profile", "esm-only", "--exclude-entrypoints", "./jasnel.wasm"],
};
for (const [name, flags] of Object.entries(linters)) {
  const program = join(tree, "npm/node_modules/.bin", name);
  test(`${name} finds nothing wrong with the file`, {skip: existsSync(program) ? false : `no ${name} here`}, () => {
    const run = spawnSync(program, flags, {env: {...env, NO_COLOR: "1"}, encoding: "utf8"});
    assert.equal(run.status, 0, run.stdout + run.stderr);
  });
}

test("the sizes that docs/guides/npm.md names are those of the file", () => {
  const bytes = {MB: 1e6, kB: 1e3};
  const measured = (text) => {
    const [, number, unit] = /^([\d.]+) (MB|kB)$/.exec(text);
    return Number(number) * bytes[unit];
  };
  const sources = {
    "`jasnel.wasm`": ["jasnel.wasm"],
    "the scripts of `jasnel`": ["src/jasnel.js", "src/module.js"],
    "those of `jasnel/worker` more": ["src/pool.js", "src/serve.js", "src/thread.js"],
  };
  const rows = [...page.matchAll(/^\| (.*?) \| ([\d.]+ [kM]B) \| ([\d.]+ [kM]B) \|$/gm)];
  assert.deepEqual(rows.map(([, what]) => what), Object.keys(sources));
  for (const [, what, plain, zipped] of rows) {
    const files = Buffer.concat(sources[what].map((file) => readFileSync(join(project, "node_modules/jasnel", file))));
    for (const [said, found] of [[plain, files.length], [zipped, gzipSync(files, {level: 9}).length]]) {
      assert.ok(Math.abs(measured(said) / found - 1) < 0.1, `${what}: ${said}, and it is ${found} bytes`);
    }
  }
});

test("a package that was not built is not packed", () => {
  const copy = join(folder, "not-built");
  cpSync(join(tree, "npm"), copy, {
    recursive: true,
    filter: (path) => !/node_modules|jasnel\.wasm$|\.tgz$/.test(path),
  });
  const run = spawnSync("npm", ["pack"], {cwd: copy, env, encoding: "utf8"});
  assert.notEqual(run.status, 0);
  assert.match(run.stderr, /npm\/jasnel\.wasm is not there; expected tools\/scripts\/build_web\.sh/);
});
