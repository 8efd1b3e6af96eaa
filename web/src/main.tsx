import { render } from "preact";
import { App } from "./app.js";
import { show } from "./settings.js";
import { keepPage } from "./update.js";

show();
render(<App />, document.body);
keepPage().catch(() => {
  // Without it the page needs a network each time it is loaded.
});
