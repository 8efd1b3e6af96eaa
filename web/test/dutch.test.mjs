// What the page says in Dutch, in words of the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fine, openForTests } from "./browser.mjs";
import { dealPlace, kHand } from "./places.mjs";

const site = await openForTests();

const kSaid = [
  ["#deal", "textarea", [/Spellen als tekst, PBN of plaatjes, of gespeelde spellen als JSON/]],
  [
    dealPlace({ trump: "H", declarer: "S", cards: "CJC7DTCK" }),
    ".judged",
    [/Speelt: Zuid/, /Stand: Noord-Zuid \d+ punten, \d slag(en)?/, /Oost-West \d+ punten, \d slag(en)?/, /Speel volmaakt uit/],
  ],
  [dealPlace({}), ".deal-table", [/volmaakt spelen/, /Noord-Zuid speelt/]],
  [`#hand?hand=${kHand}&deals=24`, ".verdict", [/Beste bod: /, /Wat elk bod waard is/, /24 verdelingen van de andere kaarten/]],
  ["#boerenbridge?hand=A.K..9&bids=1&deals=100", ".verdict", [/U biedt als tweede\./, /Beste bod: /, /100 verdelingen/]],
  ["#play?seed=7&number=1", ".seat-S .card", [/Geboden: /]],
];

test("the page says it in Dutch, with one word for each thing", async () => {
  for (const [hash, ready, said] of kSaid) {
    const page = await site.page(hash, { locale: "nl-NL" });
    await page.waitForSelector(ready);
    for (const words of said) await page.getByText(words).first().waitFor();
    const text = (await page.innerText("body")).replace(/\s+/g, " ");
    assert.doesNotMatch(text, /perfect|wereld|volle sterkte|spelregel,|biedingen|voorspel|Gewonnen/i, hash);
    await fine(page);
  }
});

test("rule sets and levels have names that people know", async () => {
  const page = await site.page("#play?seed=7&number=1&level=full", { locale: "nl-NL" });
  await page.waitForFunction(() => [...document.querySelectorAll("select")].some((one) => one.options.length >= 8));
  const level = page.locator('label:has-text("Niveau") select');
  assert.equal(await level.evaluate((one) => one.selectedOptions[0].text), "maximaal");
  const rules = page.locator('label:has-text("Waar speelt u") select');
  const names = await rules.locator("option").allTextContents();
  for (const name of ["Amsterdams (KBN)", "Rotterdams (NKU 1987)", "Utrechts (SV Bedum)"]) {
    assert.ok(names.includes(name), name);
  }
  for (const name of names) assert.match(name, /^[A-Z]|\.org$/, "each has a name, not a key");
  await fine(page);
});

test("what is wrong is told in the language of the page, at once where that changes", async () => {
  const says = (page, source) =>
    page.waitForFunction(
      (told) => new RegExp(told).test(document.querySelector(".wrong")?.textContent ?? ""),
      source,
      { timeout: 5000 },
    );
  const page = await site.page("#boerenbridge?hand=A.K..9&bids=9", { locale: "nl-NL" });
  await says(page, "verwacht een aantal slagen van 0 tot en met 3");
  await page.click("text=English");
  await says(page, "expected a number of tricks from 0 to 3");
  await page.click("text=Nederlands");
  await says(page, "verwacht een aantal slagen van 0 tot en met 3");
  await fine(page);
});
