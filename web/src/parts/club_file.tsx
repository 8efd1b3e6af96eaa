// The evening as a file: what the browser keeps by itself goes when its data is cleared.
import { useState } from "preact/hooks";
import { hasResults, type Evening } from "../club/evening.js";
import { eveningIn, eveningText } from "../club/kept_evening.js";
import { download } from "../game/export.js";
import { useWords } from "../text/language.js";
import { Ask } from "./ask.js";
import { Wrong } from "./notice.js";

export function ClubFile({ evening, onOpen }: { evening: Evening; onOpen: (evening: Evening) => void }) {
  const { club } = useWords();
  const [error, setError] = useState<string>();
  // One that was read and takes the place of what was dealt, named or entered.
  const [read, setRead] = useState<Evening>();
  const open = async (file: File) => {
    const opened = eveningIn(await file.text());
    setError(opened ? undefined : club.noEvening(file.name));
    const isBegun = hasResults(evening) || evening.deals.length > 0 || evening.seed !== undefined || Object.keys(evening.names).length > 0;
    if (opened && isBegun) setRead(opened);
    else if (opened) onOpen(opened);
  };
  return (
    <div class="evening-file">
      <div class="choices">
        <button
          type="button"
          class="save-evening"
          onClick={() => download(`${club.evening} ${evening.day}.json`, "application/json", eveningText(evening))}
        >
          {club.save}
        </button>
        <label class="choice">
          <span>{club.open}</span>
          <input
            type="file"
            class="open-evening"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // The same file again, once it is mended.
              if (file) void open(file).then(() => (currentTarget.value = ""));
            }}
          />
        </label>
      </div>
      <Wrong error={error} />
      {read && (
        <Ask
          question={club.replace}
          yes={club.openIt}
          no={club.keep}
          onYes={() => {
            setRead(undefined);
            onOpen(read);
          }}
          onNo={() => setRead(undefined)}
        />
      )}
    </div>
  );
}
