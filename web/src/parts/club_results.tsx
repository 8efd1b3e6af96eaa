// The results of a board, table by table, as they stand on its score sheet.
import type { Seat, Suit } from "jasnel";
import { useEffect } from "preact/hooks";
import { goTo } from "../address.js";
import { outcomesOf } from "../club/compare.js";
import { pairText } from "../club/csv.js";
import { faultOf, isEmpty, writtenOf } from "../club/entry.js";
import { emptyEntry, entryKey, groupsOf, pairsAt, upTo, type Entry, type Evening } from "../club/evening.js";
import { kSeats, kSuits } from "../game/cards.js";
import { suitText, useWords } from "../text/language.js";
import { Choice } from "./choice.js";
import { Typed } from "./typed.js";

export interface ClubResultsProps {
  evening: Evening;
  board: number;
  onEntry: (group: string, table: number, changes: (entry: Entry) => Entry) => void;
}

export function ClubResults({ evening, board, onEntry }: ClubResultsProps) {
  const { club } = useWords();
  const { boards, tables, groups } = evening;
  const show = (number: number) => goTo({ page: "club", told: { board: String(number) } });
  return (
    <div class="results">
      <h2>{club.results}</h2>
      <div class="choices">
        <button type="button" disabled={board === 1} onClick={() => show(board - 1)}>
          {club.previous}
        </button>
        <Choice
          label={club.whichBoard}
          value={String(board)}
          options={upTo(boards).map((one) => ({ value: String(one), text: String(one) }))}
          onChange={(value) => show(Number(value))}
        />
        <button type="button" disabled={board === boards} onClick={() => show(board + 1)}>
          {club.next}
        </button>
      </div>
      <p role="status">{club.entered(outcomesOf(evening).length, boards * tables * groups)}</p>
      {groupsOf(evening).map((group) => (
        <div key={group}>
          {groups > 1 && <h3>{club.group(group)}</h3>}
          {upTo(tables).map((table) => (
            <Result
              key={entryKey(group, board, table)}
              evening={evening}
              group={group}
              board={board}
              table={table}
              onEntry={(changes) => onEntry(group, table, changes)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** What a person filled in, to tell whether it has changed. */
const typedIn = ({ declarer, trump, points, nsRoem, ewRoem, pit, cancelled }: Entry): string =>
  JSON.stringify([declarer, trump, points, nsRoem, ewRoem, pit, cancelled]);

interface ResultProps {
  evening: Evening;
  group: string;
  board: number;
  table: number;
  onEntry: (changes: (entry: Entry) => Entry) => void;
}

function Result({ evening, group, board, table, onEntry }: ResultProps) {
  const words = useWords();
  const { club } = words;
  const entry = evening.entries[entryKey(group, board, table)] ?? emptyEntry();
  const [ns, ew] = pairsAt(evening, board, table);
  const fault = faultOf(entry);
  const whole = fault === undefined && !entry.cancelled && !isEmpty(entry);
  const { written } = entry;
  const asked = typedIn(entry);
  // What is written down follows what was typed.
  useEffect(() => {
    if (!whole || written) return;
    let wanted = true;
    writtenOf(entry, evening.rules).then(
      // Unless something else has been typed meanwhile.
      (found) => wanted && onEntry((now) => (typedIn(now) === asked ? { ...now, written: found } : now)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [asked, whole, written === undefined]);
  const change = (changes: Partial<Entry>) => onEntry((now) => ({ ...now, ...changes, written: undefined }));
  const none = { value: "", text: words.notYet } as const;
  const field = (label: string, key: "points" | "nsRoem" | "ewRoem") => (
    <Typed
      label={label}
      value={entry[key]}
      onChange={(value) => change({ [key]: value })}
      most={4}
      numeric
      disabled={entry.cancelled}
      wrong={fault === key}
      field={key}
    />
  );
  const tick = (label: string, key: "pit" | "cancelled") => (
    <label class="tick">
      <input
        type="checkbox"
        data-field={key}
        checked={entry[key]}
        disabled={key === "pit" && entry.cancelled}
        onChange={(event) => change({ [key]: event.currentTarget.checked })}
      />
      {label}
    </label>
  );
  return (
    <fieldset class="result" data-table={`${group}${table}`}>
      <legend>{club.tableOf(table, pairText(evening, group, String(ns)), pairText(evening, group, String(ew)))}</legend>
      <Choice<Seat | "">
        label={words.declarer}
        value={entry.declarer ?? ""}
        options={[none, ...kSeats.map((seat) => ({ value: seat, text: words.seats[seat] }))]}
        onChange={(seat) => change({ declarer: seat || undefined })}
      />
      <Choice<Suit | "">
        label={words.trump}
        value={entry.trump ?? ""}
        options={[none, ...kSuits.map((suit) => ({ value: suit, text: suitText(words, suit) }))]}
        onChange={(suit) => change({ trump: suit || undefined })}
      />
      {field(club.pointsOf, "points")}
      {field(club.roemOf(words.shortSides.ns), "nsRoem")}
      {field(club.roemOf(words.shortSides.ew), "ewRoem")}
      {tick(club.pit, "pit")}
      {tick(club.cancelled, "cancelled")}
      <p class="written" role="status">
        {entry.cancelled && club.average}
        {whole && written && club.written(...written)}
      </p>
      <p role="alert" class={fault === undefined || fault === "missing" ? "none" : "wrong"}>
        {fault && fault !== "missing" && `${club.tableIs(table)} ${club.faults[fault]}`}
      </p>
      {fault === "missing" && <p class="small missing">{`${club.tableIs(table)} ${club.faults.missing}`}</p>}
    </fieldset>
  );
}
