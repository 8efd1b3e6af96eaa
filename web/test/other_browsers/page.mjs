// What the page must do in every browser, whatever drives it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { Jasnel } from "jasnel";
import { kDeal, kPlaces, kReady } from "../places.mjs";
import { kCorner, playDeal } from "../player.mjs";

const kPhone = { viewport: { width: 360, height: 640 } };
const puzzles = JSON.parse(readFileSync(new URL("../../src/puzzles.json", import.meta.url), "utf8"));

/** Tests the page in the browser of a `site`. */
export function tryPage(site) {
  after(() => site.close());

  test("the front page shows a hand, and its example is answered", async () => {
    const page = await site.page();
    await page.waitForSelector(".dealt-hand .card");
    assert.equal(await page.locator(".dealt-hand .card").count(), 8);
    await page.waitForSelector(".sentence strong");
    await site.fine(page);
  });

  test("a deal is played to its end, scored and judged", async () => {
    const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=1");
    await playDeal(page);
    const [ours, theirs] = await page.evaluate(() => [...document.querySelectorAll(".sheet tfoot .figure")].map((one) => Number(one.textContent)));
    assert.ok(ours + theirs >= 162, `${ours}–${theirs}`);
    await site.fine(page);
  });

  test("a puzzle is answered, right and wrong", async () => {
    for (const [number, choice, said] of [[1, 0, "Right: the "], [2, 1, " points. Try another card?"]]) {
      const page = await site.page(`#puzzles?number=${number}`);
      const [card] = Object.entries(puzzles[number - 1].costs)[choice];
      await page.click(`.seat.turn [data-card="${card}"]`, kCorner);
      const text = await page.textContent(".solution");
      assert.ok(text.includes(said), text);
      await site.fine(page);
    }
  });

  test("a pasted deal has the values that the library gives elsewhere", async () => {
    const jasnel = await Jasnel.load();
    const page = await site.page("#deal");
    await page.fill("textarea", `${kDeal} leader=S`);
    await page.click(".paste [type=submit]");
    await page.waitForSelector(".deal-table");
    const { rows } = jasnel.table(`${kDeal} leader=S`);
    const signed = (value) => (value > 0 ? `+${value}` : String(value).replace("-", "−"));
    for (const { trump, value } of rows) assert.equal(await page.textContent(`tr[data-trump="${trump}"] .figure`), signed(value));
    await page.click('tr[data-trump="H"] .outcome');
    await page.waitForSelector(".seat-S .card .note");
    const [{ cards }] = jasnel.solve(`${kDeal} trump=H declarer=S leader=S`, { cards: true });
    for (const { card, value } of cards) {
      assert.equal(await page.textContent(`[data-card="${card}"] .note`), value === 100 ? "0" : `−${100 - value}`, card);
    }
    await site.fine(page);
  });

  test("a deal of boerenbridge begins", async () => {
    const page = await site.page("#boerenbridge?level=beginner&players=4&most=3&seed=7&number=2");
    await page.click(".calls button");
    await page.waitForSelector(".seat-S.turn button.card:not([aria-disabled])");
    const held = await page.locator(".seat-S .card").count();
    await page.click(".seat-S.turn button.card:not([aria-disabled])", kCorner);
    await page.waitForFunction((before) => document.querySelectorAll(".seat-S .card").length < before, held);
    await site.fine(page);
  });

  for (const hash of kPlaces) {
    test(`on a phone nothing of ${hash} is wider than the screen, in both languages`, async () => {
      const page = await site.page(hash, kPhone);
      for (const language of ["en", "nl"]) {
        await page.waitForSelector(kReady);
        // During a game it is not there.
        if ((await page.getAttribute("html", "lang")) !== language) await page.dispatchEvent(`button[lang="${language}"]`, "click");
        await page.waitForSelector(`html[lang="${language}"]`);
        await page.waitForSelector(kReady);
        const [screen, seen, wide] = await page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          return [innerWidth, clientWidth, scrollWidth];
        });
        assert.equal(screen, kPhone.viewport.width);
        assert.equal(wide, seen, language);
      }
      await site.fine(page);
    });
  }

  // The last: nothing is served after it.
  test("once loaded it answers without a network", async () => {
    const page = await site.page();
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
    site.server.close();
    site.server.closeAllConnections();
    await page.evaluate(() => location.assign("#hand?hand=J7.AT.K98.A&deals=24"));
    await page.reload();
    await page.waitForSelector(".verdict");
    await site.fine(page);
  });
}
