// A season of boompjes: drawn, entered and added up in the page, in the file that `jasnel club` keeps.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Jasnel } from "jasnel";
import { accessibilityFaults, fine, openForTests } from "./browser.mjs";

const site = await openForTests();
const jasnel = await Jasnel.load();

const kPlace = "#club?kind=boompjes";
const kNine = ["Anna", "Bram", "Cor", "Dirk", "Els", "Frits", "Gea", "Henk", "Ineke"];
/** As the command wrote it. */
const kWritten = fileURLToPath(new URL("../../tests/data/club/2026-2027.txt", import.meta.url));

/** The page with a season that begins; `rules` are options of it. */
async function begun(players, options = {}, rules = {}) {
  const page = await site.page(kPlace, options);
  await page.fill("[data-field=name]", "2026-2027");
  for (const [key, value] of Object.entries(rules)) await page.fill(`[data-field=${key}]`, value);
  await page.fill("[data-field=players]", players.join("\n"));
  await page.click(".begin-season");
  await page.waitForSelector(".there");
  return page;
}

/** Draws the next boompje. */
async function draw(page, boompje) {
  await page.click(".there .draw");
  await page.waitForFunction((text) => document.querySelector(".drawn h3")?.textContent?.endsWith(` ${text}`), String(boompje));
}

async function enter(page, table, ns, ew) {
  const entry = page.locator(`.table-entry[data-table="${table}"]`);
  await entry.locator("[data-side=ns]").fill(String(ns));
  await entry.locator("[data-side=ew]").fill(String(ew));
  await entry.locator("button").click();
}

const entered = (page, text) => page.waitForFunction((told) => document.querySelector(".entered")?.textContent === told, text);

/** What the page saves. */
async function saved(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(".save-season")]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

/** The rows of a ranking. */
const rowsOf = (page, ranking) =>
  page.locator(`[data-ranking=${ranking}] tbody tr`).evaluateAll((rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent)),
  );

test("while another boompje is drawn nothing is entered, and standings are printed", async () => {
  const page = await begun(kNine);
  await draw(page, 1);
  await enter(page, 1, 1200, 1000);
  await entered(page, "1 of 2 results are in.");
  const wasClosed = await page.evaluate(async () => {
    document.querySelector(".begin-anyway")?.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    document.querySelector(".there .draw").click();
    await new Promise((resolve) => setTimeout(resolve));
    const fields = [...document.querySelectorAll(".table-entry input")];
    return fields.length === 4 && fields.every((field) => field.disabled);
  });
  assert.ok(wasClosed);
  await page.waitForFunction(() => document.querySelector(".table-entry input")?.disabled === false);
  await page.emulateMedia({ media: "print" });
  const printed = await page.locator(".season > *").evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.className));
  assert.deepEqual([...new Set(printed)].sort(), ["ranking", "which-evening", "which-season"]);
  await fine(page);
});

test("nine players draw four boompjes, one stands each time, and the file says all of it", async () => {
  const page = await begun(kNine);
  const stood = [];
  for (let boompje = 1; boompje <= 4; ++boompje) {
    await draw(page, boompje);
    const names = await page.locator(".drawn .tables th").allTextContents();
    const standing = await page.textContent(".drawn .standing strong");
    stood.push(standing);
    assert.deepEqual(
      [...names.map((name) => name.replace(/ (deals first|writes)$/, "").trim()), standing].sort(),
      kNine,
      "everybody is there once",
    );
    await enter(page, 1, 1100 + 10 * boompje, 1054 - 10 * boompje);
    await entered(page, "1 of 2 results are in.");
    await enter(page, 2, 1000, 1154);
    await entered(page, "2 of 2 results are in.");
  }
  assert.equal(new Set(stood).size, 4, "nobody stands twice");
  const { name, text } = await saved(page);
  assert.equal(name, "2026-2027.txt");
  const { evenings, standings } = jasnel.club({ file: text });
  assert.equal(evenings.length, 1);
  const { players, over } = evenings[0].result;
  assert.equal(over, true);
  assert.deepEqual(
    await rowsOf(page, "evening"),
    players.map((one) => [String(one.place), one.player, ...[one.points, ...one.boompjes].map(String)]),
  );
  assert.deepEqual((await rowsOf(page, "season")).map((row) => row[1]), standings.players.map((one) => one.player));
  assert.match(await page.textContent(".there .draw"), /Begin evening 2/);
  // The same is there after the page is loaded again.
  await page.reload();
  await page.waitForSelector(".there");
  assert.equal((await saved(page)).text, text);
  await fine(page);
});

test("a file that the command wrote goes on in the page", async () => {
  const written = await readFile(kWritten, "utf8");
  const page = await site.page(kPlace);
  await page.setInputFiles(".open-season", kWritten);
  await entered(page, "1 of 2 results are in.");
  assert.equal(await page.textContent(".which-evening"), "Evening 2, 2026-10-16");
  assert.deepEqual((await rowsOf(page, "evening"))[0].slice(0, 3), ["1", "Els", "4426"]);
  const open = await page.locator(".table-entry").evaluateAll((forms) =>
    forms.filter((form) => form.querySelector("[data-side=ns]").value === "").map((form) => form.dataset.table),
  );
  assert.equal(open.length, 1);
  await enter(page, open[0], 1100, 1054);
  await entered(page, "2 of 2 results are in.");
  const { text } = await saved(page);
  assert.ok(text.startsWith(written), "what was there stays");
  assert.equal(text.slice(written.length), `result 4 table ${open[0]}: 1100 1054\n`);
  await page.click(".undo");
  await entered(page, "1 of 2 results are in.");
  assert.ok((await saved(page)).text.endsWith("undo\n"));
  await fine(page);
});

test("what cannot be is told where it was typed, and not kept", async () => {
  const page = await begun(kNine);
  await draw(page, 1);
  await enter(page, 2, 1000, 1000);
  const wrong = page.locator('.table-entry[data-table="2"] .wrong');
  await wrong.waitFor();
  assert.match(await wrong.textContent(), /together 2000; expected a sum that 12 deals can bring/);
  assert.equal(await page.textContent(".entered"), "0 of 2 results are in.");
  await enter(page, 2, "", 1154);
  assert.match(await wrong.textContent(), /whole numbers/);
  await enter(page, 2, 1000, 1154);
  await entered(page, "1 of 2 results are in.");
  assert.equal(await wrong.count(), 0);
  // Mended afterwards.
  await enter(page, 2, 1154, 1000);
  await page.waitForFunction(() => document.querySelector(".undo").textContent.includes("correction 1 table 2: 1154 1000"));
  await page.locator(".another-season").click();
  await page.locator("dialog .yes").click();
  await page.setInputFiles(".open-season", { name: "x.txt", mimeType: "text/plain", buffer: Buffer.from("season: 1\nplyer: Anna\n") });
  await page.waitForSelector(".club > .wrong");
  assert.match(await page.textContent(".club > .wrong"), /file:2: 'plyer: Anna'/);
  await page.getByText("Stay here").click();
  await entered(page, "1 of 2 results are in.");
  await fine(page);
});

test("who comes late draws, and who goes home does not", async () => {
  const page = await begun(kNine.slice(0, 5));
  await page.uncheck("[data-player=Els]");
  await draw(page, 1);
  assert.equal(await page.locator(".drawn .standing").count(), 0);
  assert.equal(await page.isChecked("[data-player=Els]"), false);
  await page.check("[data-player=Els]");
  await page.fill(".newcomer", "Zus");
  await page.click(".add-newcomer");
  await page.waitForSelector("[data-player=Zus]");
  assert.equal(await page.isChecked("[data-player=Zus]"), true);
  await page.uncheck("[data-player=Anna]");
  await draw(page, 2);
  const { boompjes } = jasnel.club({ file: (await saved(page)).text }).evenings[0];
  const there = [...boompjes[1].tables.flatMap(({ players }) => players), ...boompjes[1].standing];
  assert.deepEqual(there.sort(), ["Bram", "Cor", "Dirk", "Els", "Zus"]);
  await fine(page);
});

test("the next season has the players and the champions of the one before", async () => {
  const page = await begun(kNine.slice(0, 4), {}, { boompjes: "1", standing: "1600", evenings: "1", best: "1", needed: "1" });
  await draw(page, 1);
  await enter(page, 1, 1100, 1054);
  await entered(page, "1 of 1 results are in.");
  const { champions } = jasnel.club({ file: (await saved(page)).text }).standings;
  assert.equal(champions.length, 2);
  await page.click(".another-season");
  await page.click("dialog .yes");
  assert.equal(await page.inputValue("[data-field=standing]"), "1600");
  await page.fill("[data-field=name]", "2027/2028");
  await page.click(".begin-season");
  await page.waitForSelector(".club > .wrong");
  assert.match(await page.textContent(".club > .wrong"), /season: '2027\/2028'; expected letters, digits, - and _/);
  await page.fill("[data-field=name]", "2027-2028");
  await page.fill("[data-field=players]", "Zus");
  await page.click(".begin-season");
  await page.waitForSelector("[data-player=Zus]");
  const { text } = await saved(page);
  assert.ok(text.includes(`champion: ${champions.join(", ")}\n`), text);
  assert.deepEqual(jasnel.club({ file: text }).members.map((one) => one.player), [...kNine.slice(0, 4), "Zus"]);
  await fine(page);
});

test("on a phone and in Dutch nothing is cut off, and everything has a name", async () => {
  const page = await begun(kNine, { viewport: { width: 320, height: 640 }, hasTouch: true, locale: "nl-NL" });
  await draw(page, 1);
  await enter(page, 1, 1100, 1054);
  await entered(page, "1 van de 2 uitslagen zijn binnen.");
  assert.match((await saved(page)).text, /^seizoen: 2026-2027\n/m);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.click(".show-large");
  const sizes = await page.locator("dialog.large th").evaluateAll((cells) => cells.map((cell) => parseFloat(getComputedStyle(cell).fontSize)));
  assert.ok(sizes.length === 8 && Math.min(...sizes) >= 25, `${sizes}`);
  assert.deepEqual(await accessibilityFaults(page), []);
  await fine(page);
});

test("numbers that were drawn by hand make the tables", async () => {
  const page = await begun(kNine.slice(0, 5));
  await page.check(".by-hand");
  await page.click(".there .draw");
  await page.locator(".there .wrong").filter({ hasText: "Give each player a number" }).waitFor();
  for (const [i, player] of kNine.slice(0, 5).entries()) {
    await page.fill(`[data-field="number ${player}"]`, String(5 - i));
  }
  await page.locator("[data-field='number Els']").press("Tab");
  await draw(page, 1);
  const [boompje] = jasnel.club({ file: (await saved(page)).text }).evenings[0].boompjes;
  assert.deepEqual(boompje.tables[0].players, ["Els", "Dirk", "Cor", "Bram"]);
  assert.deepEqual(boompje.standing, ["Anna"]);
  await fine(page);
});

test("a season begins with prizes, a cup and champions of its own", async () => {
  const rules = { prizes_first: "1", prizes_every: "2", wins_to_keep: "2", champions: "Anna\nBram, Cor" };
  const page = await begun(kNine.slice(0, 4), {}, rules);
  const { text } = await saved(page);
  assert.match(text, /^champion: Anna\nchampion: Bram, Cor$/m);
  const { options } = jasnel.club({ file: text });
  assert.deepEqual([options.prizes_first, options.prizes_every, options.wins_to_keep], [1, 2, 2]);
  await fine(page);
});

test("an evening before the last can be seen again, and is not entered any more", async () => {
  const page = await site.page(kPlace);
  await page.setInputFiles(".open-season", kWritten);
  await entered(page, "1 of 2 results are in.");
  await page.selectOption("[data-field=evening]", "1");
  await entered(page, "2 of 2 results are in.");
  assert.equal(await page.textContent(".which-evening"), "Evening 1, 2026-09-18");
  assert.equal(await page.locator(".table-entry, .there").count(), 0);
  assert.equal(await page.locator(".was-handed-in").count(), 2);
  assert.deepEqual((await rowsOf(page, "evening"))[0].slice(0, 3), ["1", "Ineke", "4822"]);
  await page.click(".boompje >> nth=0");
  assert.match(await page.locator(".was-handed-in").first().textContent(), /1102.*1082/);
  await page.selectOption("[data-field=evening]", "2");
  await page.waitForSelector(".table-entry");
  await fine(page);
});
