// The page in a real browser, its values compared with those of the library in this process.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Jasnel } from "jasnel";
import { accessibilityFaults, fileOf, fine, kLong, openForTests } from "./browser.mjs";
import { dealPlace, kDeal, kHand, kPlaces, kReady } from "./places.mjs";
import { kCorner, playDeal } from "./player.mjs";

const site = await openForTests();
const jasnel = await Jasnel.load();

test("a hand is clicked, and its calls are valued", async () => {
  const page = await site.page("#hand?deals=120");
  for (const card of ["SJ", "S7", "HA", "HT", "DK", "D9", "D8", "CA"]) {
    await page.click(`[data-card="${card}"]`);
  }
  await page.waitForSelector(".verdict");
  await page.waitForSelector("text=/^120 deals of the other cards\\./");
  const bid = jasnel.bid({
    dealer: "N",
    hand: ["SJ", "S7", "HA", "HT", "DK", "D9", "D8", "CA"],
    worlds: 120,
  });
  assert.equal(await page.getAttribute(".verdict", "data-call"), bid.call);
  for (const suit of bid.suits) {
    const bar = await page.textContent(`tr[data-call="${suit.suit}"] .bar-number`);
    assert.equal(bar, `${Math.round(100 * suit.played_makes)}%`);
  }
  assert.match(page.url(), /hand=J7\.AT\.K98\.A/);
  await fine(page);
});

test("the book says at once what a hand is worth, in all places and with another card", async () => {
  const page = await site.page(`#hand?hand=${kHand}&deals=3000`);
  const first = await page.waitForSelector("[data-book], .verdict");
  assert.equal(await first.getAttribute("data-book"), kHand);
  await page.waitForSelector(".book-exchanges", { state: "attached" });
  await page.click("details.book summary");
  const book = jasnel.book({ hand: kHand });
  for (const { suit, places } of book.suits) {
    const cells = await page.locator(`.book-places tr[data-suit="${suit}"] td`).allTextContents();
    assert.deepEqual(
      cells.map((text) => text.split("%")[0]),
      places.map((place) => String(Math.round(100 * place.played_makes))),
    );
  }
  const { exchanges } = jasnel.book({ hand: kHand, trump: "S", place: 1, exchanges: true });
  const row = await page.textContent(".book-exchanges tbody tr");
  assert.ok(row.includes(`${Math.round(100 * exchanges[0].makes)}%`), row);
  await fine(page);
});

test("an address with a hand is answered at once", async () => {
  const page = await site.page(`#hand?hand=${kHand}`);
  await page.waitForSelector(".verdict");
  const shown = await page.evaluate(() => performance.now());
  console.log(`first answer after ${Math.round(shown)} ms`);
  await fine(page);
});

test("a hand is known to within two points, without waiting for what is more precise", async () => {
  const page = await site.page(`#hand?hand=${kHand}`);
  const bid = jasnel.bid({
    dealer: "N",
    hand: ["SJ", "S7", "HA", "HT", "DK", "D9", "D8", "CA"],
    precision: 0.02,
  });
  for (const { low, high } of bid.suits) assert.ok(high - low <= 0.04);
  assert.ok(bid.worlds < 3000);
  await page.waitForSelector(`text=/^${bid.worlds} deals of the other cards/`, { timeout: 60000 });
  for (const { suit, score, played_score } of bid.suits) {
    const shown = await page.textContent(`tr[data-call="${suit}"] .figure`);
    assert.equal(Number(shown.replace("−", "-")), Number((played_score ?? score).toFixed(0)) + 0);
  }
  await fine(page);
});

/** Waits until more than one worker has been heard of, which is a moment after they start. */
async function workersOf(page) {
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  while (page.workers().length < Math.min(2, cores)) await page.waitForEvent("worker");
}

test("more than one worker looks at a hand, and a short question need not wait", async () => {
  const page = await site.page(`#hand?hand=${kHand}`);
  await page.waitForSelector(".verdict");
  await workersOf(page);
  await page.click("text=Random hand");
  await page.waitForURL((url) => !url.hash.includes(`hand=${kHand}`), { timeout: 20000 });
  await fine(page);
});

test("a hand is chosen with the keyboard alone", async () => {
  const page = await site.page("#hand");
  await page.focus('[data-card="SA"]');
  for (let i = 0; i < 8; ++i) {
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
  }
  await page.waitForSelector(".verdict");
  assert.match(page.url(), /hand=AKQJT987/);
  await fine(page);
});

test("a shared address shows the same, in Dutch too", async () => {
  const page = await site.page(`#hand?hand=${kHand}&dealer=W&passes=1&rules=nku`, {
    locale: "nl-NL",
  });
  await page.waitForSelector(".verdict");
  assert.equal(await page.getAttribute("html", "lang"), "nl");
  assert.equal(await page.locator('[aria-pressed="true"]').count(), 8);
  assert.match(await page.textContent(".verdict"), /Beste bod/);
  await fine(page);
});

test("a pasted deal has its table, and a row of it is played", async () => {
  const page = await site.page("#deal");
  await page.fill("textarea", `${kDeal} leader=S`);
  await page.click(".paste [type=submit]");
  await page.waitForSelector(".deal-table");
  const table = jasnel.table(`${kDeal} leader=S`);
  for (const row of table.rows) {
    const value = await page.textContent(`tr[data-trump="${row.trump}"] .figure`);
    assert.equal(value, row.value > 0 ? `+${row.value}` : String(row.value).replace("-", "−"));
  }
  await page.click('tr[data-trump="H"] .outcome >> nth=0');
  await page.waitForSelector(".seat-S .card .note");
  const [solved] = jasnel.solve(`${kDeal} trump=H declarer=S leader=S`, { cards: true });
  for (const card of solved.cards) {
    const note = await page.textContent(`[data-card="${card.card}"] .note`);
    assert.equal(note, card.value === 100 ? "0" : `−${100 - card.value}`);
    const marked = await page.getAttribute(`[data-card="${card.card}"]`, "class");
    assert.equal(marked.includes("best"), solved.best.includes(card.card));
  }
  await page.click('[data-card="S9"]', kCorner);
  await page.waitForSelector(".seat-W.turn");
  await page.click("text=Back");
  await page.waitForSelector(".seat-S.turn");
  await page.click("text=Play perfectly to the end");
  await page.waitForSelector(".won strong");
  assert.match(await page.textContent(".won"), /Made/);
  await fine(page);
});

test("PBN and a played game are read, and the game is judged", async () => {
  const page = await site.page("#deal");
  await page.fill("textarea", `[Dealer "E"]\n[Deal "${kDeal}"]\n`);
  await page.click(".paste [type=submit]");
  await page.waitForSelector(".deal-table");
  const record = {
    id: 7,
    players: ["A", "B"],
    deal: kDeal,
    trump: "H",
    declarer: "S",
    dealer: "E",
    tricks: [{ leader: "S", cards: ["CJ", "C7", "DT", "CK"] }],
  };
  await page.click(".another > summary");
  await page.fill("textarea", JSON.stringify(record));
  await page.click(".paste [type=submit]");
  await page.waitForSelector(".judged");
  const analysis = jasnel.analyse(record);
  const lost = await page.textContent('.judged tr[data-seat="S"] .figure');
  assert.equal(lost, String(analysis.players.S.points_lost));
  await fine(page);
});

test("many played games are read, and one is chosen", async () => {
  const page = await site.page("#deal");
  const record = (card) =>
    JSON.stringify({
      deal: kDeal, trump: "H", declarer: "S", dealer: "E",
      tricks: [{ leader: "S", cards: [card] }],
    });
  await page.fill("textarea", `${record("CJ")}\n${record("S9")}\n`);
  await page.click(".paste [type=submit]");
  await page.waitForSelector("text=2 deals read");
  assert.match(page.url(), /cards=CJ/);
  await page.selectOption(".deals-read select", { value: "1" });
  await page.waitForFunction(() => location.hash.includes("cards=S9"));
  await fine(page);
});

test("a picture of a deal is read", async () => {
  const page = await site.page("#deal");
  const suits = (hand) => hand.split(".").map((ranks, i) => `${"♠♥♦♣"[i]} ${[...ranks].join(" ") || "-"}`).join("\n");
  const [north, east, south, west] = kDeal.slice(2).split(" ");
  await page.fill(
    "textarea",
    `Board 1. East leads.\n\nNorth (dealer)\n${suits(north)}\nEast\n${suits(east)}\nSouth\n${suits(south)}\nWest\n${suits(west)}\n`,
  );
  await page.click(".paste [type=submit]");
  await page.waitForSelector(".deal-table");
  assert.match(page.url(), /leader=E/);
  await fine(page);
});

test("a bad address says what is wrong with it", async () => {
  for (const [hash, message] of [
    ["#nowhere", /page "nowhere".*hand, deal, play/],
    ["#deal?troef=H", /troef=.*trump/],
    ["#deal?leader=X", /leader=X.*N, E, S or W/],
    ["#deal?deal=N:A... A... - -", /each card once/],
    ["#hand?hand=AJ6", /hand=AJ6.*spades/],
    ["#boerenbridge?level=beginner&players=4&most=10&seed=7&number=30", /number=30; expected a number from 1 to 19\./],
    ["#boerenbridge?players=4&most=30&seed=7&number=1", /most=30; expected a number from 1 to 10/],
    ["#boerenbridge?players=9&seed=7&number=1", /players=9; expected a number from 3 to 7/],
    ["#play?rules=kbn&seed=7&number=17", /number=17; expected a number from 1 to 16\./],
    ["#play?level=expert", /level=expert; expected beginner, casual/],
    ["#play?rules=rotterdams&game=x&number=1", /unknown rule set 'rotterdams'; expected one of kbn, /],
    ["#play?rules=kbn,game=long&game=x&number=1", /rule option game='long'; expected 1-deals to 1000-deals/],
  ]) {
    const page = await site.page(hash);
    await page.waitForFunction(
      (source) => new RegExp(source).test(document.querySelector(".wrong")?.textContent ?? ""),
      message.source,
      { timeout: 5000 },
    );
    await fine(page);
  }
  // It is no longer said once somebody goes elsewhere.
  const page = await site.page("#play?level=expert");
  await page.waitForSelector(".seat-S .card");
  assert.equal(await page.locator(".wrong", { hasText: "level=expert" }).count(), 1);
  await page.click("header a[href='#home']");
  await page.waitForSelector(".wrong", { state: "detached" });
  await fine(page);
});

test("nothing is wrong with what the pages write to the address", async () => {
  for (const [hash, ready] of [
    [`#hand?hand=${kHand}&dealer=W&rules=bedum&passes=1&turned=D&deals=24`, ".verdict"],
    ["#boerenbridge?players=4&hand=A.K..92&bids=1,0&deals=100", ".verdict"],
    ["#boerenbridge?view=bid", ".picker"],
    ["#boerenbridge?level=beginner&players=3&most=2&seed=7&number=2&sheet=2_1.0.-2_0.2.-4_0.0.10&bids=0", ".seat-S .card"],
    ["#play?level=beginner&rules=kbn&seed=7&number=2&sheet=0:162&calls=pass+pass", ".seat-S .card"],
    [`#deal?${new URLSearchParams({ deal: kDeal, leader: "S", trump: "H", declarer: "S", cards: "CJC7", seen: "1", aim: "score" })}`, ".judged"],
  ]) {
    const page = await site.page(hash);
    await page.waitForSelector(ready);
    assert.equal(await page.locator(".wrong").count(), 0, hash);
    await fine(page);
  }
});

test("a wrong paste says what is wrong and where", async () => {
  const page = await site.page("#deal");
  for (const [text, message] of [
    ["N:AJT.Q8.T98. K.KJ.K.KT98", /line 1: column \d+: .*expected/],
    ["N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ AQ87.A.QJ7.", /line 1: column \d+: .*SA/],
    ["hello", /line 1: column 1/],
    ['{"deal":', /expected/],
    ['{"deal":"N:A"}', /deal: column/],
    ["", /no deal in it/],
  ]) {
    await page.fill("textarea", text);
    await page.click(".paste [type=submit]");
    await page.waitForFunction(
      (source) => new RegExp(source).test(document.querySelector(".wrong")?.textContent ?? ""),
      message.source,
      { timeout: 5000 },
    );
  }
  await fine(page);
});

test("a deal is made by clicks", async () => {
  const page = await site.page("#deal");
  await page.click("text=Make your own deal");
  const hands = jasnel.read(kDeal)[0].hands;
  for (const [seat, name] of Object.entries({ N: "North", E: "East", S: "South", W: "West" })) {
    await page.check(`label:has-text("${name}") >> input`);
    for (const card of hands[seat]) await page.click(`[data-card="${card}"]`);
  }
  await page.click('[data-seat="N"]');
  await page.waitForSelector(".deal-table");
  await fine(page);
});

test("a game is played to the end of a deal", async () => {
  const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=1");
  await playDeal(page);
  const written = await page.locator(".sheet tfoot .figure").allTextContents();
  assert.ok(Number(written[0]) + Number(written[1]) >= 162);
  await page.click("text=Next deal");
  await page.waitForFunction(() => /number=2/.test(location.hash));
  await fine(page);
});

test("a game ends with its last deal, which can be gone through", async () => {
  const sheet = Array(15).fill("0:162").join();
  const page = await site.page(`#play?level=beginner&rules=kbn&seed=7&number=16&sheet=${sheet}`);
  await playDeal(page);
  assert.match(await page.textContent("main"), /The game is over: East-West win\./);
  assert.equal(await page.locator("text=Next deal").count(), 0);
  await page.click("text=Go through it card by card");
  await page.waitForSelector(".seat.turn .card .note");
  assert.equal(await page.locator("button:has-text('Forward')").isEnabled(), true);
  await fine(page);
});

test("a card is played with the keyboard, and the next key is at the table", async () => {
  const page = await site.page(dealPlace({ trump: "H", declarer: "S" }));
  await page.waitForSelector(".seat-S .card .note");
  const best = page.getByRole("button", { name: /, best$/ }).first();
  await best.focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".seat-W.turn .note");
  await page.keyboard.press("Tab");
  assert.ok(await page.evaluate(() => document.activeElement.closest(".seat-W") !== null));
  await fine(page);
});

test("a game begins by itself", async () => {
  const page = await site.page("#play");
  await page.waitForSelector(".seat-S .card");
  assert.match(page.url(), /game=\w+/);
  await fine(page);
});

test("a game has as many deals as its rules say", async () => {
  for (const [rules, deals] of [["bedum", 12], ["nkf", 16]]) {
    const page = await site.page(`#play?rules=${rules}&seed=7&number=2&sheet=0:162`);
    const caption = await page.textContent(".sheet caption");
    assert.equal(caption, `Score, deal 1 of ${deals}`);
    await fine(page);
  }
});

test("a hand of boerenbridge has its bids and tricks", async () => {
  const page = await site.page("#boerenbridge?players=4&hand=A.K..9&bids=1,0,1&deals=500");
  await page.waitForSelector("text=/^500 deals of the other cards\\./");
  const bid = jasnel.bid({
    game: "boerenbridge", players: 4, hand: ["SA", "HK", "C9"], bids: [1, 0, 1], worlds: 500,
  });
  assert.equal(await page.getAttribute(".verdict", "data-bid"), String(bid.bid));
  assert.match(await page.textContent("main"), /You may not bid 1/);
  await fine(page);
});

// In the dark only colours differ.
for (const [colorScheme, options, rules] of [["light", {}], ["dark", kLong, ["color-contrast"]]]) {
  test(`everything has a name and is seen well, ${colorScheme}`, options, async () => {
    for (const hash of kPlaces) {
      const page = await site.page(hash, { colorScheme });
      await page.waitForSelector(kReady);
      assert.deepEqual(await accessibilityFaults(page, rules), [], hash);
      await fine(page);
    }
  });
}

test("each part of the library is loaded once for all workers", async () => {
  const loaded = [];
  const count = ({ url }) => void (/^\/jasnel-.*wasm$/.test(url) && loaded.push(url.slice(1)));
  site.server.on("request", count);
  const page = await site.page(`#hand?hand=${kHand}&deals=120`, { serviceWorkers: "block" });
  await page.waitForSelector(".verdict");
  await workersOf(page);
  assert.deepEqual(loaded, ["jasnel-first.wasm", "jasnel-rest.wasm"].map((name) => fileOf(name)));
  site.server.off("request", count);
  await fine(page);
});

test("where the library cannot be loaded the page says so once, and no more when it is there after all", async () => {
  const page = await site.page("#pad", { serviceWorkers: "block" });
  await page.context().route("**/jasnel-*.wasm", (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.address}?again${dealPlace({})}`);
  const missing = page.locator("main > .wrong");
  await missing.filter({ hasText: "jasnel.wasm cannot be loaded, so the page cannot work anything out" }).waitFor();
  assert.match(await missing.textContent(), /jasnel-first-\w+\.wasm: 404 Not Found/);
  await page.locator("main .busy").filter({ hasText: /^$/ }).first().waitFor({ state: "attached" });
  assert.equal(await page.locator(".wrong").count(), 1);
  await page.click('button[lang="nl"]');
  await missing.filter({ hasText: "jasnel.wasm kan niet worden geladen" }).waitFor();
  await page.context().unroute("**/jasnel-*.wasm");
  await page.goto(`${site.address}?again#hand?hand=${kHand}&deals=24`);
  await page.waitForSelector(".verdict");
  await missing.waitFor({ state: "detached" });
  await page.context().close();
});

test("it loads and answers without a network", async () => {
  const page = await site.page();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto(`${site.address}#hand?hand=${kHand}`);
  await page.reload();
  await page.waitForSelector(".verdict");
  await page.context().close();
});

test("links and red suits in running text have the colours of the page, by day, by night and on felt", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const page = await site.page(dealPlace({ trump: "H", declarer: "S", cards: "CJC7DTCK", seen: "2" }), { colorScheme });
    await page.waitForSelector(".judged");
    const inks = await page.evaluate(() => {
      const of = (selector) => getComputedStyle(document.querySelector(selector)).color;
      return { red: of(".contract .ink-H"), text: of(".contract") };
    });
    assert.notEqual(inks.red, inks.text);
    const black = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
      const found = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (/[♥♦]/.test(text.data) && !text.parentElement.closest(".ink, option, title")) found.push(text.data);
      }
      return found;
    });
    assert.deepEqual(black, []);
    await page.goto(`${site.address}#puzzles?number=1`);
    await page.locator(".seat.turn .card").first().click({ position: { x: 6, y: 14 } });
    await page.waitForSelector(".solution a");
    const [link, green] = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = "var(--green)";
      return [document.querySelector(".solution a"), probe].map((one) => getComputedStyle(one).color);
    });
    assert.equal(link, green);
    await fine(page);
  }
});

test("an interval is told in words", async () => {
  const page = await site.page(`#hand?hand=${kHand}&deals=24`);
  await page.waitForSelector(".verdict");
  assert.match(await page.textContent('.bids tr[data-call="S"] .interval'), /^with open hands \d+–\d+%$/);
  await fine(page);
  const tricks = await site.page("#boerenbridge?hand=A.K..9&deals=100");
  await tricks.waitForSelector(".verdict");
  assert.match(await tricks.textContent(".bids .interval"), /^\d+–\d+%$/);
  await fine(tricks);
});

test("the score sheet names both sides", async () => {
  const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=2&sheet=0:162");
  await page.waitForSelector(".sheet");
  assert.deepEqual(await page.locator(".sheet thead .figure").allInnerTexts(), ["Us\nNorth-South", "Them\nEast-West"]);
  await fine(page);
});
