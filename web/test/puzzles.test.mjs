// The puzzles: asked, answered, kept, and true.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { build } from "esbuild";
import { Jasnel } from "jasnel";
import { accessibilityFaults, fileOf, fine, open } from "./browser.mjs";

let site;
let puzzles;
let jasnel;

before(async () => {
  puzzles = JSON.parse(await readFile(new URL("../src/puzzles.json", import.meta.url), "utf8"));
  jasnel = await Jasnel.load();
  site = await open();
});
after(async () => {
  await site?.close();
});

/** Cards of a hand lie over each other: their left edges are free. */
const pick = (page, card) => page.click(`[data-card="${card}"]`, { position: { x: 6, y: 14 } });

const bestOf = (puzzle) => Object.keys(puzzle.costs)[0];
const asDeal = ({ deal, rules, dealer, trump, declarer, cards }) => {
  const all = cards.match(/../g) ?? [];
  return {
    deal, rules, dealer, trump, declarer,
    tricks: Array.from({ length: Math.ceil(all.length / 4) }, (_, i) => ({ cards: all.slice(4 * i, 4 * i + 4) })),
  };
};

test("what the page loads says of each what is known of it", async () => {
  const source = new URL("../src/game/puzzle_file.ts", import.meta.url).pathname;
  const { outputFiles } = await build({ entryPoints: [source], bundle: true, format: "esm", write: false });
  const { rowsOf } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  const loaded = await readFile(new URL(`../dist/${fileOf("puzzles.json")}`, import.meta.url), "utf8");
  assert.deepEqual(rowsOf(JSON.parse(loaded)), puzzles);
});

test("there are two hundred, and each is what it says", () => {
  assert.equal(puzzles.length, 200);
  assert.equal(puzzles.filter((puzzle) => puzzle.open).length, 60);
  assert.equal(new Set(puzzles.map((puzzle) => puzzle.deal + puzzle.cards)).size, 200);
  for (const puzzle of puzzles) {
    const state = jasnel.ask({ ask: "state", ...asDeal(puzzle) });
    assert.deepEqual(Object.keys(puzzle.costs).sort(), [...state.legal].sort());
    const costs = Object.values(puzzle.costs);
    assert.equal(costs[0], 0);
    assert.ok(costs.slice(1).every((cost) => cost >= 15), JSON.stringify(puzzle));
    assert.equal(puzzle.grade, 6 - puzzle.found.length);
    assert.ok(puzzle.grade >= 2);
    if (puzzle.open) {
      const { answers } = jasnel.ask({ ask: "solve", deal: state.position, objective: "score", cards: true });
      const sign = "NS".includes(state.turn) ? 1 : -1;
      for (const { card, value } of answers[0].cards) {
        assert.equal(sign * (answers[0].value - value) + 0, puzzle.costs[card]);
      }
      assert.equal(puzzle.line.slice(0, 2), bestOf(puzzle));
    } else {
      assert.ok(puzzle.why?.en && puzzle.why.nl, puzzle.deal);
    }
  }
});

test("on a phone the answer is in view, a wrong one and the right one", async () => {
  for (const viewport of [{ width: 360, height: 640 }, { width: 390, height: 780 }]) {
    const page = await site.page("#puzzles?number=2", { viewport, hasTouch: true, isMobile: true });
    const [wrong] = Object.keys(puzzles[1].costs).filter((card) => card !== bestOf(puzzles[1]));
    for (const card of [wrong, bestOf(puzzles[1])]) {
      await page.waitForSelector(".seat.turn .card");
      await pick(page, card);
      await page.waitForFunction((right) => /^Right/.test(document.querySelector(".solution")?.textContent) === right, card !== wrong);
      const { top, bottom } = await page.locator(".solution p").first().evaluate((one) => one.getBoundingClientRect());
      assert.ok(top >= 0 && bottom <= viewport.height, `${card}: from ${top} to ${bottom} of ${viewport.height}`);
    }
    await fine(page);
  }
});

test("the best card is right, and why it is", async () => {
  const page = await site.page("#puzzles?number=1");
  const puzzle = puzzles[0];
  await page.waitForSelector(".seat.turn .card");
  assert.equal(await page.locator(".board .hand .card").count(), handsLeft(puzzle), "one hand is seen");
  assert.equal(await page.locator(".solution").count(), 0);
  await pick(page, bestOf(puzzle));
  await page.waitForSelector(".solution");
  const text = await page.textContent(".solution");
  assert.match(text, /^Right: the /);
  assert.ok(text.includes(puzzle.why.en), text);
  assert.match(await page.textContent(".known"), /1 of 1 right; 200 puzzles in all\./);
  await page.click("text=All hands");
  assert.ok((await page.locator(".board .hand .card").count()) > handsLeft(puzzle));
  assert.deepEqual(await accessibilityFaults(page), []);
  await fine(page);
});

const handsLeft = (puzzle) => 8 - Math.floor(puzzle.cards.length / 8);

test("another card costs what it costs, once; the next puzzle has no answer yet", async () => {
  const page = await site.page("#puzzles?number=2");
  const puzzle = puzzles[1];
  const [, [wrong, cost]] = Object.entries(puzzle.costs);
  await page.waitForSelector(".seat.turn .card");
  await pick(page, wrong);
  await page.waitForSelector(".solution");
  const text = await page.textContent(".solution");
  assert.ok(text.includes(` costs ${Math.round(cost)} points. Try another card?`), text);
  assert.equal(await page.locator(".seat.turn .note").count(), 1, "the others do not tell what they cost");
  await page.click(".solution .show");
  const shown = await page.textContent(".solution");
  assert.ok(shown.includes(` costs ${Math.round(cost)} points. Best was the `), shown);
  assert.ok((await page.locator(".seat.turn .note").count()) > 1);
  await page.goto(`${site.address}#puzzles?number=1`);
  await page.getByText("Puzzle 1", { exact: true }).waitFor();
  await page.click("text=Next puzzle");
  await page.waitForFunction(() => location.hash === "#puzzles?number=3");
  // The first answer stays.
  await page.goto(`${site.address}#puzzles?number=2`);
  await page.getByText("Puzzle 2", { exact: true }).waitFor();
  await page.waitForSelector(".seat.turn .card");
  await pick(page, bestOf(puzzle));
  await page.waitForSelector(".solution");
  await page.reload();
  await page.waitForSelector(".seat.turn .card");
  assert.match(await page.textContent(".known"), /0 of 1 right; 200 puzzles in all\./);
  await fine(page);
});

test("after a wrong card another one can be tried, and the first counts", async () => {
  const page = await site.page("#puzzles?number=4");
  const puzzle = puzzles[3];
  await page.waitForSelector(".seat-S.turn .card");
  await pick(page, Object.keys(puzzle.costs)[1]);
  await page.waitForSelector(".solution .show");
  await pick(page, bestOf(puzzle));
  await page.locator(".solution").filter({ hasText: /^Right: the / }).waitFor();
  assert.match(await page.textContent(".known"), /0 of 1 right/);
  assert.match(await page.textContent(".known"), /Your rating: 14\d\d\. 0 right in a row/);
  await fine(page);
});

test("your own hand always lies below, and seats keep their names", async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const puzzle = puzzles[number - 1];
    const { turn } = jasnel.ask({ ask: "state", ...asDeal(puzzle) });
    const page = await site.page(`#puzzles?number=${number}`);
    await page.waitForSelector(".seat-S.turn .card");
    const name = { N: "North", E: "East", S: "South", W: "West" }[turn];
    assert.equal(await page.getAttribute(".seat-S", "aria-label"), name);
    await fine(page);
  }
});

test("puzzles of a theme follow each other", async () => {
  const page = await site.page("#puzzles?number=1");
  await page.waitForSelector(".seat.turn .card");
  await page.selectOption('label:has-text("About") select', "trumps");
  const hidden = puzzles.flatMap((puzzle, i) => (!puzzle.open && bestOf(puzzle)[0] === puzzle.trump ? [i + 1] : []));
  for (const number of hidden.slice(0, 2)) {
    await page.waitForFunction((hash) => location.hash === hash, `#puzzles?number=${number}&theme=trumps`);
    await page.waitForSelector(".seat.turn .card");
    await pick(page, bestOf(puzzles[number - 1]));
    await page.waitForSelector(".solution a");
    await page.click("text=Next puzzle");
  }
  assert.match(await page.textContent(".known"), /2 right in a row; your best run is 2\./);
  await fine(page);
});

test("the puzzle of the day is counted day after day", async () => {
  const now = new Date();
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
  const record = { rating: 1600, run: 3, best: 5, days: 6, lastDay: today - 1 };
  const number = 1 + (today % 200);
  const page = await site.page(`#puzzles?number=${number}`, { kept: { "puzzle-record": JSON.stringify(record) } });
  await page.waitForSelector(".seat.turn .card");
  await pick(page, bestOf(puzzles[number - 1]));
  await page.waitForSelector(".solution");
  assert.match(await page.textContent(".known"), /4 right in a row; your best run is 5\. The puzzle of the day: 7 days in a row\./);
  assert.equal(await page.getAttribute('.steps a', "href"), `#puzzles?number=${number}`);
  await page.reload();
  await page.waitForSelector(".seat.turn .card");
  assert.match(await page.textContent(".known"), /7 days in a row\./);
  await fine(page);
});

test("with open hands all are seen, and perfect play is shown, in Dutch", async () => {
  const page = await site.page("#puzzles", { locale: "nl-NL" });
  await page.waitForFunction(() => location.hash === "#puzzles?number=1");
  await page.selectOption("select", "open");
  const first = puzzles.findIndex((puzzle) => puzzle.open) + 1;
  await page.waitForFunction((number) => location.hash === `#puzzles?number=${number}`, first);
  await page.waitForSelector(".seat.turn .card");
  const puzzle = puzzles[first - 1];
  assert.equal(await page.locator(".board .hand .card").count(), 32 - puzzle.cards.length / 2);
  await pick(page, bestOf(puzzle));
  await page.waitForSelector(".solution");
  assert.match(await page.textContent(".solution"), /^Goed: .*Volmaakt spel: /);
  // Why: what the side then takes, as the line that is kept with the puzzle ends.
  const cards = puzzle.cards + puzzle.line;
  const { tricks, turn } = { ...jasnel.ask({ ask: "state", ...asDeal({ ...puzzle, cards }) }), turn: jasnel.ask({ ask: "state", ...asDeal(puzzle) }).turn };
  const own = "NS".includes(turn) ? "NS" : "EW";
  const from = Math.floor(puzzle.cards.length / 8);
  const taken = tricks.map((trick, i) => ({ ...trick, number: i + 1 })).filter(({ winner, number }) => number > from && own.includes(winner));
  const points = taken.reduce((sum, trick) => sum + trick.points, 0);
  await page.waitForSelector(`.rest:has-text("${taken.map(({ number }) => number).join(", ")}: ${points} punten")`);
  await page.click("text=Kaart voor kaart nalopen");
  await page.waitForSelector(".deal-table, .tricks, .verdict");
  await fine(page);
});

test("on a small phone one's own hand is in view, with open hands too", async () => {
  const page = await site.page("", { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  for (const open of [true, false]) {
    await page.goto(`${site.address}#puzzles?number=${puzzles.findIndex((puzzle) => puzzle.open === open) + 1}`);
    const own = page.locator(".seat-S.turn .hand");
    await own.locator("button.card").first().waitFor();
    const { y, height } = await own.boundingBox();
    assert.ok(y + height <= 640, `${y + height}`);
  }
  await fine(page);
});
