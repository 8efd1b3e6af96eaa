// The front page: its example is answered, for each suit and seat, with the figures of the library.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Jasnel } from "jasnel";
import { fine, openForTests } from "./browser.mjs";
import { kDeal } from "./places.mjs";

const site = await openForTests();
const jasnel = await Jasnel.load();

const kSentence = ".sentence strong";

test("one click for each suit and seat says whether it can be made", async () => {
  const { rows } = jasnel.table(`${kDeal} leader=S`);
  const page = await site.page();
  await page.waitForSelector(kSentence);
  for (const [seat, side, other] of [["S", "ns", "ew"], ["W", "ew", "ns"], ["N", "ns", "ew"], ["E", "ew", "ns"]]) {
    await page.click(`.pickers [data-seat="${seat}"]`);
    for (const row of rows) {
      await page.click(`.pickers [data-suit="${row.trump}"]`);
      const figures = `, ${row[side]}–${row[other]}`;
      await page.waitForFunction((text) => document.querySelector(".sentence").textContent.includes(text), figures);
      const outcome = row[`${side}_pit`] ? /with pit/ : row[`${side}_makes`] ? /^Can be made$/ : /^Cannot be made$/;
      assert.match(await page.textContent(kSentence), outcome, `${row.trump} by ${seat}`);
    }
  }
  await fine(page);
});

test("the card that lost it is told, and the deal gone through from there", async () => {
  const page = await site.page();
  await page.waitForSelector(".decided .small");
  await page.waitForSelector(kSentence);
  const told = await page.innerText(".decided");
  await page.click(".through");
  await page.waitForSelector(".judged");
  const toldThere = new URLSearchParams(new URL(page.url()).hash.split("?")[1]);
  const cards = toldThere.get("cards").match(/../g);
  const { decisive, result } = jasnel.analyse({
    deal: kDeal, dealer: "E", trump: "H", declarer: "S",
    tricks: Array.from({ length: 8 }, (_, i) => ({ cards: cards.slice(4 * i, 4 * i + 4) })),
  });
  assert.equal(result.outcome, "nat");
  assert.deepEqual([decisive.card, decisive.better], ["HT", ["S9"]]);
  assert.match(told, new RegExp(`lost at the table after the ten of hearts in trick ${decisive.trick}\\.`));
  assert.match(told, /South played it\. It would have been made with the nine of spades\./);
  await page.goBack();
  await page.waitForSelector(kSentence);
  await fine(page);
});

test("the front page leads to the others, and a shared choice is shown", async () => {
  for (const [way, ready] of [["play", ".seat-S .card"], ["hand", ".picker"], ["deal", "textarea"]]) {
    const page = await site.page("#home?trump=C&declarer=W");
    await page.waitForSelector(kSentence);
    assert.equal(await page.getAttribute('.pickers [data-seat="W"]', "aria-pressed"), "true");
    await page.click(`.way-${way}`);
    await page.waitForSelector(ready);
    await page.goBack();
    await page.waitForSelector(kSentence);
    await fine(page);
  }
});

test("the example is answered at once", async () => {
  const page = await site.page();
  await page.waitForSelector(kSentence);
  const shown = await page.evaluate(() => performance.now());
  console.log(`the example is answered after ${Math.round(shown)} ms`);
  assert.ok(shown < 10_000, `${shown} ms`);
  await fine(page);
});
