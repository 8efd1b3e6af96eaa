// The club night: its paper, parsed back from the PDF; its results; and its ranking, that of the library.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { Jasnel } from "jasnel";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { accessibilityFaults, fileOf, fine, kLong, openForTests } from "./browser.mjs";

const site = await openForTests();
const jasnel = await Jasnel.load();

/** One begun when a number told the boards, so that the tests know them. */
const kEvening = { rules: "kbn", seed: 7, day: "2026-01-31", boards: 8, tables: 3, groups: 1, perRound: 4, system: "schevenings" };

/** The page of an evening that the browser kept. */
async function club(evening = {}, options = {}, hash = "#club") {
  const page = await site.page(hash, { ...options, kept: { club: JSON.stringify({ ...kEvening, ...evening }) } });
  await page.waitForSelector(".club");
  return page;
}

/** The text of each page of the PDF that a button gives: what it says, and where in millimetres from the top. */
async function pdfOf(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: 120_000 }), page.click(button)]);
  const data = new Uint8Array(await readFile(await download.path()));
  const fonts = fileURLToPath(new URL("standard_fonts/", import.meta.resolve("pdfjs-dist/package.json")));
  const pdf = await getDocument({ data, standardFontDataUrl: fonts, verbosity: 0 }).promise;
  const pages = [];
  for (let i = 1; i <= pdf.numPages; ++i) {
    const { items } = await (await pdf.getPage(i)).getTextContent();
    pages.push(
      items
        .filter(({ str }) => str.trim() !== "")
        .map(({ str, transform }) => ({ text: str, x: (transform[4] * 25.4) / 72, y: 297 - (transform[5] * 25.4) / 72 })),
    );
  }
  return { name: download.suggestedFilename(), pages };
}

const kSuits = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** The cards of a page of hand records, hand by hand as they stand in it: of each, its suits from above. */
function handsOn(page) {
  const lines = page
    .filter(({ text }) => text in kSuits)
    .map((sign) => {
      const ranks = page.find(({ text, x, y }) => !(text in kSuits) && Math.abs(y - sign.y) < 0.5 && x > sign.x && x < sign.x + 7);
      assert.ok(ranks, `ranks behind ${sign.text}`);
      const cards = ranks.text === "–" ? [] : ranks.text.split(" ").map((rank) => kSuits[sign.text] + (rank === "10" ? "T" : rank));
      return { ...sign, cards };
    });
  const hands = [];
  for (let i = 0; i < lines.length; i += 4) {
    const hand = lines.slice(i, i + 4);
    assert.equal(hand.map(({ text }) => text).join(""), Object.keys(kSuits).join(""));
    hands.push(hand.flatMap(({ cards }) => cards));
  }
  return hands;
}

/** Each text of the pages of a PDF and of the library's paper, in no order. */
const textsOf = (pages) => pages.map((page) => (page.texts ?? page).map(({ text }) => text).sort());

test("hand records have each card of each board once, in the hands that were dealt, and its table behind", async () => {
  const page = await club();
  const { name, pages } = await pdfOf(page, ".records");
  assert.equal(name, "Hand records 2026-01-31.pdf");
  assert.equal(pages.length, 4, "boards 1 to 6 and 7 and 8, on two sides");
  const hands = [...handsOn(pages[0]), ...handsOn(pages[2])];
  assert.equal(hands.length, 8 * 4);
  for (let board = 1; board <= 8; ++board) {
    const dealt = jasnel.random(7, board);
    const found = hands.slice(4 * (board - 1), 4 * board);
    assert.equal(new Set(found.flat()).size, 32);
    assert.deepEqual(found, ["N", "E", "S", "W"].map((seat) => dealt.hands[seat]), `board ${board}`);
  }
  const back = pages[1].map(({ text }) => text);
  for (const row of jasnel.table(`${jasnel.random(7, 1).line} rules=kbn`).rows) {
    const outcome = row.ns_pit ? "pit" : row.ns_makes ? "made" : "nat";
    // What is written down by kbn: 100 for pit, and nothing for nat.
    const [ns, ew] = outcome === "nat" ? [0, row.ns + row.ew] : [row.ns + (row.ns_pit ? 100 : 0), row.ew];
    assert.ok(back.includes(`${outcome} ${ns}–${ew}`), `${row.trump}: ${outcome} ${ns}–${ew}`);
  }
  const all = [...pages[1], ...pages[3]].map(({ text }) => text);
  const contracts = all.flatMap((text) => /^Par: (\w+) plays$/.exec(text)?.[1] ?? []);
  const scores = all.filter((text) => /^(made|nat|pit) [+-]/.test(text));
  const kNames = { N: "North", E: "East", S: "South", W: "West" };
  for (const board of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { declarer, makes, pit, score } = jasnel.par(`${jasnel.random(7, board).line} rules=kbn`);
    assert.equal(contracts[board - 1], kNames[declarer], `board ${board}`);
    assert.equal(scores[board - 1], `${pit ? "pit" : makes ? "made" : "nat"} ${score > 0 ? "+" : ""}${score}`, `board ${board}`);
  }
  assert.equal(await page.textContent(".progress"), "The file is ready.");
  await fine(page);
});

test("a hash of the deals can be published, and everybody checks the saved deals with it", async () => {
  const page = await club({ seed: undefined, boards: 2, rules: "bedum" });
  await page.click(".commit");
  await page.waitForSelector(".commitment code");
  const hash = await page.textContent(".commitment code");
  assert.match(hash, /^[0-9a-f]{64}$/);
  assert.equal(await page.textContent(".commitment strong"), `Set ${hash.slice(0, 8)}.`);
  assert.equal(await page.locator("button.commit").count(), 0);
  await page.reload();
  await page.waitForSelector(".commitment code");
  assert.equal(await page.textContent(".commitment code"), hash);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(".save-deals")]);
  const saved = await readFile(await download.path(), "utf8");
  assert.ok(saved.startsWith(`# set=${hash.slice(0, 8)} hash=${hash}\n# salt=`), saved);
  assert.equal(jasnel.commit({ text: saved, hash }).same, true);
  await page.click(".check summary");
  await page.fill(".check input:not([type=file])", hash.toUpperCase());
  await page.press(".check input:not([type=file])", "Tab");
  const check = async (text) => {
    await page.setInputFiles(".check input[type=file]", { name: "deals.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.waitForFunction(() => document.querySelector(".checked")?.textContent);
    return page.textContent(".checked");
  };
  assert.equal(await check(saved), `Set ${hash.slice(0, 8)} is as it was published. Boards: 2.`);
  const [, , first, second] = saved.split("\n");
  const changed = await check(saved.replace(`${first}\n${second}`, `${second}\n${first}`));
  await page.waitForFunction(() => document.querySelector(".checked")?.textContent.startsWith("Not as published"));
  assert.ok(changed);
  await fine(page);
});

test("each evening has deals of its own, which stay: on all paper, after a reload, and in the file that is saved", async () => {
  const evenings = [];
  for (let i = 0; i < 2; ++i) {
    const page = await club({ seed: undefined, boards: 2 });
    const records = await pdfOf(page, ".records");
    const hands = handsOn(records.pages[0]);
    assert.equal(new Set(hands.slice(0, 4).flat()).size, 32);
    await page.reload();
    await page.waitForSelector(".club");
    assert.deepEqual(handsOn((await pdfOf(page, ".records")).pages[0]), hands);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click(".save-deals")]);
    assert.equal(download.suggestedFilename(), "Deals 2026-01-31.txt");
    const saved = await readFile(await download.path(), "utf8");
    assert.deepEqual(jasnel.read(saved).flatMap((deal) => ["N", "E", "S", "W"].map((seat) => deal.hands[seat])), hands);
    // Nothing on paper tells the deals: but for the cards there is the day, and what stands on all of it.
    const sheets = await pdfOf(page, ".sheets");
    for (const { text } of [...records.pages, ...sheets.pages].flat()) {
      assert.ok(!/\d{4}/.test(text) || text.endsWith(`31 Jan 2026 · Set ${jasnel.commit({ text: saved }).set}`), text);
    }
    assert.ok(!/seed|number of/i.test(await page.textContent(".club")));
    evenings.push(hands);
    await fine(page);
  }
  assert.notDeepEqual(evenings[0], evenings[1]);
});

test("boards that were dealt are not dealt anew unasked", async () => {
  const page = await club({ seed: undefined, boards: 2 });
  assert.equal(await page.locator(".new-deals").count(), 0);
  const { pages } = await pdfOf(page, ".records");
  await page.selectOption('label:has-text("Where do you play") select', "nkf");
  await page.click("dialog >> text=Leave it");
  await page.waitForSelector("dialog", { state: "detached" });
  assert.deepEqual(handsOn((await pdfOf(page, ".records")).pages[0]), handsOn(pages[0]));
  await page.click(".new-deals");
  await page.click("dialog .yes");
  await page.waitForSelector(".new-deals", { state: "detached" });
  assert.notDeepEqual(handsOn((await pdfOf(page, ".records")).pages[0]), handsOn(pages[0]));
  await fine(page);
});

test("while boards are worked out, the page tells how many are, and is at hand", async () => {
  const page = await club({ boards: 32 });
  // When the work begins a result is entered, in the page itself: not to be late for the last one.
  await page.evaluate(() => {
    window.told = [];
    const progress = document.querySelector(".progress");
    const result = document.querySelector('[data-table="A1"] .written');
    const watch = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => {
      if (!window.told.length) document.querySelector('[data-table="A1"] [data-field="cancelled"]').click();
      window.told.push(progress.textContent);
    }).observe(progress, watch);
    new MutationObserver(() => window.told.push(result.textContent)).observe(result, watch);
  });
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: 120_000 }), page.click(".records")]);
  assert.equal(download.suggestedFilename(), "Hand records 2026-01-31.pdf");
  const told = await page.evaluate(() => window.told);
  const boards = told.filter((text) => text.endsWith("boards worked out."));
  assert.deepEqual([...new Set(boards)], boards, "each once");
  assert.ok(boards.length > 8, told.join());
  assert.ok(told.indexOf("both the average") >= 0 && told.indexOf("both the average") < told.indexOf(boards.at(-1)), told.join());
  await page.waitForSelector(".standings");
  await fine(page);
});

test("by rules that turn a suit, hand records name that of jasnel deal", async () => {
  const page = await club({ rules: "bedum", boards: 2 });
  const { pages } = await pdfOf(page, ".records");
  const turned = pages[0].filter(({ text }) => text === "Turned:").map((told) =>
    kSuits[pages[0].find(({ text, x, y }) => text in kSuits && Math.abs(y - told.y) < 0.5 && x > told.x && x < told.x + 30).text],
  );
  // jasnel deal --seed=7 --count=2 --rules=bedum
  assert.deepEqual(turned, ["D", "D"]);
  const slips = (await pdfOf(page, ".sheets")).pages[0].map(({ text }) => text).filter((text) => text.startsWith("Dealer"));
  assert.deepEqual(slips.sort(), ["East", "East", "North", "North"].map((seat) => `Dealer: ${seat} · Turned: diamonds`));
  await fine(page);
});

test("score slips and place slips are those of the library, in Dutch on a Dutch page", async () => {
  const page = await club({ names: { "A 2": "Zoë & Şahin" } });
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(".save-deals")]);
  const text = await readFile(await download.path(), "utf8");
  const title = `Amsterdam (KBN) · 31 Jan 2026 · Set ${jasnel.commit({ text }).set}`;
  const names = ["", "Zoë & Şahin", "", "", "", ""];
  const moving = { title, groups: 1, pairs: 6, system: "schevenings", rounds: 2, per_round: 4, names };
  const asked = { sheets: { kind: "slips", ...moving, boards: 8, text }, places: { kind: "places", ...moving } };
  for (const [button, question] of Object.entries(asked)) {
    assert.deepEqual(textsOf((await pdfOf(page, `.${button}`)).pages), textsOf(jasnel.paper(question).pages), button);
  }
  await fine(page);
  const dutch = await club({}, { locale: "nl-NL" });
  const { name, pages } = await pdfOf(dutch, ".sheets");
  assert.equal(name, "Scorestaten 2026-01-31.pdf");
  assert.ok(textsOf(pages).flat().includes("Gever: Noord"));
  await fine(dutch);
});

test("control cards, labels and table cards are those of the library, the name of the set on them", async () => {
  const page = await club({ boards: 2, groups: 2 });
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(".save-deals")]);
  const text = await readFile(await download.path(), "utf8");
  const title = "Amsterdam (KBN) · 31 Jan 2026";
  const asked = {
    control: { kind: "control", groups: 2, text },
    wallets: { kind: "wallets", groups: 2, text },
    tables: { kind: "tables", groups: 2, tables: 3 },
  };
  for (const [kind, question] of Object.entries(asked)) {
    const { name, pages } = await pdfOf(page, `.${kind}`);
    assert.match(name, / 2026-01-31\.pdf$/);
    const paper = jasnel.paper({ ...question, title });
    assert.deepEqual(textsOf(pages), textsOf(paper.pages), kind);
    // Texts that are not turned stand where the library puts them.
    for (const { text: told, x, y, align, turn } of paper.pages[0].texts) {
      if (align || turn) continue;
      assert.ok(pages[0].some((one) => one.text === told && Math.abs(one.x - x) < 0.1 && Math.abs(one.y - y) < 0.1), told);
    }
  }
  assert.ok(textsOf((await pdfOf(page, ".control")).pages)[0].includes(`Set ${jasnel.commit({ text }).set}`));
  await fine(page);
});

test("working out the boards can be stopped", async () => {
  const page = await club({ boards: 32 });
  await page.click(".records");
  await page.click(".stop");
  await page.waitForFunction(() => document.querySelector(".progress").textContent === "Stopped.");
  assert.equal(await page.locator(".records").isEnabled(), true);
  await fine(page);
});

test("the part that makes PDFs is loaded when one is asked for", async () => {
  const page = await club();
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.waitForSelector(".result");
  const paper = `/${fileOf("paper.js")}`;
  assert.ok(!asked.includes(paper));
  await pdfOf(page, ".sheets");
  assert.ok(asked.includes(paper));
  await fine(page);
});

/** Fills in a result; fields that are not told stay as they are. */
async function enter(page, table, { declarer, trump, points, nsRoem, ewRoem, pit, revoked, cancelled, ...decisions }) {
  const result = page.locator(`[data-table="${table}"]`);
  if (declarer !== undefined) await result.locator("select").nth(0).selectOption(declarer);
  if (trump !== undefined) await result.locator("select").nth(1).selectOption(trump);
  for (const [field, value] of Object.entries({ points, nsRoem, ewRoem })) {
    if (value === undefined) continue;
    await result.locator(`[data-field="${field}"]`).fill(String(value));
    await result.locator(`[data-field="${field}"]`).press("Tab");
  }
  for (const [field, value] of Object.entries({ pit, cancelled })) {
    if (value !== undefined) await result.locator(`[data-field="${field}"]`).setChecked(value);
  }
  if (revoked !== undefined) await result.locator('[data-field="revoked"]').selectOption(revoked);
  for (const [field, value] of Object.entries(decisions)) {
    if (!(await result.locator(".director").evaluate(({ open }) => open))) await result.locator(".director summary").click();
    await result.locator(`[data-field="${field}"]`).selectOption(String(value));
  }
}

const written = (page, table, text) =>
  page.waitForFunction(
    ([at, told]) => document.querySelector(`[data-table="${at}"] .written`).textContent === told,
    [table, text],
    { timeout: 20_000 },
  );

test("what both sides write down follows from points, roem, nat and pit", async () => {
  const cases = {
    kbn: [
      [{ declarer: "N", trump: "H", points: 100, nsRoem: 20 }, "North-South 120, East-West 62"],
      [{ declarer: "N", trump: "C", points: 81 }, "North-South 0, East-West 162 · nat"],
      [{ declarer: "W", trump: "S", points: 60, nsRoem: 20, ewRoem: 100 }, "North-South 122, East-West 160"],
      [{ declarer: "E", trump: "D", points: 60, nsRoem: 40, ewRoem: 20 }, "North-South 222, East-West 0 · nat"],
      [{ declarer: "S", trump: "H", points: 162, nsRoem: 20, pit: true }, "North-South 282, East-West 0"],
      [{ declarer: "S", trump: "H", points: 162, ewRoem: 20 }, "North-South 162, East-West 20"],
      [{ declarer: "S", trump: "H", points: 0, pit: true }, "North-South 0, East-West 162 · nat"],
    ],
    bedum: [[{ declarer: "S", trump: "H", points: 162, nsRoem: 20, pit: true }, "North-South 270, East-West 0"]],
    nkf: [[{ declarer: "S", trump: "H", points: 0, pit: true }, "North-South 0, East-West 262 · nat"]],
  };
  for (const [rules, entries] of Object.entries(cases)) {
    // A table for each.
    const page = await club({ rules, boards: 7, tables: 7, perRound: 1 });
    for (const [i, [entry, told]] of entries.entries()) {
      await enter(page, `A${i + 1}`, entry);
      await written(page, `A${i + 1}`, told);
    }
    await page.reload();
    for (const [i, [, told]] of entries.entries()) await written(page, `A${i + 1}`, told);
    await fine(page);
  }
});

test("the ranking takes the pit of Bedum, 88 points", async () => {
  const page = await club({ rules: "bedum" });
  await enter(page, "A1", { declarer: "S", trump: "H", points: 162, pit: true });
  await written(page, "A1", "North-South 250, East-West 0");
  await page.locator('[data-ranking="A ns"] tbody td:nth-child(6)').filter({ hasText: /^250$/ }).waitFor();
  await fine(page);
});

test("a wrong entry is told in Dutch on a Dutch page, before the entry is whole", async () => {
  const page = await club({}, { locale: "nl-NL" });
  await enter(page, "A1", { nsRoem: 30 });
  const told = page.locator(".result .wrong");
  await told.waitFor();
  assert.equal(await told.textContent(), "Tafel 1: Roem N\u2011Z: '30'; verwacht 0, 20, 40, 50 of een andere som van 20, 50 en 100");
  await enter(page, "A1", { nsRoem: 20 });
  await page.waitForSelector(".missing:has-text('nog in te vullen: speelt, troef, punten speler.')");
  // What was asked after it has been answered.
  await enter(page, "A2", { declarer: "S", trump: "H", points: 100 });
  await written(page, "A2", "Noord-Zuid 100, Oost-West 62");
  assert.equal((await page.textContent('[data-table="A1"] .written')).trim(), "", "no points are not known to be nat");
  // A letter finds a suit in the list, and all tricks are all points.
  await page.focus('[data-table="A1"] select >> nth=1');
  await page.keyboard.press("k");
  await page.waitForSelector(".missing:has-text('nog in te vullen: speelt, punten speler.')");
  await page.check('[data-table="A1"] [data-field="pit"]');
  await page.waitForSelector(".missing:has-text('nog in te vullen: speelt.')");
  assert.equal(await page.inputValue('[data-table="A1"] [data-field="points"]'), "162");
  assert.equal(await told.count(), 0);
  await fine(page);
});

test("a wrong entry is told in one line, and does not count", async () => {
  const page = await club();
  const good = { declarer: "N", trump: "H", points: 100, nsRoem: 0, ewRoem: 0, pit: false };
  const points = "expected the card points of the declaring side, from 0 to 162";
  const roem = "expected 0, 20, 40, 50 or another sum of 20, 50 and 100";
  for (const [change, told, field] of [
    [{ points: 163 }, `Table 2: Declarer's points: '163'; ${points}`, "points"],
    [{ points: "x" }, `Table 2: Declarer's points: 'x'; ${points}`, "points"],
    [{ nsRoem: 30 }, `Table 2: Roem N\u2011S: '30'; ${roem}`, "nsRoem"],
    [{ ewRoem: 910 }, `Table 2: Roem E\u2011W: '910'; ${roem}`, "ewRoem"],
    [{ pit: true }, "Table 2: pit with 100 and 62 points; expected 162 and 0"],
    [{ pit: true, points: 162, ewRoem: 20 }, "Table 2: roem of a side without a trick; expected 0"],
  ]) {
    await enter(page, "A2", { ...good, ...change });
    // What is shown follows a moment after what was typed.
    await page.locator(".result .wrong").filter({ hasText: told }).waitFor({ timeout: 5000 });
    assert.equal(await page.locator(".result .wrong").count(), 1);
    const marked = await page.locator('[aria-invalid="true"]').evaluateAll((inputs) => inputs.map((input) => input.dataset.field));
    assert.deepEqual(marked, field ? [field] : []);
    assert.match(await page.textContent(".results"), /0 of 24 results entered/);
  }
  await enter(page, "A2", good);
  await written(page, "A2", "North-South 100, East-West 62");
  assert.equal(await page.locator(".result .wrong").count(), 0);
  await fine(page);
});

/** The evening of docs/reference/compare.md, and what the command makes of it there. */
async function documented() {
  const lines = (await readFile(new URL("../../tests/data/results.csv", import.meta.url), "utf8")).split("\n");
  const rows = lines.filter((line) => /^\d/.test(line)).map((line) => line.split(",").map(Number));
  const entries = Object.fromEntries(
    rows.map(([board, ns, , ...scores]) => [`A ${board} ${(ns + 1) / 2}`, { points: "1", written: scores }]),
  );
  const page = await readFile(new URL("../../docs/reference/compare.md", import.meta.url), "utf8");
  const told = /North-South\n\n +Place.*?\n(.*?)\n\nEast-West\n\n +Place.*?\n(.*?)\n\n/s.exec(page);
  const standings = told.slice(1).map((part) => part.split("\n").map((line) => line.trim().split(/\s+/).map(Number)));
  return { rows, evening: { boards: 6, tables: 6, perRound: 1, entries }, standings };
}

test("score slips and the collective sheet have match points, places and the names of pairs", async () => {
  const { rows, evening, standings } = await documented();
  for (const entry of Object.values(evening.entries)) Object.assign(entry, { declarer: "N", trump: "S" });
  const page = await club({ ...evening, names: { "A 1": "Zoë & Şahin" } });
  await page.waitForSelector(".standings");
  const slips = textsOf((await pdfOf(page, ".slips")).pages).flat();
  assert.equal(slips.filter((text) => text === "1 Zoë & Şahin").length, new Set(rows.map(([board]) => board)).size);
  const sheets = textsOf((await pdfOf(page, ".collective")).pages);
  assert.equal(sheets.length, 2);
  for (const [i, standing] of standings.entries()) {
    for (const [place, pair, points] of standing) {
      const texts = sheets[i];
      assert.ok(texts.includes(String(points)) && texts.includes(String(place)), `${pair}`);
    }
  }
  await fine(page);
});

test("score slips have points and roem apart, as they were entered", async () => {
  const page = await club({ boards: 1, tables: 2, perRound: 1 });
  await enter(page, "A1", { declarer: "W", trump: "S", points: 60, nsRoem: 20, ewRoem: 100 });
  await enter(page, "A2", { declarer: "N", trump: "H", points: 100, nsRoem: 20 });
  await written(page, "A1", "North-South 122, East-West 160");
  await written(page, "A2", "North-South 120, East-West 62");
  const slips = textsOf((await pdfOf(page, ".slips")).pages).flat();
  for (const text of ["102", "20", "122", "60", "100", "160", "120", "62"]) assert.ok(slips.includes(text), `${text}: ${slips}`);
  await fine(page);
});

test("an evening is saved, and opened elsewhere, in place of another after a question", async () => {
  const page = await club({ boards: 4, tables: 2, perRound: 1, names: { "A 1": "Ank & Bo" } });
  await enter(page, "A1", { declarer: "N", trump: "H", points: 100, nsRoem: 20 });
  await written(page, "A1", "North-South 120, East-West 62");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(".save-evening")]);
  assert.match(download.suggestedFilename(), /2026-01-31\.json$/);
  const file = { name: "evening.json", mimeType: "application/json", buffer: await readFile(await download.path()) };
  await fine(page);
  const there = await site.page("#club");
  const open = (files) => there.setInputFiles(".open-evening", files);
  await open({ name: "deals.json", mimeType: "application/json", buffer: Buffer.from("[]") });
  await there.waitForSelector(".evening-file .wrong:has-text('deals.json: not an evening of pairs')");
  await open(file);
  await written(there, "A1", "North-South 120, East-West 62");
  assert.equal(await there.locator(".evening-file .wrong").count(), 0);
  assert.match(await there.textContent(".result legend"), /Ank & Bo/);
  await enter(there, "A2", { declarer: "E", trump: "D", points: 100 });
  await written(there, "A2", "North-South 62, East-West 100");
  await open(file);
  await there.click("dialog >> text=Leave it");
  await written(there, "A2", "North-South 62, East-West 100");
  await open(file);
  await there.click("dialog .yes");
  await there.waitForFunction(() => !document.querySelector('[data-table="A2"] .written').textContent);
  await fine(there);
});

test("the ranking of an evening is that of the library", async () => {
  const { rows, evening, standings } = await documented();
  // A whole entry each, of which the page keeps what was written down.
  for (const entry of Object.values(evening.entries)) Object.assign(entry, { declarer: "N", trump: "S" });
  const page = await club(evening);
  await page.waitForSelector(".standings");
  for (const [i, side] of ["ns", "ew"].entries()) {
    const found = await page.locator(`[data-ranking="A ${side}"] tbody tr`).evaluateAll((lines) =>
      lines.map((line) => [...line.cells].map((cell) => parseFloat(cell.textContent))),
    );
    const told = standings[i].map(([place, pair, points, share, ...others]) => [place, pair, points, Math.round(share), ...others]);
    assert.equal(told.length, 6);
    assert.deepEqual(found.map((line) => line.slice(0, -1)), told);
  }
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(".csv")]);
  const csv = await readFile(await download.path(), "utf8");
  assert.equal(csv, ["board,ns,ew,ns-score,ew-score", ...rows, ""].join("\r\n"));
  await fine(page);
});

/** Each ranking on the page: of each pair its place, its number, match points, tops, play points, boards. */
const rankingsOn = async (page) =>
  Object.fromEntries(
    await page.locator(".standings").evaluateAll((tables) =>
      tables.map((table) => [
        table.dataset.ranking,
        [...table.tBodies[0].rows].map(({ cells }) => [0, 1, 2, 4, 5, 6].map((i) => parseFloat(cells[i].textContent))),
      ]),
    ),
  );

/** Waits until the rankings are these: they follow a moment after what was entered. */
async function ranked(page, expected, message) {
  const until = Date.now() + 10_000;
  while (!isDeepStrictEqual(await rankingsOn(page), expected) && Date.now() < until) await page.waitForTimeout(50);
  assert.deepEqual(await rankingsOn(page), expected, message);
}

test("revokes, awards and cancelled boards are ranked as by the library, and stay with the evening", async () => {
  const results = [
    { board: 1, ns: "1", ew: "2", "ns-score": 100, "ew-score": 62, "ew-award": 5 },
    { board: 1, ns: "3", ew: "4", "ns-score": 0, "ew-score": 282 },
    { board: 1, ns: "5", ew: "6", "ns-score": "-", "ew-score": "-", "ns-award": "lowest" },
  ];
  const expected = { "A ns": [], "A ew": [] };
  for (const one of jasnel.compare({ results }).pairs) {
    expected[`A ${one.direction.toLowerCase()}`].push([one.place, Number(one.pair), one.match_points, one.tops, one.play_points, one.boards]);
  }
  const page = await club();
  await enter(page, "A1", { declarer: "N", trump: "H", points: 100 });
  await written(page, "A1", "North-South 100, East-West 62");
  await enter(page, "A2", { revoked: "ns", ewRoem: 20 });
  await written(page, "A2", "North-South 0, East-West 282");
  assert.equal(await page.locator('[data-table="A2"] [data-field="points"]').isDisabled(), true);
  await enter(page, "A3", { cancelled: true });
  await written(page, "A3", "both the average");
  await enter(page, "A3", { nsAward: "lowest" });
  const cancelled = "East-West the average · awarded to North-South: the lowest score";
  await written(page, "A3", cancelled);
  await enter(page, "A1", { ewAward: "5" });
  await written(page, "A1", "North-South 100, East-West 62 · awarded to East-West: 5 match points");
  for (let again = 0; again < 2; ++again) {
    await ranked(page, expected);
    await page.reload();
    await written(page, "A3", cancelled);
  }
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(".csv")]);
  const csv = await readFile(await download.path(), "utf8");
  assert.equal(csv, [
    "board,ns,ew,ns-score,ew-score,ns-award,ew-award", "1,1,2,100,62,,5", "1,3,4,0,282,,", "1,5,6,-,-,lowest,", "",
  ].join("\r\n"));
  await fine(page);
});

test("a revoke is worth what the rules say, and an award more than the tables so far can bring is told", async () => {
  const page = await club({ rules: "bedum" }, { locale: "nl-NL" });
  await enter(page, "A1", { revoked: "ew", nsRoem: 20 });
  await written(page, "A1", "Noord-Zuid 182, Oost-West 0");
  await page.waitForSelector(".standings");
  await enter(page, "A1", { nsAward: "6" });
  await written(page, "A1", "Noord-Zuid 182, Oost-West 0 · toegekend aan Noord-Zuid: 6 matchpunten");
  const told = page.locator(".ranking .wrong");
  await told.filter({ hasText: "spel 1 N-Z: 6 toegekend; verwacht hoogstens 2, wat het spel kan opleveren" }).waitFor();
  for (let again = 0; again < 2; ++again) {
    await ranked(page, { "A ns": [[1, 1, 2, 1, 182, 1]], "A ew": [[1, 2, 2, 1, 0, 1]] }, "it is there without it");
    await page.reload();
    await told.waitFor();
  }
  await enter(page, "A2", { cancelled: true });
  await enter(page, "A3", { cancelled: true, ewAward: "average" });
  await written(page, "A3", "Noord-Zuid het gemiddelde · toegekend aan Oost-West: het gemiddelde");
  await told.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.querySelectorAll('[data-ranking="A ns"] tbody tr').length === 3);
  assert.deepEqual((await rankingsOn(page))["A ns"][0].slice(0, 3), [1, 1, 6]);
  await fine(page);
});

test("penalties and bonuses are ranked as by the library, are told, and stay with the evening", async () => {
  const results = [
    { board: 1, ns: "1", ew: "2", "ns-score": 100, "ew-score": 62, "ns-penalty": 1, "ew-bonus": 2 },
    { board: 1, ns: "3", ew: "4", "ns-score": "-", "ew-score": "-", "ns-penalty": 1 },
  ];
  const { pairs } = jasnel.compare({ results });
  const expected = { "A ns": [], "A ew": [] };
  for (const one of pairs) {
    const told = [one.place, Number(one.pair), one.match_points, one.tops, one.play_points, one.boards];
    expected[`A ${one.direction.toLowerCase()}`].push(told);
  }
  const page = await club();
  const decisions = page.locator('[data-table="A1"] .director');
  assert.equal(await decisions.evaluate(({ open }) => open), false, "folded away while there are none");
  await enter(page, "A1", { declarer: "N", trump: "H", points: 100 });
  await written(page, "A1", "North-South 100, East-West 62");
  await page.waitForSelector(".standings");
  assert.equal(await page.locator(".standings th >> text=Penalty").count(), 0);
  await enter(page, "A1", { nsPenalty: 1, ewBonus: 2 });
  const told = "North-South 100, East-West 62 · penalty for North-South: 1 match point · bonus for East-West: 2 match points";
  await written(page, "A1", told);
  await enter(page, "A2", { cancelled: true });
  await written(page, "A2", "both the average");
  await enter(page, "A2", { nsPenalty: 1 });
  // Who has a penalty on a board that was not played is the offender.
  const offender = "North-South the lowest score · East-West the average · penalty for North-South: 1 match point";
  await written(page, "A2", offender);
  for (let again = 0; again < 2; ++again) {
    await ranked(page, expected);
    await page.locator('[data-ranking="A ns"] td').filter({ hasText: /^−1$/ }).first().waitFor();
    const columns = (side) => page.locator(`[data-ranking="A ${side}"] thead th`).allTextContents();
    assert.ok((await columns("ns")).includes("Penalty") && !(await columns("ns")).includes("Bonus"));
    assert.ok((await columns("ew")).includes("Bonus") && !(await columns("ew")).includes("Penalty"));
    await page.waitForSelector("text=Penalties have been taken off, bonuses added.");
    await page.reload();
    await written(page, "A1", told);
    await written(page, "A2", offender);
    assert.equal(await decisions.evaluate(({ open }) => open), true);
  }
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(".csv")]);
  assert.equal(await readFile(await download.path(), "utf8"), [
    "board,ns,ew,ns-score,ew-score,ns-penalty,ew-bonus", "1,1,2,100,62,1,2", "1,3,4,-,-,1,", "",
  ].join("\r\n"));
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.click('button[lang="nl"]');
  await written(page, "A2", "Noord-Zuid de laagste score · Oost-West het gemiddelde · straf voor Noord-Zuid: 1 matchpunt");
  await enter(page, "A1", { nsPenalty: "", ewBonus: "" });
  await written(page, "A1", "Noord-Zuid 100, Oost-West 62");
  assert.equal(await decisions.evaluate(({ open }) => open), true, "it stays unfolded when they are taken back");
  await fine(page);
});

test("in a Howell each pair meets each other, and is ranked once", async () => {
  const page = await club({ system: "howell", boards: 5, perRound: 1 });
  const met = new Set();
  for (let board = 1; board <= 5; ++board) {
    await page.goto(`${site.address}#club?board=${board}`);
    await page.waitForFunction((told) => document.querySelector(".results select").value === told, String(board));
    for (const legend of await page.locator(".result legend").allTextContents()) {
      const [, ns, ew] = /: (\d) against (\d)$/.exec(legend);
      met.add([ns, ew].sort().join());
    }
  }
  assert.equal(met.size, 15);
  await enter(page, "A1", { declarer: "N", trump: "H", points: 100 });
  await written(page, "A1", "North-South 100, East-West 62");
  await page.waitForSelector('[data-ranking="A all"]');
  assert.equal(await page.locator('[data-ranking="A all"] tbody tr').count(), 2);
  await fine(page);
});

test("of an odd number of pairs one is free each round, as the library moves them", async () => {
  for (const system of ["schevenings", "howell"]) {
    const { rounds } = jasnel.movement({ pairs: 5, system });
    const page = await club({ tables: undefined, pairs: 5, system, boards: rounds.length, perRound: 1 });
    for (const { round, bye, meetings } of rounds) {
      await page.goto(`${site.address}#club?board=${round}`);
      await page.waitForFunction((told) => document.querySelector(".results select").value === told, String(round));
      await page.waitForSelector(".free");
      assert.equal(await page.textContent(".free"), `Free in this round: pair ${bye}.`);
      assert.deepEqual(
        await page.locator(".result legend").allTextContents(),
        meetings.map((one) => `Table ${one.table}: ${one.north_south} against ${one.east_west}`),
      );
    }
    assert.equal(await page.textContent(".results [role=status]"), `0 of ${2 * rounds.length} results entered.`);
    const { table } = rounds.at(-1).meetings[0];
    await enter(page, `A${table}`, { declarer: "N", trump: "H", points: 100 });
    await written(page, `A${table}`, "North-South 100, East-West 62");
    await page.waitForSelector(".standings");
    assert.deepEqual(await accessibilityFaults(page), []);
    await fine(page);
  }
});

test("a board that was not played gives the average, and a new evening is asked for", async () => {
  const page = await club();
  await enter(page, "A1", { declarer: "N", trump: "H", points: 100 });
  await written(page, "A1", "North-South 100, East-West 62");
  await page.locator('[data-table="A2"] [data-field="cancelled"]').check();
  await page.waitForFunction(() => document.querySelectorAll('[data-ranking="A ns"] tbody tr').length === 2);
  const points = await page.locator('[data-ranking="A ns"] tbody td:nth-child(3)').allTextContents();
  assert.deepEqual(points, ["3", "2"]);
  assert.equal(await page.locator(".setup select").first().isDisabled(), true);
  await page.click(".new-evening");
  await page.click("dialog .yes");
  await page.waitForSelector("text=There is no ranking yet: enter a result first.");
  await fine(page);
});

test("at any width nothing is cut off, and everything has a name", kLong, async () => {
  const { evening } = await documented();
  for (const entry of Object.values(evening.entries)) Object.assign(entry, { declarer: "N", trump: "S" });
  evening.names = { "A 1": "Annemarie van den Boogaard & Willem-Alexander Zijlstra" };
  for (const [width, colorScheme, locale] of [[320, "dark", "nl-NL"], [768, "light", "en-US"], [1280, "light", "nl-NL"]]) {
    const page = await club({ ...evening, groups: 2 }, { viewport: { width, height: 900 }, colorScheme, locale });
    await page.waitForSelector(".standings");
    await enter(page, "B1", { points: 200 });
    await page.click("summary");
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll(".club th, .club td, .club select, .club button")]
        .filter((one) => one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth))
        .map((one) => one.outerHTML.slice(0, 80)),
    );
    assert.deepEqual(cut, []);
    assert.deepEqual(await accessibilityFaults(page), []);
    await fine(page);
  }
});

/** What the panel says of what went wrong. */
async function ruling(page, what, fields = {}) {
  if (!(await page.locator(".mishap").evaluate(({ open }) => open))) await page.click(".mishap summary");
  await page.selectOption("[data-field=mishap]", what);
  for (const [field, value] of Object.entries(fields)) {
    const input = page.locator(`[data-field="${field}"]`);
    if (field === "by") await input.selectOption(value);
    else {
      await input.fill(value);
      await input.press("Tab");
    }
  }
  return (pattern) => page.locator(".ruling").filter({ hasText: pattern }).waitFor({ timeout: 10_000 });
}

test("the director is told what the rules have for what went wrong, with the article", async () => {
  const cases = {
    kbn: [
      ["revoke", { by: "ew" }, /ends here \(KBN art\. 13\)\. North-South write down 262, East-West 0\./],
      ["revoke", { "ns-roem": "20", "ew-roem": "50" }, /North-South write down 332, East-West 0\./],
      ["mended", {}, /taken back and play goes on \(KBN art\. 13\)\. .*penalty card .*\(KBN art\. 13\)\./],
      ["lead", {}, /penalty card .*\(KBN art\. 11\)\. .*the other side may say/],
      ["call", { by: "ns" }, /North-South pass for the rest of the auction \(cf\. NKF 1976 art\. 10\)\./],
      ["short", {}, /ends here \(KBN art\. 5\)\./],
      ["accusation", { by: "ns" }, /ends here \(KBN art\. 14\)\. North-South write down 0, East-West 3\d\d\./],
      ["looked", {}, /not allowed \(KBN table\)/],
    ],
    nkf: [
      ["mended", {}, /not possible \(NKF 1976 art\. 14\): it is a revoke\. The deal ends here \(NKF 1976 art\. 13\)/],
      ["revoke", {}, /until play stopped .*262/],
    ],
    bedum: [
      ["revoke", { by: "ns" }, /ends here \(SV Bedum, Verzaken\)\. North-South write down 0, East-West 162\./],
      ["call", {}, /pass for the rest/],
    ],
    "bedum-utrecht": [["call", {}, /nobody is barred/]],
  };
  for (const [rules, kinds] of Object.entries(cases)) {
    const page = await club({ rules });
    for (const [what, fields, told] of kinds) await (await ruling(page, what, fields))(told);
    if (rules === "kbn") assert.deepEqual(await accessibilityFaults(page), []);
    await fine(page);
  }
});
