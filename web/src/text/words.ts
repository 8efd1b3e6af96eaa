// What the page says, by language: each is loaded when it is first spoken.
import type { Words } from "./english.js";

export type { Words };

export type Language = "en" | "nl";

const kLoad: Record<Language, () => Promise<Words>> = {
  en: async () => (await import("./english.js")).english,
  nl: async () => (await import("./dutch.js")).dutch,
};
const known: Partial<Record<Language, Words>> = {};

/** Before anything is said in it. */
export async function learn(language: Language): Promise<void> {
  known[language] ??= await kLoad[language]();
}

export const wordsOf = (language: Language): Words => known[language] as Words;
