// A deal gone through: the table and what is known of it, side by side, and each card a click away.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Jasnel } from "jasnel";
import { fine, open, watchTogether } from "./browser.mjs";
import { dealPlace, kDeal } from "./places.mjs";

const kCards = "CQC7D8CKCTCAHASJD7DTDKDAH7DJH8HKC8CJS7STHTS8HQHJC9H9SQD9S9DQSASK";
const kPlayed = dealPlace({ trump: "H", declarer: "S", cards: kCards, seen: "0" });

let site;
let analysis;
let titles;
const signalsBy = {};

before(async () => {
  site = await open();
  const cards = kCards.match(/../g);
  const record = {
    deal: kDeal, dealer: "E", trump: "H", declarer: "S",
    tricks: Array.from({ length: 8 }, (_, i) => ({ cards: cards.slice(4 * i, 4 * i + 4) })),
  };
  const jasnel = await Jasnel.load();
  analysis = jasnel.analyse(record);
  titles = jasnel.rules().conventions.map(({ title }) => title.en);
  for (const conventions of jasnel.rules().conventions.map(({ name }) => name)) {
    signalsBy[conventions] = jasnel.analyse({ ...record, conventions }).signals;
  }
});
after(async () => {
  await site?.close();
});

const seenIn = (page) => Number(new URLSearchParams(new URL(page.url()).hash.split("?")[1]).get("seen"));

test("on a desk the verdict, the line and the tricks stand beside the table", async () => {
  const page = await site.page(kPlayed, { viewport: { width: 1440, height: 900 } });
  await page.waitForSelector(".judged");
  const at = (selector) => page.locator(selector).first().evaluate((one) => one.getBoundingClientRect().toJSON());
  const table = await at(".board");
  for (const selector of [".verdict", ".graph", ".judged"]) {
    const { left, top } = await at(selector);
    assert.ok(left >= table.right && top < 900, `${selector} at ${left}, ${top}`);
  }
  assert.equal(await page.isVisible("textarea"), false, "pasting is folded away");
  await fine(page);
});

test("a click on a card of a trick goes to where it was played, and Back comes back", async () => {
  const page = await site.page(kPlayed);
  const { trick, place, card, seat } = analysis.decisive;
  await page.click(`.tricks [data-card="${card}"]`);
  await page.waitForSelector(`.seat-${seat}.turn [data-card="${card}"] .note`);
  assert.equal(seenIn(page), 4 * (trick - 1) + place - 1);
  assert.equal(await page.getAttribute('.tricks [aria-current="step"]', "data-card"), card);
  await page.goBack();
  await page.waitForFunction(() => /seen=0/.test(location.hash));
  await fine(page);
});

test("the line tells what the deal was worth after each card, with keys too", async () => {
  const page = await site.page(kPlayed);
  await page.waitForSelector(".graph");
  await page.focus(".graph input");
  const values = [analysis.start.points, ...analysis.cards.map((one) => one.points)];
  for (const [i, value] of values.slice(0, 6).entries()) {
    const written = value > 0 ? `+${value}` : String(value).replace("-", "−");
    await page.waitForFunction((text) => document.querySelector(".graph p").textContent.includes(text), `: ${written} for North-South, in points`);
    assert.equal(seenIn(page), i);
    await page.keyboard.press("ArrowRight");
  }
  // And in the unit in which the cards tell their cost.
  const line = () => page.getAttribute(".graph .line", "d");
  const inPoints = await line();
  await page.selectOption('[data-field="unit"]', "score");
  const { score } = analysis.cards[5];
  const told = score > 0 ? `+${score}` : String(score).replace("-", "−");
  await page.waitForFunction((text) => document.querySelector(".graph p").textContent.includes(text), `: ${told} for North-South, in score`);
  assert.notEqual(await line(), inPoints);
  // A click at its end goes to the end.
  const { width, height } = await page.locator(".graph svg").boundingBox();
  await page.click(".graph svg", { position: { x: width - 2, y: height / 2 } });
  await page.waitForFunction(() => /seen=32/.test(location.hash));
  await fine(page);
});

test("what the cards said by a convention card is told, and whether it was true of the hand", async () => {
  const page = await site.page(kPlayed);
  await page.waitForSelector(".signals select");
  assert.equal(await page.locator(".signals li").count(), 0, "none unless one is chosen");
  assert.deepEqual(await page.locator(".signals option").allTextContents(), ["none", ...titles]);
  for (const [conventions, signals] of Object.entries(signalsBy)) {
    await page.selectOption(".signals select", conventions);
    await page.waitForFunction(
      (told) => JSON.stringify([...document.querySelectorAll(".signals li")].map((one) => one.dataset)) === told,
      JSON.stringify(signals.map((one) => ({ card: one.card, true: String(one.true) }))),
    );
    const lines = await page.locator(".signals li").allTextContents();
    for (const [i, signal] of signals.entries()) assert.ok(lines[i].includes(`${signal.words}. Asks: ${signal.asks}.`));
  }
  assert.ok(signalsBy.bedum.length >= 3 && signalsBy.oefenen.length >= 2, "there is something to tell");
  const { card } = signalsBy.oefenen[1];
  await page.click(`.signals button[data-card="${card}"]`);
  await page.waitForFunction((before) => location.hash.includes(`seen=${before}`), kCards.match(/../g).indexOf(card));
  await page.reload();
  await page.waitForSelector(`.signals li[data-card="${card}"]`);
  await fine(page);
});

test("arrows go card by card, Home and End to its ends, wherever the focus is", async () => {
  const page = await site.page(kPlayed);
  await page.waitForSelector(".judged");
  const at = (seen) => page.waitForFunction((text) => location.hash.includes(text), `seen=${seen}&`.replace(/&$/, ""));
  for (const [key, seen] of [["ArrowRight", 1], ["ArrowRight", 2], ["ArrowLeft", 1], ["End", 32], ["ArrowLeft", 31], ["Home", 0]]) {
    await page.keyboard.press(key);
    await page.waitForFunction((told) => new URLSearchParams(location.hash.split("?")[1]).get("seen") === told, String(seen));
    await at(seen);
  }
  // In a list too, which up and down go through: who has just chosen in it goes on through the deal.
  await page.focus('[data-field="unit"]');
  await page.keyboard.press("ArrowRight");
  await at(1);
  assert.equal(await page.inputValue('[data-field="unit"]'), "points");
  await page.keyboard.press("ArrowLeft");
  await at(0);
  // A button that leads no further keeps the focus.
  await page.keyboard.press("Escape");
  await page.focus(".steps button >> nth=2");
  for (let i = 0; i < 3; ++i) await page.keyboard.press("Enter");
  await page.waitForFunction(() => /seen=3/.test(location.hash));
  await page.focus(".steps button >> nth=3");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /seen=32/.test(location.hash));
  assert.ok(await page.evaluate(() => document.activeElement.matches(".steps button")));
  await fine(page);
});

test("a card costs the same on the table and in the list, in the unit that is chosen once", async () => {
  const page = await site.page(kPlayed);
  await page.waitForSelector(".judged");
  const { card, trick, place } = analysis.decisive;
  const judged = analysis.cards.find((one) => one.card === card);
  assert.notEqual(judged.points_lost, judged.score_lost);
  await page.click(`.tricks [data-card="${card}"]`);
  for (const [unit, lost] of [["points", judged.points_lost], ["score", judged.score_lost]]) {
    await page.selectOption('[data-field="unit"]', unit);
    for (const where of [".board", ".tricks"]) {
      await page.waitForFunction(
        ([at, cost]) => document.querySelector(at)?.textContent === cost,
        [`${where} [data-card="${card}"] .note`, `−${lost}`],
      );
    }
    const total = analysis.players[judged.seat][`${unit}_lost`];
    assert.equal(await page.textContent(`.judged tr[data-seat="${judged.seat}"] .figure`), String(total));
  }
  // Another deal is told in the same unit.
  await page.goto(`${site.address}${kPlayed.replace("seen=0", `seen=${4 * (trick - 1) + place - 1}`)}`);
  await page.reload();
  await page.waitForSelector(".judged");
  assert.equal(await page.inputValue('[data-field="unit"]'), "score");
  await fine(page);
});

test("who goes back in a deal sees no trick gathered, and cards fly whole from where they lay", async () => {
  const page = await site.page(kPlayed.replace("seen=0", "seen=3"), { speed: "calm" });
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    globalThis.pale = 0;
    Element.prototype.animate = function (frames, ...told) {
      if (frames.some(({ opacity = 1 }) => opacity < 1)) ++globalThis.pale;
      return animate.call(this, frames, ...told);
    };
  });
  await page.waitForFunction(() => document.querySelectorAll(".trick > .at").length === 3);
  const gathers = await watchTogether(page, ".gathered");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelectorAll(".trick > .at").length === 4);
  await page.keyboard.press("Home");
  await page.waitForFunction(() => document.querySelectorAll(".trick > .at").length === 0);
  assert.equal(await gathers(), false);
  assert.equal(await page.evaluate(() => globalThis.pale), 0);
  await fine(page);
});

test("on a phone the table stays in view while the tricks are read, and a swipe goes card by card", async () => {
  const page = await site.page(kPlayed, { viewport: { width: 360, height: 640 }, hasTouch: true });
  await page.waitForSelector(".judged");
  await page.locator(".tricks li >> nth=5").evaluate((one) => one.scrollIntoView({ block: "end" }));
  const board = await page.locator(".board").evaluate((one) => one.getBoundingClientRect().toJSON());
  assert.ok(board.top >= 0 && board.bottom <= 440, JSON.stringify(board));
  const cards = await page.locator(".board .card").evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length);
  assert.equal(cards, 0);
  const swipe = (by) =>
    page.locator(".board").evaluate((one, x) => {
      const at = (clientX) => new Touch({ identifier: 1, target: one, clientX, clientY: 300 });
      const told = (touches, changedTouches) => ({ touches, changedTouches, bubbles: true, cancelable: true });
      one.dispatchEvent(new TouchEvent("touchstart", told([at(180)], [at(180)])));
      one.dispatchEvent(new TouchEvent("touchend", told([], [at(180 + x)])));
    }, by);
  for (const [by, seen] of [[-90, 1], [-90, 2], [90, 1], [-20, 1]]) {
    await swipe(by);
    await page.waitForFunction((told) => new URLSearchParams(location.hash.split("?")[1]).get("seen") === told, String(seen));
  }
  await fine(page);
});

test("the mistakes stand on the graph, and a click goes to them", async () => {
  const page = await site.page(kPlayed);
  await page.waitForSelector(".mark-at", { timeout: 60_000 });
  const listed = await page.locator(".reasons li strong").allTextContents();
  const mistakes = listed.filter((text) => /^Trick.*\?$/.test(text));
  assert.equal(await page.locator(".mark-at").count(), mistakes.length);
  await page.locator(".mark-at").last().click();
  await page.waitForSelector('.mark-at[aria-current="step"]');
  const card = await page.getAttribute('.tricks [aria-current="step"]', "aria-label");
  assert.ok((await page.getAttribute('.mark-at[aria-current="step"]', "aria-label")).includes(card.split(",")[0]));
  await fine(page);
});

test("another card begins a variation beside the game, which is as it was", async () => {
  const page = await site.page(kPlayed.replace("seen=0", "seen=20"));
  await page.waitForSelector(".judged");
  await page.click('.seat.turn [data-card="S9"]', { position: { x: 6, y: 14 } });
  await page.waitForSelector(".lines");
  assert.deepEqual(await page.locator(".lines button").allTextContents(), ["Game", "Trick 6: ♠9", "Drop this variation"]);
  const told = () => new URLSearchParams(new URL(page.url()).hash.split("?")[1]);
  assert.equal(told().get("cards"), `${kCards.slice(0, 40)}S9`);
  // It goes on where it ends, and stays one.
  await page.waitForSelector(".seat-W.turn .note");
  await page.locator(".seat-W.turn button.card:not([aria-disabled])").first().click({ position: { x: 6, y: 14 } });
  await page.waitForFunction(() => /seen=22/.test(location.hash));
  assert.equal(await page.locator(".lines button[aria-pressed]").count(), 2);
  await page.click(".lines button >> nth=0");
  await page.waitForFunction((cards) => new URLSearchParams(location.hash.split("?")[1]).get("cards") === cards, kCards);
  assert.equal(told().get("seen"), "20", "where the variation leaves it");
  await page.reload();
  await page.click(".lines button >> nth=1");
  await page.waitForFunction(() => /seen=21/.test(location.hash));
  assert.equal(await page.locator(".wrong").count(), 0);
  await page.click(".lines .drop");
  await page.waitForSelector(".lines", { state: "detached" });
  assert.equal(told().get("cards"), kCards);
  assert.equal(told().get("seen"), "20");
  await fine(page);
});

test("the card that one has come to, and what it cost, are told to those who do not see them", async () => {
  const page = await site.page(kPlayed);
  await page.waitForSelector(".judged");
  const dear = analysis.cards.find(({ points_lost }) => points_lost > 0);
  const steps = 4 * (dear.trick - 1) + dear.place;
  for (let i = 0; i < steps; ++i) await page.keyboard.press("ArrowRight");
  await page.waitForFunction((cost) => document.querySelector(".contract .spoken")?.textContent.trim().endsWith(`costs ${cost}`), dear.points_lost);
  assert.match(await page.textContent(".contract .spoken"), /^ (North|East|South|West): \w+ of \w+\. costs \d+$/);
  await fine(page);
});
