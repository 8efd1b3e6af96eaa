// A page in WebKitGTK, driven by WebKitWebDriver: of Playwright's pages what tests need here. Playwright itself drives
// only a WebKit of its own.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { serve } from "../../serve.mjs";
import { fileOf } from "../browser.mjs";

const kDist = fileURLToPath(new URL("../../dist/", import.meta.url));
/** What an element is called in WebDriver's JSON. */
const kElement = "element-6066-11e4-a52e-4f735466cecf";
const kPatience = 120_000;

/** Asks until there is an answer; fails with what the last one was. */
async function until(what, ask, timeout = kPatience) {
  let wrong = "";
  for (const end = Date.now() + timeout; Date.now() < end; await pause(50)) {
    try {
      const found = await ask();
      if (found) return found;
    } catch (error) {
      wrong = `: ${error.message}`;
    }
  }
  throw new Error(`not after ${timeout} ms: ${what}${wrong}`);
}

/** A session of the driver at `address`: sends it a command. */
async function send(address, method, path, body) {
  const answer = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Runs a function in the page; what it gives, once that is known. */
const run = async (session, callback, args) => {
  const script = `const done = arguments[${args.length}];
    (async () => (${callback})(...[...arguments].slice(0, ${args.length})))()
      .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
  const { value, error } = await send(session, "POST", "/execute/async", { script, args });
  if (error) throw new Error(error);
  return value;
};

class Element {
  constructor(session, told) {
    this.session = session;
    this.told = told;
  }

  evaluate(callback, argument) {
    return run(this.session, callback, [this.told, argument ?? null]);
  }

  /** With the mouse, at a place within it, or in its middle; where something else lies there, not. */
  async click({ position, timeout = kPatience } = {}) {
    const at = await until("nothing over it", () => this.evaluate((element, place) => {
      element.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = element.getBoundingClientRect();
      // Whole pixels, and rather within a card that is turned than outside it.
      const [x, y] = [Math.ceil(left + (place?.x ?? width / 2)), Math.ceil(top + (place?.y ?? height / 2))];
      return element.contains(document.elementFromPoint(x, y)) && { x, y };
    }, position), timeout);
    const actions = [
      { type: "pointerMove", ...at },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await send(this.session, "POST", "/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
  }
}

class Page {
  constructor(session) {
    this.session = session;
  }

  goto(url) {
    return send(this.session, "POST", "/url", { url });
  }

  reload() {
    return send(this.session, "POST", "/refresh", {});
  }

  evaluate(callback, argument) {
    return run(this.session, callback, [argument ?? null]);
  }

  async all(selector) {
    const found = await send(this.session, "POST", "/elements", { using: "css selector", value: selector });
    return found.map((one) => new Element(this.session, one));
  }

  async $(selector) {
    return (await this.all(selector))[0] ?? null;
  }

  async dispatchEvent(selector, type) {
    await (await this.waitForSelector(selector)).evaluate((element, type) => element.dispatchEvent(new Event(type, { bubbles: true })), type);
  }

  locator(selector) {
    return { count: async () => (await this.all(selector)).length };
  }

  waitForSelector(selector) {
    return until(selector, () => this.$(selector));
  }

  waitForFunction(callback, argument) {
    return until(String(callback), () => this.evaluate(callback, argument));
  }

  waitForTimeout(ms) {
    return pause(ms);
  }

  async click(selector, options) {
    await (await this.waitForSelector(selector)).click(options);
  }

  async fill(selector, text) {
    const { told } = await this.waitForSelector(selector);
    await send(this.session, "POST", `/element/${told[kElement]}/value`, { text });
  }

  async textContent(selector) {
    return (await this.waitForSelector(selector)).evaluate((element) => element.textContent);
  }

  async getAttribute(selector, name) {
    return (await this.waitForSelector(selector)).evaluate((element, name) => element.getAttribute(name), name);
  }
}

/** Before the page's program: notes what goes wrong, which the driver does not tell. */
function watch() {
  const note = (text) => sessionStorage.setItem("wrongs", JSON.stringify([...wrongs(), String(text)]));
  const wrongs = () => JSON.parse(sessionStorage.getItem("wrongs") ?? "[]");
  addEventListener("error", ({ message }) => note(message));
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => note(`${violatedDirective}: ${blockedURI}`));
  console.error = (...told) => note(told.join(" "));
}

/** The files of the page, watched; the service worker keeps them so. */
async function watchedFiles() {
  const folder = `${await mkdtemp(join(tmpdir(), "jasnel-page-"))}/`;
  const changed = ["keeper.js", fileOf("main.js")];
  const isPacked = (file) => changed.some((name) => file.endsWith(`${name}.br`) || file.endsWith(`${name}.gz`));
  await cp(kDist, folder, { recursive: true, filter: (file) => !isPacked(file) });
  const [keeper, main] = await Promise.all(changed.map((file) => readFile(folder + file, "utf8")));
  const watched = `(${watch})();\n${main}`;
  const hash = (text) => createHash("sha256").update(text).digest("hex");
  assert.ok(keeper.includes(hash(main)));
  await writeFile(folder + changed[0], keeper.replaceAll(hash(main), hash(watched)));
  await writeFile(folder + changed[1], watched);
  return folder;
}

/** A port that nobody uses now. */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A browser, on a screen that nobody sees, and a server of the page: as `open` of browser.mjs. */
export async function openWebKit() {
  const folder = await watchedFiles();
  const server = await serve(0, folder);
  const address = `http://127.0.0.1:${server.address().port}/`;
  // No window here is as narrow as a phone: there the page stands in a frame, which the policy of the headers forbids.
  // That in the page itself remains.
  server.prependListener("request", (_, response) => {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (status, { "content-security-policy": _, ...headers }) => writeHead(status, headers);
  });
  const screen = spawn("Xvfb", ["-displayfd", "1", "-nolisten", "tcp"], { stdio: ["ignore", "pipe", "ignore"] });
  const display = await new Promise((resolve, reject) => {
    screen.on("error", reject);
    screen.on("exit", () => reject(new Error("Xvfb has ended")));
    screen.stdout.once("data", (data) => resolve(`:${String(data).trim()}`));
  });
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env: { ...process.env, DISPLAY: display, HOME: folder } });
  const end = () => {
    driver.kill();
    screen.kill();
  };
  process.on("exit", end);
  const at = `http://127.0.0.1:${port}`;
  await until("WebKitWebDriver listens", () => send(at, "GET", "/status"));
  // There is one at a time; a test that fails leaves it.
  let last;
  const leave = async () => {
    if (last) await send(last, "DELETE", "");
    last = undefined;
  };
  return {
    address,
    server,
    /** A page that a new browser opens, with its settings as in browser.mjs. */
    async page(hash = "", { viewport } = {}) {
      await leave();
      const { sessionId, capabilities } = await send(at, "POST", "/session", { capabilities: {} });
      console.log(`WebKitGTK ${capabilities.browserVersion}`);
      last = `${at}/session/${sessionId}`;
      const page = new Page(last);
      await page.goto(`${address}icon.svg`);
      await page.evaluate(() => localStorage.setItem("settings", JSON.stringify({ speed: "once", suits: "written", ranks: "written" })));
      if (viewport) {
        await page.goto(`${address}empty`);
        const frame = await page.evaluate(({ url, width, height }) => {
          const frame = Object.assign(document.createElement("iframe"), { src: url, width, height });
          return document.body.appendChild(frame);
        }, { url: address + hash, ...viewport });
        await send(page.session, "POST", "/frame", { id: frame });
      } else {
        await page.goto(address + hash);
      }
      return page;
    },
    async fine(page) {
      assert.deepEqual(await page.evaluate(() => JSON.parse(sessionStorage.getItem("wrongs") ?? "[]")), []);
      await leave();
    },
    async close() {
      await leave();
      end();
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
