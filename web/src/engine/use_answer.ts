// An answer that follows what is asked.
import { useContext, useEffect, useState } from "preact/hooks";
import { LanguageContext } from "../text/language.js";
import { isAbort, pool } from "./pool.js";

export interface Answered<Answer> {
  answer?: Answer;
  /** The answer to what was asked before, while there is none to this. */
  before?: Answer | undefined;
  error?: string;
  /** Whether a better answer may follow. */
  busy: boolean;
}

/**
 * The answer to the last of `questions`, and until it is there to the one before: each is asked
 * when the one before is answered. Nothing is asked while there are none.
 */
export function useAnswer<Answer>(questions: object[]): Answered<Answer> {
  const key = JSON.stringify(questions);
  const [answered, setAnswered] = useState<Answered<Answer> & { key: string }>({ key: "", busy: false });
  // A question that failed is asked again in another language; an answer is the same in all.
  const language = useContext(LanguageContext);
  const wrongIn = answered.key === key && answered.error !== undefined ? language : undefined;
  useEffect(() => {
    const control = new AbortController();
    const ask = async () => {
      for (const [i, question] of questions.entries()) {
        const answer = await pool.ask<Answer>(question, control.signal);
        setAnswered({ key, answer, busy: i + 1 < questions.length });
      }
    };
    ask().catch((error: unknown) => {
      if (!isAbort(error)) setAnswered({ key, error: (error as Error).message, busy: false });
    });
    return () => control.abort();
  }, [key, wrongIn]);
  if (questions.length === 0) return { busy: false };
  return answered.key === key ? answered : { before: answered.answer, busy: true };
}
