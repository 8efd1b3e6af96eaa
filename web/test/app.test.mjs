// The page as an app: what it is installed from, and a new edition while a game is played.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { fileOf, fine, open } from "./browser.mjs";
import { playCards, waitForTurn } from "./player.mjs";

const kDist = fileURLToPath(new URL("../dist/", import.meta.url));

test("what it is installed from is there, with each of its icons", async () => {
  const site = await open();
  const page = await site.page();
  const manifest = await page.evaluate(async () => {
    const address = document.querySelector('link[rel="manifest"]').href;
    return (await fetch(address)).json();
  });
  assert.equal(manifest.display, "standalone");
  assert.equal(new URL(manifest.start_url, site.address).href, site.address);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (file) => {
      const image = Object.assign(new Image(), { src: file });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") assert.equal(size, sizes, src);
  }
  await fine(page);
  await site.close();
});

test("a new edition waits until it is asked for, and the game goes on in it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "jasnel-page-"));
  await cp(kDist, folder, { recursive: true, filter: (file) => !/keeper\.js\.\w+$/.test(file) });
  const site = await open(`${folder}/`);
  const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=1");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await playCards(page, 1);
  const keeper = await readFile(`${folder}/keeper.js`, "utf8");
  await writeFile(`${folder}/keeper.js`, keeper.replace(/jasnel-[0-9a-f]{16}|"[0-9a-f]{16}"/, (edition) => edition.replace(/[0-9a-f]{4}(?="?$)/, "beef")));
  await page.evaluate(async () => {
    globalThis.same = true;
    await (await navigator.serviceWorker.getRegistration()).update();
  });
  await page.waitForSelector(".update");
  await playCards(page, 2);
  const { hash } = new URL(page.url());
  assert.equal(await page.evaluate(() => globalThis.same), true, "nothing is loaded anew unasked");
  const [loaded] = await Promise.all([page.waitForEvent("load"), page.click(".update button")]);
  assert.ok(loaded);
  await waitForTurn(page);
  assert.equal(new URL(page.url()).hash, hash);
  const editions = await page.evaluate(() => caches.keys());
  assert.equal(editions.length, 1);
  assert.match(editions[0], /beef/);
  await fine(page);
  await site.close();
  await rm(folder, { recursive: true });
});

test("an edition of which the host has only some files is neither offered nor kept", async () => {
  const folder = await mkdtemp(join(tmpdir(), "jasnel-page-"));
  await cp(kDist, folder, { recursive: true, filter: (file) => !/keeper\.js\.\w+$/.test(file) });
  const site = await open(`${folder}/`);
  const page = await site.page("#pad");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [before] = await page.evaluate(() => caches.keys());
  const styles = fileOf("style.css", folder);
  // Of a host that compresses nothing.
  for (const packed of [".br", ".gz"]) await rm(`${folder}/${styles}${packed}`, { force: true });
  const [keeper, style] = await Promise.all(["keeper.js", styles].map((file) => readFile(`${folder}/${file}`, "utf8")));
  const styled = `${style}/* another */`;
  const hash = (text) => createHash("sha256").update(text).digest("hex");
  await writeFile(
    `${folder}/keeper.js`,
    keeper.replaceAll(hash(style), hash(styled)).replaceAll(/"[0-9a-f]{16}"|jasnel-[0-9a-f]{16}/g, (name) => name.replace(/[0-9a-f]{4}(?="?$)/, "beef")),
  );
  const look = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const found = new Promise((resolve) => registration.addEventListener("updatefound", () => resolve(registration.installing), { once: true }));
      await registration.update().catch(() => {});
      const worker = await found;
      while (!["installed", "redundant"].includes(worker.state)) await new Promise((resolve) => setTimeout(resolve, 20));
      return worker.state;
    });
  assert.equal(await look(), "redundant");
  assert.deepEqual(await page.evaluate(() => caches.keys()), [before]);
  assert.equal(await page.locator(".update").count(), 0);
  await writeFile(`${folder}/${styles}`, styled);
  assert.equal(await look(), "installed");
  await page.waitForSelector(".update");
  await fine(page);
  await site.close();
  await rm(folder, { recursive: true });
});
