// Signals in a game: what both sides agreed on, and what the cards of a deal said so far.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Jasnel } from "jasnel";
import { accessibilityFaults, fine, openForTests } from "./browser.mjs";
import { openDrawer, playCards, waitForTurn } from "./player.mjs";

const kGame = "#play?level=strong&rules=kbn&seed=7&number=1&conventions=bedum";

const site = await openForTests();
const jasnel = await Jasnel.load();

const toldOf = (page) =>
  Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.split("?")[1]));

/** A deal so far, as the address has it. */
function dealOf(told, cards) {
  const deal = jasnel.random(Number(told.seed), Number(told.number));
  return {
    deal: deal.line.split(" ").slice(0, 4).join(" "),
    dealer: deal.dealer,
    rules: told.rules,
    auction: (told.calls ?? "").split(" ").filter(Boolean),
    tricks: Array.from({ length: Math.ceil(cards.length / 4) }, (_, i) => ({ cards: cards.slice(4 * i, 4 * i + 4) })),
  };
}

test("a signal is explained when asked, in the language of the page, and no card is shown", async () => {
  const page = await site.page(kGame);
  await playCards(page, 6);
  const told = toldOf(page);
  const question = { ...dealOf(told, told.cards.match(/../g)), conventions: "bedum" };
  const signals = jasnel.state(question).signals;
  assert.ok(signals.length > 1, JSON.stringify(signals));
  const shown = await page.locator(".card").count();
  assert.equal(await page.locator(".explained").count(), 0);
  await page.click(".ask-signals");
  const linesOf = (said, asks, trick) =>
    [...said].reverse().map((one) => `${trick} ${one.trick}. ${one.words}. ${asks}: ${one.asks}.`);
  await page.waitForSelector(".explained li");
  assert.deepEqual(await page.locator(".explained li").allTextContents(), linesOf(signals, "Asks", "Trick"));
  assert.equal(await page.locator(".card").count(), shown);
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.click("text=Nederlands");
  const dutch = jasnel.state({ ...question, language: "nl" }).signals;
  await page.waitForFunction(
    (told) => JSON.stringify([...document.querySelectorAll(".explained li")].map((one) => one.textContent)) === told,
    JSON.stringify(linesOf(dutch, "Vraagt", "Slag")),
  );
  await page.click(".ask-signals");
  assert.equal(await page.locator(".explained").count(), 0);
  await fine(page);
});

test("there is nothing to explain until a card said something, or where nothing was agreed", async () => {
  // East has dealt: South calls before any card is played.
  const page = await site.page(kGame.replace("number=1", "number=2"));
  await waitForTurn(page);
  const told = toldOf(page);
  const { signals = [] } = jasnel.state({ ...dealOf(told, told.cards?.match(/../g) ?? []), conventions: "bedum" });
  assert.deepEqual(signals, []);
  assert.ok(await page.isDisabled(".ask-signals"));
  await openDrawer(page);
  await page.selectOption('label:has-text("Signals") select', "");
  await page.waitForFunction(() => !/conventions/.test(location.hash));
  assert.equal(await page.locator(".ask-signals").count(), 0);
  await fine(page);
});

test("the machines keep to the signals that were chosen, and so do the deals after it", async () => {
  const page = await site.page("#play?level=strong&rules=kbn&seed=7&number=1");
  await waitForTurn(page);
  const names = jasnel.rules().conventions.map(({ title }) => title.en);
  const choice = 'label:has-text("Signals") select';
  assert.deepEqual(await page.locator(`${choice} option`).allTextContents(), ["none", ...names]);
  await openDrawer(page);
  await page.selectOption(choice, "oefenen");
  await page.waitForFunction(() => /conventions=oefenen/.test(location.hash));
  await page.reload();
  await waitForTurn(page);
  assert.equal(await page.inputValue(choice), "oefenen");
  await openDrawer(page);
  await page.click(".new-game");
  await page.click("dialog .yes").catch(() => {});
  await page.waitForFunction(() => !/seed=7&/.test(location.hash));
  assert.equal(toldOf(page).conventions, "oefenen");
  await fine(page);
});

test("each card of the machines is that of a player who agreed on the signals", async () => {
  const page = await site.page(kGame);
  await playCards(page, 4);
  const told = toldOf(page);
  const cards = told.cards.match(/../g);
  let others = 0;
  for (let i = 0; i < cards.length; ++i) {
    const question = dealOf(told, cards.slice(0, i));
    const { turn, trump, declarer, position, tricks } = jasnel.state(question);
    if (turn === "S") continue;
    const hands = position.split(" ").slice(0, 4);
    const request = {
      rules: told.rules, dealer: question.dealer, auction: question.auction, trump, declarer, seat: turn,
      hand: hands["NESW".indexOf(turn)].replace(/^N:/, ""),
      tricks: tricks.map(({ leader, cards }) => ({ leader, cards })),
      seed: 1 + i + question.auction.length, player: "full:level=strong",
    };
    assert.equal(cards[i], jasnel.move({ ...request, conventions: "bedum" }).move, `card ${i + 1}`);
    if (jasnel.move(request).move !== cards[i]) ++others;
  }
  assert.ok(others > 0, "without the signals they would have played the same");
  await fine(page);
});
