// A worker of a page.
import {serve} from "./serve.js";

serve(self);
