// What both sides have won, and the result.
import type { PlayState } from "jasnel";
import { useWords } from "../text/language.js";

export function WonView({ state }: { state: PlayState }) {
  const words = useWords();
  const { won, result } = state;
  const side = (name: "ns" | "ew") =>
    `${words.sides[name]} ${words.wonBy(won[name], won[`${name}-roem`], won[`${name}-tricks`])}`;
  return (
    <p class="won" role="status">
      {words.won}: {side("ns")} · {side("ew")}
      {result && (
        <strong>
          {" "}
          {words.outcomes[result.outcome]} {words.writesDown(result.ns, result.ew)}
        </strong>
      )}
    </p>
  );
}
