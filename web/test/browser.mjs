// A page in Chromium, or in a browser that somebody else starts, for tests.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../serve.mjs";

/** The first has no windows to draw, which the tests would wait for. */
const kPlaces = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map((name) => `/usr/bin/${name}`);

const kDist = fileURLToPath(new URL("../dist/", import.meta.url));

/** What a file of src/ is called in dist/, or in another `folder/`: a hash stands in its name. */
export function fileOf(name, folder = kDist) {
  const [stem, ending] = name.split(".");
  const found = readdirSync(folder).filter((file) => new RegExp(`^${stem}-\\w{8}\\.${ending}$`).test(file));
  assert.equal(found.length, 1, `${name}: ${found}`);
  return found[0];
}

/** The one that the tests take; nothing where there is none. */
export const kChromium = process.env.CHROMIUM ?? kPlaces.find((place) => existsSync(place));

function startChromium() {
  if (!kChromium) throw new Error(`no Chromium; expected one of ${kPlaces.join(", ")}`);
  return chromium.launch({
    executablePath: kChromium,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** A test that takes long, of what others test in part: `test(name, kLong, ...)`. All run in `tools/test.sh nightly`. */
export const kLong = { skip: process.env.JASNEL_TEST_WHOLE ? false : "for tools/test.sh nightly" };

/** A browser and a server of the page, or of one in another `folder/`. */
export async function open(folder, start = startChromium) {
  const browser = await start();
  const server = await serve(0, folder);
  const address = `http://127.0.0.1:${server.address().port}/`;
  return {
    address,
    browser,
    server,
    /**
     * A page at a place of the address, in English, where nobody waits for cards unless `speed` says so and hands
     * are sorted as they are written, of a browser that has `kept` this; what it says on the console is an error.
     */
    async page(hash = "", { speed = "once", kept = {}, at = address, ...options } = {}) {
      const context = await browser.newContext({ locale: "en-US", ...options });
      await context.addInitScript((told) => {
        if (origin === "null") return;
        for (const [key, text] of Object.entries(told)) {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
        }
      }, { settings: JSON.stringify({ speed, suits: "written", ranks: "written" }), ...kept });
      const page = await context.newPage();
      page.wrongs = [];
      page.on("console", (message) => {
        if (message.type() === "error") page.wrongs.push(message.text());
      });
      page.on("pageerror", (error) => page.wrongs.push(String(error)));
      await page.goto(at + hash);
      return page;
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The same for the tests of a file: closed after them. */
export async function openForTests() {
  const site = await open();
  after(() => site.close());
  return site;
}

/**
 * Watches a page from now on; says whether things of all selectors were ever there together, were it only
 * until the page had been painted.
 */
export async function watchTogether(page, ...all) {
  await page.evaluate((selectors) => {
    globalThis.together = false;
    new MutationObserver(() => {
      globalThis.together ||= selectors.every((selector) => document.querySelector(selector) !== null);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, all);
  return () => page.evaluate(() => globalThis.together);
}

/** Ends with a page, on which nothing may have gone wrong. */
export async function fine(page) {
  assert.deepEqual(page.wrongs, []);
  await page.context().close();
}

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** What a screen reader or a weak eye would miss on a page, by the rules of axe, or by some of them. */
export async function accessibilityFaults(page, runOnly) {
  await page.evaluate(axe);
  const options = { resultTypes: ["violations"], ...(runOnly && { runOnly }) };
  const { violations } = await page.evaluate((options) => globalThis.axe.run(options), options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}
