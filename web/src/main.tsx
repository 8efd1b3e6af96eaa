import { render } from "preact";
import { App } from "./app.js";
import { library } from "./engine/library.js";
import { show } from "./settings.js";
import { keepPage } from "./update.js";

show();
render(<App />, document.body);
// What the first page needs comes before all files are kept.
library()
  .catch(() => {
    // Whoever asks it something is told.
  })
  .then(keepPage)
  .catch(() => {
    // Without it the page needs a network each time it is loaded.
  });
