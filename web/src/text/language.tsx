// The language of the page, and cards in it.
import type { Call, Card, Suit } from "jasnel";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { rankOf, signOf, suitOf } from "../game/cards.js";
import { keep, kept } from "../storage.js";
import { wordsOf, type Language, type Words } from "./words.js";

export { percent, signed } from "./numbers.js";

export const LanguageContext = createContext<Language>("en");

export const useWords = (): Words => wordsOf(useContext(LanguageContext));

export const keepLanguage = (language: Language): void => keep("language", language);

/** The language that was chosen before, else that of the browser. */
export function firstLanguage(): Language {
  const chosen = kept("language");
  if (chosen === "en" || chosen === "nl") return chosen;
  return navigator.language.toLowerCase().startsWith("nl") ? "nl" : "en";
}

/** `10` or `B`, as the language writes a rank. */
export const rankText = (words: Words, rank: string): string => words.letters[rank] ?? rank;

/** `♠ 10`, for text. */
export const cardText = (words: Words, card: Card): string =>
  signOf(suitOf(card)) + rankText(words, rankOf(card));

export const cardsText = (words: Words, cards: readonly Card[]): string =>
  cards.map((card) => cardText(words, card)).join(" ");

/** `ten of spades`, to be read out. */
export const cardName = (words: Words, card: Card): string =>
  words.cardName(words.ranks[rankOf(card)] ?? "", words.suits[suitOf(card)]);

export const suitText = (words: Words, suit: Suit): string =>
  `${signOf(suit)} ${words.suits[suit]}`;

/** Of a list that is chosen from: its letter on a keyboard finds it. */
export const suitChoice = (words: Words, suit: Suit): string => `${words.suits[suit]} ${signOf(suit)}`;

/** Whether a call names a suit. */
export const isSuit = (call: Call): call is Suit => call.length === 1;

export const callText = (words: Words, call: Call): string =>
  isSuit(call) ? suitText(words, call) : words.otherCalls[call];

/** A call, or a card: two letters. */
export const choiceText = (words: Words, choice: Call | Card): string =>
  /^[SHDC].$/.test(choice) ? cardText(words, choice as Card) : callText(words, choice as Call);
