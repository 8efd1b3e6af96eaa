import { render } from "preact";
import { App } from "./app.js";
import { library } from "./engine/library.js";
import { show } from "./settings.js";
import { keepPage } from "./update.js";

show();
document.querySelector("#comes")?.remove();
render(<App />, document.body);
// What is looked at first comes before all files are kept.
const kFirstLook = 3000;
library()
  .catch(() => {
    // The page says so.
  })
  .then(() => new Promise((resolve) => setTimeout(resolve, kFirstLook)))
  .then(keepPage)
  .catch(() => {
    // Without it the page needs a network each time it is loaded.
  });
