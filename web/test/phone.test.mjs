// The example of an app for phones, under the address at which Android's WebView has it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { fine, openForTests } from "./browser.mjs";

const site = await openForTests();
const folder = mkdtempSync(join(tmpdir(), "jasnel-phone-"));
after(() => rmSync(folder, { recursive: true }));
cpSync(fileURLToPath(new URL("../../npm/examples/phone/", import.meta.url)), folder, { recursive: true });
symlinkSync(fileURLToPath(new URL("../node_modules", import.meta.url)), join(folder, "node_modules"));
execFileSync(process.execPath, ["build.mjs"], { cwd: folder });

const kHost = "https://appassets.androidplatform.net/assets/www/";
const kTypes = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".wasm": "application/wasm" };

test("a phone's app says what a hand is worth, and asks nothing of a network", async () => {
  const page = await site.page("", { at: "about:blank" });
  const beyond = [];
  await page.context().route("**", (route) => {
    const url = route.request().url();
    if (!url.startsWith(kHost)) {
      beyond.push(url);
      return route.abort();
    }
    const name = url.slice(kHost.length);
    return route.fulfill({ body: readFileSync(join(folder, "www", name)), contentType: kTypes[extname(name)] });
  });
  await page.goto(`${kHost}index.html`);
  await page.waitForFunction(() => /^(Play .|Pass)\.$/.test(document.getElementById("told").textContent));
  const chances = await page.locator("#calls li").allInnerTexts();
  assert.equal(chances.length, 4);
  for (const chance of chances) assert.match(chance, /^[♠♥♦♣] is made \d+ times in 100$/);
  const hand = await page.innerText("#hand");
  assert.equal(hand.split(" ").length, 8);
  // Another one: what was asked before is given up.
  await page.click("#deal");
  await page.click("#deal");
  await page.waitForFunction((before) => document.getElementById("hand").textContent !== before, hand);
  await page.waitForFunction(() => document.querySelectorAll("#calls li").length === 4);
  assert.deepEqual(beyond, []);
  await fine(page);
});
