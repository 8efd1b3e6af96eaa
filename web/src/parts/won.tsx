// What both sides have won, and the result.
import type { PlayState, Won } from "jasnel";
import { useWords } from "../text/language.js";

export function WonView({ state }: { state: PlayState }) {
  const words = useWords();
  const { won, result } = state;
  const side = (name: "ns" | "ew") =>
    `${words.sides[name]} ${words.wonBy(won[name], won[`${name}-roem`], won[`${name}-tricks`])}`;
  return (
    <p class="won">
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

/** The same in short, for the top of the table. */
export function DealScore({ won }: { won: Won }) {
  const words = useWords();
  return (
    <dl class="deal-score" aria-hidden="true">
      {(["ns", "ew"] as const).map((side) => (
        <div key={side}>
          <dt>{side === "ns" ? words.us : words.them}</dt>
          <dd>
            {won[side]}
            {won[`${side}-roem`] > 0 && <span class="roem"> +{won[`${side}-roem`]}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
