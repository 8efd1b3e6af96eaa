// Where things stand on the screen, of a desk and of a phone.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { fine, kLong, openForTests } from "./browser.mjs";
import { dealPlace, kPlaces, kReady } from "./places.mjs";
import { kCorner, waitForTurn } from "./player.mjs";

const kDesk = { viewport: { width: 1000, height: 800 } };
const kPhones = [
  { viewport: { width: 360, height: 640 }, hasTouch: true },
  { viewport: { width: 390, height: 844 }, hasTouch: true },
];
const kPlayed = dealPlace({ trump: "H", declarer: "S", cards: "CJC7DTCK" });
const kJudged = dealPlace({
  trump: "H", declarer: "S", cards: "CJC7D8C8CQHAD9C9D7DTDKDACADJH8CTHQHJH7DQCKH9S7STHTS8SJHKS9SQSASK", seen: "9",
});

const site = await openForTests();

/** Looks at a page in both languages, one after the other. */
async function inBothLanguages(page, look) {
  for (const language of ["en", "nl"]) {
    if ((await page.getAttribute("html", "lang")) !== language) {
      // On a phone it is not there during a game.
      await page.dispatchEvent(`button[lang="${language}"]`, "click");
      await page.waitForSelector(`html[lang="${language}"]`);
    }
    await look(language);
  }
}

test("on the smallest phone nothing is wider than the screen, and each column is on it", kLong, async () => {
  for (const hash of [...kPlaces, kJudged]) {
    const page = await site.page(hash, { viewport: { width: 320, height: 640 }, hasTouch: true });
    await page.waitForSelector(kReady);
    if (hash.includes("cards")) await page.waitForSelector(".judged");
    await inBothLanguages(page, async (language) => {
      assert.deepEqual(await page.evaluate(cutOff), [], `${hash}, ${language}`);
      if (!(await page.locator(".open-aside").count())) return;
      await page.click(".open-aside");
      assert.deepEqual(await page.evaluate(cutOff), [], `${hash}, ${language}, menu`);
      await page.click(".side .close");
    });
    await fine(page);
  }
});

/** In the page: what is not on the screen from left to right. */
function cutOff() {
  const wide = document.documentElement.clientWidth;
  const found = document.documentElement.scrollWidth > wide ? ["the page"] : [];
  for (const cell of document.querySelectorAll("th, td")) {
    if (!cell.checkVisibility()) continue;
    const { left, right, width } = cell.getBoundingClientRect();
    if (width === 0 || left < 0 || right > wide) found.push(cell.outerHTML);
    if (cell.scrollWidth > cell.clientWidth + 1) found.push(`cut off: ${cell.outerHTML}`);
  }
  for (const box of document.querySelectorAll("main *")) {
    if (box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX)) {
      found.push(`scrolls: ${box.outerHTML.slice(0, 100)}`);
    }
  }
  return found;
}

test("on a phone the own hand and the calls are on the screen while playing", async () => {
  for (const phone of kPhones) {
    const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=1", phone);
    for (let turn = 0; turn < 5; ++turn) {
      await waitForTurn(page);
      await inBothLanguages(page, async () => {
        const { count, ...seen } = await page.evaluate(ownHandSeen);
        assert.ok(count > 0);
        assert.deepEqual(seen, { scrolls: false, outside: [], fanned: true });
      });
      await page.locator(".calls button, .seat-S.turn button.card:not([aria-disabled])").first().click(kCorner);
    }
    await fine(page);
  }
});

/** In the page: whether South's cards and calls can be seen. */
function ownHandSeen() {
  const hand = [...document.querySelectorAll(".seat-S .card, .calls button")];
  const outside = hand.filter((one) => {
    const { top, left, bottom, right } = one.getBoundingClientRect();
    return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
  });
  const cards = hand.filter((one) => one.matches(".card"));
  return {
    count: hand.length,
    scrolls: scrollY > 0 || document.documentElement.scrollHeight > innerHeight,
    outside: outside.map((one) => one.outerHTML),
    // One row, as held in a hand: each begins to the right of the one before, and is as high.
    fanned: cards.slice(1).every((card, i) => {
      const before = cards[i].getBoundingClientRect();
      const { left, top, height } = card.getBoundingClientRect();
      return left > before.left + 20 && Math.abs(top - before.top) < height / 3;
    }),
  };
}

test("on a phone each seat of a game is at its own side of the trick", async () => {
  const page = await site.page("#play?level=beginner&rules=kbn&seed=7&number=1", kPhones[0]);
  await waitForTurn(page);
  const at = await page.evaluate(() =>
    Object.fromEntries(
      ["N", "E", "S", "W"].map((seat) => {
        const { left, right, top, bottom } = document.querySelector(`.seat-${seat}`).getBoundingClientRect();
        return [seat, { left, right, top, bottom }];
      }).concat([["trick", document.querySelector(".trick").getBoundingClientRect().toJSON()]]),
    ),
  );
  assert.ok(at.W.right <= at.trick.left && at.trick.right <= at.E.left, JSON.stringify(at));
  assert.ok(at.N.bottom <= at.trick.top && at.trick.bottom <= at.S.top + 1, JSON.stringify(at));
  await fine(page);
});

test("East's hand and name stand on the right", async () => {
  for (const width of [kDesk, kPhones[0]]) {
    const page = await site.page(kPlayed, width);
    await page.waitForSelector(".seat.turn .note");
    const gap = await page.evaluate(() => {
      const hand = document.querySelector(".seat-E").getBoundingClientRect();
      const all = [...document.querySelectorAll(".seat-E .card, .seat-E .plate")].map((one) => one.getBoundingClientRect());
      return {
        right: hand.right - Math.max(...all.map((one) => one.right)),
        left: Math.min(...all.map((one) => one.left)) - hand.left,
      };
    });
    assert.ok(gap.right < 4, `right ${gap.right}`);
    assert.ok(gap.left > 10, `left ${gap.left}`);
    await fine(page);
  }
});

test("the mark of a trump hides neither its rank nor its suit", async () => {
  for (const width of [kDesk, kPhones[0]]) {
    const page = await site.page(kPlayed, width);
    await page.waitForSelector(".seat.turn .note");
    const marks = await page.evaluate(() =>
      [...document.querySelectorAll(".seat .card.trump, .tricks .card.trump")].map((card) => {
        const mark = card.querySelector(".mark")?.getBoundingClientRect();
        const inked = [".rank", ".sign"].map((part) => card.querySelector(part).getBoundingClientRect());
        return {
          seen: mark !== undefined && mark.width > 20 && mark.height >= 3,
          clear: mark !== undefined && inked.every((part) => part.bottom <= mark.top || part.top >= mark.bottom),
          plain: getComputedStyle(card).backgroundImage,
        };
      }),
    );
    assert.ok(marks.length >= 8);
    for (const mark of marks) assert.deepEqual(mark, { seen: true, clear: true, plain: "none" });
    await fine(page);
  }
});

test("a list to choose from shows its whole text", kLong, async () => {
  for (const hash of [...kPlaces, "#hand?dealer=W&rules=bedum-rotterdam&passes=4"]) {
    const page = await site.page(hash);
    if (!/^#(boerenbridge|home)/.test(hash)) {
      await page.waitForFunction(() =>
        [...document.querySelectorAll("select")].some((one) => one.options.length >= 8),
      );
    }
    for (const { viewport } of [kDesk, kPhones[0]]) {
      await page.setViewportSize(viewport);
      await inBothLanguages(page, async (language) => {
        const cut = await page.evaluate(listsCut);
        assert.deepEqual(cut, [], `${hash}, ${language}, ${viewport.width}`);
      });
    }
    await fine(page);
  }
});

/** In the page: lists narrower than they would be by themselves. */
function listsCut() {
  return [...document.querySelectorAll("select")].flatMap((select) => {
    const whole = select.cloneNode(true);
    whole.style.cssText = "position: absolute; width: max-content; max-width: none";
    select.after(whole);
    const missing = whole.offsetWidth - select.offsetWidth;
    whole.remove();
    return missing > 0 ? [`${select.value}: ${missing} px`] : [];
  });
}

const kGames = [
  "#play?level=beginner&rules=kbn&seed=7&number=1", "#boerenbridge?level=beginner&players=5&seed=7&number=1",
  // South is the first to call.
  "#play?level=beginner&rules=kbn&seed=7&number=2",
];
/** Phones held sideways, and a window of 1280 by 720 at 200%. */
const kSideways = [[667, 375], [844, 390], [640, 360]].map(([width, height]) => ({
  viewport: { width, height }, hasTouch: true,
}));

test("on a phone held sideways the own hand, the calls and the trick are on the screen while playing", kLong, async () => {
  for (const phone of kSideways) {
    for (const hash of kGames) {
      const page = await site.page(hash, phone);
      for (let turn = 0; turn < 4; ++turn) {
        await waitForTurn(page);
        await inBothLanguages(page, async (language) => {
          const { count, ...seen } = await page.evaluate(ownHandSeen);
          assert.ok(count > 0);
          assert.deepEqual(seen, { scrolls: false, outside: [], fanned: true }, `${hash}, ${language}, ${phone.viewport.width}`);
          assert.deepEqual(await page.evaluate(coveringEachOther), [], `${hash}, ${language}, ${phone.viewport.width}`);
        });
        await page.locator(".calls button, .seat-S.turn button.card:not([aria-disabled])").first().click(kCorner);
      }
      await fine(page);
    }
  }
});

test("on the smallest phone no card lies over what is to be clicked or read", async () => {
  for (const hash of kGames) {
    const page = await site.page(hash, { viewport: { width: 320, height: 568 }, hasTouch: true });
    for (let turn = 0; turn < 4; ++turn) {
      await waitForTurn(page);
      await inBothLanguages(page, async (language) => {
        assert.deepEqual((await page.evaluate(ownHandSeen)).outside, [], `${hash}, ${language}`);
        assert.deepEqual(await page.evaluate(coveringEachOther), [], `${hash}, ${language}`);
      });
      await page.locator(".calls button, .seat-S.turn button.card:not([aria-disabled])").first().click(kCorner);
    }
    await fine(page);
  }
});

/** In the page: hands, cards of the trick, calls, names and words of the table that overlap. */
function coveringEachOther() {
  const boxOf = (one) => {
    const cards = one.matches(".hand") ? [...one.querySelectorAll(".card")] : [one];
    const boxes = cards.map((card) => card.getBoundingClientRect());
    return {
      one,
      left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  };
  const parts = [...document.querySelectorAll(".seat .hand, .trick .card, .plate, .tally, .calls button, .told")]
    .filter((one) => one.checkVisibility() && one.innerHTML !== "")
    .map(boxOf);
  const kTouch = 3;
  const meet = (one, other) =>
    !(one.one.matches(".trick .card") && other.one.matches(".trick .card")) &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > kTouch &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > kTouch;
  const named = ({ one }) => `${one.className}: ${one.textContent.slice(0, 20)}`;
  return parts.flatMap((one, i) =>
    parts.slice(i + 1).filter((other) => meet(one, other)).map((other) => `${named(one)} / ${named(other)}`),
  );
}

test("the sign of a suit is whole", async () => {
  const page = await site.page(kPlayed, kDesk);
  await page.waitForSelector(".seat.turn .note");
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll("svg.sign")].filter((sign) => {
      const { x, y, width, height } = sign.querySelector("path").getBBox();
      const box = sign.viewBox.baseVal;
      return x < box.x || y < box.y || x + width > box.x + box.width || y + height > box.y + box.height;
    }).length,
  );
  assert.equal(cut, 0);
  await fine(page);
});

test("what each card of a full hand costs can be read, at a desk and on a phone", async () => {
  for (const options of [kDesk, ...kPhones]) {
    const page = await site.page(dealPlace({ trump: "H", declarer: "S", leader: "E" }), options);
    await page.waitForSelector(".seat.turn .card .note");
    const covered = await page.locator(".seat.turn .card .note").evaluateAll((notes) => {
      for (const note of notes) note.textContent = "−130";
      const all = notes.map((note) => note.getBoundingClientRect());
      return all.flatMap((one, i) =>
        all.slice(i + 1).filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom),
      ).length;
    });
    assert.equal(covered, 0, JSON.stringify(options));
    await fine(page);
  }
});

test("the pips of a card touch neither each other nor its index", async () => {
  // South holds the tens of hearts and clubs, and the nine of clubs.
  const page = await site.page(kGames[0], kDesk);
  await waitForTurn(page);
  const faults = await page.evaluate(() =>
    [...document.querySelectorAll(".seat-S .card.whole")].flatMap((card) => {
      Object.assign(card.style, { transition: "none", transform: "none" });
      const pips = [...card.querySelectorAll(".pips path")].map((pip) => pip.getBoundingClientRect());
      const index = [...card.querySelectorAll(".rank")].map((rank) => rank.getBoundingClientRect());
      const wide = card.getBoundingClientRect().width;
      const meet = (one, other, most) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > most &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > most;
      const touching = pips.some((pip, i) => pips.slice(i + 1).some((other) => meet(pip, other, 0.015 * wide)));
      const hidden = pips.some((pip) => index.some((rank) => meet(pip, rank, 0.005 * wide)));
      return touching || hidden ? [`${card.getAttribute("aria-label")}: ${touching ? "touching" : "under the index"}`] : [];
    }),
  );
  assert.deepEqual(faults, []);
  await fine(page);
});

test("with text twice as large no call, name or card lies over another", async () => {
  for (const [hash, ...widths] of [[kGames[1], 360], [kGames[2], 360, 1280], [`${kGames[2]}&calls=H`, 360]]) {
    for (const viewport of widths.map((width) => ({ width, height: 720 }))) {
      const page = await site.page("", { viewport, locale: "nl-NL" });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      await page.goto(`${site.address}?large${hash}`);
      await waitForTurn(page);
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
      assert.deepEqual(await page.evaluate(coveringEachOther), [], `${hash}, ${viewport.width}`);
      await fine(page);
    }
  }
});

test("no style names a colour but where all have their names", async () => {
  const folder = new URL("../src/styles/", import.meta.url);
  for (const file of (await readdir(folder)).filter((name) => name !== "tokens.css")) {
    const found = (await readFile(new URL(file, folder), "utf8")).match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl)\(/gi) ?? [];
    assert.deepEqual(found, [], file);
  }
});

test("on a phone text is large enough to read, and what is touched large enough for a finger", kLong, async () => {
  for (const hash of [...kPlaces.filter((_, i) => i !== 2 && i !== 3), kJudged, "#puzzles?number=1", "#puzzles?view=yardstick", "#puzzles?view=calls", "#puzzles?view=counting"]) {
    const page = await site.page(hash, { viewport: { width: 360, height: 640 }, hasTouch: true, locale: "nl-NL" });
    await page.waitForSelector(`${kReady}, .puzzle .card, .pad, .boards, .calls`);
    assert.deepEqual(await page.evaluate(tooSmall), [], hash);
    await fine(page);
  }
});

/**
 * In the page: text under 13 px, and targets under 44. Cards are as large as a hand allows; a link in a sentence is part
 * of it; and the marks on a graph lead where the tricks below it do.
 */
function tooSmall() {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: box } = text;
    if (!text.data.trim() || box.closest(".card, .spoken, .long, option") || !box.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(box).fontSize);
    if (size < 13) found.add(`${size} px: ${text.data.trim().slice(0, 30)} (${box.className})`);
  }
  for (const one of document.querySelectorAll("a[href], button, select, input, textarea, summary")) {
    if (!one.checkVisibility() || one.matches(".card, .mark-at, [type=radio], [type=checkbox], p a:not(.through), li a")) continue;
    const { width, height } = one.getBoundingClientRect();
    if (width > 0 && (width < 43.9 || height < 43.9)) {
      found.add(`${Math.round(width)} x ${Math.round(height)}: ${one.textContent.slice(0, 30)} (${one.className})`);
    }
  }
  return [...found];
}
