// The fixed suite of `jasnel bench` under WebAssembly: it searches as every other build does.
import assert from "node:assert/strict";
import {execFileSync, spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {test} from "node:test";

const placeOf = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const program = placeOf("wasm/bench.mjs");

test("the quick part has the nodes and the checksums of all builds", () => {
  const pinned = readFileSync(placeOf("tests/bench/suite_test.cc"), "utf8").match(
    /kQuick\{(\d+), "([0-9a-f]{16})", "([0-9a-f]{16})"\}/);
  const told = JSON.parse(execFileSync("node", [program, "--quick", "--format=json"]));
  assert.deepEqual([String(told.nodes), told.values, told.signature], pinned.slice(1));
  assert.ok(told.time_us > 0);
});

test("what cannot be measured is said in one line", () => {
  const wrong = [["--rounds=0", "--native=x"], ["--format=csv"], ["--native=/nowhere"], ["--fast"]];
  for (const flags of wrong) {
    const {status, stderr} = spawnSync("node", [program, ...flags], {encoding: "utf8"});
    assert.equal(status, 1, flags.join(" "));
    assert.match(stderr, /^bench\.mjs: .+\n$/);
  }
});
