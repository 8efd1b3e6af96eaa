// The page in Firefox as Debian has it, which Playwright drives by WebDriver BiDi.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import playwright from "playwright-core";
import { fine, open } from "../browser.mjs";
import { tryPage } from "./page.mjs";

// It starts only where its user owns the home.
const home = mkdtempSync(join(tmpdir(), "jasnel-firefox-"));
const executablePath = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
const site = await open(undefined, () => playwright._bidiFirefox.launch({ executablePath, env: { ...process.env, HOME: home } }));
console.log(`Firefox ${site.browser.version()}`);
tryPage({
  ...site,
  fine,
  async page(...told) {
    const page = await site.page(...told);
    page.setDefaultTimeout(120_000);
    return page;
  },
  async close() {
    await site.close();
    rmSync(home, { recursive: true, force: true });
  },
});
