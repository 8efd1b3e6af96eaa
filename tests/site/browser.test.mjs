// The documentation site in a real browser: its search, the page that is live in it, and how wide it is.
import assert from "node:assert/strict";
import {existsSync, readFileSync, statSync} from "node:fs";
import {createServer} from "node:http";
import {createRequire} from "node:module";
import {extname, join, normalize} from "node:path";
import {after, before, test} from "node:test";
import {fileURLToPath} from "node:url";
import {kChromium} from "../../web/test/browser.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const html = join(root, "build/site/html");
const {chromium} = createRequire(join(root, "web/package.json"))("playwright-core");
const live = existsSync(join(html, "page/index.html"));

const kTypes = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

// Below a path, as sites of projects are.
const kBelow = "/jasnel";
let server, browser, address;

before(async () => {
  server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://host").pathname);
    let file = join(html, normalize(path.startsWith(`${kBelow}/`) ? path.slice(kBelow.length) : "/nowhere"));
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {"content-type": kTypes[extname(file)] ?? "text/plain"}).end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${server.address().port}${kBelow}/`;
  browser = await chromium.launch({
    executablePath: kChromium,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
});

after(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

// A page of the site, on which nothing may go wrong and nothing may be asked of others.
async function open(place, options = {}) {
  const page = await (await browser.newContext({locale: "en-US", ...options})).newPage();
  page.setDefaultTimeout(120_000);
  page.wrongs = [];
  page.on("console", (message) => message.type() === "error" && page.wrongs.push(message.text()));
  page.on("pageerror", (error) => page.wrongs.push(String(error)));
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address)) page.wrongs.push(request.url());
  });
  await page.goto(address + place);
  return page;
}

async function fine(page) {
  assert.deepEqual(page.wrongs, []);
  await page.context().close();
}

test("the search finds functions of every interface", async () => {
  for (const [words, place] of [
    ["solve_many", "api/python/#jasnel.solve_many"],
    ["BatchSolver", "api/cpp/solver/#BatchSolver"],
    ["TricksBid", "api/javascript/"],
    ["jasnel_cancel", "api/c/#jasnel_cancel"],
    ["trump jack", "examples/trump_jack/"],
  ]) {
    // Between the two a link has the words to be marked.
    const [file, anchor] = place.split("#");
    const ends = anchor ? `[href$="#${anchor}"]` : "";
    const page = await open(`?q=${encodeURIComponent(words)}`);
    await page
      .locator(`.md-search-result__link[href*="${file}"]${ends}`)
      .first()
      .waitFor({state: "attached"});
    await fine(page);
  }
});

test("no page is wider than a phone", async () => {
  for (const place of ["", "guides/python/", "reference/rules/", "api/cpp/solver/", "api/javascript/", "try/"]) {
    const page = await open(place, {viewport: {width: 360, height: 740}});
    const width = await page.evaluate(() => document.scrollingElement.scrollWidth);
    assert.ok(width <= 360, `${place} is ${width} wide`);
    await fine(page);
  }
});

test("the page for the browser is live in the site", {skip: live ? false : "no page for the browser"}, async () => {
  const page = await open("try/");
  const frame = page.frameLocator("iframe.jasnel-page");
  // A deal that is drawn at random is solved by the library.
  await frame.getByRole("link", {name: /Look at a deal/}).click();
  await frame.getByRole("button", {name: /random/i}).click();
  await frame.locator(".deal-table .figure", {hasText: /^[+−]?\d+$/}).first().waitFor();
  await fine(page);
});
