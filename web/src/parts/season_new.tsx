// A season that begins, or is opened from a file.
import type { ClubAnswer } from "jasnel";
import { useContext, useState } from "preact/hooks";
import { seasonOf, type SeasonKept } from "../club/season.js";
import { today } from "../game/kept_pad.js";
import { LanguageContext, useWords } from "../text/language.js";
import { Wrong } from "./notice.js";
import { RulesChoice } from "./rules_choice.js";
import { Typed } from "./typed.js";

const kOptions = [
  "boompjes", "deals", "standing", "revoke", "evenings", "best", "needed", "prizes_first", "prizes_every", "wins_to_keep",
] as const;
type Options = Record<(typeof kOptions)[number], string>;
const kBedum = {
  boompjes: 4, deals: 12, standing: 1200, revoke: 0, evenings: 7, best: 5, needed: 5, prizes_first: 4, prizes_every: 4, wins_to_keep: 3,
};

/** What stands on each line. */
const linesOf = (text: string): string[] => text.split("\n").map((one) => one.trim()).filter(Boolean);

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
  const [champions, setChampions] = useState("");
  const [error, setError] = useState<string>();
  const told = (wrong: string | undefined) => {
    setError(wrong);
    if (wrong === undefined) onDone();
  };
  const begin = async () => {
    const numbers = Object.fromEntries(kOptions.map((key) => [key, Number(options[key])]));
    const join = linesOf(players);
    // Of a season each; some share the title.
    const titles = linesOf(champions).map((line) => line.split(",").map((one) => one.trim()).filter(Boolean));
    told(
      await kept.add({
        new: {
          season: name, words: language, new_partners: newPartners, ...numbers,
          ...(before ? { before: before.file, begin: true } : { rules }),
          ...(titles.length > 0 && { champions: titles }),
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
        {before && !before.standings.over && <p class="small not-over">{words.notOver(before.season)}</p>}
        <Lines label={`${words.players}: ${words.aboutPlayers}`} rows={6} value={players} onChange={setPlayers} field="players" />
        <Lines label={`${words.champions}: ${words.aboutChampions}`} rows={2} value={champions} onChange={setChampions} field="champions" />
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

interface LinesProps {
  label: string;
  rows: number;
  value: string;
  onChange: (value: string) => void;
  field: string;
}

function Lines({ label, rows, value, onChange, field }: LinesProps) {
  return (
    <label class="choice all">
      <span>{label}</span>
      <textarea rows={rows} value={value} data-field={field} onInput={(event) => onChange(event.currentTarget.value)} />
    </label>
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
