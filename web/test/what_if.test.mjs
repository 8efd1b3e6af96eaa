// What would have been with another card or call, and why a choice was a mistake.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Jasnel } from "jasnel";
import { accessibilityFaults, fine, openForTests, watchTogether } from "./browser.mjs";
import { dealPlace, kDeal } from "./places.mjs";
import { playCards, playDeal } from "./player.mjs";

const kCards = "CQC7D8CKCTCAHASJD7DTDKDAH7DJH8HKC8CJS7STHTS8HQHJC9H9SQD9S9DQSASK";
const kPlayed = (seen, cards = kCards) =>
  dealPlace({ trump: "H", declarer: "S", cards, seen: String(seen) });

const kRecord = {
  deal: kDeal, dealer: "E", trump: "H", declarer: "S",
  tricks: Array.from({ length: 8 }, (_, i) => ({ cards: kCards.match(/../g).slice(4 * i, 4 * i + 4) })),
};

const site = await openForTests();
const jasnel = await Jasnel.load();

const signed = (points) => (points === 0 ? "0" : (points > 0 ? "+" : "−") + Math.abs(Math.round(points)));
const mean = ({ points, low, high }) => `${signed(points).replace("+", "\\+")} ± ${Math.round((high - low) / 2)}`;

test("another card: its results beside those of what was played, as the library has them", async () => {
  const page = await site.page(kPlayed(0), { viewport: { width: 360, height: 640 } });
  const answer = jasnel.whatIf({ ...kRecord, rules: "kbn", at: "1.1", choices: ["S9"], player: "full:level=club", deals: 400 });
  await page.click('.what-if [data-choice="S9"]');
  await page.waitForFunction(() => /^Played on 400 times/.test(document.querySelector(".what-if .busy").textContent), undefined, { timeout: 120_000 });
  const [made, other] = answer.choices;
  const caption = (card) => page.textContent(`.spread[data-choice="${card}"] figcaption`);
  assert.match(await caption("CQ"), new RegExp(`${mean(made)} on average; made ${Math.round(100 * (1 - made.nat))}%`));
  assert.match(await caption("S9"), new RegExp(`${mean(other)} on average`));
  const more = await page.textContent('.spread[data-choice="S9"] .more');
  assert.ok(more.includes(`interval ${signed(other.more.low)} to ${signed(other.more.high)}`), more);
  assert.ok((await page.textContent(".what-if")).includes(`what happened: ${signed(answer.result)}.`));
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth));
  await fine(page);
});

test("it can be stopped, and goes with its point", async () => {
  const page = await site.page(kPlayed(1));
  await page.waitForSelector(".judged");
  assert.equal(await page.locator(".what-if .instead button").count(), 0, "East had to follow with its only club");
  await page.click(".steps button >> nth=2");
  await page.waitForSelector(".what-if .instead button");
  // At once, and in the page itself: it is soon done.
  await page.evaluate(async () => {
    document.querySelector(".what-if .instead button").click();
    for (const end = performance.now() + 20_000; performance.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve));
      const button = document.querySelector(".what-if .stop");
      if (button) return button.click();
    }
    throw new Error("there is nothing to stop");
  });
  await page.waitForSelector(".what-if .stop", { state: "detached" });
  assert.doesNotMatch(await page.textContent(".what-if .busy"), /400/);
  await page.click(".steps button >> nth=0");
  await page.waitForFunction(() => /seen=0/.test(location.hash));
  assert.equal(await page.locator(".spread").count(), 0);
  await fine(page);
});

test("a mistake that its player could have known has its reason, in the language of the page", async () => {
  const begun = { ...kRecord, rules: "kbn", tricks: kRecord.tricks.slice(0, 2), fair: true };
  const { fair } = jasnel.analyse(begun);
  const told = fair.cards.filter((card) => card.why);
  assert.ok(told.length > 0);
  const page = await site.page(kPlayed(0, kCards.slice(0, 16)));
  await page.waitForSelector(".reasons", { timeout: 120_000 });
  for (const card of told) {
    assert.equal(await page.textContent(`.reasons [data-made="${card.card}"] p`), card.why);
  }
  await page.click('button[lang="nl"]');
  const dutch = jasnel.analyse({ ...begun, language: "nl" }).fair;
  const [first] = dutch.cards.filter((card) => card.why);
  await page.waitForFunction(
    ([card, why]) => document.querySelector(`.reasons [data-made="${card}"] p`)?.textContent === why,
    [first.card, first.why],
    { timeout: 120_000 },
  );
  await fine(page);
});

// Where one may go to; the other list is of units.
const kPoints = '.afterwards select:not([data-field="unit"])';

test("after a game, of a call", async () => {
  const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=1");
  await playDeal(page);
  await page.waitForSelector('.afterwards option[value="call.1"]', { state: "attached", timeout: 120_000 });
  await page.selectOption(kPoints, "call.1");
  const called = new URLSearchParams(page.url().split("?")[1]).get("calls").split(" ")[0];
  const other = page.locator(".what-if .instead button").first();
  const choice = await other.getAttribute("data-choice");
  assert.notEqual(choice, called);
  await other.click();
  await page.waitForSelector(`.spread[data-choice="${choice}"] .more`, { timeout: 120_000 });
  assert.equal(await page.locator(".spread").first().getAttribute("data-choice"), called);
  const together = await watchTogether(page, ".spread", '.afterwards .tricks [aria-current="step"]');
  await page.locator(".afterwards .tricks button.card").first().click();
  await page.waitForFunction(() => document.querySelector('.afterwards select:not([data-field="unit"])').value === "1.1");
  assert.equal(await page.locator(".spread").count(), 0);
  assert.equal(await together(), false);
  await fine(page);
});

test("a hint: what a strong player does, and the reason that the library gives", async () => {
  const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=1");
  const { line, dealer } = jasnel.random(7, 1);
  assert.ok(line.startsWith("N:"));
  const south = line.slice(2).split(" ")[2].split(".").flatMap((ranks, i) => [...ranks].map((rank) => "SHDC"[i] + rank));
  const symbols = { "♠": "S", "♥": "H", "♣": "C", "♦": "D" };
  let reasons = 0;
  for (let held = 2; held < 7 && reasons === 0; ++held) {
    await playCards(page, held);
    await page.click(".ask-hint");
    await page.waitForFunction(() => /^Hint: .{2,4}\./.test(document.querySelector(".hint p")?.textContent ?? ""), undefined, { timeout: 60_000 });
    const [, shown, why] = /^Hint: (.+?)\.\s*(.*)$/su.exec(await page.textContent(".hint p"));
    const text = shown.replace(/[\ufe0e\ufe0f]/gu, "");
    const told = new URLSearchParams(page.url().split("?")[1]);
    const cards = told.get("cards").match(/../g);
    const auction = told.get("calls").split(" ");
    const deal = line.split(" ").slice(0, 4).join(" ");
    const tricks = Array.from({ length: Math.ceil(cards.length / 4) }, (_, i) => ({ cards: cards.slice(4 * i, 4 * i + 4) }));
    const { trump, declarer, tricks: led } = jasnel.state({ deal, dealer, rules: "kbn", auction, tricks });
    const answer = jasnel.move({
      dealer, rules: "kbn", auction, trump, declarer, seat: "S", player: "full:level=strong", why: true,
      hand: south.filter((card) => !cards.includes(card)), tricks: led.map(({ leader, cards: of }) => ({ leader, cards: of })),
      seed: 1 + cards.length + auction.length,
    });
    assert.equal(symbols[text[0]] + text.slice(1).replace("10", "T"), answer.move);
    assert.equal(why, answer.why ?? "");
    if (answer.why) ++reasons;
    await page.click(".ask-hint");
  }
  assert.equal(reasons, 1, "a hint has a reason");
  assert.deepEqual(await accessibilityFaults(page), []);
  await fine(page);
});

test("at the end of a deal the result is large, and one's dearest card is a question with a reason", async () => {
  const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=1", { viewport: { width: 360, height: 640 }, hasTouch: true });
  await playDeal(page);
  await page.waitForSelector(".learn h2", { timeout: 60_000 });
  // The list of reasons has all mistakes, with what they cost.
  const listed = await page.locator(".reasons li").evaluateAll((all) =>
    all.map((one) => ({ text: one.textContent, card: one.dataset.made, why: one.querySelector("p")?.textContent })),
  );
  const costOf = ({ text }) => Number(/costs (\d+) on average/.exec(text)?.[1] ?? 0);
  const own = listed.filter(({ text }) => /^Trick \d, South/.test(text) && costOf({ text }) > 0);
  const [dearest] = own.sort((one, other) => costOf(other) - costOf(one));
  assert.ok(dearest, "South made a mistake");
  const large = await page.locator(".deal-result strong").evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  assert.ok(large >= 28, `${large} px`);
  assert.ok((await page.textContent(".learn")).includes(`${dearest.text.match(/^Trick \d/)[0]}: you played`));
  assert.ok(await page.locator(`.learn .own [data-card="${dearest.card}"]`).isDisabled());
  const choices = page.locator(".learn .own button:not([aria-disabled])");
  let wrongs = 0;
  while (!(await page.locator(".learn .outcome-made").count())) {
    assert.equal(await page.locator(".learn .why").count(), 0, "the reason comes after the answer");
    const tried = await choices.last().getAttribute("aria-label");
    await choices.last().click();
    await page.locator(".learn .reply:has-text('.')").waitFor();
    if (await page.locator(".learn .outcome-made").count()) break;
    ++wrongs;
    // What is wrong is no button that is pressed, keeps the focus, and is read out by its name.
    assert.equal(await page.locator(".learn .wrong:focus").getAttribute("aria-label"), tried);
    assert.equal(await page.locator(".learn [aria-pressed=true]").count(), 0);
    await page.locator(`#said:has-text("Not the ${tried}.")`).waitFor({ state: "attached" });
  }
  assert.ok(wrongs > 0, "a card was tried that is not the better one");
  assert.equal(await page.textContent(".learn .why"), dearest.why);
  assert.deepEqual(await accessibilityFaults(page), []);
  await fine(page);
});
