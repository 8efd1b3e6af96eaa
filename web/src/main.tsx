import { render } from "preact";
import { readPlace } from "./address.js";
import { App } from "./app.js";
import { part } from "./engine/library.js";
import { loadPage, loadPages, nameOf } from "./pages/pages.js";
import { show } from "./settings.js";
import { firstLanguage } from "./text/language.js";
import { learn } from "./text/words.js";
import { keepPage } from "./update.js";

// What is looked at first comes before all files are kept.
const kFirstLook = 3000;

async function begin(): Promise<void> {
  show();
  const loadThisPage = () => loadPage(nameOf(readPlace(location.hash).page));
  await Promise.all([learn(firstLanguage()), loadThisPage()]);
  await loadThisPage(); // one may have gone to another meanwhile
  document.querySelector("#comes")?.remove();
  render(<App />, document.body);
  const said = () => {
    // The page says so.
  };
  // Now that there is something to look at: the solver has the line for itself, before pages that nobody asked for.
  await part("first").catch(said);
  await part("rest").catch(said);
  await loadPages().catch(said);
  await new Promise((resolve) => setTimeout(resolve, kFirstLook));
  await keepPage().catch(() => {
    // Without it the page needs a network each time it is loaded.
  });
}

void begin();
