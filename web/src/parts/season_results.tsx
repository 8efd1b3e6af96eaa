// What the tables of a boompje hand in.
import type { ClubAnswer, ClubBoompje, ClubEvening, ClubTable } from "jasnel";
import { useState } from "preact/hooks";
import { lastEvening, type Addition, type SeasonKept } from "../club/season.js";
import { useWords } from "../text/language.js";
import { Choice } from "./choice.js";
import { SeasonTables } from "./season_draw.js";
import { Wrong } from "./notice.js";

/** Of an evening; of one before the last, results can be seen and no more entered. */
export function SeasonResults({ kept, season, evening }: { kept: SeasonKept; season: ClubAnswer; evening: ClubEvening | undefined }) {
  const { season: words } = useWords();
  const boompjes = evening?.boompjes ?? [];
  const isLast = evening === lastEvening(season);
  // Until another one is drawn.
  const [chosen, setChosen] = useState<{ of: string; number: number }>();
  const of = `${season.evenings.length} ${evening?.evening} ${boompjes.length}`;
  const boompje = boompjes[(chosen?.of === of ? chosen.number : boompjes.length) - 1];
  if (!boompje) return null;
  const done = boompje.tables.filter(({ totals }) => totals).length;
  return (
    <div class="handed-in">
      {boompjes.length > 1 && (
        <div class="choices" role="group" aria-label={words.results}>
          {boompjes.map(({ boompje: number }) => (
            <button
              type="button"
              key={number}
              class="boompje"
              aria-pressed={number === boompje.boompje}
              onClick={() => setChosen({ of, number })}
            >
              {words.boompje(number)}
            </button>
          ))}
        </div>
      )}
      <SeasonTables boompje={boompje} />
      <h3>{words.results}</h3>
      <p role="status" class="entered">
        {words.entered(done, boompje.tables.length)}
      </p>
      {isLast ? (
        <>
          {boompje.tables.map((table) => (
            <TableEntry key={`${of} ${boompje.boompje} ${table.table}`} kept={kept} boompje={boompje} table={table} />
          ))}
          <Substitutes key={`${of} ${boompje.boompje}`} kept={kept} season={season} boompje={boompje} />
        </>
      ) : (
        boompje.tables.map((table) => <HandedIn key={table.table} table={table} />)
      )}
    </div>
  );
}

const textOf = (totals: readonly number[] | undefined): [string, string] => [String(totals?.[0] ?? ""), String(totals?.[1] ?? "")];

function TableEntry({ kept, boompje, table }: { kept: SeasonKept; boompje: ClubBoompje; table: ClubTable }) {
  const { season: words } = useWords();
  const entered = textOf(table.totals);
  const [typed, setTyped] = useState<[string, string]>();
  const [error, setError] = useState<string>();
  const [ns, ew] = typed ?? entered;
  const same = ns === entered[0] && ew === entered[1];
  const enter = async () => {
    if (same) return;
    const totals = [ns, ew].map((one) => (/^\d{1,5}$/.test(one.trim()) ? Number(one) : NaN));
    if (totals.some(Number.isNaN)) {
      setError(words.fill);
      return;
    }
    const wrong = await kept.add({
      enter: { boompje: boompje.boompje, results: [{ table: table.table, totals }], ...(table.totals && { correct: true }) },
    });
    setError(wrong);
    if (wrong === undefined) setTyped(undefined);
  };
  const [north, east, south, west] = table.players;
  const field = (i: 0 | 1, label: string) => (
    <label class="choice">
      <span>{label}</span>
      <input
        inputMode="numeric"
        class="numeric"
        maxLength={5}
        data-side={i === 0 ? "ns" : "ew"}
        aria-invalid={error !== undefined}
        value={i === 0 ? ns : ew}
        disabled={kept.changes}
        onInput={({ currentTarget: { value } }) => setTyped(i === 0 ? [value, ew] : [ns, value])}
      />
    </label>
  );
  return (
    <form
      class="result table-entry"
      data-table={table.table}
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <strong class="which">{words.table(table.table)}</strong>
      {field(0, `${north} & ${south}`)}
      {field(1, `${east} & ${west}`)}
      <button type="submit" disabled={same || kept.changes}>
        {table.totals ? words.correct : words.enter}
      </button>
      <Wrong error={error} />
    </form>
  );
}

function HandedIn({ table }: { table: ClubTable }) {
  const { season: words } = useWords();
  const [north, east, south, west] = table.players;
  const [ns, ew] = textOf(table.totals);
  return (
    <p class="was-handed-in" data-table={table.table}>
      <strong>{words.table(table.table)}</strong>: {north} & {south} {ns || "–"}, {east} & {west} {ew || "–"}
    </p>
  );
}

function Substitutes({ kept, season, boompje }: { kept: SeasonKept; season: ClubAnswer; boompje: ClubBoompje }) {
  const { season: words } = useWords();
  const players = boompje.tables.flatMap((table) => table.players);
  const [player, setPlayer] = useState(players[0] ?? "");
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const enter = async (enter: NonNullable<Addition["enter"]>) => {
    const wrong = await kept.add({ enter: { boompje: boompje.boompje, ...enter } });
    setError(wrong);
    if (wrong === undefined) setName("");
  };
  return (
    <details class="substitutes">
      <summary>{words.substitute}</summary>
      <div class="choices">
        <Choice
          label={words.substituteFor}
          value={player}
          options={players.map((one) => ({ value: one, text: one }))}
          onChange={setPlayer}
          field="player"
        />
        <label class="choice">
          <span>{words.substituteName}</span>
          <input data-field="substitute" maxLength={60} value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <button type="button" disabled={!name.trim()} onClick={() => void enter({ substitute: [[player, name.trim()]] })}>
          {words.substitute}
        </button>
        {season.options.revoke > 0 && (
          <button type="button" onClick={() => void enter({ revoke: [player] })}>
            {`${words.revoke} ${player}`}
          </button>
        )}
      </div>
      <Wrong error={error} />
    </details>
  );
}
