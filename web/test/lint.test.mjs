// The source of the page, by the rules of biome.json: those that are off there are judged elsewhere, or matters of taste.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

test("nothing in the source is likely to be a mistake", () => {
  const biome = fileURLToPath(import.meta.resolve("@biomejs/biome/bin/biome"));
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, "lint", "--error-on-warnings"], { cwd, encoding: "utf8" });
  assert.equal(status, 0, stdout + stderr);
});
