// This deal: nothing stands there that the text did not say.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Jasnel } from "jasnel";
import { fine, openForTests, watchTogether } from "./browser.mjs";
import { dealPlace, kDeal } from "./places.mjs";
import { kCorner } from "./player.mjs";

const site = await openForTests();

async function paste(page, text) {
  await page.waitForSelector("textarea", { state: "attached" });
  if (!(await page.isVisible("textarea"))) await page.click(".another > summary");
  await page.fill("textarea", text);
  // By keyboard: the page may still move while answers come.
  await page.press(".paste [type=submit]", "Enter");
}

for (const [what, told, shown] of [
  ["table", {}, ".deal-table"],
  ["play", { trump: "H", declarer: "S", cards: "CJC7" }, ".judged"],
]) {
  test(`after an error nothing is left of the old deal's ${what}, and Back has it again`, async () => {
    const page = await site.page(dealPlace(told));
    await page.waitForSelector(shown);
    const together = await watchTogether(page, ".wrong", shown);
    await paste(page, "no deal");
    await page.waitForSelector(".wrong");
    assert.equal(await page.locator(".deal-table, .board, .judged, .contract").count(), 0);
    assert.doesNotMatch(decodeURIComponent(page.url()), /AJT/);
    await page.goBack();
    await page.waitForSelector(shown);
    assert.equal(await page.locator(".wrong").count(), 0);
    assert.equal(await together(), false);
    await fine(page);
  });
}

test("an error goes with the next deal that is read", async () => {
  const page = await site.page("#deal");
  await paste(page, "no deal");
  await page.waitForSelector(".wrong");
  await paste(page, `${kDeal} leader=S`);
  await page.waitForSelector(".deal-table");
  assert.equal(await page.locator(".wrong").count(), 0);
  await fine(page);
});

test("an error of a picture goes with the rules that were wrong", async () => {
  const page = await site.page(dealPlace({ rules: "none" }));
  await page.waitForSelector(".wrong");
  await page.click(".save-picture");
  await page.waitForFunction(() => document.querySelectorAll(".wrong").length === 2);
  await page.click(".another > summary");
  await page.selectOption('label:has-text("Where do you play") select', "kbn");
  await page.waitForSelector(".deal-table");
  assert.equal(await page.locator(".wrong").count(), 0);
  await fine(page);
});

test("rules that the computer has not learned are said to be", async () => {
  const page = await site.page(dealPlace({ rules: "kraken" }));
  await page.waitForSelector(".deal-table");
  await page.click(".another > summary");
  assert.match(await page.textContent(".unlearned"), /58% of what it wins by those of the KBN/);
  await fine(page);
});

test("house rules of one's own are changes to those of a place, and go into the address", async () => {
  const page = await site.page(dealPlace({ rules: "bga" }));
  await page.waitForSelector(".deal-table");
  await page.click(".another > summary");
  assert.equal(await page.locator(".unlearned").count(), 0);
  await page.click(".house-rules > summary");
  await page.selectOption('[data-field="four-jacks"]', "100");
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes("rules=bga,four-jacks=100"));
  await page.fill('[data-field="fours"]', "AKQ");
  // As when an answer comes while one types.
  await page.evaluate(() => dispatchEvent(new HashChangeEvent("hashchange")));
  await page.press('[data-field="fours"]', "Tab");
  await page.waitForFunction(() =>
    decodeURIComponent(location.hash).includes("rules=bga,four-jacks=100,fours=AKQ"),
  );
  await page.selectOption('[data-field="four-jacks"]', "200");
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes("rules=bga,fours=AKQ"));
  await page.waitForSelector(".deal-table");
  assert.equal(await page.locator(".wrong").count(), 0);
  await fine(page);
});

test("of more deals the one that is looked at is chosen, after Back too", async () => {
  const page = await site.page("#deal");
  const hands = kDeal.slice(2).split(" ");
  const other = `N:${[...hands.slice(1), hands[0]].join(" ")}`;
  await paste(page, `${kDeal} leader=S\n${other} leader=E`);
  const list = page.locator('label:has-text("Deal") select').last();
  await page.waitForSelector(".deal-table");
  await list.selectOption({ value: "1" });
  await page.waitForFunction(() => /leader=E/.test(location.hash));
  await page.waitForSelector(".deal-table");
  assert.equal(await list.inputValue(), "1");
  await page.goBack();
  // What is shown follows the address a moment later.
  await page.waitForFunction(() => document.querySelector(".deals-read select").value === "0");
  assert.match(page.url(), /leader=S/);
  await fine(page);
});

test("without a dealer or leader it asks who leads", async () => {
  const jasnel = await Jasnel.load();
  for (const text of [kDeal, `[Deal "${kDeal}"]`]) {
    const page = await site.page("#deal");
    await paste(page, text);
    await page.waitForSelector("text=Who leads to the first trick?");
    await page.waitForTimeout(300);
    assert.equal(await page.locator(".deal-table").count(), 0);
    assert.doesNotMatch(page.url(), /leader=/);
    await page.click('[data-seat="W"]');
    await page.waitForSelector(".deal-table");
    const { value } = jasnel.table(`${kDeal} leader=W`).rows[0];
    const shown = await page.textContent('tr[data-trump="S"] .figure');
    assert.equal(shown, value > 0 ? `+${value}` : String(value).replace("-", "−"));
    assert.equal(await page.inputValue('label:has-text("Leads") select'), "W");
    await fine(page);
  }
});

test("a contract waits until it is told who leads and who is the declarer, which can be changed", async () => {
  const page = await site.page("#deal");
  await paste(page, `${kDeal} trump=H`);
  await page.click('[data-seat="E"]');
  await page.waitForSelector("text=Who is the declarer?");
  assert.equal(await page.locator(".deal-table, .note").count(), 0);
  await page.click('[data-seat="N"]');
  await page.waitForSelector(".seat-E.turn .note");
  assert.match(await page.textContent(".contract"), /hearts · Declarer: North/);
  await page.selectOption('.actions [data-field="declarer"]', "W");
  await page.waitForFunction(() => document.querySelector(".contract").textContent.includes("Declarer: West"));
  await fine(page);
});

test("what is known of a deal is read in words", async () => {
  const page = await site.page("#deal", { locale: "nl-NL" });
  await paste(page, [
    "Noord sch B 9 7, har A 8, rui H 7, kla A", "Oost sch A 10, har H V B, rui 9 8, kla 10",
    "Zuid sch H V 8, har 10 9, rui A V, kla H", "West har 7, rui 10 B, kla V B 9 8 7", "troef schoppen, Noord speelt, Zuid komt uit",
  ].join("\n"));
  await page.waitForSelector(".seat-S.turn .note");
  assert.match(await page.textContent(".contract"), /schoppen · Speelt: Noord/);
  await fine(page);
});

test("Back goes back one step: a card, then the choice of a contract", async () => {
  const page = await site.page(dealPlace({}));
  await page.waitForSelector(".deal-table");
  await page.click('tr[data-trump="H"] .outcome >> nth=0');
  await page.waitForSelector(".seat-S.turn .note");
  await page.click('[data-card="S9"]', kCorner);
  await page.waitForSelector(".seat-W.turn .note");
  await page.goBack();
  await page.waitForSelector(".seat-S.turn .note");
  await page.goBack();
  await page.waitForSelector(".deal-table");
  await fine(page);
});

test("a full trick of a deal is seen, and cleared before the next lead", async () => {
  const page = await site.page(dealPlace({ trump: "H", declarer: "S", cards: "CJC7DT" }), { speed: "normal" });
  await page.waitForSelector(".trick .at-N");
  const full = await watchTogether(page, ".trick .at-S", ".trick .at-W", ".trick .at-N", ".trick .at-E");
  await page.click('.seat-E.turn [data-card="CK"]', kCorner);
  // From one card to the next the table is never empty: it is so only after all four were there.
  await page.waitForFunction(() => document.querySelectorAll(".trick .card").length === 0);
  assert.equal(await full(), true);
  await page.waitForSelector(".seat.turn .note");
  await fine(page);
});

for (const [what, told, language] of [
  ["without a contract", {}, "en"],
  ["with one", { trump: "H", declarer: "S", cards: "CJC7" }, "nl"],
]) {
  test(`a deal ${what} is saved as a picture`, async () => {
    const page = await site.page(dealPlace(told));
    if (language === "nl") await page.click("button[lang=nl]");
    const [download] = await Promise.all([page.waitForEvent("download"), page.click(".save-picture")]);
    assert.equal(download.suggestedFilename(), "jasnel.png");
    const data = await readFile(await download.path());
    // Its size, and how many of its dots are those of red suits and of felt.
    const { width, height, red, felt } = await page.evaluate(async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
      const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
      pen.drawImage(picture, 0, 0);
      const dots = pen.getImageData(0, 0, picture.width, picture.height).data;
      let [red, felt] = [0, 0];
      for (let i = 0; i < dots.length; i += 4) {
        if (dots[i] === 0xc1 && dots[i + 1] === 0x12) ++red;
        if (dots[i] === 0x1e && dots[i + 1] === 0x6b) ++felt;
      }
      return { width: picture.width, height: picture.height, red, felt };
    }, [...data]);
    assert.deepEqual([width, height], [1440, 1480]);
    assert.ok(red > 10 * 300, `${red} red`); // eight signs of hands and two of the table
    assert.ok(felt > 40_000 && felt < 280 * 240, `${felt} of felt`);
    await fine(page);
  });
}

/** What people type: a hand on each line, in Dutch letters. */
const kTyped = "Noord: ♠AB10 ♥V8 ♦1098 ♣-\nOost SH HHB RH KH1098\nZuid: 9.1097.A.AVB\nWest ♠V87 ♥A ♦VB7 ♣7";

test("what is typed is shown as it is understood, before it is read", async () => {
  const page = await site.page("#deal", { locale: "nl-NL" });
  assert.match(await page.getAttribute("textarea", "placeholder"), /^Noord: ♠AB10/);
  await page.fill("textarea", kTyped);
  await page.waitForSelector(".read-as .hands");
  const hands = await page.locator(".read-as .hands > div").allInnerTexts();
  assert.deepEqual(hands.map((hand) => hand.replace(/\s+/g, " ").trim()), [
    "Noord ♠ A B 10 ♥ V 8 ♦ 10 9 8 ♣ –",
    "Oost ♠ H ♥ H B ♦ H ♣ H 10 9 8",
    "Zuid ♠ 9 ♥ 10 9 7 ♦ A ♣ A V B",
    "West ♠ V 8 7 ♥ A ♦ V B 7 ♣ 7",
  ]);
  await page.fill("textarea", `${kTyped}\nTroef: harten\nUitkomst: Zuid\nSpeler: Oost`);
  await page.click(".paste [type=submit]");
  await page.waitForSelector(".seat.turn .card .note");
  const told = new URLSearchParams(new URL(page.url()).hash.split("?")[1]);
  assert.deepEqual(["deal", "trump", "leader", "declarer"].map((key) => told.get(key)), [kDeal, "H", "S", "E"]);
  await fine(page);
});

test("who has too few or too many cards is told, before the deal is read and after", async () => {
  const page = await site.page("#deal");
  await paste(page, "Noord sch. A 10 ha. V 8 ru. 10 9 8\nOost: ♠H ♥HB ♦H ♣H1098\nZuid: ♠9 ♥1097 ♦A ♣AVB\nWest: ♠V87 ♥A ♦VB7 ♣7");
  await page.waitForSelector(".read-as:has-text('North 7 cards. Each hand needs 8')");
  await page.waitForSelector("summary:has-text('One card is left to deal')");
  await fine(page);
});

test("a text that is not understood is told to be wrong once", async () => {
  const page = await site.page("#deal");
  await paste(page, "noord sch. A 6");
  await page.waitForSelector(".wrong");
  await page.waitForSelector(".read-as .place");
  const told = await page.innerText("main");
  assert.equal(told.match(/is not a card/g)?.length, 1, told);
  await fine(page);
});

test("with keys alone: read, who leads, the contract, the table", async () => {
  const page = await site.page("#home");
  await page.focus("nav a[href='#deal']");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches("main"));
  await paste(page, kDeal);
  await page.waitForFunction(() => document.activeElement?.matches(".asked button"));
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches(".deal-table button"));
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches(".board"));
  await page.waitForSelector(".seat.turn .card .note");
  await page.keyboard.press("Tab");
  assert.ok(await page.evaluate(() => document.activeElement?.matches(".seat.turn .card")), "the next key is at the cards");
  await fine(page);
});

test("the place that is not understood is marked, in either language", async () => {
  for (const [locale, said] of [["nl-NL", /regel 3: kolom 13: '6'/], ["en-US", /line 3: column 13: '6'/]]) {
    const page = await site.page("#deal", { locale });
    await page.fill("textarea", kTyped.replace("9.1097.A", "9.109.6"));
    await page.waitForSelector(".read-as mark");
    assert.equal(await page.textContent(".read-as mark"), "6");
    assert.equal(await page.textContent(".read-as .place"), "Zuid: 9.109.6.AVB");
    assert.match(await page.textContent(".read-as .small"), said);
    await fine(page);
  }
});

test("a deal can be shared with its picture", async () => {
  const page = await site.page("#home");
  await page.addInitScript(() => {
    navigator.canShare = ({ files }) => files.every((file) => file.type === "image/png");
    navigator.share = async ({ url, files }) => {
      globalThis.shared = { url, name: files[0].name, size: files[0].size };
    };
  });
  await page.goto(`${site.address}?again${dealPlace({})}`);
  await page.click(".share-picture");
  await page.waitForFunction(() => globalThis.shared);
  const { url, name, size } = await page.evaluate(() => globalThis.shared);
  assert.equal(url, page.url());
  assert.equal(name, "jasnel.png");
  assert.ok(size > 10_000, `${size} bytes`);
  await fine(page);
});
