// Near the end of a game: how likely it is won, and calls and cards that know it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Jasnel } from "jasnel";
import { fine, openForTests } from "./browser.mjs";
import { playDeal, waitForTurn } from "./player.mjs";

const site = await openForTests();
const jasnel = await Jasnel.load();

const chanceOf = (rules, match, told) =>
  `${Math.round(100 * jasnel.ask({ ask: "bid", hand: "J7.AT.K98.A", dealer: "N", rules, auction: [], match, worlds: 2, ...told }).outlook.wins)}%`;

/** A page that notes what its workers are asked. */
async function listening(hash) {
  const page = await site.page("#home", { serviceWorkers: "block" });
  await page.addInitScript(() => {
    globalThis.asked = [];
    const Plain = Worker;
    globalThis.Worker = class extends Plain {
      postMessage(message) {
        if (message.question?.ask === "move") globalThis.asked.push(message.question);
        if (message.question?.fair) globalThis.judged = message.question.match;
        super.postMessage(message);
      }
    };
  });
  await page.goto(`${site.address}?again${hash}`);
  return page;
}

test("beside the score stands the chance to win, and each side calls and plays for it", async () => {
  const sheet = Array(14).fill("80:82").concat("162:0").join();
  const page = await listening(`#play?level=beginner&rules=kbn&seed=7&number=16&sheet=${sheet}`);
  await waitForTurn(page);
  await page.waitForSelector(".to-win");
  assert.ok((await page.textContent(".to-win")).endsWith(` ${chanceOf("kbn", "1,134")}`), await page.textContent(".to-win"));
  await page.click(".ask-hint");
  await page.waitForSelector(".hint");
  await playDeal(page);
  const asked = await page.evaluate(() => globalThis.asked);
  assert.ok(asked.length > 10);
  for (const { seat, match } of asked) assert.equal(match, seat === "S" || seat === "N" ? "1,134" : "1,-134");
  assert.ok(asked.some(({ player }) => player === "full:level=strong"), "a hint too");
  // The game is over: who won it is known.
  assert.equal(await page.locator(".to-win").count(), 0);
  // Judged by it, too.
  await page.waitForSelector(".reasons .small");
  assert.match(await page.textContent(".reasons .small"), / the chance to win it counts, and not points\.$/);
  assert.equal(await page.evaluate(() => globalThis.judged), "1,134");
  const costs = await page.locator(".reasons .cost").allTextContents();
  assert.ok(costs.every((cost) => /^(costs \d+ percentage points of the chance to win the game|hard to find)$/.test(cost)), costs.join());
  await fine(page);
});

test("of a game to points too, and not before anything is written down", async () => {
  const page = await listening("#play?level=beginner&rules=bga&seed=7&number=2&sheet=1200:1350");
  await waitForTurn(page);
  await page.waitForSelector(".to-win");
  assert.ok((await page.textContent(".to-win")).endsWith(` ${chanceOf("bga", "1500,1200,1350", { turned: "S" })}`));
  await page.goto(`${site.address}#play?level=beginner&rules=kbn&seed=7&number=1`);
  await page.reload();
  await waitForTurn(page);
  assert.equal(await page.locator(".to-win").count(), 0);
  assert.equal(await page.evaluate(() => globalThis.judged), undefined);
  assert.ok((await page.evaluate(() => globalThis.asked)).every(({ match: told }) => told === undefined));
  await fine(page);
});
