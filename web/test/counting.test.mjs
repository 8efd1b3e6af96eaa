// The drill of counting: what is out and who is void, as the cards that were played say, and the chances after it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { accessibilityFaults, fine, openForTests } from "./browser.mjs";

const site = await openForTests();
const puzzles = JSON.parse(await readFile(new URL("../src/puzzles.json", import.meta.url), "utf8"));

const kSeats = [..."NESW"];
const kNames = { N: "North", E: "East", S: "South", W: "West" };
const kSigns = { S: "♠", H: "♥", D: "♦", C: "♣" };
const kPlain = "ATKQJ987";
const kTrump = "J9ATKQ87";
const after = (seat, steps) => kSeats[(kSeats.indexOf(seat) + steps) % 4];

/** The tricks of a puzzle, each card with who played it, and the hands as they are at its end. */
function replay({ deal, dealer, trump, cards }) {
  const hands = Object.fromEntries(
    deal.slice(2).split(" ").map((hand, i) => [kSeats[i], hand.split(".").flatMap((ranks, j) => [...ranks].map((rank) => "SHDC"[j] + rank))]),
  );
  const worth = ([suit, rank], led) =>
    suit === trump ? 20 - kTrump.indexOf(rank) : suit === led ? 10 - kPlain.indexOf(rank) : 0;
  const tricks = [];
  let leader = after(dealer, 1);
  for (const card of cards.match(/../g)) {
    if (!tricks.length || tricks.at(-1).length === 4) tricks.push([]);
    const trick = tricks.at(-1);
    const seat = after(leader, trick.length);
    assert.ok(hands[seat].includes(card), "the seat has the card");
    hands[seat] = hands[seat].filter((one) => one !== card);
    trick.push({ seat, card });
    if (trick.length === 4) leader = bestOf(trick, worth).seat;
  }
  const last = tricks.at(-1);
  return { hands, tricks, worth, turn: last.length === 4 ? leader : after(leader, last.length) };
}

const bestOf = (trick, worth) =>
  trick.reduce((best, one) => (worth(one.card, trick[0].card[0]) > worth(best.card, trick[0].card[0]) ? one : best));

/** Whether a seat with this card as well would have had to play another than it did. */
function wouldHaveHadTo(held, { card }, trick, { trump, rules, worth }) {
  const led = trick[0].card[0];
  const best = bestOf(trick, worth);
  const isTrump = held[0] === trump;
  const above = isTrump && worth(held, led) > worth(best.card, led);
  const below = best.card[0] === trump && worth(card, led) < worth(best.card, led);
  if (held[0] === led && card[0] !== led) return true;
  if (led === trump) return above && below;
  if (card[0] === led) return false;
  const isFree = rules === "kbn" && kSeats.indexOf(best.seat) % 2 === kSeats.indexOf(after(trick[0].seat, trick.length)) % 2;
  if (card[0] !== trump) return isTrump && !isFree && (rules !== "kbn" || above);
  // Below a trump only who must, and by the rules of Amsterdam only who has nothing else.
  return below && (isTrump ? above && !isFree : rules === "kbn");
}

/** Of each other seat, the hidden cards that it may have. */
function possible(puzzle) {
  const { hands, tricks, worth, turn } = replay(puzzle);
  const others = [1, 2, 3].map((steps) => after(turn, steps));
  const out = others.flatMap((seat) => hands[seat]);
  const may = (seat, held) =>
    tricks.every((trick) =>
      trick.every((one, i) => one.seat !== seat || i === 0 || !wouldHaveHadTo(held, one, trick.slice(0, i), { ...puzzle, worth })));
  /** Whether all find a place when one card is there: each is moved on from where another must be. */
  const fits = (card, there) => {
    const held = Object.fromEntries(others.map((seat) => [seat, []]));
    const put = (one, tried) => (one === card ? [there] : others.filter((seat) => may(seat, one))).some((seat) => {
      if (tried.has(seat)) return false;
      tried.add(seat);
      if (held[seat].length < hands[seat].length) return held[seat].push(one);
      const moved = held[seat].findIndex((other) => other !== card && put(other, tried));
      if (moved < 0) return false;
      held[seat][moved] = one;
      return true;
    });
    return out.every((one) => put(one, new Set()));
  };
  return { hands, tricks, turn, others, out, has: (seat, card) => may(seat, card) && fits(card, seat) };
}

const textOf = (card) => kSigns[card[0]] + card[1].replace("T", "10");
const line = (trick) => trick.map(({ card }) => textOf(card)).join(" ");

/** A page of the drill at its question; the tricks were looked at one by one. */
async function openAt(number, options) {
  const puzzle = puzzles[number - 1];
  const known = possible(puzzle);
  const page = await site.page(`#puzzles?view=counting&number=${number}`, options);
  const whole = Math.floor(puzzle.cards.length / 8);
  for (let i = 0; i < whole; ++i) {
    await page.waitForSelector(`.before[start="${i + 1}"]`);
    assert.equal(await page.locator(".trick .card:visible").count(), 4);
    assert.deepEqual(await linesOf(page), [line(known.tricks[i])]);
    await page.click(".counting .steps .go-on");
  }
  await page.waitForSelector(".counting .instead");
  return { page, ...known, whole, puzzle };
}

const linesOf = async (page) =>
  (await page.locator(".before li").allInnerTexts()).map((text) => text.replace(/^.*: /, ""));

const suitAsked = async (page) => {
  const text = await page.locator(".counting .asks").last().innerText();
  return Object.keys(kSigns).find((suit) => text.includes(kSigns[suit]));
};

test("trumps and voids are what the cards say; tricks before the last are hidden until that is answered", async () => {
  const voids = {};
  for (const number of [4, 6, 43, 115, 137]) {
    const { page, hands, tricks, turn, others, out, has, whole, puzzle } = await openAt(number);
    const hidden = async () => assert.deepEqual(await linesOf(page), tricks.slice(whole - 1).map(line));
    const lastVerdict = () => page.locator(".verdict").last().innerText();
    await hidden();
    assert.equal(await page.locator(".seat-S .card").count(), hands[turn].length);
    const trumps = out.filter(([suit]) => suit === puzzle.trump);
    const right = number !== 6;
    await page.click(`.instead button >> nth=${right ? trumps.length : trumps.length + 1}`);
    assert.match(await lastVerdict(), right ? /^Right\. / : /^Wrong\. /);
    for (const card of trumps) assert.ok((await lastVerdict()).includes(textOf(card)), card);
    await hidden();

    const asked = await suitAsked(page);
    const isVoid = (seat, suit) => !out.some((card) => card[0] === suit && has(seat, card));
    const seats = others.filter((seat) => isVoid(seat, asked));
    voids[number] = seats;
    assert.ok(out.some(([suit]) => suit === asked), "something of it is out");
    const tick = right ? seats : others.filter((seat) => !seats.includes(seat));
    for (const seat of tick) await page.click(`.instead button:has-text("${kNames[seat]}")`);
    await hidden();
    await page.click(".instead .go-on");
    assert.match(await lastVerdict(), right ? /^Right\. / : /^Wrong\. /);
    for (const seat of others) assert.equal((await lastVerdict()).includes(kNames[seat]), seats.includes(seat), seat);
    for (const [, name, told] of (await lastVerdict()).matchAll(/(\w+) did not follow suit in trick (\d)/g)) {
      const trick = tricks[told - 1];
      const { card } = trick.find(({ seat }) => kNames[seat] === name);
      assert.ok(trick[0].card[0] === asked && card[0] !== asked, `${name} in trick ${told}`);
    }
    assert.deepEqual(await linesOf(page), tricks.map(line));

    const columns = (await page.locator(".judged thead th").allInnerTexts()).map((name) => others.find((seat) => kNames[seat] === name));
    const rows = Object.fromEntries(
      await page.locator(".judged tbody tr").evaluateAll((all) =>
        all.map((row) => [
          row.querySelector("th").textContent,
          [...row.querySelectorAll("td")].map((cell) => ({ chance: Number(cell.textContent), was: cell.querySelector("strong") !== null })),
        ])),
    );
    for (const card of out) {
      const cells = rows[textOf(card)];
      const sum = cells.reduce((all, { chance }) => all + chance, 0);
      assert.ok(Math.abs(sum - 100) <= 2, `${card}: ${sum}`);
      for (const [i, seat] of columns.entries()) {
        assert.equal(cells[i].was, hands[seat].includes(card), `${card} ${seat}`);
        assert.equal(cells[i].chance > 0, has(seat, card), `${card} ${seat}: 0 is certain`);
      }
    }
    for (const suit of Object.keys(kSigns)) {
      for (const [i, seat] of columns.entries()) {
        assert.equal((rows[`no ${kSigns[suit]}`]?.[i].chance ?? 0) === 100, isVoid(seat, suit), `no ${suit} ${seat}: 100 is certain`);
      }
    }
    assert.ok((await page.innerText(".known")).includes(right ? "2 of 2 right." : "0 of 2 right."));
    if (number === 6) assert.deepEqual(await accessibilityFaults(page), []);
    await page.click(".counting .steps .go-on");
    await page.waitForSelector('.before[start="1"]');
    const next = puzzles.findIndex(({ open, cards }, i) => i >= number && !open && cards.length >= 16) + 1;
    assert.ok(page.url().endsWith(`&number=${next}`), page.url());
    assert.ok((await page.innerText(".known")).includes(right ? "2 of 2 right." : "0 of 2 right."), "goes on");
    await fine(page);
  }
  assert.equal(voids[4].length, 0, "now and then it is nobody");
  assert.equal(voids[43].length, 0, "and where nobody is void");
  for (const number of [6, 115, 137]) assert.ok(voids[number].length > 0, `${number}`);
});

test("in Dutch; without a number it is some deal that can be asked", async () => {
  const page = await site.page("#puzzles?view=counting", { locale: "nl-NL" });
  await page.waitForFunction(() => /&number=\d+$/.test(location.hash));
  const { open, cards } = puzzles[Number(/\d+$/.exec(page.url())[0]) - 1];
  assert.ok(!open && cards.length >= 16, page.url());
  await page.goto(`${site.address}#puzzles?view=counting&number=10`);
  for (let trick = 1; trick <= 4; ++trick) {
    await page.waitForSelector(`.before[start="${trick}"]`);
    await page.click("text=Verder");
  }
  await page.getByText("Hoeveel troeven zitten er nog?").waitFor();
  await page.click(".instead button >> nth=0");
  assert.equal(await page.innerText(".verdict"), "Fout. 1 over: ♣8.");
  await page.getByText("Wie heeft zeker geen ♥ harten meer?").waitFor();
  await page.click('.instead button:has-text("West")');
  await page.click("text=Antwoord");
  await page.getByText("Goed. West bekende niet in slag 4.").waitFor();
  await page.getByText("1 van 2 goed.").waitFor();
  await fine(page);
});
