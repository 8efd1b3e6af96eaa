// The library in two parts: what the first answers by itself, and that it is what the whole would say.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Jasnel, MissingPartError } from "jasnel";
import { kCode } from "../code.mjs";
import { playGames } from "../parts.mjs";
import { fileOf, fine, kLong, openForTests } from "./browser.mjs";
import { playCards, playDeal } from "./player.mjs";

const site = await openForTests();
const [first, rest] = await Promise.all(
  ["jasnel-first.wasm", "jasnel-rest.wasm"].map(async (name) =>
    WebAssembly.compile(await readFile(fileURLToPath(new URL(`../dist/${fileOf(name)}`, import.meta.url)))),
  ),
);
/** Without the times in it. */
const timeless = (answer) => JSON.parse(JSON.stringify(answer, (key, value) => (key === "time_us" ? undefined : value)));
const answerOf = (jasnel, question) => timeless(jasnel.ask(question));

test("of deals that nobody split it by, the first part answers nearly every question, and as the whole does", kLong, async () => {
  const whole = await Jasnel.load();
  let jasnel = await Jasnel.load([first]);
  let missing = 0;
  const asked = playGames(whole, 4, 8);
  for (const [question, answer] of asked) {
    try {
      assert.deepEqual(answerOf(jasnel, question), timeless(answer));
    } catch (error) {
      if (!(error instanceof MissingPartError)) throw error;
      ++missing;
      jasnel = await Jasnel.load([first]);
    }
  }
  console.log(`${asked.length} questions, ${missing} of which need the rest`);
  assert.ok(asked.length > 5000 && missing <= 0.01 * asked.length, `${missing} of ${asked.length}`);
});

test("what is known without the library is what it says, of any deal", async () => {
  const { outputFiles } = await build({ ...kCode, write: false, entryPoints: ["src/engine/known.ts"] });
  const { knownAnswer } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  const jasnel = await Jasnel.load();
  const said = (question) => {
    const { id: _, ...answer } = jasnel.ask(question);
    return answer;
  };
  assert.deepEqual(knownAnswer({ ask: "rules" }), said({ ask: "rules" }));
  for (let number = 1; number <= 100; ++number) {
    const [deal] = jasnel.ask({ ask: "random", seed: 4, number }).line.split(" dealer=");
    const begun = { ask: "state", rules: "kbn", auction: [], tricks: [], totals: [0, 0], number: 1, dealer: "NESW"[number % 4], deal };
    assert.deepEqual(knownAnswer(begun), said(begun));
    for (const other of [{ rules: "nku" }, { auction: ["pass"] }, { totals: [82, 80] }, { number: 2 }, { language: "nl" }]) {
      assert.equal(knownAnswer({ ...begun, ...other }), undefined);
    }
  }
});

test("what takes the rest says so, and both parts answer it as the whole does", async () => {
  const whole = await Jasnel.load();
  const deal = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H declarer=S leader=S";
  const questions = [
    { ask: "solve", deal },
    { ask: "bid", dealer: "S", hand: "J7.AT.K98.A", worlds: 12, seed: 3 },
    { game: "boerenbridge", ask: "bid", hand: "A.K..9", players: 4, worlds: 50, seed: 3 },
    { ask: "book", hand: "J7.AT.K98.A" },
  ];
  const both = await Jasnel.load([first, rest]);
  for (const question of questions) {
    const alone = await Jasnel.load([first]);
    assert.throws(() => alone.ask(question), MissingPartError, question.ask);
    assert.deepEqual(answerOf(both, question), answerOf(whole, question));
  }
});

test("a deal is played before the rest of the library is there; what takes it waits", async () => {
  const page = await site.page("", { serviceWorkers: "block" });
  let come;
  const there = new Promise((resolve) => (come = resolve));
  await page.context().route("**/jasnel-rest*", async (route) => {
    await there;
    await route.continue();
  });
  await page.goto(`${site.address}?late#play?level=club&rules=kbn&seed=7&number=1`);
  let turns = 0;
  // The judge of the deal, who comes after its last card, takes the rest.
  await playDeal(page, async () => {
    if (++turns === 7) come();
  });
  assert.ok(turns >= 7, `played ${turns} cards`);
  await fine(page);
});

test("where the rest cannot be loaded the page says so, a game goes on, and what takes it is there once it can be", async () => {
  const page = await site.page("", { serviceWorkers: "block" });
  await page.context().route("**/jasnel-rest*", (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.address}?none#play?level=club&rules=kbn&seed=7&number=1`);
  const missing = page.locator("main > .wrong");
  await missing.filter({ hasText: "jasnel.wasm cannot be loaded" }).waitFor();
  await playCards(page, 2);
  await page.context().unroute("**/jasnel-rest*");
  await page.goto(`${site.address}?none#hand?hand=J7.AT.K98.A&deals=24`);
  await page.waitForSelector(".verdict");
  assert.equal(await missing.count(), 0);
  await page.context().close();
});
