// Takes the pictures of the page that README.md and docs/guides/web.md show: node screenshots.mjs
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { open } from "./test/browser.mjs";

const kDeal = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7";
const pictures = [
  {
    name: "hand",
    hash: "#hand?hand=J7.AT.K98.A&dealer=N&passes=1",
    ready: "text=/^3000 deals/",
  },
  {
    name: "deal",
    hash: `#deal?${new URLSearchParams({ deal: kDeal, leader: "S", trump: "H", declarer: "S", cards: "S9SQ" })}`,
    ready: ".seat-N .note",
    options: { viewport: { width: 1000, height: 860 } },
  },
  {
    name: "phone",
    hash: "#hand?hand=J7.AT.K98.A&dealer=N",
    ready: "text=/^3000 deals/",
    options: { viewport: { width: 390, height: 844 }, colorScheme: "dark", deviceScaleFactor: 1 },
  },
];

const folder = fileURLToPath(new URL(process.argv[2] ?? "../docs/images/", import.meta.url));
await mkdir(folder, { recursive: true });
const site = await open();
for (const { name, hash, ready, options } of pictures) {
  const page = await site.page(hash, { viewport: { width: 1000, height: 760 }, ...options });
  await page.waitForSelector(ready);
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${folder}${name}.png` });
  await page.context().close();
}
await site.close();
