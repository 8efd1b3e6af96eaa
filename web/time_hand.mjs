// How long My hand takes in Chromium: for each answer that it shows, from how many deals it is, and
// the milliseconds since the page was asked for. A browser of its own for each hand.
//   node time_hand.mjs [HAND...]
import { open } from "./test/browser.mjs";
import { kHand } from "./test/places.mjs";

// The last answer follows much later, and is not waited for.
const kAnswers = 3;

/** Pairs of deals and milliseconds, in the page. */
async function watch(count) {
  const seen = new Map();
  for (;;) {
    const shown = [...document.querySelectorAll("p.small")].map((p) => p.textContent.trim());
    const deals = shown.map((text) => /^(\d+) deals of the other cards/.exec(text)?.[1]).find(Boolean);
    if (deals && !seen.has(deals)) seen.set(deals, Math.round(performance.now()));
    if (seen.size === count) return [...seen];
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const hands = process.argv.slice(2);
for (const hand of hands.length > 0 ? hands : [kHand]) {
  const site = await open();
  const page = await site.page(`#hand?hand=${encodeURIComponent(hand)}`);
  const seen = await page.evaluate(watch, kAnswers);
  console.log(`${hand}  ${seen.map(([deals, time]) => `${deals} deals ${time} ms`).join("  ")}`);
  await site.close();
}
