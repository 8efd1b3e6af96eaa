// What the page says, by language.
import { dutch } from "./dutch.js";
import { english, type Words } from "./english.js";

export type { Words };

export type Language = "en" | "nl";

export const wordsOf = (language: Language): Words => (language === "nl" ? dutch : english);
