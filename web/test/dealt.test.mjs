// Chances at a table where people deal.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Jasnel } from "jasnel";
import { fine, kLong, openForTests } from "./browser.mjs";
import { kHand } from "./places.mjs";

const site = await openForTests();
const jasnel = await Jasnel.load();

const kQuestion = { ask: "bid", hand: kHand, dealer: "N", rules: "kbn", auction: [], worlds: 24 };
const chancesOf = (answer) => answer.suits.map(({ played_makes: makes }) => `${Math.round(100 * makes)}%`);
const shown = (page) =>
  page.locator(".bids tr[data-call] td .spoken").evaluateAll((all) => all.map((one) => one.textContent.replace(", ", "")));

test("who deals by hand says how, and the chances are those of such a table", async () => {
  const page = await site.page(`#hand?hand=${kHand}&deals=24`);
  await page.waitForSelector(".verdict");
  const random = chancesOf(jasnel.ask(kQuestion));
  assert.deepEqual(await shown(page), random, "the computer deals unless one says otherwise");
  assert.equal(await page.locator('[data-field="packets"]').count(), 0);
  await page.selectOption('[data-field="dealt"]', "hand");
  await page.waitForFunction(() => /dealt=3-2-3%2Ccut/.test(location.hash));
  await page.selectOption('[data-field="packets"]', "4-4");
  for (const [field, value, dealt] of [["riffles", "1", "4-4,riffles=1,cut"], ["cut", "off", "4-4,riffles=1"], ["riffles", "0", "4-4"]]) {
    await page.selectOption(`[data-field="${field}"]`, value);
    await page.waitForFunction((told) => new URLSearchParams(location.hash.split("?")[1]).get("dealt") === told, dealt);
  }
  const byHand = jasnel.ask({ ...kQuestion, dealt: "4-4" });
  assert.notDeepEqual(chancesOf(byHand), random, "it matters");
  await page.waitForFunction(
    (told) => JSON.stringify([...document.querySelectorAll(".bids tr[data-call] td .spoken")].map((one) => one.textContent.replace(", ", ""))) === told,
    JSON.stringify(chancesOf(byHand)),
    { timeout: 60_000 },
  );
  assert.match(await page.textContent(".bids + .small"), /as at such a table/);
  const bookOf = (told) =>
    jasnel.ask({ ask: "book", hand: kHand, rules: "kbn", ...told }).suits.map(({ places }) => `${Math.round(100 * places[0].played_makes)}%`);
  assert.notDeepEqual(bookOf({ dealt: "4-4" }), bookOf({}));
  await page.waitForFunction(
    (told) => JSON.stringify([...document.querySelectorAll(".book-places td:nth-child(2)")].map((one) => one.textContent.split(" ")[0])) === told,
    JSON.stringify(bookOf({ dealt: "4-4" })),
  );
  await page.selectOption('[data-field="dealt"]', "computer");
  await page.waitForFunction(() => !/dealt/.test(location.hash));
  await fine(page);
});

test("in Dutch too", kLong, async () => {
  const page = await site.page(`#hand?hand=${kHand}&deals=24&dealt=3-2-3,riffles=2,cut`, { locale: "nl-NL" });
  await page.waitForSelector(".verdict", { timeout: 60_000 });
  const texts = await page.locator('[data-field="dealt"] option').allTextContents();
  assert.deepEqual(texts, ["Door de computer gedeeld", "Zelf gedeeld"]);
  assert.equal(await page.inputValue('[data-field="riffles"]'), "2");
  assert.match(await page.textContent(".bids + .small"), /zoals aan zo'n tafel/);
  await fine(page);
});
