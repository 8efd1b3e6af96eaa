// Who the pairs are; without names they are numbers.
import { groupsOf, upTo, type Evening } from "../club/evening.js";
import { useWords } from "../text/language.js";
import { Typed } from "./typed.js";

export function ClubNames({ evening, onChange }: { evening: Evening; onChange: (names: Record<string, string>) => void }) {
  const { club } = useWords();
  return (
    <details class="names">
      <summary>{club.names}</summary>
      <div class="pairs">
        {groupsOf(evening).flatMap((group) =>
          upTo(evening.pairs).map((pair) => {
            const key = `${group} ${pair}`;
            return (
              <Typed
                key={key}
                label={`${club.pair} ${evening.groups > 1 ? key : pair}`}
                value={evening.names[key] ?? ""}
                onChange={(name) => onChange({ ...evening.names, [key]: name })}
                most={40}
              />
            );
          }),
        )}
      </div>
    </details>
  );
}
