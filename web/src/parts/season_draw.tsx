// Who is there, and the draw of the next boompje.
import type { ClubAnswer, ClubBoompje } from "jasnel";
import { useEffect, useRef, useState } from "preact/hooks";
import { expectedPlayers, isGoingOn, lastEvening, type SeasonKept } from "../club/season.js";
import { kSeats } from "../game/cards.js";
import { today } from "../game/kept_pad.js";
import { useWords } from "../text/language.js";
import { Wrong } from "./notice.js";
import { Typed } from "./typed.js";

const kTable = 4;

export function SeasonDraw({ kept, season }: { kept: SeasonKept; season: ClubAnswer }) {
  const { season: words } = useWords();
  const evening = lastEvening(season);
  const goesOn = isGoingOn(season);
  const drawn = evening?.boompjes.length ?? 0;
  const active = season.members.filter((one) => one.active).map((one) => one.player);
  // What was ticked, until the next draw: then they are who were drawn.
  const expected = expectedPlayers(season);
  const round = `${season.season} ${season.evenings.length} ${drawn}`;
  const [ticked, setTicked] = useState<{ round: string; there: string[] }>();
  const there = ticked?.round === round ? active.filter((one) => ticked.there.includes(one)) : expected;
  const setThere = (players: string[]) => setTicked({ round, there: players });
  const [newcomer, setNewcomer] = useState("");
  const [begin, setBegin] = useState(false);
  // What was drawn by hand, as typed; nothing where the library draws.
  const [numbers, setNumbers] = useState<Record<string, string>>();
  const [error, setError] = useState<string>();
  const begins = begin || !goesOn;
  const isOver = evening?.result.over ?? true;
  const add = async () => {
    const player = newcomer.trim();
    if (!player) return;
    const wrong = await kept.add({ players: { join: [player] } });
    setError(wrong);
    if (wrong !== undefined) return;
    setThere([...there, player]);
    setNewcomer("");
  };
  const draw = async () => {
    const drawn = numbers && there.map((player) => ({ player, number: Number(numbers[player] || NaN) }));
    if (drawn?.some(({ number }) => !Number.isInteger(number))) {
      setError(words.fillNumbers);
      return;
    }
    const wrong = await kept.add({
      draw: { only: there, ...(drawn && { numbers: drawn }), ...(begins && { date: today() }), ...(begin && { begin }) },
    });
    setError(wrong);
    if (wrong !== undefined) return;
    setBegin(false);
    setNumbers((before) => before && {});
  };
  return (
    <fieldset class="there">
      <legend>{words.whoIsThere}</legend>
      <div class="players">
        {active.map((player) => (
          <label class="tick" key={player}>
            <input
              type="checkbox"
              data-player={player}
              checked={there.includes(player)}
              onChange={(event) =>
                setThere(event.currentTarget.checked ? [...there, player] : there.filter((one) => one !== player))
              }
            />
            {player}
          </label>
        ))}
      </div>
      <div class="choices">
        <button type="button" onClick={() => setThere(active)}>
          {words.all}
        </button>
        <button type="button" onClick={() => setThere([])}>
          {words.nobody}
        </button>
        <label class="choice">
          <span>{words.newcomer}</span>
          <input
            class="newcomer"
            maxLength={60}
            value={newcomer}
            onInput={(event) => setNewcomer(event.currentTarget.value)}
            onKeyDown={(event) => event.key === "Enter" && void add()}
          />
        </label>
        <button type="button" class="add-newcomer" disabled={!newcomer.trim()} onClick={() => void add()}>
          {words.addNewcomer}
        </button>
      </div>
      <label class="tick">
        <input
          type="checkbox"
          class="by-hand"
          checked={numbers !== undefined}
          onChange={(event) => setNumbers(event.currentTarget.checked ? {} : undefined)}
        />
        {words.byHand}
      </label>
      {numbers && (
        <div class="choices drawn-numbers">
          {there.map((player) => (
            <Typed
              key={player}
              label={words.numberOf(player)}
              value={numbers[player] ?? ""}
              onChange={(value) => setNumbers((before) => before && { ...before, [player]: value })}
              most={3}
              numeric
              field={`number ${player}`}
            />
          ))}
        </div>
      )}
      {!isOver && (
        <label class="tick">
          <input type="checkbox" class="begin-anyway" checked={begin} onChange={(event) => setBegin(event.currentTarget.checked)} />
          {words.beginAnyway}
        </label>
      )}
      <p role="status">
        {there.length < kTable ? words.tooFew : words.counted(there.length, Math.floor(there.length / kTable), there.length % kTable)}
      </p>
      <Wrong error={error} />
      <button type="button" class="draw" disabled={there.length < kTable} onClick={() => void draw()}>
        {begins ? words.beginEvening(season.evenings.length + 1) : words.draw(drawn + 1)}
      </button>
    </fieldset>
  );
}

/** The draw of a boompje, fit to be read from a table. */
export function SeasonTables({ boompje }: { boompje: ClubBoompje }) {
  const words = useWords();
  const [large, setLarge] = useState(false);
  const tables = <Tables boompje={boompje} />;
  return (
    <div class="drawn">
      <h3>{words.season.drawnOf(boompje.boompje)}</h3>
      {tables}
      <button type="button" class="show-large" onClick={() => setLarge(true)}>
        {words.season.large}
      </button>
      {large && (
        <Large title={words.season.drawnOf(boompje.boompje)} onClose={() => setLarge(false)}>
          {tables}
        </Large>
      )}
    </div>
  );
}

function Large({ title, onClose, children }: { title: string; onClose: () => void; children: preact.ComponentChildren }) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="large" aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
      <button type="button" onClick={onClose}>
        {words.close}
      </button>
    </dialog>
  );
}

function Tables({ boompje }: { boompje: ClubBoompje }) {
  const words = useWords();
  const { season } = words;
  const role = { N: season.dealsFirst, E: "", S: "", W: season.writes };
  return (
    <>
      <div class="tables">
        {boompje.tables.map(({ table, players, substitutes }) => (
          <table key={table} data-table={table}>
            <caption>{season.table(table)}</caption>
            <tbody>
              {kSeats.map((seat, i) => {
                const [player = "", substitute = ""] = [players[i], substitutes?.[i]];
                return (
                  <tr key={seat}>
                    <td class="seat">{words.seats[seat]}</td>
                    <th scope="row">
                      {substitute ? season.playsFor(substitute, player) : player} {role[seat] && <small>{role[seat]}</small>}
                    </th>
                  </tr>
                );
              })}
            </tbody>
          </table>
        ))}
      </div>
      {boompje.standing.length > 0 && (
        <p class="standing">
          {season.stand}: <strong>{boompje.standing.join(", ")}</strong>
        </p>
      )}
    </>
  );
}
