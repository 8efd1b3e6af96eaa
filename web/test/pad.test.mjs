// The pad: what is written down, kept, counted and given out.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Jasnel } from "jasnel";
import { accessibilityFaults, fine, openForTests } from "./browser.mjs";
import { playDeal } from "./player.mjs";

const site = await openForTests();

/** A game as the browser keeps it. */
const game = (seed, sheet, told = {}) => ({
  seed, rules: "kbn", level: "club", day: "2026-01-31", deals: 16, sheet, ...told,
});

/** A page whose browser has kept a pad. */
const withPad = (pad, hash = "#pad", options = {}) =>
  site.page(hash, { ...options, kept: { pad: JSON.stringify(pad) } });

/** The text of a file that a click gives. */
async function given(page, selector) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(selector)]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

test("a deal that is over is on the pad, with its roem, after a reload too", async () => {
  const begun = "level=beginner&rules=kbn&seed=7&number=1";
  const page = await site.page(`#play?${begun}`, { kept: { game: begun } });
  await playDeal(page);
  const state = new URLSearchParams(new URL(page.url()).hash.split("?")[1]);
  const written = await page.locator(".sheet tfoot .figure").allTextContents();
  await page.click("nav >> text=Pad");
  await page.reload();
  await page.waitForSelector(".pad .sheet");
  assert.deepEqual(await page.locator(".sheet tfoot .figure").allTextContents(), written);
  assert.equal(await page.locator(".sheet tbody tr").count(), 16, "a line for each deal of a boom");
  const jasnel = await Jasnel.load();
  const { hands, dealer } = jasnel.ask({ ask: "random", seed: 7, number: 1 });
  const cards = state.get("cards").match(/../g);
  const { won, result, trump } = jasnel.ask({
    ask: "state", rules: "kbn", dealer,
    deal: `N:${["N", "E", "S", "W"].map((seat) => handText(hands[seat])).join(" ")}`,
    auction: state.get("calls").split(" "),
    tricks: Array.from({ length: 8 }, (_, i) => ({ cards: cards.slice(4 * i, 4 * i + 4) })),
  });
  assert.deepEqual(written, [String(result.ns), String(result.ew)]);
  const { text } = await given(page, ".csv");
  const line = text.split("\r\n")[1].split(",");
  assert.deepEqual(line.slice(4, 5), [trump]);
  assert.deepEqual(line.slice(6), [result.outcome, result.ns, result.ew, won["ns-roem"], won["ew-roem"]].map(String));
  await fine(page);
});

const handText = (hand) =>
  ["S", "H", "D", "C"].map((suit) => hand.filter((card) => card[0] === suit).map((card) => card[1]).join("")).join(".");

test("somebody else's game that is looked at is not on the pad", async () => {
  const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=1");
  await playDeal(page);
  const { hash } = new URL(page.url());
  await fine(page);
  const other = await site.page(hash);
  await other.waitForSelector(".judged");
  assert.equal(await other.evaluate(() => localStorage.getItem("pad")), null);
  await fine(other);
});

const kWon = Array(16).fill("162:0:20:0:S:H:made").join();
const kLost = `${Array(11).fill("0:182:0:20:N:D:nat").join()},262:0:0:0:S:C:pit`;

test("games are counted together, by the rules of each", async () => {
  const page = await withPad([
    game("1", kWon),
    game("2", kLost, { rules: "bedum", deals: 12 }),
    game("3", "82:80,0:162", { level: "full" }),
  ]);
  const told = (await page.innerText(".together")).replace(/\s+/g, " ");
  assert.match(told, /Games 2: 1 won, 1 lost/);
  // 16 made and 1 pit of 28 contracts; 16 * 162 + 262 + 82 and 11 * 182 + 242 in 30 deals.
  assert.match(told, /Us and them, per deal 98–75 \(30 deals\)/);
  assert.match(told, /Our contracts made 61% \(17\/28\)/);
  assert.match(told, /nat 11 pit 1$/i);
  await page.click(".games li:nth-child(2) button");
  await page.waitForFunction(() => document.querySelectorAll(".mark-of.nat").length === 11);
  assert.equal(await page.locator(".mark-of.pit").count(), 1);
  assert.equal(await page.textContent(".sheet caption"), "Score, deal 12 of 12");
  await page.goBack();
  await page.waitForFunction(() => document.querySelectorAll(".mark-of").length === 0);
  await fine(page);
});

test("the pad is given as CSV and as text", async () => {
  const page = await withPad([game("3", "82:80,0:182:0:20:N:D:nat", { rules: "kbn,revoke-mend=yes" })]);
  const csv = await given(page, ".csv");
  assert.equal(csv.name, "jasnel.csv");
  assert.equal(
    csv.text,
    "day,rules,level,deal,trump,declarer,outcome,us,them,us_roem,them_roem\r\n" +
      '2026-01-31,"kbn,revoke-mend=yes",club,1,,,,82,80,,\r\n' +
      '2026-01-31,"kbn,revoke-mend=yes",club,2,D,N,nat,0,182,0,20\r\n',
  );
  const text = await given(page, "button.text");
  assert.match(text.text, /^2026-01-31\n +Deal +Us +Them\n +1 +82 +80\n +2 +0 +182 +nat, roem 0-20\n +Total +82 +262\n$/);
  await fine(page);
});

test("the pad is cleared only when that is meant, and what is no pad is none", async () => {
  const page = await withPad([game("1", kWon)]);
  await page.click(".forget");
  await page.waitForSelector("dialog[open]");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  assert.equal(await page.locator(".games li").count(), 1);
  await page.click(".forget");
  await page.click("dialog .yes");
  await page.waitForSelector(".pad >> text=Nothing is written down yet");
  for (const wrong of ["{", '{"a":1}', '[{"seed":7}]', "[null]"]) {
    await page.evaluate((text) => localStorage.setItem("pad", text), wrong);
    await page.reload();
    await page.waitForSelector(".pad >> text=Nothing is written down yet");
  }
  await fine(page);
});

test("a sheet of an old address is read", async () => {
  const page = await site.page("#play?rules=kbn&seed=7&number=3&sheet=162:0,82:80");
  await page.waitForSelector(".sheet tfoot");
  assert.deepEqual(await page.locator(".sheet tfoot .figure").allTextContents(), ["244", "80"]);
  await fine(page);
});

for (const colorScheme of ["light", "dark"]) {
  test(`the pad has a name for everything and fits on a phone, ${colorScheme}`, async () => {
    const phone = { viewport: { width: 360, height: 640 }, colorScheme, locale: "nl-NL" };
    const page = await withPad([game("1", kWon), game("2", kLost, { rules: "bedum", deals: 12 })], "#pad", phone);
    await page.waitForSelector(".pad .sheet");
    await page.click(".games li:nth-child(2) button");
    await page.waitForSelector(".mark-of.pit");
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    await fine(page);
  });
}
