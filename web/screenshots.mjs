// Takes the pictures of the page that README.md and docs/guides/web.md show: node screenshots.mjs
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { open } from "./test/browser.mjs";
import { playCards } from "./test/player.mjs";

const kDeal = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7";
const kPlayed = {
  deal: kDeal, leader: "S", trump: "H", declarer: "S", seen: "20",
  cards: "CQC7D8CKCTCAHASJD7DTDKDAH7DJH8HKC8CJS7STHTS8HQHJC9H9SQD9S9DQSASK",
};
/** South has played two cards of this deal, and is to play again. */
const kGame = "#play?level=club&rules=kbn&seed=7&number=1";

/** You bid, and play three of your ten cards. */
async function playBoerenbridge(page) {
  await page.click(".calls button:nth-child(3)");
  await playCards(page, 1);
}

const pictures = [
  {
    name: "play",
    hash: kGame,
    ready: (page) => playCards(page, 2),
    options: { viewport: { width: 1200, height: 760 } },
  },
  {
    name: "deal",
    hash: `#deal?${new URLSearchParams(kPlayed)}`,
    ready: (page) => page.waitForSelector(".graph"),
    options: { viewport: { width: 1200, height: 760 } },
  },
  {
    name: "boerenbridge",
    hash: "#boerenbridge?level=club&players=4&seed=7&number=1",
    ready: playBoerenbridge,
    options: { viewport: { width: 1200, height: 760 } },
  },
  {
    name: "phone",
    hash: kGame,
    ready: (page) => playCards(page, 2),
    options: { viewport: { width: 390, height: 780 }, colorScheme: "dark", deviceScaleFactor: 1 },
  },
  // What others show of a link to the page.
  {
    hash: kGame,
    ready: (page) => playCards(page, 2),
    options: { viewport: { width: 1200, height: 630 } },
    of: { path: fileURLToPath(new URL("src/preview.jpg", import.meta.url)), type: "jpeg", quality: 80 },
  },
];

const folder = fileURLToPath(new URL(process.argv[2] ?? "../docs/images/", import.meta.url));
await mkdir(folder, { recursive: true });
const site = await open();
for (const { name, hash, ready, options, of } of pictures) {
  const page = await site.page(hash, options);
  await ready(page);
  await page.waitForTimeout(500);
  await page.screenshot(of ?? { path: `${folder}${name}.png` });
  await page.context().close();
}
await site.close();
