// The drill of calls: hands near the line, and what each call is worth.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Jasnel } from "jasnel";
import { accessibilityFaults, fine, openForTests } from "./browser.mjs";

const site = await openForTests();
const jasnel = await Jasnel.load();

const kRanks = { ten: "T", nine: "9", eight: "8", seven: "7" };

/** By the rules of thumb of docs/research/rules_of_thumb.md. */
const countOf = (hand, trump) =>
  hand.reduce((sum, [suit, rank]) => sum + (suit !== trump ? (rank === "A" ? 0.5 : 0) : rank === "J" ? 4 : rank === "9" ? 2 : 1), 0);

test("a hand near the line is asked, and the call is weighed as the library does", async () => {
  const page = await site.page("#puzzles?view=calls");
  for (const rules of ["kbn", "nku-rotterdam"]) {
    await page.selectOption(".calls-drill select", rules);
    for (const best of [true, false]) {
      await page.waitForSelector(".calls-drill .calls");
      const names = await page.locator(".own .card").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
      const hand = names.map((name) => name.split(" of ")).map(([rank, [suit]]) => suit.toUpperCase() + (kRanks[rank] ?? rank[0].toUpperCase()));
      assert.equal(hand.length, 8);
      const before = await page.textContent(".calls-drill");
      const passes = /nobody/.test(before) ? 0 : /one pass before/.test(before) ? 1 : Number(/(\d) passes before/.exec(before)[1]);
      const seat = [..."NESWNESW"][(rules === "kbn" ? 1 : 0) + passes];
      const { moves } = jasnel.ask({
        ask: "move", player: "full:level=club", rules, dealer: "N", seat, auction: Array(passes).fill("pass"),
        hand: [..."SHDC"].map((suit) => hand.filter((card) => card[0] === suit).map((card) => card[1]).join("")).join("."),
      });
      moves.sort((one, other) => other.score - one.score);
      const pass = moves.find(({ move }) => move === "pass");
      assert.ok(Math.abs(pass.score - moves.find(({ move }) => move !== "pass").score) <= 25, "it is near the line");
      const choice = moves.at(best ? 0 : -1);
      await page.click(`.calls [data-call="${choice.move}"]`);
      const told = await page.textContent(".verdict");
      if (best) assert.match(told, /the best call/);
      else assert.ok(told.includes(`costs ${Math.round(moves[0].score - choice.score)} points`), told);
      for (const { move, score } of moves) {
        const row = await page.locator(`.judged tr[data-call="${move}"] td`).allTextContents();
        assert.ok(Math.abs(Number(row[0].replace("−", "-")) - score) <= 0.5, `${row[0]}, ${score}`);
        if (move !== "pass") assert.equal(Number(row[1].replace("½", ".5")), countOf(hand, move));
      }
      await page.click(".calls-drill .go-on");
    }
  }
  await page.waitForSelector(".calls-drill .calls");
  assert.deepEqual(await accessibilityFaults(page), []);
  await fine(page);
});
