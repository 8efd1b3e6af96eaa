// What the page looks like: states of it beside pictures that are kept in pictures/. Where one differs, what was seen
// and what differs lie in build/pictures/. Once they have been looked at, KEEP=1 keeps what is seen now:
//   KEEP=1 node --test test/pictures.test.mjs
// They are those of chromium-headless-shell, whose letters stand in the same places wherever it runs.
import assert from "node:assert/strict";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import jpeg from "jpeg-js";
import pixelmatch from "pixelmatch";
import { fine, kChromium, kLong, openForTests } from "./browser.mjs";
import { dealPlace, kHand } from "./places.mjs";
import { kCorner, openDrawer, playCards, waitForTurn } from "./player.mjs";

/** What may differ, of all points: letters are drawn a little otherwise by another edition of Chromium. */
const kMost = 0.002;

const kDesk = { viewport: { width: 1100, height: 740 } };
const kPhone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };
const kLying = { ...kPhone, viewport: { width: 780, height: 390 } };
const kDutch = { locale: "nl-NL" };
const kDark = { colorScheme: "dark" };

const kGame = "#play?level=club&rules=kbn&seed=7&number=2";
const kKept = "level=club&rules=kbn&game=12ntbz6cu6yv4&number=3&sheet=162:0,82:80&hands=9erpjlpjekpmsd8q";
const kPlayed = { trump: "H", declarer: "S", cards: "CJC7D8C8CQHAD9C9D7DTDKDACADJH8CTHQHJH7DQCKH9S7STHTS8SJHKS9SQSASK" };
const kEvening = { rules: "kbn", seed: 7, day: "2026-01-31", boards: 8, tables: 3, groups: 1, perRound: 4, system: "schevenings" };

const kWritten = { seed: "7", rules: "kbn", level: "club", day: "2026-01-31", deals: 16, sheet: "162:0,82:80,0:182" };

/** Waits for each of these. */
const there = (...selectors) => async (page) => {
  for (const selector of selectors) await page.waitForSelector(selector);
};
const first = (...steps) => async (page) => {
  for (const step of steps) await step(page);
};
const cards = (count) => (page) => playCards(page, count);

const kStates = {
  "front": ["#home", { ...kDesk, kept: { game: kKept } }, there(".hero", ".sentence strong")],
  "front-phone-dutch": ["#home", { ...kPhone, ...kDutch, kept: { game: kKept } }, there(".hero", ".sentence strong")],
  "front-dark": ["#home", { ...kDesk, ...kDark, kept: { game: kKept } }, there(".hero", ".sentence strong")],
  "calls": [kGame, kDesk, waitForTurn],
  "cards": [kGame, kDesk, cards(2)],
  "cards-phone-dutch": [kGame, { ...kPhone, ...kDutch }, cards(2)],
  "cards-phone-dark": [kGame, { ...kPhone, ...kDark }, cards(3)],
  "cards-phone-sideways": [kGame, kLying, cards(1)],
  "drawer": [kGame, { ...kDesk, ...kDutch }, first(waitForTurn, openDrawer)],
  "rules-phone": [kGame, kPhone, first(waitForTurn, openDrawer, (page) => page.click(".rules-at-hand summary"), there(".rules-in-short li"))],
  "pad": ["#pad", { ...kDesk, kept: { pad: JSON.stringify([kWritten]) } }, there(".pad .sheet")],
  "solution-phone-dutch": ["#puzzles?number=2", { ...kPhone, ...kDutch }, first(there(".seat.turn .card"), (page) => page.click(".seat.turn button.card:not([aria-disabled])", kCorner), there(".solution"))],
  "deal": [dealPlace({}), kDesk, there(".deal-table")],
  "board": [dealPlace({ ...kPlayed, seen: "9" }), kDesk, there(".judged", ".graph")],
  "board-phone-dutch": [dealPlace({ ...kPlayed, seen: "9" }), { ...kPhone, ...kDutch }, there(".judged", ".graph")],
  "what-to-bid": [`#hand?hand=${kHand}&deals=24`, kDesk, there(".verdict")],
  "what-to-bid-phone-dutch": [`#hand?hand=${kHand}&deals=24`, { ...kPhone, ...kDutch }, there(".verdict")],
  "puzzle": ["#puzzles?number=2", kDesk, there(".seat.turn .card")],
  "course-phone-dutch": ["#puzzles?view=course", { ...kPhone, ...kDutch }, there(".seat-S button.card")],
  "counting": ["#puzzles?view=counting&number=2", kDesk, there(".before")],
  "boerenbridge": ["#boerenbridge?seed=7&number=1&players=5&level=beginner", kDesk, waitForTurn],
  "boerenbridge-bid": ["#boerenbridge?hand=A.K..9&deals=100", { ...kDesk, ...kDutch }, there(".verdict")],
  "club": ["#club?board=2", { ...kDesk, ...kDutch, kept: { club: JSON.stringify(kEvening) } }, first(...["2 rondes", "Andere huisregels"].map((text) => (page) => page.getByText(text).waitFor()))],
  "season": ["#club?kind=boompjes", kDesk, first(there(".new-season"), (page) => page.getByText("Other house rules").waitFor())],
};

const kept = fileURLToPath(new URL("pictures/", import.meta.url));
const seen = fileURLToPath(new URL("../../build/pictures/", import.meta.url));
await mkdir(seen, { recursive: true });
const site = await openForTests();
const isAsKept = kChromium?.endsWith("chromium-headless-shell");
const skip = isAsKept ? !process.env["KEEP"] && kLong.skip : `not of ${kChromium}`;

/** Once letters and pictures are there. */
async function pictureOf(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  return page.screenshot({ animations: "disabled", caret: "hide", type: "jpeg", quality: 60 });
}

for (const [name, [hash, options, ready]] of Object.entries(kStates)) {
  test(`as it looked: ${name}`, { skip }, async () => {
    const page = await site.page(hash, { ...options, reducedMotion: "reduce", serviceWorkers: "block" });
    await ready(page);
    const picture = await pictureOf(page);
    await fine(page);
    if (process.env["KEEP"]) {
      await writeFile(`${kept}${name}.jpg`, picture);
      return;
    }
    const [now, before] = [picture, await readFile(`${kept}${name}.jpg`)].map((data) => jpeg.decode(data));
    const { width, height } = before;
    assert.deepEqual([now.width, now.height], [width, height]);
    const differing = { width, height, data: Buffer.alloc(4 * width * height) };
    const count = pixelmatch(before.data, now.data, differing.data, width, height, { threshold: 0.15 });
    if (count > kMost * width * height) {
      await writeFile(`${seen}${name}.jpg`, picture);
      await writeFile(`${seen}${name}-differs.jpg`, jpeg.encode(differing, 90).data);
    }
    assert.ok(count <= kMost * width * height, `${count} of ${width * height} points: look at ${seen}${name}*.jpg`);
  });
}

test("no picture is kept of a state that nobody looks at", async () => {
  assert.deepEqual((await readdir(kept)).sort(), Object.keys(kStates).map((name) => `${name}.jpg`).sort());
});
