// A game is kept, whatever is looked at; and the table while it is played.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Jasnel } from "jasnel";
import { fine, openForTests } from "./browser.mjs";
import { openDrawer, playCards, playDeal, waitForTurn } from "./player.mjs";

const kGame = "#play?level=beginner&rules=kbn&seed=7&number=1";

const site = await openForTests();
const jasnel = await Jasnel.load();

/** What an address tells of a game. */
const toldOf = (page) =>
  Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.split("?")[1]));

test("a game is there again after a reload, elsewhere too", async () => {
  const page = await site.page(kGame);
  await playCards(page, 2);
  const game = toldOf(page);
  await page.reload();
  await waitForTurn(page);
  assert.deepEqual(toldOf(page), game);
  await page.click("nav >> text=My bid");
  await page.waitForSelector(".picker");
  await page.reload();
  await page.waitForSelector(".picker");
  await page.click("nav >> text=Play");
  await waitForTurn(page);
  assert.deepEqual(toldOf(page), game);
  await fine(page);
});

test("a bare address opens the game that was played last", async () => {
  const page = await site.page(kGame);
  await playCards(page, 2);
  const game = toldOf(page);
  for (const address of ["", "#play"]) {
    await page.goto("about:blank");
    await page.goto(site.address + address);
    await page.click("nav >> text=Play");
    await waitForTurn(page);
    assert.deepEqual(toldOf(page), game, address);
  }
  await fine(page);
});

test("to look at somebody's game loses no game of one's own", async () => {
  const page = await site.page(kGame);
  await playCards(page, 1);
  const game = toldOf(page);
  await page.goto(`${site.address}#play?level=beginner&rules=kbn&seed=8&number=1`);
  await page.reload();
  await waitForTurn(page);
  await page.goto("about:blank");
  await page.goto(`${site.address}#play`);
  await waitForTurn(page);
  assert.deepEqual(toldOf(page), game);
  await fine(page);
});

test("a new game, or other rules, ask before a game is stopped", async () => {
  const page = await site.page(kGame);
  await playCards(page, 1);
  const game = toldOf(page);
  const asks = [
    () => page.click(".new-game"),
    () => page.selectOption('label:has-text("Where do you play") select', "nku"),
  ];
  const refusals = [
    () => page.click("dialog >> text=Play on"),
    () => page.keyboard.press("Escape"),
  ];
  await openDrawer(page);
  for (const ask of asks) {
    for (const refuse of refusals) {
      await ask();
      await page.waitForSelector("dialog[open]");
      await refuse();
      await page.waitForSelector("dialog", { state: "detached" });
      assert.deepEqual(toldOf(page), game);
      assert.equal(await page.inputValue('label:has-text("Where do you play") select'), "kbn");
    }
  }
  await asks[1]();
  await page.click("dialog .yes");
  await page.waitForFunction(() => /rules=nku/.test(location.hash));
  assert.ok(toldOf(page).game);
  // Who leads may have played already.
  assert.ok(!toldOf(page).cards?.startsWith(game.cards));
  await page.goBack();
  await page.waitForFunction(() => !/rules=nku/.test(location.hash));
  await waitForTurn(page);
  assert.deepEqual(toldOf(page), game);
  await fine(page);
});

test("a game that has not begun is changed without a question", async () => {
  // East deals, so that South is the first to call.
  const page = await site.page("#play?level=club&rules=kbn&seed=7&number=2");
  await waitForTurn(page);
  await openDrawer(page);
  await page.selectOption('label:has-text("Level") select', "beginner");
  assert.deepEqual(toldOf(page), { level: "beginner", rules: "kbn", seed: "7", number: "2" });
  await page.click(".new-game");
  await page.waitForFunction(() => !/seed=7&/.test(location.hash));
  assert.equal(await page.locator("dialog").count(), 0);
  await fine(page);
});

test("after the last deal of a game a new one begins without a question", async () => {
  const sheet = Array(15).fill("0:162").join();
  const last = `level=beginner&rules=kbn&seed=7&number=16&sheet=${sheet}`;
  const page = await site.page(`#play?${last}`, { kept: { game: last } });
  await playDeal(page);
  // Cards that others played are kept too.
  const game = toldOf(page);
  await page.goto("about:blank");
  await page.goto(`${site.address}#play`);
  await page.waitForSelector(".game.over");
  assert.deepEqual(toldOf(page), game);
  await page.click(".side .go-on");
  await page.waitForFunction(() => /game=[^&]/.test(location.hash));
  assert.equal(await page.locator("dialog").count(), 0);
  await fine(page);
});

test("each game has deals of its own, which its address keeps", async () => {
  for (const hash of ["#play", "#boerenbridge"]) {
    const seen = new Set();
    for (let i = 0; i < 2; ++i) {
      const page = await site.page(hash);
      await page.waitForSelector(".seat-S .card");
      await page.waitForFunction(() => /hands=[0-9a-z]{16}/.test(location.hash));
      const cards = () => page.locator(".seat-S .card").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")).join());
      const dealt = await cards();
      assert.ok(dealt.split(",").length >= 8);
      assert.ok(!/seed/.test(page.url()));
      seen.add(dealt);
      // Whoever gets the address has the same deal.
      const other = await site.page(new URL(page.url()).hash);
      await other.waitForSelector(".seat-S .card");
      assert.equal(await other.locator(".seat-S .card").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")).join()), dealt);
      await fine(other);
      await page.reload();
      await page.waitForSelector(".seat-S .card");
      assert.equal(await cards(), dealt);
      await fine(page);
    }
    assert.equal(seen.size, 2);
  }
});

test("the deals of a game follow each other, each dealt by the next player", async () => {
  const page = await site.page("#boerenbridge?level=beginner&players=3&most=2&game=abc&number=1");
  await page.waitForFunction(() => /hands=/.test(location.hash));
  const first = toldOf(page);
  for (let i = 0; i < 40 && !(await page.locator(".next-deal").count()); ++i) {
    const choice = page.locator(".calls button, .seat-S.turn button.card:not([aria-disabled])").first();
    if (await choice.count()) await choice.click({ position: { x: 8, y: 20 }, timeout: 1000 }).catch(() => {});
    else await page.waitForTimeout(50);
  }
  await page.click(".next-deal");
  await page.waitForFunction(() => /number=2/.test(location.hash) && /hands=/.test(location.hash));
  const second = toldOf(page);
  assert.notEqual(second.hands, first.hands);
  assert.equal(Number(second.dealer), (Number(first.dealer) + 1) % 3);
  assert.equal(second.game, first.game);
  await fine(page);
});

test("Back takes back one card of one's own, and Forward plays it again", async () => {
  const page = await site.page(kGame);
  const steps = [];
  for (let cards = 0; cards < 4; ++cards) {
    await playCards(page, cards);
    steps.push(toldOf(page));
  }
  for (const step of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await waitForTurn(page);
    assert.deepEqual(toldOf(page), step);
  }
  await page.goForward();
  await waitForTurn(page);
  assert.deepEqual(toldOf(page), steps[1]);
  await fine(page);
});

test("a deal that is over is gone through, and Back is at the game again", async () => {
  const sheet = Array(15).fill("0:162").join();
  const page = await site.page(`#play?level=beginner&rules=kbn&seed=7&number=16&sheet=${sheet}`);
  await playDeal(page);
  const game = toldOf(page);
  const marked = async () => {
    await page.waitForSelector(".reasons", { timeout: 60_000 });
    return page.innerText(".reasons ul");
  };
  const reasons = await marked();
  await page.click("text=Go through it card by card");
  await page.waitForSelector(".seat.turn .card .note");
  // By the same calls, and where the game stood: each choice is marked as it was there.
  assert.equal(toldOf(page).calls, game.calls);
  assert.match(toldOf(page).match, /^1,-\d+$/);
  assert.equal(await marked(), reasons);
  await page.click("button:has-text('Forward')");
  await page.waitForFunction(() => /seen=1/.test(location.hash));
  await page.goBack();
  await page.waitForFunction(() => /seen=0/.test(location.hash));
  await page.reload();
  await page.waitForSelector(".seat.turn .card .note");
  await page.goBack();
  await page.waitForSelector(".game .judged");
  assert.deepEqual(toldOf(page), game);
  await page.goForward();
  await page.reload();
  await page.click("nav >> text=Play");
  await page.waitForSelector(".game .judged", { timeout: 60000 });
  assert.deepEqual(toldOf(page), game);
  await fine(page);
});

test("a trick is seen when it is full, and cleared before the next lead", async () => {
  const page = await site.page(kGame, { speed: "normal" });
  let leads = 0;
  await page.evaluate(() => {
    new MutationObserver(() => {
      globalThis.full ||= document.querySelectorAll(".trick > .at .card").length === 4;
    }).observe(document.body, { subtree: true, childList: true });
  });
  await playDeal(page, async () => {
    const onTable = await page.evaluate(() => {
      const waits = document.querySelector(".talk .go-on") !== null;
      const yours = document.querySelector(".seat-S.turn button.card:not([aria-disabled])") !== null;
      return { waits, yours, cards: document.querySelectorAll(".trick > .at .card").length };
    });
    if (!onTable.yours || onTable.waits) return;
    assert.ok(onTable.cards < 4, "four cards lie on the table while South is to play");
    if (onTable.cards === 0) ++leads;
  });
  assert.ok(leads > 1, `South led to ${leads} tricks`);
  assert.equal(await page.evaluate(() => globalThis.full), true);
  await fine(page);
});

test("an error of a player goes with its turn", async () => {
  const page = await site.page("#home", { serviceWorkers: "block" });
  await page.addInitScript(() => {
    const Plain = Worker;
    globalThis.Worker = class extends Plain {
      postMessage(message) {
        const { ask, seat } = message.question ?? {};
        super.postMessage(ask === "move" && seat === "W" ? { ...message, question: { ask: "nothing" } } : message);
      }
    };
  });
  // East deals, so that South is the first to call.
  await page.goto(`${site.address}?again#play?level=club&rules=kbn&seed=7&number=2`);
  await waitForTurn(page);
  await page.locator(".calls button").first().click();
  await page.waitForSelector(".wrong");
  await page.goBack();
  await waitForTurn(page);
  assert.equal(await page.locator(".wrong").count(), 0);
  await fine(page);
});

test("whoever leaves as another plays is not taken back to the game", async () => {
  for (const hash of [kGame, "#boerenbridge?level=beginner&players=4&most=3&seed=7&number=1"]) {
    const page = await site.page("#home", { serviceWorkers: "block" });
    // With the answer of the first that bids or plays the address changes, before the page follows it.
    await page.addInitScript(() => {
      const Plain = Worker;
      globalThis.Worker = class extends Plain {
        constructor(...told) {
          super(...told);
          this.addEventListener("message", ({ data }) => {
            if (globalThis.left || data.answer?.move === undefined) return;
            globalThis.left = true;
            location.hash = "#pad";
          });
        }
      };
    });
    await page.goto(`${site.address}?again${hash}`);
    await page.waitForFunction(() => globalThis.left);
    await page.waitForSelector("text=Nothing is written down yet.");
    assert.equal(await page.evaluate(() => location.hash), "#pad");
    await fine(page);
  }
});

const kPasses = (count) => Array(count).fill("pass").join("+");

test("cards are turned one after another, and each may be played while it lies turned", async () => {
  const page = await site.page("#play?level=beginner&rules=gedraaid&seed=7&number=2");
  const legalAfter = async (passes, call) => {
    await page.goto(`${site.address}#play?level=beginner&rules=gedraaid&seed=7&number=2&calls=${kPasses(passes)}`);
    await page.waitForSelector(`.calls [data-call="${call}"]`);
    return page.locator(".calls button").evaluateAll((all) => all.map((one) => one.dataset.call));
  };
  const turned = jasnel.ask({ ask: "random", seed: 7, number: 2, rules: "gedraaid" }).turned;
  assert.equal(turned.length, 4);
  for (const round of [0, 1, 3]) {
    assert.deepEqual(await legalAfter(4 * round, turned[round]), ["pass", turned[round]]);
    assert.equal(await page.locator(".turned-cards .passed-on").count(), round);
    assert.match(await page.textContent(".turned-cards .bid-on"), new RegExp("♠♥♦♣"["SHDC".indexOf(turned[round])]));
  }
  await page.click(`.calls [data-call="${turned[3]}"]`);
  await page.waitForSelector(".chip.declarer");
  assert.equal(await page.locator(".wrong").count(), 0);
  await fine(page);
  const hand = await site.page("#hand?hand=J7.AT.K98.A&rules=gedraaid&passes=5&turned=C,H&deals=24");
  await hand.waitForSelector('.bids tr[data-call="H"]');
  assert.equal(await hand.locator(".bids tr[data-call]").count(), 2, "hearts, and pass");
  assert.equal(await hand.locator(".wrong").count(), 0);
  await fine(hand);
});

test("a deal that is passed out is dealt again under its number: shown, and not counted", async () => {
  const game = `level=beginner&rules=bga&game=abc&number=3&sheet=100:62,82:80`;
  const page = await site.page(`#play?${game}`, { kept: { game } });
  await page.waitForFunction(() => /hands=.*turned=|turned=.*hands=/.test(location.hash));
  const first = toldOf(page);
  await page.goto(`${site.address}#play?${new URLSearchParams({ ...first, calls: Array(8).fill("pass").join(" ") })}`);
  await page.locator(".told:has-text(\"All have passed: the cards are dealt again\")").waitFor();
  assert.equal(await page.locator(".judged, .sheet tbody tr:nth-child(3)").count(), 0);
  await page.click(".talk .go-on");
  await page.waitForFunction((hands) => /hands=/.test(location.hash) && !location.hash.includes(hands), first.hands);
  const second = toldOf(page);
  assert.deepEqual([second.number, second.again, second.sheet], ["3", "1", first.sheet]);
  assert.match(await page.textContent(".sheet caption"), /Score, deal 2, to 1500 points · dealt again once/);
  assert.equal(await page.locator(".wrong").count(), 0);
  await fine(page);
});

test("a game to so many points ends when a side has them, and the pad says who won", async () => {
  for (const [sheet, ends] of [["1495:1495", true], ["100:62", false]]) {
    const game = `level=beginner&rules=kbn,game=1500-points&seed=7&number=2&sheet=${sheet}`;
    const page = await site.page(`#play?${game}`, { kept: { game } });
    await page.waitForSelector(".sheet caption");
    assert.equal(await page.textContent(".sheet caption"), "Score, deal 1, to 1500 points");
    await playDeal(page);
    assert.equal(await page.locator(".side .verdict:has-text('The game is over')").count(), ends ? 1 : 0);
    assert.equal(await page.textContent(".side .go-on"), ends ? "New game" : "Next deal");
    await page.goto(`${site.address}#pad`);
    await page.waitForSelector(".games small");
    assert.match(await page.textContent(".games small"), ends ? /won|lost/ : /deal 2, to 1500 points/);
    await fine(page);
  }
});

test("an address with the rules of a club begins a game by them, and their name is kept", async () => {
  const rules = "nku-rotterdam,four-jacks=200";
  const address = `${site.address}#play?rules=${encodeURIComponent(rules)}&place=Caf%C3%A9%20De%20Zon`;
  const page = await site.page(`#play?rules=${encodeURIComponent(rules)}&place=Caf%C3%A9%20De%20Zon`);
  await waitForTurn(page);
  assert.equal(toldOf(page).rules, rules);
  const shown = () => page.locator(".side .choice select, .choice select").evaluateAll((all) => all.map((one) => one.selectedOptions[0]?.textContent));
  assert.ok((await shown()).includes("Café De Zon"));
  await page.goto(`${site.address}#hand`);
  await page.waitForSelector(".picker");
  assert.equal(await page.locator("option", { hasText: "Café De Zon" }).count(), 1);
  // A game that is under way is not lost by it.
  const other = await site.page(kGame);
  await playCards(other, 1);
  const game = toldOf(other);
  await other.goto("about:blank");
  await other.goto(address);
  await waitForTurn(other);
  assert.deepEqual(toldOf(other), game);
  await fine(page);
  await fine(other);
});

test("by the rules of kraken the calls go on after a suit, and one may double", async () => {
  const page = await site.page("#play?level=beginner&rules=kraken&seed=1&number=1");
  await waitForTurn(page);
  await page.click('.calls [data-call="double"]');
  await waitForTurn(page);
  const calls = toldOf(page).calls.split(" ");
  assert.deepEqual(calls.slice(0, 2), ["H", "double"]);
  const { legal } = jasnel.state({ deal: jasnel.random(1, 1).line, rules: "kraken", auction: calls });
  assert.deepEqual(await page.locator(".calls button").evaluateAll((all) => all.map((one) => one.dataset.call)), legal);
  await fine(page);
});
