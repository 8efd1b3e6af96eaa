// What the cards of a deal cost: soon with open hands, and then by what the players could have known.
import type { Analysis, DealInPlay } from "jasnel";
import { useContext } from "preact/hooks";
import { LanguageContext } from "../text/language.js";
import { useAnswer, type Answered } from "./use_answer.js";

/** `match` is where it stands for North-South, if that is to be judged by. */
export function useAnalysis(record: DealInPlay | undefined, match?: string): Answered<Analysis> {
  // The reasons are in its words.
  const language = useContext(LanguageContext);
  const question = { ...record, ask: "analyse", language };
  return useAnswer<Analysis>(record ? [question, { ...question, fair: true, ...(match ? { match } : {}) }] : []);
}
