// Who the pairs are; without names they are numbers.
import { groupsOf, upTo, type Evening } from "../club/evening.js";
import { useWords } from "../text/language.js";

export function ClubNames({ evening, onChange }: { evening: Evening; onChange: (names: Record<string, string>) => void }) {
  const { club } = useWords();
  return (
    <details class="names">
      <summary>{club.names}</summary>
      <div class="pairs">
        {groupsOf(evening).flatMap((group) =>
          upTo(2 * evening.tables).map((pair) => {
            const key = `${group} ${pair}`;
            return (
              <label key={key} class="choice">
                <span>
                  {club.pair} {evening.groups > 1 ? key : pair}
                </span>
                <input
                  maxLength={40}
                  value={evening.names[key] ?? ""}
                  onChange={(event) => onChange({ ...evening.names, [key]: event.currentTarget.value })}
                />
              </label>
            );
          }),
        )}
      </div>
    </details>
  );
}
