// The members of a club: who joins, leaves, or takes another name.
import type { ClubAnswer } from "jasnel";
import { useState } from "preact/hooks";
import type { Addition, SeasonKept } from "../club/season.js";
import { useWords } from "../text/language.js";
import { Wrong } from "./notice.js";
import { Typed } from "./typed.js";

export function SeasonMembers({ kept, season }: { kept: SeasonKept; season: ClubAnswer }) {
  const { season: words } = useWords();
  const [error, setError] = useState<string>();
  const change = async (players: NonNullable<Addition["players"]>) => setError(await kept.add({ players }));
  return (
    <details class="members">
      <summary>{words.members}</summary>
      <Wrong error={error} />
      {season.members.map(({ player, active }) => (
        <div class="choices" key={player}>
          <Typed
            label={active ? words.rename : `${words.rename} (${words.left})`}
            value={player}
            onChange={(name) => name && name !== player && void change({ rename: [[player, name]] })}
            most={60}
          />
          <button type="button" onClick={() => void change(active ? { leave: [player] } : { join: [player] })}>
            {active ? words.leave : words.again}
          </button>
        </div>
      ))}
    </details>
  );
}
