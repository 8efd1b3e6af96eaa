// How soon the page is of use on a slow line, in Chromium: seconds until a hand is seen, until a game that was begun
// there asks for a call, and for a card where the call was made at once, and until the first exact value stands there. A
// browser of its own for each line.
//   node time_first_card.mjs [FOLDER]   of a page that was built, with a slash at its end; dist/ unless said otherwise
import { connect, createServer } from "node:net";
import { open } from "./test/browser.mjs";

/** As Lighthouse and Chromium imitate them: bytes a second, and milliseconds there and back. */
const kLines = {
  "a phone (1.6 Mbit/s, 150 ms)": { rate: 200_000, trip: 150 },
  "slow 3G (400 kbit/s, 400 ms)": { rate: 50_000, trip: 400 },
};

/** Of so many tries the one in the middle counts. */
const kTimes = 3;

/** A line to a port of this machine: all that comes over it shares its rate. */
function lineTo(port, { rate, trip }) {
  let free = 0;
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    const carry = (from, to, waits) => {
      from.on("data", (data) => setTimeout(() => to.write(data), waits(data)));
      from.on("error", () => to.destroy());
      from.on("close", () => setTimeout(() => to.end(), waits("")));
    };
    carry(near, far, () => trip / 2);
    carry(far, near, ({ length }) => {
      free = Math.max(free, performance.now()) + (1000 * length) / rate;
      return free - performance.now() + trip / 2;
    });
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

/** Seconds from when the page is asked for over a line until `there`, after clicks as soon as there is what to click on. */
async function secondsUntil(site, told, there, ...clicks) {
  const line = await lineTo(site.server.address().port, told);
  const context = await site.browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const start = performance.now();
  void page.goto(`http://127.0.0.1:${line.address().port}/`).catch(() => {});
  for (const clicked of clicks) await page.click(clicked, { timeout: 120_000 });
  await page.waitForSelector(there, { timeout: 120_000 });
  const seconds = (performance.now() - start) / 1000;
  await context.close();
  line.close();
  return seconds;
}

for (const [name, told] of Object.entries(kLines)) {
  const site = await open(process.argv[2]);
  // A line that closes while something is under way on it loses that.
  site.server.keepAliveTimeout = 0;
  const median = async (...until) => {
    const all = [];
    for (let i = 0; i < kTimes; ++i) all.push(await secondsUntil(site, told, ...until));
    return all.sort((one, other) => one - other)[(kTimes - 1) / 2].toFixed(1);
  };
  const hand = await median(".dealt-hand .card");
  const call = await median(".calls button", ".hero");
  const card = await median(".seat-S.turn button.card:not([aria-disabled])", ".hero", ".calls [data-call=S]");
  const value = await median(".sentence strong");
  console.log(`${name}: a hand after ${hand} s, the first call of a game after ${call} s, its first card after ${card} s, an exact value after ${value} s`);
  await site.close();
}
process.exit(0);
