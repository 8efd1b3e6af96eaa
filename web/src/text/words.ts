// What the page says, by language.
import { dutch } from "./dutch.js";
import { english } from "./english.js";

export type Words = typeof english;

export type Language = "en" | "nl";

export const wordsOf = (language: Language): Words => (language === "nl" ? dutch : english);
