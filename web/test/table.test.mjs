// The table: cards, how they are played by hand, touch and key, and what is seen and heard of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fine, openForTests } from "./browser.mjs";
import { chooseByKeys, kCorner, playCards, playDeal, waitForTurn } from "./player.mjs";

const kGame = "#play?level=beginner&rules=kbn&seed=7&number=1";
const kPhone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const site = await openForTests();

test("a deal is played by touch on a phone, and nothing scrolls", async () => {
  const page = await site.page(kGame, kPhone);
  let turns = 0;
  await playDeal(
    page,
    async () => {
      ++turns;
      const { high, scrolled } = await page.evaluate(() => ({
        high: document.documentElement.scrollHeight - innerHeight,
        scrolled: scrollY,
      }));
      assert.deepEqual({ high, scrolled }, { high: 0, scrolled: 0 });
    },
    // At its left, where the next card of the fan does not cover it.
    (choice) => choice.tap({ ...kCorner, timeout: 2000 }),
  );
  assert.ok(turns >= 4, `looked at ${turns} times`);
  await fine(page);
});

test("a deal is played with keys alone", async () => {
  const page = await site.page(kGame);
  await playDeal(page, undefined, () => chooseByKeys(page));
  const cards = new URL(page.url()).hash.match(/cards=(\w+)/)[1];
  assert.equal(cards.length, 64);
  await fine(page);
});

test("each court card has its picture, and all are kept for use without a network", async () => {
  const page = await site.page(kGame);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  for (const rank of "JQK") {
    for (const suit of "SHDC") {
      const wide = await page.evaluate(async (file) => {
        const image = new Image();
        image.src = file;
        await image.decode();
        return image.naturalWidth;
      }, `${rank}${suit}.svg`);
      assert.ok(wide > 0, rank + suit);
    }
  }
  await page.context().close();
});

test("four colours are kept by the browser", async () => {
  const page = await site.page(kGame);
  await playCards(page, 2);
  const ink = (suit) =>
    page.locator(`.seat-S .card.suit-${suit}`).first().evaluate((card) => getComputedStyle(card).color);
  assert.equal(await ink("D"), await ink("H"));
  await page.selectOption('label:has-text("Cards") select', "four");
  assert.notEqual(await ink("D"), await ink("H"));
  await page.reload();
  await waitForTurn(page);
  assert.notEqual(await ink("D"), await ink("H"));
  assert.equal(await page.inputValue('label:has-text("Cards") select'), "four");
  await fine(page);
});

test("settings that are none are as they were at first", async () => {
  const page = await site.page(kGame);
  for (const told of ['{"colours":"seven","speed":3}', "{", "null"]) {
    await page.evaluate((text) => localStorage.setItem("settings", text), told);
    await page.reload();
    await waitForTurn(page);
    assert.equal(await page.inputValue('label:has-text("Cards") select'), "two", told);
    assert.equal(await page.inputValue('label:has-text("Speed") select'), "normal", told);
  }
  await fine(page);
});

test("the last trick can be looked at again, until the next card", async () => {
  const page = await site.page(kGame);
  await playCards(page, 1);
  const table = () =>
    page.locator(".trick > .at .card").evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
  const told = new URL(page.url()).hash.match(/cards=(\w+)/)[1];
  const now = await table();
  await page.click(".last-trick");
  const again = await table();
  assert.equal(again.length, 4);
  assert.equal(await page.getAttribute(".trick", "aria-label"), "Last trick");
  await page.click(".last-trick");
  assert.deepEqual(await table(), now);
  await page.click(".last-trick");
  await page.locator(".seat-S.turn button.card:not([disabled])").first().click(kCorner);
  await page.waitForFunction((before) => !location.hash.includes(`cards=${before}&`) && !document.querySelector(".again"), told);
  await fine(page);
});

test("a calm game waits with a full trick until somebody goes on", async () => {
  const page = await site.page(kGame, { speed: "calm" });
  await page.waitForSelector(".seat-S.turn button.card:not([disabled])");
  await page.locator(".seat-S.turn button.card:not([disabled])").first().click(kCorner);
  await page.waitForSelector(".talk .go-on", { timeout: 15000 });
  await page.waitForTimeout(2500);
  assert.equal(await page.locator(".trick > .at .card").count(), 4);
  await page.click(".talk .go-on");
  await page.waitForFunction(() => document.querySelectorAll(".trick > .at .card").length < 4);
  await fine(page);
});

test("roem is called out by who has it, and the dealer and the declarer are marked", async () => {
  const page = await site.page(kGame);
  for (let cards = 1; cards <= 6; ++cards) {
    await playCards(page, cards);
    if (await page.locator(".said.passing").count()) break;
  }
  const points = (await page.textContent(".said.passing")).match(/^(\d+) roem!$/)[1];
  assert.match(await page.textContent(".deal-score"), new RegExp(`\\+${points}`));
  assert.equal(await page.locator(".chip.dealer").count(), 1);
  const declarer = await page.locator(".seat:has(.chip.declarer)").getAttribute("aria-label");
  assert.match(await page.textContent(".contract"), new RegExp(`Declarer: ${declarer}`));
  await fine(page);
});

for (const [reducedMotion, moves] of [["no-preference", true], ["reduce", false]]) {
  test(`cards ${moves ? "fly" : "stay where they are"} with ${reducedMotion} asked for`, async () => {
    const page = await site.page(kGame, { speed: "normal", reducedMotion });
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      globalThis.flights = 0;
      Element.prototype.animate = function (...told) {
        ++globalThis.flights;
        return animate.apply(this, told);
      };
    });
    await playCards(page, 1);
    const { flights, gathering } = await page.evaluate(() => ({
      flights: globalThis.flights,
      gathering: document.querySelectorAll(".gathered").length,
    }));
    assert.equal(flights > 0, moves);
    if (!moves) assert.equal(gathering, 0);
    await fine(page);
  });
}

test("nothing sounds unless it is wanted", async () => {
  const page = await site.page(kGame);
  await page.evaluate(() => {
    globalThis.sounds = 0;
    globalThis.AudioContext = class extends AudioContext {
      constructor(...told) {
        super(...told);
        ++globalThis.sounds;
      }
    };
  });
  await playCards(page, 1);
  assert.equal(await page.evaluate(() => globalThis.sounds), 0);
  await page.selectOption('label:has-text("Sound") select', "on");
  await playCards(page, 2);
  assert.equal(await page.evaluate(() => globalThis.sounds), 1);
  await fine(page);
});

// NKU 1987 art. 14 and the table of KBN have it; NKF 1976 and SV Bedum do not.
test("whoever looks at the last trick is told where these rules forbid it at a table", async () => {
  for (const [rules, told] of [["nku", "NKU 1987 art. 14"], ["bedum", undefined]]) {
    const page = await site.page(kGame.replace("rules=kbn", `rules=${rules}`));
    await playCards(page, 1);
    await page.click(".last-trick");
    await page.waitForSelector(".trick.again");
    assert.equal(await page.locator(".no-looking").count(), told ? 1 : 0, rules);
    if (told) assert.match(await page.textContent(".no-looking"), new RegExp(told));
    await page.click(".last-trick");
    assert.equal(await page.locator(".no-looking").count(), 0);
    await fine(page);
  }
});

test("after a call, Go on and the next deal the next key is at the table", async () => {
  const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=2", { speed: "calm" });
  await page.waitForSelector(".calls");
  const atTable = () => page.waitForFunction(() => document.activeElement?.matches(".board"));
  await page.focus('.calls [data-call="H"]');
  await page.keyboard.press("Enter");
  await page.waitForSelector(".calls", { state: "detached" });
  await atTable();
  await page.waitForSelector(".seat-S.turn button.card:not([disabled])");
  await page.keyboard.press("Tab");
  assert.ok(await page.evaluate(() => document.activeElement.matches(".seat-S .card")), "one key from the next card");
  await page.keyboard.press("Enter");
  await page.focus(".talk .go-on");
  await page.keyboard.press("Enter");
  await atTable();
  await fine(page);
  const next = await site.page(kGame);
  await playDeal(next);
  await next.focus(".side .go-on");
  await next.keyboard.press("Enter");
  await next.waitForFunction(() => /number=2/.test(location.hash) && document.activeElement?.matches(".board"));
  await fine(next);
});

test("on a slow line somebody who waits for a game is told for what", async () => {
  for (const hash of ["#play", "#boerenbridge"]) {
    const page = await site.page("#pad", { serviceWorkers: "block" });
    let comes;
    const released = new Promise((resolve) => (comes = resolve));
    await page.context().route("**/jasnel.wasm", (route) => released.then(() => route.continue()));
    await page.goto(`${site.address}?slow${hash}`);
    await page.locator("text=The cards are on their way. On a slow line that takes a minute").waitFor();
    comes();
    await page.waitForSelector(".seat-S .card");
    assert.equal(await page.locator("text=on their way").count(), 0);
    await fine(page);
  }
});

test("what you said stands beside your name, and hides no words", async () => {
  const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=2&calls=H", kPhone);
  await waitForTurn(page);
  const [said, told] = await Promise.all([".seat-S .said", ".told"].map((one) => page.locator(one).boundingBox()));
  assert.ok(said.y >= told.y + told.height - 2 || said.x >= told.x + told.width, JSON.stringify([said, told]));
  assert.ok(said.x + said.width <= 360);
  await fine(page);
});
