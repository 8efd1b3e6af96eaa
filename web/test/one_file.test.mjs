// The page as one file, opened from a disk.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { fine, kLong, openForTests } from "./browser.mjs";
import { playDeal } from "./player.mjs";

const site = await openForTests();
const folder = mkdtempSync(join(tmpdir(), "jasnel-"));
after(() => rmSync(folder, { recursive: true }));
const file = join(folder, "one file.html");
const program = fileURLToPath(new URL("../one_file.mjs", import.meta.url));
execFileSync(process.execPath, [program, file]);
const at = pathToFileURL(file).href;

test("a deal is played, and the game is there after a reload", kLong, async () => {
  const page = await site.page("", { at });
  await page.goto(`${at}#play`);
  await playDeal(page);
  const result = await page.innerText(".judged");
  await page.reload();
  await page.waitForSelector(".judged");
  assert.equal(await page.innerText(".judged"), result);
  await fine(page);
});

test("puzzles and pictures of court cards are there, and nothing is asked of a network", async () => {
  const page = await site.page("", { at });
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${at}#puzzles`);
  await page.waitForSelector(".seat.turn .card");
  const empty = await page.$$eval("img.court", (images) => images.filter((image) => image.complete && !image.naturalWidth).length);
  assert.equal(empty, 0);
  assert.deepEqual(asked.filter((url) => !/^(blob|data|file):/.test(url)), []);
  await fine(page);
});

test("a file must be named", () => {
  assert.throws(() => execFileSync(process.execPath, [program], { stdio: "pipe" }), /usage: node one_file.mjs FILE/);
});
