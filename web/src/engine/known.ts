// What the library says to the questions with which every game begins, asked as the page is built: so the first call
// need not wait until the library is there.

/** Questions, of deals without their hands, and the answers: known.mjs asks them. */
declare const kKnown: readonly [question: object, answer: object][];

const keyOf = (question: object): string => JSON.stringify(Object.entries(question).sort());

let answers: Map<string, object> | undefined;

/** The answer, where it is known; no more than the hands is said of a deal of which nothing is called yet. */
export function knownAnswer({ deal, ...question }: { deal?: string }): object | undefined {
  answers ??= new Map(kKnown.map(([asked, answer]) => [keyOf(asked), answer]));
  const answer = answers.get(keyOf(question));
  return answer && (deal === undefined ? answer : { ...answer, deal });
}
