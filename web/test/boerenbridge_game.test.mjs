// A game of boerenbridge: played by mouse, touch and key, kept, and scored as the library says.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Jasnel } from "jasnel";
import { accessibilityFaults, fine, kLong, openForTests } from "./browser.mjs";
import { openDrawer } from "./player.mjs";

/** A round of three deals: of two cards, of one, and of two. */
const kTerms = { level: "beginner", players: "4", most: "2" };
const kNames = ["You", "Anna", "Bram", "Cees", "Dora"];
const kPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Where ten cards in a fan leave each to be seen. */
const kCorner = { position: { x: 20, y: 30 } };
const kBids = ".calls button";
const kCards = ".seat-0.turn button.card:not([aria-disabled])";
const kChoices = `${kBids}, ${kCards}`;

const site = await openForTests();
const jasnel = await Jasnel.load();

const placeOf = (told) => `#boerenbridge?${new URLSearchParams({ ...kTerms, seed: "7", number: "1", ...told })}`;

/** What an address tells of a game. */
const toldOf = (page) =>
  Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.split("?")[1]));

/** Waits until it is your turn, or the deal is over; whether it is not. */
async function isYourTurn(page) {
  await page.waitForSelector(`${kChoices}, .game.over`);
  return (await page.locator(".game.over").count()) === 0;
}

/** Takes the highest bid or the first card that is legal, until the deal is over or so many were taken. */
async function play(page, most = Infinity, choose = (choice) => choice.click(kCorner)) {
  for (let taken = 0; taken < most && (await isYourTurn(page)); ++taken) {
    const before = page.url();
    const bids = page.locator(kBids);
    await choose((await bids.count()) > 0 ? bids.last() : page.locator(kCards).first());
    await page.waitForFunction((url) => location.href !== url, before);
  }
}

/** What the library draws and says of the deal of an address. */
function dealOf(told) {
  const players = Number(told.players);
  const deal = jasnel.ask({
    ask: "random", game: "boerenbridge", seed: Number(told.seed), number: Number(told.number), players,
    most_cards: Number(told.most),
  });
  const cards = told.cards?.match(/../g) ?? [];
  const tricks = [];
  for (let i = 0; i < cards.length; i += players) tricks.push({ cards: cards.slice(i, i + players) });
  const bids = told.bids ? told.bids.split(",").map(Number) : [];
  const state = jasnel.state({ game: "boerenbridge", deal: deal.line, bids, tricks, totals: deal.seats.map(() => 0) });
  return { deal, state };
}

/** By player what is by seat. */
const byPlayer = ({ seats }, values) => kNames.slice(0, seats.length).map((_, player) => values[seats.indexOf(player)]);

/** Of what is written with signs. */
const numbers = (texts) => texts.map((text) => Number(text.replace("−", "-").replace("+", "")));

test("a deal is played by mouse, and scored as the library does", async () => {
  const page = await site.page(placeOf({ most: "4" }));
  await play(page);
  const { deal, state } = dealOf(toldOf(page));
  assert.equal(state.phase, "over");
  const row = page.locator(".tricks-sheet tbody tr").first();
  assert.equal(await row.locator("th").textContent(), String(deal.cards));
  const written = await row.locator("td").evaluateAll((cells) => cells.map((cell) => cell.firstChild.textContent));
  assert.deepEqual(numbers(written), byPlayer(deal, state.result.scores));
  const totals = await page.locator(".tricks-sheet tfoot tr").first().locator("td").allTextContents();
  assert.deepEqual(numbers(totals), byPlayer(deal, state.result.scores));
  const tallies = await page.locator(".tally").evaluateAll((all) => all.map((one) => one.firstChild.textContent));
  const taken = byPlayer(deal, state.taken);
  const bids = byPlayer(deal, state.bids);
  // The others stand above you.
  assert.deepEqual(tallies, [1, 2, 3, 0].map((player) => `${taken[player]} of ${bids[player]}`));
  await page.click("text=Next deal");
  await page.waitForFunction(() => /number=2/.test(location.hash));
  await isYourTurn(page);
  assert.match(await page.textContent(".contract"), /Deal 2 of 7 · 3 cards · Trump: ♠ spades/);
  assert.match(toldOf(page).sheet, /^4_\d+\.\d+\.-?\d+_/);
  await fine(page);
});

test("a deal is played with keys alone", async () => {
  const page = await site.page(placeOf({}));
  await play(page, Infinity, async () => {
    for (let i = 0; i < 60; ++i) {
      await page.keyboard.press("Tab");
      if (await page.evaluate((choices) => document.activeElement?.matches(choices), kChoices)) {
        return page.keyboard.press("Enter");
      }
    }
    throw new Error("no key leads to a bid or a card");
  });
  assert.equal(dealOf(toldOf(page)).state.phase, "over");
  // The next key is at the table, where the next deal is.
  for (let i = 0; i < 10; ++i) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.matches(".next-deal"))) break;
  }
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /number=2/.test(location.hash));
  await fine(page);
});

test("a deal is played by touch on a phone, and nothing scrolls or is hidden", async () => {
  for (const players of ["3", "4", "5"]) {
    const page = await site.page(placeOf({ players, most: "10" }), kPhone);
    await isYourTurn(page);
    for (let turns = 0; turns < 4; ++turns) {
      await play(page, 1, (choice) => choice.tap(kCorner));
      await isYourTurn(page);
      assert.deepEqual(await page.evaluate(offScreen), [], players);
    }
    await fine(page);
  }
});

/** In the page: what of the table is not on the screen. */
function offScreen() {
  const found = document.documentElement.scrollHeight > innerHeight ? ["the page scrolls"] : [];
  for (const one of document.querySelectorAll(".seat .plate, .tally, .seat-0 .card, .trick .card, .calls button, .told, .strip button")) {
    const { top, left, bottom, right, width } = one.getBoundingClientRect();
    if (width > 0 && (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)) found.push(one.outerHTML);
  }
  return found;
}

test("a bid that the dealer may not make is not offered", async () => {
  // The first deals in which you deal, and something is forbidden.
  let seen = 0;
  for (let seed = 1; seen < 2; ++seed) {
    if (jasnel.ask({ ask: "random", game: "boerenbridge", seed, players: 4 }).dealer !== 0) continue;
    const page = await site.page(placeOf({ seed: String(seed), most: "5" }));
    await isYourTurn(page);
    const { state } = dealOf(toldOf(page));
    const bids = (await page.locator(kBids).allTextContents()).map(Number);
    assert.deepEqual(bids, state.legal);
    if (state.forbidden !== undefined) {
      ++seen;
      assert.ok(!bids.includes(state.forbidden));
      assert.equal(bids.length, 5);
      await page.getByText(`You may not bid ${state.forbidden}.`).waitFor();
    }
    await fine(page);
  }
});

test("a card that does not follow suit cannot be played", async () => {
  let looked = 0;
  for (let seed = 1; looked < 2; ++seed) {
    const page = await site.page(placeOf({ seed: String(seed), most: "10", players: "5" }));
    await play(page, 1);
    await isYourTurn(page);
    const { state } = dealOf(toldOf(page));
    const cards = page.locator(".seat-0 button.card");
    const open = await cards.evaluateAll((all) => all.filter((one) => one.ariaDisabled !== "true").map((one) => one.dataset.card));
    assert.deepEqual(open.sort(), [...state.legal].sort());
    if (state.legal.length < 10) {
      ++looked;
      await page.locator('.seat-0 button.card[aria-disabled]').first().click({ ...kCorner, force: true });
      await page.waitForSelector(".why-not:has-text('follow suit')");
      assert.equal(await cards.count(), 10, "it is not played");
    }
    await fine(page);
  }
});

test("a game is there again after a reload, elsewhere too, and at a bare address", async () => {
  const page = await site.page(placeOf({ most: "5" }));
  await play(page, 3);
  await isYourTurn(page);
  const game = toldOf(page);
  await page.reload();
  await isYourTurn(page);
  assert.deepEqual(toldOf(page), game);
  await page.click("nav >> text=My bid");
  await page.reload();
  await page.click("nav >> text=Boerenbridge");
  await isYourTurn(page);
  assert.deepEqual(toldOf(page), game);
  await page.goto("about:blank");
  await page.goto(`${site.address}#boerenbridge`);
  await isYourTurn(page);
  assert.deepEqual(toldOf(page), game);
  await fine(page);
});

test("Back takes back one bid or card of one's own, and Forward makes it again", async () => {
  const page = await site.page(placeOf({ most: "5" }));
  const steps = [];
  for (let i = 0; i < 4; ++i) {
    await isYourTurn(page);
    steps.push(toldOf(page));
    if (i < 3) await play(page, 1);
  }
  for (const step of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await isYourTurn(page);
    assert.deepEqual(toldOf(page), step);
  }
  await page.goForward();
  await isYourTurn(page);
  assert.deepEqual(toldOf(page), steps[1]);
  await fine(page);
});

/** What one game tells otherwise than another. */
const kTold = { game: "", hands: "", dealer: "", bids: "", cards: "" };

test("a round ends with a winner and match points, and a new one begins without a question", async () => {
  const page = await site.page(placeOf({}));
  for (let deal = 1; deal <= 3; ++deal) {
    await play(page);
    if (deal < 3) await page.click("text=Next deal");
    if (deal < 3) await page.waitForFunction((next) => location.hash.includes(`number=${next}`), deal + 1);
  }
  assert.equal(await page.locator(".tricks-sheet tbody tr").count(), 3);
  const [totals, matchPoints] = await page.locator(".tricks-sheet tfoot tr").evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)),
  );
  const points = numbers(matchPoints);
  assert.equal(points.reduce((sum, one) => sum + one, 0), 5 + 4 + 3 + 2);
  const best = Math.max(...numbers(totals));
  const winners = kNames.slice(0, 4).filter((_, player) => numbers(totals)[player] === best);
  const verdict = await page.textContent(".verdict");
  for (const name of winners) assert.match(verdict, new RegExp(name, "i"));
  assert.match(verdict, new RegExp(` ${best} points`));
  await page.click(".talk >> text=New round");
  await page.waitForFunction(() => /game=.*hands=/.test(location.hash));
  assert.equal(await page.locator("dialog").count(), 0);
  assert.deepEqual({ ...toldOf(page), ...kTold }, { ...kTerms, ...kTold, number: "1" });
  await fine(page);
});

test("the score sheet of a whole round has room, at a desk and on a phone", kLong, async () => {
  const figures = ["0.0.10", "1.1.12", "2.2.14", "1.3.-4", "2.1.-2"].join("_");
  const sheet = Array.from({ length: 18 }, (_, i) => `${i < 10 ? 10 - i : i - 8}_${figures}`).join("*");
  for (const options of [{ viewport: { width: 1280, height: 800 } }, { ...kPhone, viewport: { width: 360, height: 640 } }]) {
    const page = await site.page(placeOf({ players: "5", most: "10", number: "19", sheet }), { locale: "nl-NL", ...options });
    await play(page);
    assert.equal(await page.locator(".tricks-sheet tbody tr").count(), 19);
    const cut = await page.locator(".side").evaluate((side) => [
      side.scrollWidth - side.clientWidth,
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - document.querySelector("footer").getBoundingClientRect().bottom - scrollY - 40,
      ...[...side.querySelectorAll("th, td")].map((cell) => cell.scrollWidth - cell.clientWidth),
    ]);
    assert.ok(Math.max(...cut) <= 0, String(cut));
    await fine(page);
  }
});

test("another game asks before one is stopped", async () => {
  const page = await site.page(placeOf({ most: "5" }));
  await play(page, 2);
  await isYourTurn(page);
  const game = toldOf(page);
  await openDrawer(page);
  await page.selectOption('label:has-text("Players") select', "3");
  await page.click("dialog >> text=Play on");
  await page.waitForSelector("dialog", { state: "detached" });
  assert.deepEqual(toldOf(page), game);
  assert.equal(await page.inputValue('label:has-text("Players") select'), "4");
  await page.selectOption('label:has-text("Players") select', "3");
  await page.click("dialog .yes");
  await page.waitForFunction(() => /players=3/.test(location.hash));
  await isYourTurn(page);
  assert.equal(await page.locator(".seat").count(), 3);
  await fine(page);
});

test("a hint says what to bid, and leads to what each bid is worth, and back", async () => {
  const page = await site.page(placeOf({ most: "5", level: "club" }));
  await isYourTurn(page);
  await page.click(".ask-hint");
  const told = toldOf(page);
  await page.waitForFunction(() => /Hint: bid \d/.test(document.querySelector(".hint")?.textContent));
  await page.click("text=What each bid is worth");
  await page.waitForSelector(".verdict[data-bid]");
  const { deal } = dealOf(told);
  const advised = toldOf(page);
  assert.equal(advised.bids ?? "", told.bids ?? "");
  assert.equal(advised.hand.replaceAll(".", "").length, deal.cards);
  await page.click(".views >> text=Play");
  await isYourTurn(page);
  assert.deepEqual(toldOf(page), told);
  await page.click(".views >> text=Which bid?");
  await page.waitForSelector(".verdict[data-bid]");
  assert.deepEqual(toldOf(page), advised);
  await page.click("text=Clear");
  await page.waitForSelector(".picker");
  assert.equal(toldOf(page).view, "bid");
  await fine(page);
});

for (const [colorScheme, options] of [["light", {}], ["dark", kLong]]) {
  test(`everything has a name and is seen well at every table, ${colorScheme}`, options, async () => {
    for (const players of ["3", "4", "5"]) {
      const page = await site.page(placeOf({ players }), { colorScheme });
      await isYourTurn(page);
      assert.deepEqual(await accessibilityFaults(page), []);
      await play(page);
      assert.deepEqual(await accessibilityFaults(page), [], "over");
      await fine(page);
    }
  });
}

test("it is played in Dutch", async () => {
  const page = await site.page(placeOf({}), { locale: "nl-NL" });
  await isYourTurn(page);
  assert.match(await page.textContent(".told"), /Uw bod/);
  assert.match(await page.textContent(".contract"), /Spel 1 van 3 · 2 kaarten · Troef: ♠ schoppen · Geboden: \d van 2/);
  await play(page);
  assert.match(await page.textContent(".told"), /U hebt uw bod van \d gehaald: \+\d+ punten|U bood \d en haalde er \d: −\d punten/);
  await fine(page);
});
