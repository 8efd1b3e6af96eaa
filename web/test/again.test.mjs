// A deal that was played, played again: by other choices, beside what was played.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Jasnel } from "jasnel";
import { fine, kLong, openForTests } from "./browser.mjs";
import { dealPlace, kDeal } from "./places.mjs";
import { kCorner, playDeal, waitForTurn } from "./player.mjs";

const kGame = "level=beginner&rules=kbn&seed=7&number=2";
const kCards = "CQC7D8CKCTCAHASJD7DTDKDAH7DJH8HKC8CJS7STHTS8HQHJC9H9SQD9S9DQSASK";

const site = await openForTests();
const jasnel = await Jasnel.load();

const toldOf = (page) => Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.split("?")[1]));
const keptGame = (page) => page.evaluate(() => localStorage.getItem("game"));
const figures = (page) =>
  page.locator(".ways tbody tr").evaluateAll((rows) => rows.map((row) => [...row.cells].slice(1).map((cell) => cell.textContent)));
const written = (value) => (value > 0 ? `+${value}` : String(value).replace("-", "−"));
const tricks = (cards) => Array.from({ length: cards.length / 8 }, (_, i) => ({ cards: cards.slice(8 * i, 8 * i + 8).match(/../g) }));

/** What stands in a row: the value with open hands after a card, and what was written down. */
function rowOf(record, parts) {
  const { result } = jasnel.ask({ ...record, ask: "state" });
  const all = record.tricks.flatMap(({ cards }) => cards);
  const there = Array.from({ length: Math.ceil(parts / 4) }, (_, i) => ({ cards: all.slice(4 * i, Math.min(parts, 4 * i + 4)) }));
  const { position } = jasnel.ask({ ...record, tricks: there, ask: "state" });
  const { value } = jasnel.ask({ ask: "solve", deal: position, objective: "score" }).answers[0];
  return [written(value), String(result.ns), String(result.ew)];
}

test("a deal is played again from its first call, and no game is lost", async () => {
  const page = await site.page(`#play?${kGame}`, { kept: { game: kGame } });
  await playDeal(page);
  const first = toldOf(page);
  const game = await keptGame(page);
  await page.click(".once-more");
  await page.waitForFunction(() => /was=/.test(location.hash));
  await waitForTurn(page);
  const again = toldOf(page);
  assert.equal(again.was, `${first.calls} ${first.cards}`);
  assert.equal(again.cards, undefined);
  assert.equal(await page.locator(".sheet").count(), 0);
  await page.getByText("Nothing is written down").waitFor();
  // The last call, where the first time it was the first.
  await page.locator(".calls button").last().click();
  await playDeal(page);
  await page.waitForFunction(() => /\d/.test(document.querySelector(".ways tbody tr:last-child td:last-child")?.textContent ?? ""));
  const now = toldOf(page);
  assert.notEqual(now.cards, first.cards);
  const rows = await figures(page);
  for (const [i, { calls, cards }] of [first, now].entries()) {
    const random = jasnel.ask({ ask: "random", seed: 7, number: 2, rules: "kbn" });
    const hands = Object.values(random.hands).map((hand) => "SHDC".replace(/./g, (suit) =>
      `${hand.filter((card) => card[0] === suit).map((card) => card[1]).sort((a, b) => "AKQJT987".indexOf(a) - "AKQJT987".indexOf(b)).join("")}.`).slice(0, -1));
    const record = { deal: `N:${hands.join(" ")}`, dealer: "E", rules: "kbn", auction: calls.split(" "), tricks: tricks(cards) };
    const { result } = jasnel.ask({ ...record, ask: "state" });
    assert.deepEqual(rows[i].slice(1), [String(result.ns), String(result.ew)]);
  }
  assert.equal(await keptGame(page), game);
  await page.click("text=Back to the game");
  await page.waitForFunction(() => !/was=/.test(location.hash));
  await page.waitForSelector(".game .judged");
  assert.deepEqual(toldOf(page), first);
  await fine(page);
});

test("from a moment on the board the computer plays on, and both ways stand side by side", async () => {
  const page = await site.page(dealPlace({ trump: "H", declarer: "S", cards: kCards, seen: "20" }));
  await page.waitForSelector(".judged");
  await page.click(".from-here");
  await page.waitForFunction(() => /was=/.test(location.hash));
  await page.waitForSelector('.seat-S.turn [data-card="S9"]');
  assert.equal(toldOf(page).cards, kCards.slice(0, 40));
  await page.click('.seat-S.turn [data-card="S9"]', kCorner);
  await playDeal(page);
  const { cards } = toldOf(page);
  assert.ok(cards.startsWith(`${kCards.slice(0, 40)}S9`) && cards.length === 64);
  const record = { deal: kDeal, dealer: "E", trump: "H", declarer: "S", rules: "kbn" };
  const rows = [kCards, cards].map((one) => rowOf({ ...record, tricks: tricks(one) }, 21));
  assert.notEqual(rows[0][0], rows[1][0], "the choice made a difference");
  const shown = () => page.waitForFunction((told) => {
    const lines = [...document.querySelectorAll(".ways tbody tr")].map((row) => [...row.cells].slice(1).map((cell) => cell.textContent));
    return JSON.stringify(lines) === told;
  }, JSON.stringify(rows));
  await shown();
  assert.deepEqual(
    (await page.locator(".ways tbody th").allTextContents()).map((text) => text.trim()),
    [`Then: Trick 6: ♥10`, `Now: Trick 6: ♠9`],
  );
  // So do they on the board.
  await page.click("text=Go through it card by card");
  await page.waitForSelector(".lines .ways");
  await shown();
  assert.deepEqual(await page.locator(".lines button").allTextContents(), ["Game", "Trick 6: ♠9", "Drop this variation"]);
  await fine(page);
});

test("after the question of the dearest card one plays on from there", kLong, async () => {
  const page = await site.page(`#play?${kGame}`);
  await playDeal(page);
  await page.waitForSelector(".learn .show", { timeout: 60_000 });
  const trick = Number(/Trick (\d)/.exec(await page.textContent(".learn"))[1]);
  const { cards } = toldOf(page);
  await page.click(".learn .show");
  await page.click(".learn .from-here");
  await page.waitForFunction(() => /was=/.test(location.hash));
  await waitForTurn(page);
  const again = toldOf(page);
  assert.ok(cards.startsWith(again.cards) && Math.floor(again.cards.length / 8) + 1 === trick, again.cards);
  await fine(page);
});
