// An answer that follows what is asked.
import { useContext, useEffect, useState } from "preact/hooks";
import { LanguageContext } from "../text/language.js";
import { isAbort, pool, textOfError } from "./pool.js";

export interface Answered<Answer> {
  answer?: Answer;
  /** The answer to what was asked before, while there is none to this. */
  before?: Answer | undefined;
  error?: string | undefined;
  /** Whether a better answer may follow. */
  busy: boolean;
}

/**
 * The answer to the last of `questions` that has one; until there is any, that to what was asked
 * before. As many are asked at a time as there are cores, in their order. Nothing is asked while
 * there are none.
 */
export function useAnswer<Answer>(questions: object[]): Answered<Answer> {
  const key = JSON.stringify(questions);
  const [answered, setAnswered] = useState<Answered<Answer> & { key: string }>({ key: "", busy: false });
  // A question that failed is asked again in another language; an answer is the same in all.
  const language = useContext(LanguageContext);
  const wrongIn = answered.key === key && answered.error !== undefined ? language : undefined;
  useEffect(() => {
    const control = new AbortController();
    const left = [...questions.entries()];
    let shown = -1;
    const ask = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [i, question] = next;
        const answer = await pool.ask<Answer>(question, control.signal);
        // One that took less may have been overtaken.
        if (i < shown) continue;
        shown = i;
        setAnswered({ key, answer, busy: i + 1 < questions.length });
      }
    };
    Promise.all(Array.from({ length: pool.cores }, ask)).catch((error: unknown) => {
      if (isAbort(error)) return;
      control.abort();
      setAnswered({ key, error: textOfError(error), busy: false });
    });
    return () => control.abort();
  }, [key, wrongIn]);
  if (questions.length === 0) return { busy: false };
  return answered.key === key ? answered : { before: answered.answer, busy: true };
}
