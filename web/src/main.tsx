import { render } from "preact";
import { App } from "./app.js";
import { show } from "./settings.js";

show();
render(<App />, document.body);

if ("serviceWorker" in navigator && location.protocol !== "file:") {
  navigator.serviceWorker.register("keeper.js").catch(() => {
    // Without it the page needs a network each time it is loaded.
  });
}
