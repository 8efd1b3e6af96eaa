// Plays a game at the page as a person would.

const kChoices = ".calls button, .seat-S.turn button.card:not([disabled]), .game > button.go-on";

/** Waits until South is to call or to play; trick by trick it goes on by itself. */
export async function waitForTurn(page) {
  for (;;) {
    await page.waitForSelector(kChoices);
    const goOn = page.locator(".game > button.go-on");
    if (!(await goOn.count())) return;
    await goOn.click({ timeout: 2000 }).catch(() => {});
  }
}

/** Takes the first call or card that is legal, until South has played `cards` cards. */
export async function playCards(page, cards) {
  for (;;) {
    await waitForTurn(page);
    if ((await page.locator(".seat-S .card").count()) <= 8 - cards) return;
    await page.locator(kChoices).first().click({ timeout: 2000 }).catch(() => {});
  }
}

/** Takes the first call or card that is legal, and goes on, until the deal is over. */
export async function playDeal(page, onTurn = async () => {}) {
  for (let i = 0; i < 400; ++i) {
    if (await page.locator(".judged").count()) break;
    const choice = page.locator(kChoices);
    if (await page.locator(".seat-S.turn button.card:not([disabled])").count()) await onTurn();
    if (await choice.count()) await choice.first().click({ timeout: 2000 }).catch(() => {});
    else await page.waitForTimeout(50);
  }
  await page.waitForSelector(".judged");
}
