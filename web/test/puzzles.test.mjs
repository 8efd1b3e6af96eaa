// The puzzles: asked, answered, kept, and true.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { Jasnel } from "jasnel";
import { accessibilityFaults, fine, open } from "./browser.mjs";

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
  assert.ok(text.includes(` costs ${Math.round(cost)} points. Best was the `), text);
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
  await page.click("text=Kaart voor kaart nalopen");
  await page.waitForSelector(".deal-table, .tricks, .verdict");
  await fine(page);
});
