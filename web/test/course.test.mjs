// The course: what its words call right is right, by the library; and somebody goes through it, card by card.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Jasnel } from "jasnel";
import { accessibilityFaults, fine, kLong, openForTests } from "./browser.mjs";

const site = await openForTests();
const jasnel = await Jasnel.load();

/** A module of the page, as a browser has it. */
async function load(name) {
  const entry = fileURLToPath(new URL(`../src/${name}`, import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: "esm" });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}
const { kLessons, kCourseRules } = await load("game/course.ts");
const kWords = {
  nl: { ...(await load("text/dutch.ts")).dutch, ...(await load("text/course_dutch.ts")).courseDutch },
  en: { ...(await load("text/english.ts")).english, ...(await load("text/course_english.ts")).courseEnglish },
};

/** The cards that the words of each step speak of; of two, either. */
const kRight = {
  follow: ["S8", "C8 C7"],
  worth: ["CT", "DT"],
  trump: ["C9", "C7"],
  ruff: ["HQ", "HJ"],
  partner: { kbn: ["CT", "D7"], "nku-rotterdam": ["H8", "H8"] },
  roem: ["CQ", "D9"],
  contract: ["S9", "DT"],
  draw: ["DJ DA", "DA"],
  keep: ["DT", "S7"],
  signal: ["D7", "C8"],
};
const rightOf = (name, rules) => (kRight[name][rules] ?? kRight[name]).map((cards) => cards.split(" "));

const kSeats = [..."NESW"];
const asked = ({ deal, leader, trump, declarer }, cards, rules) => ({
  deal, rules, trump, declarer,
  dealer: kSeats[(kSeats.indexOf(leader) + 3) % 4],
  tricks: Array.from({ length: Math.ceil(cards.length / 4) }, (_, i) => ({ cards: cards.slice(4 * i, 4 * i + 4) })),
});
const cardsOf = (text) => text.match(/../g);
const stateOf = (position, cards, rules, more) => jasnel.ask({ ask: "state", ...asked(position, cards, rules), ...more });
const solve = (state, objective) => jasnel.ask({ ask: "solve", deal: state.position, cards: true, objective }).answers[0];
const kHand = ({ deal }, cards) =>
  deal.slice(2).split(" ")[2].split(".").flatMap((ranks, suit) => [...ranks].map((rank) => "SHDC"[suit] + rank))
    .filter((card) => !cards.includes(card));

/** The steps of a lesson: before each the cards that were played, and what each card of South costs, nothing if it is not legal. */
function stepsOf({ name, aim = "points", positions }, rules) {
  let gone = [];
  return rightOf(name, rules).map((right, i) => {
    const position = positions[i] ?? positions.at(-1);
    const cards = positions[i] ? cardsOf(position.cards) : gone;
    const state = stateOf(position, cards, rules);
    assert.deepEqual([state.faults, state.turn], [[], "S"], `${name} ${i}`);
    const { cards: outcomes } = solve(state, aim);
    const best = Math.max(...outcomes.map(({ value }) => value));
    const costs = Object.fromEntries(
      kHand(position, cards).map((card) => [card, best - outcomes.find((one) => one.card === card)?.value]),
    );
    gone = [...cards, right[0]];
    if (gone.length % 4) gone.push(...solve(stateOf(position, gone, rules)).line.slice(0, 4 - (gone.length % 4)));
    return { position, cards, state, costs, right, after: gone };
  });
}

test("by every rule set, the card that the words call right is the best, or the only legal one", () => {
  assert.deepEqual(kLessons.map(({ name }) => name), Object.keys(kRight));
  for (const rules of kCourseRules) {
    for (const lesson of kLessons) {
      for (const words of Object.values(kWords)) {
        assert.equal(words.lessons[lesson.name].steps.length, rightOf(lesson.name, rules).length, lesson.name);
      }
      for (const { costs, right, position, cards } of stepsOf(lesson, rules)) {
        const free = Object.keys(costs).filter((card) => costs[card] === 0);
        assert.deepEqual(free.sort(), [...right].sort(), `${lesson.name}, ${rules}: ${JSON.stringify(costs)}`);
        assert.ok(free.length < Object.keys(costs).length, "another card can be tried");
        for (const card of Object.keys(costs).filter((one) => Number.isNaN(costs[one]))) {
          const { duty } = stateOf(position, [...cards, card], rules).faults[0];
          for (const words of Object.values(kWords)) assert.ok(words.duties[duty], duty);
        }
      }
    }
  }
});

test("what the words say of the cards is so", () => {
  const step = (name, i, rules = "kbn") => stepsOf(kLessons.find((one) => one.name === name), rules)[i];
  const after = ({ position, after }, rules = "kbn") => stateOf(position, after, rules).tricks.at(-1);
  for (const [name, i, winner] of [
    ["follow", 0, "W"], ["follow", 1, "W"], ["worth", 0, "S"], ["worth", 1, "N"], ["trump", 0, "S"], ["trump", 1, "W"],
    ["ruff", 0, "S"], ["ruff", 1, "S"], ["partner", 0, "N"], ["partner", 1, "E"], ["roem", 0, "N"], ["roem", 1, "W"],
    ["draw", 0, "S"], ["draw", 1, "S"], ["keep", 0, "N"], ["signal", 0, "N"], ["signal", 1, "N"],
  ]) {
    assert.equal(after(step(name, i)).winner, winner, name);
  }
  assert.equal(after(step("roem", 0)).roem, 20);
  const { position, cards } = step("roem", 1);
  assert.equal(stateOf(position, [...cards, "DK"], "kbn").tricks.at(-1).roem, 20, "the king brings it to the opponents");
  for (const card of ["CJ", "C9"]) assert.ok(step("trump", 1).cards.includes(card), "they have been played");
  const [contract, pit] = [0, 1].map((i) => step("contract", i));
  const wrong = [...contract.cards, "H8"];
  const end = stateOf(contract.position, [...wrong, ...solve(stateOf(contract.position, wrong, "kbn"), "points").line], "kbn");
  assert.deepEqual([end.won.ns, end.result.outcome], [81, "nat"]);
  assert.equal(pit.state.won["ns-tricks"], 6);
  // Of the two highest trumps either comes first, and then the other.
  const { position: trumps, cards: before } = step("draw", 0);
  const next = [...before, "DA"];
  next.push(...solve(stateOf(trumps, next, "kbn")).line.slice(0, 3));
  assert.deepEqual(solve(stateOf(trumps, next, "kbn")).best, ["DJ"]);
  // What the card of conventions says of the card that North threw.
  for (const [i, convention] of ["ask", "refuse"].entries()) {
    const { position, cards } = step("signal", i);
    const { signals } = stateOf(position, cards, "kbn", { conventions: kLessons.at(-1).conventions });
    const last = signals.filter(({ trick }) => trick === cards.length / 4);
    assert.equal(last.length, 1);
    assert.equal(last[0].seat, "N");
    assert.match(last[0].convention, new RegExp(convention));
  }
});

const kSize = { width: 360, height: 640 };
const kSigns = { S: "♠", H: "♥", D: "♦", C: "♣" };

for (const [locale, language, rules, viewport] of [
  ["nl-NL", "nl", "nku-rotterdam", { width: 1280, height: 800 }], ["en-US", "en", "kbn", kSize],
]) {
  test(`all lessons, card by card: ${language}, ${rules}, ${viewport.width} wide`, kLong, async () => {
    const words = kWords[language];
    const page = await site.page(`#puzzles?view=course&rules=${rules}`, { locale, viewport });
    const nameOf = (card) => {
      const letters = language === "nl" ? { K: "H", Q: "V", J: "B", T: "10" } : { T: "10" };
      return kSigns[card[0]] + (letters[card[1]] ?? card[1]);
    };
    for (const [number, lesson] of kLessons.entries()) {
      const { title, steps } = words.lessons[lesson.name];
      for (const [i, { costs, right, position, cards }] of stepsOf(lesson, rules).entries()) {
        const said = rules === "kbn" ? steps[i] : (steps[i].rotterdam ?? steps[i]);
        await page.getByText(`${words.numbered(number + 1, kLessons.length)}: ${title}`).waitFor();
        await page.getByText(said.asks).waitFor();
        await page.waitForSelector(".seat-S button.card");
        assert.equal(await page.locator(".seat-S button.card").count(), Object.keys(costs).length);
        for (const card of Object.keys(costs).filter((one) => !right.includes(one))) {
          await page.click(`.seat-S [data-card="${card}"]`);
          if (Number.isNaN(costs[card])) {
            const { duty, source } = stateOf(position, [...cards, card], rules).faults[0];
            const law = source.includes("=") ? "" : ` (${source})`;
            await page.waitForFunction((text) => document.querySelector(".verdict").textContent.trim() === text,
              `${words.illegal(nameOf(card))} ${words.duties[duty]}${law}`);
          } else {
            await page.waitForFunction((text) => document.querySelector(".verdict").textContent.trim() === text,
              `${words.costs(nameOf(card), costs[card])} ${said.why}`);
          }
          const { bottom } = await page.locator(".verdict").evaluate((one) => one.getBoundingClientRect());
          assert.ok(bottom <= viewport.height + 1, `what is told is in view: ${bottom}`);
        }
        if (i === 0 && [0, 4, 9].includes(number)) assert.deepEqual(await accessibilityFaults(page), []);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= viewport.width, `${lesson.name}: ${wide} wide`);
        const low = await page.locator(".board").evaluate((board) =>
          Math.max(...[...board.querySelectorAll(".hand .card")].map((card) => card.getBoundingClientRect().bottom)) - board.getBoundingClientRect().bottom);
        assert.ok(low <= 8, `${lesson.name}: a card lies ${low} below the table`);
        await page.click(`.seat-S [data-card="${right[0]}"]`);
        await page.waitForSelector(".go-on");
        assert.match(await page.innerText(".verdict"), new RegExp(`^${words.right(nameOf(right[0])).replace(".", "\\.")} `));
        assert.equal(await page.locator(".trick > .at .card").count(), 4, `${lesson.name} ${i}`);
        await page.click(".go-on");
      }
    }
    await page.getByText(words.over).waitFor();
    assert.equal(await page.locator('.known li [role="img"]').count(), kLessons.length, "all are done");
    await page.reload();
    await page.waitForSelector('.known li [role="img"]');
    assert.equal(await page.locator('.known li [role="img"]').count(), kLessons.length, "and stay so");
    assert.deepEqual(await accessibilityFaults(page), []);
    await page.getByText(words.play).click();
    await page.waitForSelector(".board");
    await page.waitForFunction(() => /level=beginner/.test(location.hash));
    assert.match(page.url(), new RegExp(`rules=${rules}`));
    await fine(page);
  });
}

test("from the front page in one click; by keyboard; the first lesson that was not done comes", async () => {
  const page = await site.page("", { kept: { course: "follow worth" } });
  await page.getByText("Never played klaverjas?").click();
  await page.getByText(kWords.en.numbered(3, kLessons.length)).waitFor();
  await page.waitForFunction(() => /number=3/.test(location.hash));
  await page.waitForSelector(".seat-S button.card");
  const at = async () => page.evaluate(() => document.activeElement.getAttribute("data-card") ?? document.activeElement.className);
  await page.focus(".board");
  await page.keyboard.press("Tab");
  assert.equal(await at(), "DA");
  await page.keyboard.press("Enter");
  await page.getByText("You have the suit that was led").waitFor();
  await page.waitForFunction(() => document.activeElement.classList.contains("board"));
  while ((await at()) !== "C9") await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.waitForFunction(() => document.activeElement.classList.contains("go-on"));
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.classList.contains("asks"));
  assert.match(await page.innerText(".asks"), /ace of trumps/);
  await page.goBack();
  await page.waitForSelector(".hero");
  await fine(page);
});

test("who played by the rules of Rotterdam is taught those", async () => {
  const page = await site.page("#puzzles?view=course&number=5", { kept: { game: "game=x&number=1&rules=bedum-rotterdam" } });
  await page.getByText(kWords.en.lessons.partner.steps[0].rotterdam.asks).waitFor();
  await page.selectOption(".known select", "kbn");
  await page.getByText(kWords.en.lessons.partner.steps[0].asks).waitFor();
  assert.match(page.url(), /rules=kbn/);
  await fine(page);
});

test("the rules are at hand in a game, in the words of the rule set", async () => {
  for (const [rules, locale, said] of [
    ["kbn", "en-US", [/Amsterdam \(KBN\)/, /you must ruff, higher if you can/, /the highest trump cannot be beaten: may not undertrump/]],
    ["nku-rotterdam", "nl-NL", [/Rotterdams \(NKU 1987\)/, /Bekennen moet/, /als de slag aan de maat ligt: verplicht troeven/, /overtroeven: ondertroeven moet/]],
  ]) {
    const page = await site.page(`#play?seed=7&number=1&rules=${rules}`, { locale, viewport: kSize });
    await page.click(".open-aside");
    await page.click(".rules-at-hand summary");
    await page.waitForSelector(".rules-in-short li");
    const text = await page.innerText(".rules-in-short");
    for (const words of said) assert.match(text, words);
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= kSize.width);
    // Those of another place can be read, and the game stays as it is.
    const address = page.url();
    await page.selectOption('[data-field="read-rules"]', "nkf-international");
    await page.waitForSelector(".rules-in-short strong:has-text('NKF 1976')");
    assert.equal(page.url(), address);
    await fine(page);
  }
});
