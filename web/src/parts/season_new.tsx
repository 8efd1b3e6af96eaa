// A season that begins, or is opened from a file.
import type { ClubAnswer } from "jasnel";
import { useContext, useState } from "preact/hooks";
import { seasonOf, type SeasonKept } from "../club/season.js";
import { today } from "../game/kept_pad.js";
import { LanguageContext, useWords } from "../text/language.js";
import { Wrong } from "./notice.js";
import { RulesChoice } from "./rules_choice.js";
import { Typed } from "./typed.js";

const kOptions = ["boompjes", "deals", "standing", "revoke", "evenings", "best", "needed"] as const;
type Options = Record<(typeof kOptions)[number], string>;
const kBedum = { boompjes: 4, deals: 12, standing: 1200, revoke: 0, evenings: 7, best: 5, needed: 5 };

export interface SeasonNewProps {
  kept: SeasonKept;
  /** The season that it follows. */
  before: ClubAnswer | undefined;
  /** It has begun, or is open. */
  onDone: () => void;
}

export function SeasonNew({ kept, before, onDone }: SeasonNewProps) {
  const { season: words } = useWords();
  const language = useContext(LanguageContext);
  const [name, setName] = useState(seasonOf(today()));
  const [rules, setRules] = useState("bedum");
  const [options, setOptions] = useState(
    () => Object.fromEntries(kOptions.map((key) => [key, String((before?.options ?? kBedum)[key])])) as Options,
  );
  const [newPartners, setNewPartners] = useState(before?.options.new_partners ?? false);
  const [players, setPlayers] = useState("");
  const [error, setError] = useState<string>();
  const told = (wrong: string | undefined) => {
    setError(wrong);
    if (wrong === undefined) onDone();
  };
  const begin = async () => {
    const numbers = Object.fromEntries(kOptions.map((key) => [key, Number(options[key])]));
    const join = players.split("\n").map((one) => one.trim()).filter(Boolean);
    told(
      await kept.add({
        new: {
          season: name, words: language, new_partners: newPartners, ...numbers,
          ...(before ? { before: before.file } : { rules }),
        },
        ...(join.length > 0 && { players: { join } }),
      }),
    );
  };
  return (
    <>
      <form
        class="new-season"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <h2>{words.begin}</h2>
        <div class="choices setup">
          <Typed label={words.name} value={name} onChange={setName} most={40} field="name" />
          {!before && <RulesChoice rules={rules} onChange={setRules} />}
          {kOptions.map((key) => (
            <Typed
              key={key}
              label={words.options[key]}
              value={options[key]}
              onChange={(value) => setOptions((now) => ({ ...now, [key]: value }))}
              most={5}
              numeric
              field={key}
            />
          ))}
        </div>
        <label class="tick">
          <input type="checkbox" checked={newPartners} onChange={(event) => setNewPartners(event.currentTarget.checked)} />
          {words.newPartners}
        </label>
        {before && <p class="small">{words.asBefore(before.season)}</p>}
        <label class="choice all">
          <span>
            {words.players}: {words.aboutPlayers}
          </span>
          <textarea rows={6} value={players} data-field="players" onInput={(event) => setPlayers(event.currentTarget.value)} />
        </label>
        <p>
          <button type="submit" class="begin-season">
            {words.beginSeason}
          </button>
        </p>
      </form>
      <h2>{words.open}</h2>
      <OpenSeason kept={kept} onTold={told} />
      <Wrong error={error} />
    </>
  );
}

function OpenSeason({ kept, onTold }: { kept: SeasonKept; onTold: (error: string | undefined) => void }) {
  const { season: words } = useWords();
  return (
    <label class="choice">
      <span>{words.open}</span>
      <input
        type="file"
        class="open-season"
        accept=".txt,text/plain"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          void file?.text().then(kept.open).then((error) => {
            // The same file again, once it is mended.
            currentTarget.value = "";
            onTold(error);
          });
        }}
      />
    </label>
  );
}
