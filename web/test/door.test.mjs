// The front page: its example is answered, for each suit and seat, with the figures of the library.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Jasnel } from "jasnel";
import { fine, openForTests } from "./browser.mjs";

const site = await openForTests();
const jasnel = await Jasnel.load();

const kSentence = ".sentence strong";
/** The deal of its example. */
const kDeal = "N:A.Q9.QJ.987 87.JT7..AJT JT9.AK8.8.Q KQ..AKT97.K";

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
  await page.click(".example .through");
  await page.waitForSelector(".judged");
  const toldThere = new URLSearchParams(new URL(page.url()).hash.split("?")[1]);
  const cards = toldThere.get("cards").match(/../g);
  const { decisive, result } = jasnel.analyse({
    deal: kDeal, dealer: "E", trump: "S", declarer: "S",
    tricks: Array.from({ length: 8 }, (_, i) => ({ cards: cards.slice(4 * i, 4 * i + 4) })),
  });
  assert.equal(result.outcome, "nat");
  assert.deepEqual([decisive.card, decisive.better], ["H8", ["CQ"]]);
  assert.match(told, new RegExp(`lost at the table after the eight of hearts in trick ${decisive.trick}\\.`));
  assert.match(told, /South played it\. It would have been made with the queen of clubs\./);
  // And a person could have known: who saw South's hand alone chose it too.
  const record = { deal: kDeal, dealer: "E", trump: "S", declarer: "S", tricks: Array.from({ length: 5 }, (_, i) => ({ cards: cards.slice(4 * i, 4 * i + 4) })) };
  const { choices } = jasnel.whatIf({ ...record, rules: "kbn", at: "5.4", choices: ["CQ"], player: "full:level=club", deals: 40 });
  assert.ok(choices[1].points - choices[0].points > 8, JSON.stringify(choices.map(({ points }) => points)));
  assert.ok(choices[0].nat > choices[1].nat, JSON.stringify(choices.map(({ nat }) => nat)));
  await page.goBack();
  await page.waitForSelector(kSentence);
  await fine(page);
});

test("the front page leads to the others, and a shared choice is shown", async () => {
  for (const [way, ready] of [["play", ".seat-S .card"], ["boerenbridge", ".seat-S .card"], ["puzzles", ".seat.turn .card"], ["hand", ".picker"], ["deal", "textarea"]]) {
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

const kPhone = { viewport: { width: 360, height: 640 }, hasTouch: true };
const namesOf = (page, selector) =>
  page.locator(selector).evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")).sort());

test("a hand is dealt before the library is there, and is the one that is played", async () => {
  const page = await site.page("#pad", { ...kPhone, serviceWorkers: "block" });
  let comes;
  const released = new Promise((resolve) => (comes = resolve));
  await page.context().route("**/jasnel-*.wasm", (route) => released.then(() => route.continue()));
  await page.goto(`${site.address}?slow`);
  await page.waitForSelector(".dealt-hand .card");
  const hand = await namesOf(page, ".dealt-hand .card");
  assert.equal(new Set(hand).size, 8);
  const { bottom } = await page.locator(".hero .go-on").evaluate((one) => one.getBoundingClientRect().toJSON());
  assert.ok(bottom < 640, `Play ends at ${bottom}`);
  await page.click(".hero");
  // The first to speak waits for nobody, and calls before the library is there.
  await page.click(".calls button[data-call=pass]");
  await page.waitForFunction(() => /calls=pass(&|$)/.test(location.hash));
  assert.deepEqual(await namesOf(page, ".seat-S .card"), hand);
  const told = page.locator(".told", { hasText: "The game is on its way" });
  await told.waitFor();
  comes();
  await page.waitForFunction(() => /calls=pass[+ ]\w/.test(decodeURIComponent(location.hash)));
  await told.waitFor({ state: "hidden" });
  await fine(page);
});

test("who has begun a game goes on with it, and the puzzle is that of the day", async () => {
  const game = "level=beginner&rules=kbn&seed=7&number=3&sheet=100:62,82:100&calls=pass";
  const page = await site.page("", { kept: { game }, locale: "nl-NL" });
  await page.waitForSelector(".hero");
  assert.match(await page.textContent(".hero"), /Verder met uw boompjeSpel 3\. Wij 182, zij 162\./);
  const days = await page.evaluate(() => {
    const now = new Date();
    return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
  });
  assert.equal(await page.getAttribute(".way-puzzles", "href"), `#puzzles?number=${1 + (days % 200)}`);
  await page.click(".hero");
  await page.waitForFunction(() => /number=3.*sheet=100/.test(location.hash));
  await fine(page);
});

test("after a deal the next hand is awaited, and the old one is gone", async () => {
  const cards = "CQC7D8CKCTCAHASJD7DTDKDAH7DJH8HKC8CJS7STHTS8HQHJC9H9SQD9S9DQSASK";
  const game = `level=beginner&rules=kbn&seed=7&number=2&calls=S&cards=${cards}`;
  const page = await site.page("", { kept: { game } });
  await page.waitForSelector(".hero");
  assert.match(await page.textContent(".hero"), /Deal 2 has been played/);
  assert.equal(await page.locator(".dealt-hand .back").count(), 8);
  assert.equal(await page.locator(".dealt-hand .card:not(.back)").count(), 0);
  await fine(page);
});

test("a page that one goes to begins at its top", async () => {
  const page = await site.page("#home", { viewport: { width: 390, height: 700 }, hasTouch: true });
  await page.waitForSelector(".sentence strong");
  const link = page.locator("a.through").last();
  await link.scrollIntoViewIfNeeded();
  assert.ok((await page.evaluate(() => scrollY)) > 0);
  await link.click();
  await page.waitForSelector(".at-table");
  assert.equal(await page.evaluate(() => scrollY), 0);
  await fine(page);
});
