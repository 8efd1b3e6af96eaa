// The yardstick: fixed boards, what was lost on them, a rating, and a board that goes to a friend and back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Jasnel } from "jasnel";
import { accessibilityFaults, fine, kLong, openForTests } from "./browser.mjs";
import { kCorner, playCards, playDeal, waitForTurn } from "./player.mjs";

const site = await openForTests();
const jasnel = await Jasnel.load();

const kBoard = "#play?yard=1&seed=1&number=2&level=club&rules=kbn";
const toldOf = (page) => Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.split("?")[1]));
const keptBoards = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("yardstick") ?? "{}"));
const lostShown = (page, count) =>
  page.waitForFunction((lines) => document.querySelectorAll(".yard-end .lost").length === lines, count, { timeout: 120_000 });
/** A board that was played, as the browser keeps it. */
const losses = [30, 2, 0, 14].map((lost) => ({ calls: "S", cards: "SA", record: {}, lost: { lost, levels: { beginner: 2 * lost + 9, casual: lost + 8, club: 5, strong: 1, full: 0 } } }));

test("a board is played without help, and what it lost is kept and told", async () => {
  const page = await site.page("#puzzles?view=yardstick");
  assert.match(await page.textContent(".yardstick"), /After 4 boards you are rated/);
  assert.equal(await page.locator(".boards a").count(), 32);
  await page.click(".boards a >> nth=1");
  await waitForTurn(page);
  assert.equal(await page.locator(".undo").count(), 0);
  assert.equal(await page.isDisabled(".ask-hint"), true);
  await playDeal(page);
  await lostShown(page, 1);
  // It is kept a moment after it is shown.
  let kept = {};
  for (let i = 0; i < 50 && !kept.lost; ++i) {
    await page.waitForTimeout(20);
    kept = (await keptBoards(page))["1.2"];
  }
  const { record, lost, back } = kept;
  assert.equal(back, undefined);
  const deal = jasnel.ask({ ask: "random", seed: 1, number: 2, rules: "kbn" });
  assert.equal(record.dealer, deal.dealer);
  for (const suit of "SHDC") {
    const south = record.deal.slice(2).split(" ")[2].split(".")["SHDC".indexOf(suit)];
    assert.equal([...south].sort().join(), deal.hands.S.filter((card) => card[0] === suit).map((card) => card[1]).sort().join());
  }
  const measured = jasnel.ask({ ask: "yardstick", ...Object.fromEntries(Object.entries(record).filter(([key]) => key !== "ask")) });
  assert.deepEqual(lost, { lost: measured.lost, levels: measured.levels });
  assert.ok((await page.textContent(".yard-end .lost")).startsWith(`You: ${Math.round(lost.lost)} points lost.`));
  assert.equal(await page.evaluate(() => localStorage.getItem("game") ?? localStorage.getItem("pad")), null);
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.click(".next-board");
  await page.waitForFunction(() => /number=3/.test(location.hash));
  await fine(page);
});

test("who takes a card back, by Back of the browser, plays a board that does not count", async () => {
  const page = await site.page(kBoard);
  await playCards(page, 1);
  await page.goBack();
  await waitForTurn(page);
  const cards = page.locator(".calls button, .seat-S.turn button.card:not([aria-disabled])");
  assert.ok((await cards.count()) > 1);
  await cards.nth(1).click(kCorner);
  await waitForTurn(page);
  assert.equal((await keptBoards(page))["1.2"].back, true);
  await page.goto(`${site.address}#puzzles?view=yardstick`);
  await page.waitForSelector(".boards");
  // It goes on where it was left, and stays one that does not count.
  assert.match(await page.textContent(".boards li >> nth=1"), /does not count/);
  await fine(page);
});

test("the rating is that of the library, of the boards that count", async () => {
  const boards = Object.fromEntries([...losses, { ...losses[0], back: true }].map((board, i) => [`1.${i + 1}`, board]));
  const page = await site.page("#puzzles?view=yardstick", { kept: { yardstick: JSON.stringify(boards) } });
  await page.waitForSelector(".rating");
  const rating = jasnel.ask({ ask: "rating", deals: losses.map(({ lost }) => lost) });
  assert.equal(rating.deals, 4);
  const within = ({ points, low, high }) => `${points.toFixed(1)} ± ${((high - low) / 2).toFixed(1)}`.replace("-", "−");
  const told = await page.textContent(".yardstick");
  assert.ok(told.includes(`You lose ${within(rating.lost)} points a deal (95% interval, 4 boards).`), told);
  assert.ok(told.includes(`${rating.lost.more_sets} more sets`), told);
  for (const { level, lost, less } of rating.levels) {
    const row = await page.locator(`.rating tr[data-level="${level}"] td`).allTextContents();
    assert.deepEqual(row, [lost.points.toFixed(1), within(less)]);
  }
  assert.ok((await page.getAttribute(".yardstick .hero", "href")).includes("number=6"), "the next that is not played");
  assert.deepEqual(await accessibilityFaults(page), []);
  await fine(page);
});

test("a board goes to a friend and back: both see who lost what, and where they parted", kLong, async () => {
  const page = await site.page(kBoard, { permissions: ["clipboard-read", "clipboard-write"] });
  await playDeal(page);
  await lostShown(page, 1);
  await page.click(".yard-end .send");
  await page.waitForFunction(() => document.querySelector(".yard-end .send").textContent === "Copied.");
  const sent = await page.evaluate(() => navigator.clipboard.readText());
  const own = toldOf(page);

  const friend = await site.page(new URL(sent).hash);
  await waitForTurn(friend);
  assert.equal(toldOf(friend).cards, undefined, "the friend plays it anew");
  let calls = 0;
  await playDeal(friend, async () => {}, async (choice) => {
    const other = friend.locator(".calls button").last();
    if (calls++ === 0 && (await other.count())) await other.click();
    else await choice.click({ ...kCorner, timeout: 2000 });
  });
  await lostShown(friend, 2);
  const theirs = toldOf(friend);
  assert.notEqual(theirs.calls, own.calls);
  const lines = await friend.locator(".yard-end .lost strong").allTextContents();
  assert.match(lines[0], /^Your friend: /);
  assert.match(lines[1], /^You: /);
  assert.match(await friend.textContent(".ways tbody tr >> nth=0"), /^Your friend: /);

  // The address of the friend, opened by who sent it.
  await page.goto(`${site.address}${new URL(friend.url()).hash}`);
  await page.reload();
  await lostShown(page, 2);
  assert.deepEqual(
    await page.locator(".yard-end .lost strong").allTextContents(),
    [lines[0].replace("Your friend", "You"), lines[1].replace("You", "Your friend")],
  );
  assert.equal((await keptBoards(page))["1.2"].cards, own.cards, "that of the friend counts for the friend");
  await fine(page);
  await fine(friend);
});
