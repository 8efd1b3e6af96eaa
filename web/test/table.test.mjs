// The table: cards, how they are played by hand, touch and key, and what is seen and heard of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessibilityFaults, fileOf, fine, openForTests, watchTogether } from "./browser.mjs";
import { chooseByKeys, kCorner, openDrawer, playCards, playDeal, waitForTurn } from "./player.mjs";

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

test("from another page the first key is at what can be chosen", async () => {
  const page = await site.page("#hand");
  await page.waitForSelector(".card");
  await page.focus("nav a[href^='#play']");
  await page.keyboard.press("Enter");
  await waitForTurn(page);
  await page.waitForFunction(() => document.activeElement?.matches(".board"));
  await page.keyboard.press("Tab");
  assert.ok(await page.evaluate(() => document.activeElement?.matches(".calls button, .seat-S.turn button.card, .undo")));
  await fine(page);
});

test("a card that is not legal says why, and is not played", async () => {
  const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=3", { locale: "nl-NL" });
  const refused = page.locator(".seat-S.turn button.card[aria-disabled]");
  while (!(await refused.count())) {
    await page.locator(".calls button, .seat-S.turn button.card:not([aria-disabled])").first().click({ ...kCorner, timeout: 2000 }).catch(() => {});
    await waitForTurn(page);
  }
  const cards = await page.locator(".seat-S .card").count();
  await refused.first().click({ ...kCorner, force: true });
  await page.waitForFunction(() => / mag niet\. (U|Er)\b.* \(.+\)$/.test(document.querySelector(".why-not")?.textContent.trim() ?? ""));
  assert.equal(await page.locator(".seat-S .card").count(), cards);
  assert.deepEqual(await accessibilityFaults(page), []);
  // It goes with the next card.
  await page.locator(".seat-S.turn button.card:not([aria-disabled])").first().click(kCorner);
  await page.waitForSelector(".why-not", { state: "detached" });
  await fine(page);
});

test("a hand keeps its order when a suit is gone", async () => {
  const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=2", { kept: { settings: JSON.stringify({ speed: "once", suits: "alternating", ranks: "strength" }) } });
  const hand = () => page.locator(".seat-S .card").evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
  await playCards(page, 1);
  let before = await hand();
  for (let i = 2; i <= 6; ++i) {
    await playCards(page, i);
    const now = await hand();
    assert.deepEqual(now, before.filter((card) => now.includes(card)));
    before = now;
  }
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
      }, fileOf(`${rank}${suit}.svg`));
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
  await openDrawer(page);
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
  await page.locator(".seat-S.turn button.card:not([aria-disabled])").first().click(kCorner);
  await page.waitForFunction((before) => !location.hash.includes(`cards=${before}&`) && !document.querySelector(".again"), told);
  await fine(page);
});

test("a calm game waits with a full trick until somebody goes on", async () => {
  const page = await site.page(kGame, { speed: "calm" });
  await page.waitForSelector(".seat-S.turn button.card:not([aria-disabled])");
  await page.locator(".seat-S.turn button.card:not([aria-disabled])").first().click(kCorner);
  await page.waitForSelector(".talk .go-on", { timeout: 15000 });
  await page.waitForTimeout(2500);
  assert.equal(await page.locator(".trick > .at .card").count(), 4);
  await page.click(".talk .go-on");
  await page.waitForFunction(() => document.querySelectorAll(".trick > .at .card").length < 4);
  // Who plays with keys goes on with a key.
  await waitForTurn(page);
  await chooseByKeys(page);
  await page.waitForSelector(".talk .go-on:focus", { timeout: 15000 });
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll(".trick > .at .card").length < 4);
  await fine(page);
});

for (const speed of ["once", "quick"]) test(`to those who do not see the table each thing is told once: ${speed}`, async () => {
  const page = await site.page(kGame, { speed });
  await page.waitForSelector("#said", { state: "attached" });
  await page.evaluate(() => {
    globalThis.told = [...document.querySelectorAll("#said p")].map((line) => line.textContent);
    new MutationObserver((all) => {
      for (const { addedNodes } of all) for (const line of addedNodes) globalThis.told.push(line.textContent);
    }).observe(document.querySelector("#said"), { childList: true });
  });
  await playDeal(page);
  await page.waitForTimeout(500);
  const told = await page.evaluate(() => globalThis.told);
  const all = told.join(" ");
  const count = (pattern) => all.match(pattern)?.length ?? 0;
  assert.match(told[0], /^(North|East|South|West) deals\. Your hand: .*Your (call|card)\.$/, told.join("\n"));
  assert.equal(count(/(North|East|West): \w+ of \w+\./g), 24, told.join("\n"));
  assert.equal(count(/South: \w+ of/g), 0, "one's own cards");
  assert.equal(count(/Your hand/g), 1, told.join("\n"));
  assert.equal(count(/ deals\./g), 1);
  assert.equal(count(/takes the trick/g), 8);
  assert.equal(count(/North-South write down/g), 1);
  assert.equal(count(/Your card\./g), 8);
  assert.equal(count(/thinking/g), 0);
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
  await openDrawer(page);
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
  await page.waitForSelector(".seat-S.turn button.card:not([aria-disabled])");
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
  // The auction of other rules is not known before the library is there.
  for (const hash of ["#play?rules=nku-rotterdam", "#boerenbridge"]) {
    const page = await site.page("#pad", { serviceWorkers: "block" });
    let comes;
    const released = new Promise((resolve) => (comes = resolve));
    await page.context().route("**/jasnel-*.wasm", (route) => released.then(() => route.continue()));
    await page.goto(`${site.address}?slow${hash}`);
    await page.locator("text=The game is on its way. On a slow line that takes a minute").waitFor();
    comes();
    await page.waitForSelector(".seat-S .card");
    await page.locator("text=on its way").waitFor({ state: "detached" });
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

test("the last choice is taken back, with what the others did after it", async () => {
  const page = await site.page(kGame);
  await playCards(page, 1);
  await waitForTurn(page);
  const before = new URL(page.url()).hash;
  await page.locator(".seat-S.turn button.card:not([aria-disabled])").first().click(kCorner);
  await page.waitForFunction(() => document.querySelectorAll(".seat-S .card").length === 6);
  await waitForTurn(page);
  await page.click(".undo");
  await page.waitForFunction((hash) => location.hash === hash, before);
  await page.waitForFunction(() => document.querySelectorAll(".seat-S .card").length === 7);
  // As any choice, it can be gone back on.
  await page.goBack();
  await page.waitForFunction(() => document.querySelectorAll(".seat-S .card").length === 6);
  await fine(page);
});

test("before your first choice there is nothing to take back", async () => {
  const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=2");
  await waitForTurn(page);
  assert.equal(await page.isDisabled(".undo"), true);
  await fine(page);
});

test("a card that is dragged to the table is played, and one that is let go before that is not", async () => {
  const page = await site.page(kGame);
  await waitForTurn(page);
  const card = page.locator(".seat-S.turn button.card:not([aria-disabled])").first();
  const drag = async (up) => {
    const { x, y } = await card.boundingBox();
    await page.mouse.move(x + 8, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 30, y - up / 2, { steps: 4 });
    await page.mouse.move(x + 40, y - up, { steps: 4 });
    await page.mouse.up();
  };
  const name = await card.getAttribute("data-card");
  await drag(-15);
  assert.equal(await page.locator(".seat-S .card").count(), 8);
  assert.equal(await page.locator(`.seat-S [data-card="${name}"].dragged`).count(), 0);
  await drag(150);
  await page.waitForFunction((played) => new URLSearchParams(location.hash.split("?")[1]).get("cards")?.includes(played), name);
  await page.waitForFunction(() => document.querySelectorAll(".seat-S .card").length === 7);
  await fine(page);
});

test("a hand is sorted as people hold it, and as somebody chooses", async () => {
  const page = await site.page(kGame, { kept: { settings: JSON.stringify({ speed: "once" }) } });
  await waitForTurn(page);
  const hand = () => page.locator(".seat-S button.card").evaluateAll((cards) => cards.map((card) => card.dataset.card));
  const all = await hand();
  const suitsOf = (cards) => cards.map(([suit]) => suit).filter((suit, i, suits) => suit !== suits[i - 1]);
  const isRed = (suit) => "HD".includes(suit);
  const suits = suitsOf(all);
  assert.equal(new Set(suits).size, suits.length, "each suit lies together");
  if (suits.some(isRed) && !suits.every(isRed)) assert.notEqual(isRed(suits[0]), isRed(suits[1]));
  const trump = await page.locator(".chip.declarer").evaluate((chip) => /suit-(\w)/.exec(chip.className)[1]);
  const plain = suits.find((suit) => suit !== trump && all.filter((card) => card[0] === suit).length > 1);
  const strength = all.filter((card) => card[0] === plain).map((card) => "ATKQJ987".indexOf(card[1]));
  assert.deepEqual(strength, [...strength].sort((a, b) => a - b));
  await openDrawer(page);
  await page.selectOption('label:has-text("Suits of your hand") select', "trumps");
  const first = (await hand())[0][0];
  assert.equal(first, all.some((card) => card[0] === trump) ? trump : first);
  await page.selectOption('label:has-text("Suits of your hand") select', "written");
  await page.selectOption('label:has-text("Within a suit") select', "written");
  assert.deepEqual(await hand(), [...all].sort((a, b) => {
    const placeOf = (card) => 10 * "SHDC".indexOf(card[0]) + "AKQJT987".indexOf(card[1]);
    return placeOf(a) - placeOf(b);
  }));
  await fine(page);
});

test("the others have faces and names, and backs and cloth are as somebody chooses", async () => {
  const page = await site.page(kGame);
  await waitForTurn(page);
  assert.equal(await page.locator(".plate .face").count(), 3);
  assert.match(await page.textContent(".seat-W .plate"), /Anna · West/);
  assert.doesNotMatch(await page.textContent(".seat-S .plate"), /Anna|Bram|Cees/);
  const colours = () =>
    page.evaluate(() => [".board", ".card.back"].map((one) => getComputedStyle(document.querySelector(one)).backgroundImage));
  const before = await colours();
  await openDrawer(page);
  await page.selectOption('label:has-text("Cloth") select', "blue");
  await page.selectOption('label:has-text("Backs") select', "green");
  const after = await colours();
  assert.notEqual(after[0], before[0]);
  assert.notEqual(after[1], before[1]);
  await page.keyboard.press("Escape");
  await page.waitForSelector(".side.open", { state: "detached" });
  assert.ok(await page.evaluate(() => document.activeElement.matches(".open-aside")));
  assert.deepEqual(await accessibilityFaults(page), []);
  await fine(page);
});

for (const [reducedMotion, seen] of [["no-preference", true], ["reduce", false]]) {
  test(`that cards are dealt is ${seen ? "seen" : "not seen"} with ${reducedMotion} asked for`, async () => {
    const page = await site.page("#pad", { speed: "normal", reducedMotion });
    const dealt = await watchTogether(page, ".board.dealing .seat-S .card");
    await page.click('nav a[href^="#play"]');
    await page.waitForFunction(() => document.querySelectorAll(".seat-S .card:not(.back)").length === 8);
    assert.equal(await dealt(), seen);
    await page.waitForSelector(".board:not(.dealing)");
    await fine(page);
  });
}

test("on a phone a game has the whole screen, and the drawer leads out of it", async () => {
  const page = await site.page(kGame, kPhone);
  await waitForTurn(page);
  assert.equal(await page.locator("body > header").isVisible(), false);
  const { height } = await page.locator(".felt").boundingBox();
  assert.ok(height >= 639, `${height}`);
  await page.click(".open-aside");
  await page.click(".to-front");
  await page.waitForSelector(".hero");
  assert.equal(await page.locator("body > header").isVisible(), true);
  await fine(page);
});

test("Back closes the drawer, and takes no card back", async () => {
  const page = await site.page(kGame, kPhone);
  await playCards(page, 1);
  await waitForTurn(page);
  const [address, cards] = [page.url(), await page.locator(".seat-S .card").count()];
  for (const close of [() => page.goBack(), () => page.click(".side .close")]) {
    await openDrawer(page);
    await close();
    await page.waitForSelector(".side:not(.open)", { state: "attached" });
    assert.equal(page.url(), address);
    assert.equal(await page.locator(".seat-S .card").count(), cards);
  }
  // Then it is the table's again.
  await page.goBack();
  await page.waitForFunction((was) => location.href !== was, address);
  await fine(page);
});

test("who called what is told to those who do not see it", async () => {
  const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=3&calls=H");
  await waitForTurn(page);
  assert.match(await page.textContent(".told"), /^East: ♥ hearts\. |^(North|West): ♥ hearts\. /);
  await fine(page);
});

test("on a phone the end of a deal is in view, and the way on", async () => {
  const page = await site.page(kGame, kPhone);
  await playDeal(page);
  const seen = await page.evaluate(() =>
    [".deal-result", ".choices"].map((name) => {
      const { top, bottom } = document.querySelector(name).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight + 1;
    }),
  );
  assert.deepEqual(seen, [true, true]);
  await fine(page);
});
