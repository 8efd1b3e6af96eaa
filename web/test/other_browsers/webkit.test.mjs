// The page in WebKitGTK.
import { openWebKit } from "./webkit.mjs";
import { tryPage } from "./page.mjs";

tryPage(await openWebKit());
