// What would have been with another card or call, and why a choice was a mistake.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Jasnel } from "jasnel";
import { accessibilityFaults, fine, open } from "./browser.mjs";
import { dealPlace, kDeal } from "./places.mjs";

const kCards = "CQC7D8CKCTCAHASJD7DTDKDAH7DJH8HKC8CJS7STHTS8HQHJC9H9SQD9S9DQSASK";
const kPlayed = (seen) => dealPlace({ trump: "H", declarer: "S", cards: kCards, seen: String(seen) });

const kRecord = {
  deal: kDeal, dealer: "E", trump: "H", declarer: "S",
  tricks: Array.from({ length: 8 }, (_, i) => ({ cards: kCards.match(/../g).slice(4 * i, 4 * i + 4) })),
};

let site;
let jasnel;

before(async () => {
  [site, jasnel] = await Promise.all([open(), Jasnel.load()]);
});
after(async () => {
  await site?.close();
});

const signed = (points) => (points === 0 ? "0" : (points > 0 ? "+" : "−") + Math.abs(Math.round(points)));

test("another card: its results beside those of what was played, as the library has them", async () => {
  const page = await site.page(kPlayed(0), { viewport: { width: 360, height: 640 } });
  const answer = jasnel.whatIf({ ...kRecord, rules: "kbn", at: "1.1", choices: ["SA"], player: "full:level=club", deals: 400 });
  await page.click('.what-if [data-choice="SA"]');
  await page.waitForFunction(() => /^Played on 400 times/.test(document.querySelector(".what-if .busy").textContent), undefined, { timeout: 120_000 });
  const [made, other] = answer.choices;
  const caption = (card) => page.textContent(`.spread[data-choice="${card}"] figcaption`);
  assert.match(await caption("CQ"), new RegExp(`${signed(made.points).replace("+", "\\+")} on average; made ${Math.round(100 * (1 - made.nat))}%`));
  assert.match(await caption("SA"), new RegExp(`${signed(other.points).replace("+", "\\+")} on average`));
  const more = await page.textContent('.spread[data-choice="SA"] .more');
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
  await page.click(".what-if .instead button >> nth=0");
  await page.click(".what-if .stop");
  await page.waitForSelector(".what-if .stop", { state: "detached" });
  await page.click(".steps button >> nth=0");
  await page.waitForFunction(() => /seen=0/.test(location.hash));
  assert.equal(await page.locator(".spread").count(), 0);
  await fine(page);
});

test("a mistake that its player could have known has its reason, in the language of the page", async () => {
  const { fair } = jasnel.analyse({ ...kRecord, rules: "kbn", fair: true });
  const told = fair.cards.filter((card) => card.why);
  assert.ok(told.length > 0);
  const page = await site.page(kPlayed(0));
  await page.waitForSelector(".reasons", { timeout: 120_000 });
  for (const card of told) {
    assert.equal(await page.textContent(`.reasons [data-made="${card.card}"] p`), card.why);
  }
  await page.click('button[lang="nl"]');
  const dutch = jasnel.analyse({ ...kRecord, rules: "kbn", fair: true, language: "nl" }).fair;
  const [first] = dutch.cards.filter((card) => card.why);
  await page.waitForFunction(
    ([card, why]) => document.querySelector(`.reasons [data-made="${card}"] p`)?.textContent === why,
    [first.card, first.why],
    { timeout: 120_000 },
  );
  await fine(page);
});
