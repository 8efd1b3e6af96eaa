// The fixed suite of `jasnel bench` under WebAssembly: docs/reference/bench.md.
//   node wasm/bench.mjs [--quick] [--format=json]
//   node wasm/bench.mjs [--quick] --native=COMMAND [--rounds=N]
import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {parseArgs} from "node:util";
import {Module} from "../npm/src/module.js";

const kModule = fileURLToPath(new URL("../build/wasm/wasm/bench.wasm", import.meta.url));
const kNamesOfChecks = ["nodes", "values", "signature"];

function fail(words) {
  console.error(`bench.mjs: ${words}`);
  process.exit(1);
}

function flagsOf(args) {
  try {
    return parseArgs({
      args,
      options: {
        quick: {type: "boolean", default: false},
        format: {type: "string", default: "text"},
        native: {type: "string"},
        rounds: {type: "string", default: "5"},
        runs: {type: "string", default: "1"},
      },
    }).values;
  } catch (error) {
    return fail(error.message);
  }
}

function countOf(flags, name) {
  if (!/^[1-9]\d{0,2}$/.test(flags[name])) {
    fail(`--${name}=${flags[name]}: expected a number from 1 to 999`);
  }
  return Number(flags[name]);
}

/** The records of so many runs, with one instance; the engine compiles it during the first. */
async function measure(quick, runs) {
  let bytes;
  try {
    bytes = readFileSync(kModule);
  } catch {
    fail(`${kModule} is not there; expected tools/scripts/build_web.sh to have been run`);
  }
  const module = await Module.create(new WebAssembly.Module(bytes));
  return Array.from({length: runs}, () => JSON.parse(module.answer(quick ? "quick" : "whole")));
}

/** What a program prints as lines of JSON. */
function recordsOf(program, args) {
  try {
    const text = execFileSync(program, args, {encoding: "utf8"});
    return text.trim().split("\n").map((line) => JSON.parse(line));
  } catch (error) {
    return fail(`${program}: ${error.message.split("\n")[0]}`);
  }
}

function textOf({positions, nodes, time_us, values, signature}) {
  return `  Positions          ${positions}
  Nodes              ${nodes}
  Time               ${(time_us / 1e6).toFixed(3)} s
  Nodes per second   ${Math.round((nodes / time_us) * 1e6)}
  Values             ${values}
  Signature          ${signature}
`;
}

function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The command and the module in turn, each time in a process of its own. */
function compare(native, quick, rounds) {
  const flags = ["--format=json", ...(quick ? ["--quick"] : [])];
  const ratios = {first: [], second: []};
  const times = {native: [], first: [], second: []};
  for (let round = 0; round < rounds; ++round) {
    const there = recordsOf(native, ["bench", ...flags]).at(-1);
    const here = recordsOf(process.execPath, [fileURLToPath(import.meta.url), ...flags, "--runs=2"]);
    for (const name of kNamesOfChecks) {
      for (const run of here) {
        if (run[name] !== there[name]) fail(`${name}: ${run[name]}; natively ${there[name]}`);
      }
    }
    times.native.push(there.time_us);
    for (const [i, name] of ["first", "second"].entries()) {
      times[name].push(here[i].time_us);
      ratios[name].push(here[i].time_us / there.time_us);
    }
  }
  const row = (name, time, ratio) =>
    `  ${name.padEnd(27)}${`${(median(time) / 1e6).toFixed(3)} s`.padStart(9)}${ratio.padStart(9)}`;
  console.log(`The fixed suite${quick ? ", its quick part" : ""}: medians of ${rounds} pairs of runs.\n`);
  console.log(`  ${"".padEnd(27)}${"Time".padStart(9)}${"Ratio".padStart(9)}`);
  console.log(row("native", times.native, "1.00"));
  console.log(row("WebAssembly, first run", times.first, median(ratios.first).toFixed(2)));
  console.log(row("WebAssembly, second run", times.second, median(ratios.second).toFixed(2)));
  console.log("\nNodes and checksums are the same.");
}

const flags = flagsOf(process.argv.slice(2));
if (!["text", "json"].includes(flags.format)) {
  fail(`--format=${flags.format}: expected text or json`);
}
if (flags.native !== undefined) {
  compare(flags.native, flags.quick, countOf(flags, "rounds"));
} else {
  for (const record of await measure(flags.quick, countOf(flags, "runs"))) {
    process.stdout.write(flags.format === "json" ? `${JSON.stringify(record)}\n` : textOf(record));
  }
}
