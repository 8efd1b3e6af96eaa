// The server of the page, and what its answers allow.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { fileOf, openForTests } from "./browser.mjs";

const site = await openForTests();

/** The status line of an answer to a target as it stands, which a URL would tidy. */
async function statusOf(target, method = "GET") {
  const socket = connect(site.server.address().port, "127.0.0.1");
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const parts = [];
  for await (const part of socket) parts.push(part);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(Buffer.concat(parts).toString())?.[1]);
}

test("a request that makes no sense is answered, and the server goes on", async () => {
  for (const [target, status] of [
    ["//", 404],
    ["///", 404],
    ["//[", 404],
    ["/%00", 404],
    ["/index.html%00", 404],
    ["/%E0%A4%A", 400],
    ["/%", 400],
    ["/..", 404],
    ["/../serve.mjs", 404],
    ["/..%2fserve.mjs", 404],
    ["/%2e%2e/serve.mjs", 404],
    ["/..\\serve.mjs", 404],
    ["/constructor.prototype", 404],
    ["http://[", 400],
    ["index.html", 400],
    ["*", 400],
    [`/${"a".repeat(8000)}`, 404],
    [`/${"a".repeat(100_000)}`, 431],
  ]) {
    assert.equal(await statusOf(target), status, target.slice(0, 40));
    assert.equal(await statusOf("/"), 200, `after ${target.slice(0, 40)}`);
  }
});

test("files are only read", async () => {
  assert.equal(await statusOf("/", "POST"), 405);
  assert.equal(await statusOf("/index.html", "DELETE"), 405);
  assert.equal(await statusOf("/index.html", "HEAD"), 200);
  assert.equal(await statusOf("/index.html?a=b"), 200);
});

test("a port that is none, or taken, is said in one line", async () => {
  const taken = String(site.server.address().port);
  for (const [port, message] of [["abc", /no port/], ["70000", /no port/], [taken, /EADDRINUSE/]]) {
    const script = fileURLToPath(new URL("../serve.mjs", import.meta.url));
    const child = spawn(process.execPath, [script, port]);
    let said = "";
    child.stderr.on("data", (part) => (said += part));
    const [code] = await once(child, "close");
    assert.equal(code, 1);
    assert.match(said, message);
    assert.equal(said.trim().split("\n").length, 1, said);
  }
});

test("the page and each answer carry a strict policy", async () => {
  const page = await site.page();
  const said = await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', "content");
  assert.doesNotMatch(said, /unsafe-inline|unsafe-eval'(?<!'wasm-unsafe-eval')|https?:|\*|data:/);
  assert.match(said, /default-src 'none'/);
  for (const file of ["", ...["main.js", "worker.js", "jasnel-first.wasm"].map((file) => fileOf(file)), "nothing.js"]) {
    const { headers } = await fetch(site.address + file);
    assert.equal(headers.get("content-security-policy"), `${said}; frame-ancestors 'none'`, file);
  }
  await page.context().close();
});

/** What a page lets in of what a stranger could put into it. */
const tryToGetIn = (page) =>
  page.evaluate(async () => {
    const add = (name, attributes) =>
      new Promise((resolve) => {
        const element = Object.assign(document.createElement(name), attributes);
        element.onload = () => resolve();
        element.onerror = () => resolve();
        document.head.append(element);
        setTimeout(resolve, 300);
      });
    await add("script", { textContent: "globalThis.inline = true" });
    await add("script", { src: "data:text/javascript,globalThis.foreign=true" });
    await add("style", { textContent: "body { --styled: 1 }" });
    const image = new Image();
    image.src = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
    const drawn = await image.decode().then(() => true, () => false);
    const sent = await fetch("data:,x").then(() => true, () => false);
    const styled = getComputedStyle(document.body).getPropertyValue("--styled") !== "";
    return { inline: globalThis.inline, foreign: globalThis.foreign, styled, drawn, sent };
  });

for (const [where, headers] of [["by its own tag", false], ["as it is served", true]]) {
  test(`nothing from elsewhere runs or loads in the page, ${where}`, async () => {
    const context = await site.browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    // A host that sends no policy leaves it to the tag.
    if (!headers) {
      await page.route("**/*", async (route) => {
        const response = await route.fetch();
        const kept = { ...response.headers() };
        delete kept["content-security-policy"];
        await route.fulfill({ response, headers: kept });
      });
    }
    await page.goto(`${site.address}#hand?hand=J7.AT.K98.A&deals=24`);
    await page.waitForSelector(".verdict");
    assert.deepEqual(await tryToGetIn(page), {
      inline: undefined, foreign: undefined, styled: false, drawn: false, sent: false,
    });
    await context.close();
  });
}
