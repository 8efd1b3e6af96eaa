// Pages of docs: each block of JavaScript is a program, and the block of text of the same number is
// what it prints.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {test} from "node:test";

for (const [name, count] of [["npm.md", 3], ["whole-deal.md", 1]]) {
  const page = readFileSync(new URL(`../../docs/guides/${name}`, import.meta.url), "utf8");
  const blocks = [...page.matchAll(/^```(js|text)\n([^]*?)^```$/gm)];
  const programs = blocks.filter(([, kind]) => kind === "js");
  const outputs = blocks.filter(([, kind]) => kind === "text");

  test(`docs/guides/${name} has programs and what they print`, () => {
    assert.equal(programs.length, count);
    assert.equal(outputs.length, count);
  });

  for (const [i, [, , program]] of programs.entries()) {
    test(`program ${i + 1} of docs/guides/${name} prints what stands there`, () => {
      const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
        cwd: fileURLToPath(new URL("..", import.meta.url)),
        encoding: "utf8",
      });
      assert.equal(printed, outputs[i][2]);
    });
  }
}
