// How much is loaded, as a host sends it that compresses: counted from the files that were built.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { fileOf, fine, openForTests } from "./browser.mjs";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const site = await openForTests();
const files = readdirSync(dist).filter((file) => !/\.(br|gz)$/.test(file));
const isPacked = (file) => existsSync(`${dist}${file}.br`);
const sentBytes = (file) => statSync(dist + file + (isPacked(file) ? ".br" : "")).size;
const sum = (all) => all.reduce((total, file) => total + sentBytes(file), 0);

/** What the page asked the host for, until something was true of it. */
async function loadedUntil(ready, counts) {
  const asked = new Set();
  const note = ({ url }) => void asked.add(url.split("?")[0].slice(1) || "index.html");
  site.server.on("request", note);
  const page = await site.page("", { serviceWorkers: "block" });
  await ready(page);
  const all = [...asked].filter((file) => files.includes(file) && counts(file));
  site.server.off("request", note);
  await fine(page);
  return all;
}

test("each file that can be compressed lies there compressed, twice", () => {
  for (const file of files) {
    assert.equal(isPacked(file), !/\.(png|jpg|woff2)$/.test(file), file);
    if (!isPacked(file)) continue;
    const data = readFileSync(dist + file);
    assert.ok(brotliDecompressSync(readFileSync(`${dist}${file}.br`)).equals(data), `${file}.br`);
    assert.ok(gunzipSync(readFileSync(`${dist}${file}.gz`)).equals(data), `${file}.gz`);
  }
});

test("the page takes at most 990 kB in all, and a PDF 170 kB when one is asked for", () => {
  const later = fileOf("paper.js");
  const page = sum(files.filter((file) => file !== later && file !== "preview.jpg"));
  console.log(`${page} bytes in all, ${sentBytes(later)} for a PDF`);
  assert.ok(page <= 990_000, `${page} bytes`);
  assert.ok(sentBytes(later) <= 170_000, `${sentBytes(later)} bytes for a PDF`);
});

/** The pictures of kings, queens and jacks: which are seen is a matter of luck. */
const isCourt = (file) => /^[JQK][SHDC]-/.test(file);

test("a hand is there to be looked at after 64 kB and its court cards", async () => {
  const cards = (page) => page.waitForSelector(".dealt-hand .card");
  const loaded = await loadedUntil(cards, (file) => !/^(others|worker|jasnel)-/.test(file) && !isCourt(file));
  console.log(`${sum(loaded)} bytes: ${loaded.join(" ")}`);
  assert.ok(sum(loaded) <= 64_000, `${sum(loaded)} bytes`);
});

test("the first call is made after 66 kB and court cards, and none of the library", async () => {
  const loaded = await loadedUntil(async (page) => {
    await page.context().route(/others-|wasm/, () => {});
    await page.click(".hero");
    await page.click(".calls button");
    await page.waitForFunction(() => location.hash.includes("calls="));
  }, (file) => !/others-|wasm/.test(file) && !isCourt(file));
  console.log(`${sum(loaded)} bytes: ${loaded.join(" ")}`);
  assert.ok(sum(loaded) <= 66_000, `${sum(loaded)} bytes`);
});

test("before the first card a part of the library is loaded, and of the page no more than 66 kB and court cards", async () => {
  const loaded = await loadedUntil(async (page) => {
    // All that comes behind it.
    await page.context().route(/others-|-rest-/, () => {});
    await page.click(".hero");
    await page.click(".calls button");
    await page.waitForSelector(".seat-S.turn button.card:not([aria-disabled]), .calls [data-call]:focus, .trick > .at .card");
  }, (file) => !/others-|-rest-/.test(file) && !isCourt(file));
  const library = loaded.filter((file) => file.endsWith(".wasm"));
  console.log(`${sum(library)} bytes of ${library}, ${sum(loaded) - sum(library)} of ${loaded.join(" ")}`);
  assert.equal(library.length, 1);
  assert.ok(sum(library) <= 290_000, `${sum(library)} bytes of the library`);
  assert.ok(sum(loaded) - sum(library) <= 66_000, `${sum(loaded)} bytes`);
});

test("what a file is called tells what is in it, and a browser keeps it; the others it asks for again", async () => {
  for (const file of files) {
    const { headers } = await fetch(site.address + file);
    const lasts = /-\w{8}\.\w+$/.test(file);
    assert.equal(headers.get("cache-control"), lasts ? "public, max-age=31536000, immutable" : "no-cache", file);
  }
  const named = files.filter((file) => !/-\w{8}\.\w+$/.test(file)).sort();
  assert.deepEqual(named, ["icon-192.png", "icon-512.png", "icon.svg", "index.html", "keeper.js", "manifest.webmanifest", "preview.jpg"]);
});

test("a browser is sent what it can read", async () => {
  const ask = (accepted) => fetch(site.address, { headers: { "accept-encoding": accepted } });
  for (const [accepted, sent] of [["br, gzip", "br"], ["gzip, deflate", "gzip"], ["identity", null]]) {
    const answer = await ask(accepted);
    assert.equal(answer.headers.get("content-encoding"), sent);
    assert.equal(await answer.text(), readFileSync(`${dist}index.html`, "utf8"));
  }
});
