// Plays a game at the page as a person would.

const kCards = ".seat-S.turn button.card:not([aria-disabled])";
const kChoices = `.calls button, ${kCards}, .talk .go-on`;

/** In the corner of a card that the next one of a fan leaves to be seen. */
export const kCorner = { position: { x: 8, y: 20 } };

/** Waits until South is to call or to play; trick by trick it goes on by itself. */
export async function waitForTurn(page) {
  for (;;) {
    await page.waitForSelector(kChoices);
    const goOn = page.locator(".talk .go-on");
    if (!(await goOn.count())) return;
    await goOn.click({ timeout: 2000 }).catch(() => {});
  }
}

/** Takes the first call or card that is legal, until South has played `cards` cards. */
export async function playCards(page, cards) {
  for (;;) {
    await waitForTurn(page);
    if ((await page.locator(".seat-S .card").count()) <= 8 - cards) return;
    await page.locator(kChoices).first().click({ ...kCorner, timeout: 2000 }).catch(() => {});
  }
}

/** Takes the first call or card that is legal, and goes on, until the deal is over; `onTurn` before each card. */
export async function playDeal(page, onTurn = async () => {}, choose = (choice) => choice.click({ ...kCorner, timeout: 2000 })) {
  for (let i = 0; i < 400; ++i) {
    if (await page.locator(".judged").count()) break;
    // This one, and not what is there a moment later: the page goes on meanwhile.
    const choice = await page.$(kChoices);
    if (choice === null) {
      await page.waitForTimeout(50);
      continue;
    }
    if (await choice.evaluate((one, cards) => one.matches(cards), kCards)) await onTurn();
    await choose(choice).catch(() => {});
  }
  await page.waitForSelector(".judged");
}

/** With keys alone: from where the focus is to the first thing that can be chosen, and takes it. */
export async function chooseByKeys(page) {
  for (let i = 0; i < 60; ++i) {
    await page.keyboard.press("Tab");
    const there = await page.evaluate((choices) => document.activeElement?.matches(choices), kChoices);
    if (there) return page.keyboard.press("Enter");
  }
  throw new Error("no key leads to a card");
}

/** Opens the drawer with what can be chosen for a game. */
export async function openDrawer(page) {
  await page.click(".open-aside");
  await page.waitForSelector(".side.open .close");
}
