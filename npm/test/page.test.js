// docs/npm.md: each block of JavaScript is a program, and the block of text below it what it prints.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {test} from "node:test";

const page = readFileSync(new URL("../../docs/npm.md", import.meta.url), "utf8");
const blocks = [...page.matchAll(/^```(js|text)\n([^]*?)^```$/gm)];
const programs = blocks.filter(([, kind]) => kind === "js");
const outputs = blocks.filter(([, kind]) => kind === "text");

test("docs/npm.md has programs and what they print", () => {
  assert.equal(programs.length, 2);
  assert.equal(outputs.length, programs.length);
});

for (const [i, [, , program]] of programs.entries()) {
  test(`program ${i + 1} of docs/npm.md prints what stands below it`, () => {
    const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      encoding: "utf8",
    });
    assert.equal(printed, outputs[i][2]);
  });
}
