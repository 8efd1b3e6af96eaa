// What the library says to the questions with which every game begins: src/engine/known.ts has it.
import { Jasnel } from "jasnel";

/** Any will do: what is said of a deal before the first call does not go by its cards. */
const kDeal = "N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987";

/** By the rules that a game has unless somebody chooses others. */
const kGame = { ask: "state", rules: "kbn", auction: [], tricks: [], totals: [0, 0], number: 1 };

/** Questions and answers. */
export async function knownAnswers() {
  const jasnel = await Jasnel.load();
  const answerTo = (question) => {
    const { id: _, ...answer } = jasnel.ask(question);
    return answer;
  };
  const begun = ["N", "E", "S", "W"].map((dealer) => {
    const { deal: _, ...answer } = answerTo({ ...kGame, dealer, deal: kDeal });
    return [{ ...kGame, dealer }, answer];
  });
  return [[{ ask: "rules" }, answerTo({ ask: "rules" })], ...begun];
}
