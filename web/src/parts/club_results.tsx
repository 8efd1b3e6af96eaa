// The results of a board, table by table, as they stand on its score sheet.
import type { Seat, Suit, WrittenScore } from "jasnel";
import { useContext, useEffect, useState } from "preact/hooks";
import { goTo } from "../address.js";
import { pairText } from "../club/csv.js";
import { faultOf, isEmpty, isWhole, kAllPoints, missingIn, scoreQuestion } from "../club/entry.js";
import {
  emptyEntry, entryKey, freePairs, groupsOf, kSides, meetingsOf, pairsAt, resultsToCome, upTo, type ClubSide, type Entry, type Evening,
} from "../club/evening.js";
import { resultsOf } from "../club/results.js";
import { pool, textOfError } from "../engine/pool.js";
import { kSeats, kSuits } from "../game/cards.js";
import { LanguageContext, suitChoice, useWords } from "../text/language.js";
import { Choice } from "./choice.js";
import { ClubDirector, useDecided } from "./club_director.js";
import { Typed } from "./typed.js";

export interface ClubResultsProps {
  evening: Evening;
  board: number;
  onEntry: (group: string, table: number, changes: (entry: Entry) => Entry) => void;
}

export function ClubResults({ evening, board, onEntry }: ClubResultsProps) {
  const { club } = useWords();
  const { boards, groups } = evening;
  const free = freePairs(evening, board);
  const show = (number: number) => goTo({ page: "club", params: { board: String(number) } });
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
      <p role="status">{club.entered(resultsOf(evening).length, resultsToCome(evening))}</p>
      {free.length > 0 && <p class="free">{club.free(free.join(", "))}</p>}
      {groupsOf(evening).map((group) => (
        <div key={group}>
          {groups > 1 && <h3>{club.group(group)}</h3>}
          {meetingsOf(evening, board).map((table) => (
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

/** What a person filled in of which the score is made, to tell whether it has changed. */
const typedIn = ({ declarer, trump, points, nsRoem, ewRoem, pit, revoked, cancelled }: Entry): string =>
  JSON.stringify([declarer, trump, points, nsRoem, ewRoem, pit, revoked, cancelled]);

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
  const [ns, ew] = pairsAt(evening, board, table) ?? [0, 0];
  const { written } = entry;
  const whole = isWhole(entry);
  const checked = !entry.cancelled && !isEmpty(entry);
  const language = useContext(LanguageContext);
  const asked = JSON.stringify([language, typedIn(entry)]);
  const [told, setTold] = useState<{ asked: string; error?: string; outcome?: WrittenScore["outcome"] }>({ asked: "" });
  // What is written down follows what was typed, or what is wrong with it.
  useEffect(() => {
    if (!checked) return;
    let wanted = true;
    pool.ask<WrittenScore>({ ...scoreQuestion(entry, evening.rules), ask: "score" }).then(
      ({ ns: nsScore, ew: ewScore, outcome }) => {
        if (!wanted) return;
        setTold({ asked, outcome });
        // Unless something else has been typed meanwhile.
        if (whole && !written) onEntry((now) => (typedIn(now) === typedIn(entry) ? { ...now, written: [nsScore, ewScore] } : now));
      },
      (error: unknown) => wanted && setTold({ asked, error: textOfError(error) ?? "" }),
    );
    return () => {
      wanted = false;
    };
  }, [asked, checked, written === undefined]);
  const fault = checked && !written && told.asked === asked && told.error ? faultOf(told.error) : undefined;
  const labels = { points: club.pointsOf, nsRoem: club.roemOf(words.shortSides.ns), ewRoem: club.roemOf(words.shortSides.ew) };
  const change = (changes: Partial<Entry>) => onEntry((now) => ({ ...now, ...changes, written: undefined }));
  const needed = { declarer: words.declarer, trump: words.trump, points: club.pointsOf };
  const none = { value: "", text: words.notYet } as const;
  const field = (key: keyof typeof labels) => (
    <Typed
      label={labels[key]}
      value={entry[key]}
      onChange={(value) => change({ [key]: value })}
      most={4}
      numeric
      disabled={entry.cancelled || (key === "points" && entry.revoked !== undefined)}
      wrong={fault?.field === key}
      field={key}
    />
  );
  const tick = (label: string, key: "pit" | "cancelled") => (
    <label class="tick">
      <input
        type="checkbox"
        data-field={key}
        checked={entry[key]}
        disabled={key === "pit" && (entry.cancelled || entry.revoked !== undefined)}
        onChange={({ currentTarget: { checked } }) =>
          change({ [key]: checked, ...(key === "pit" && checked && !entry.points && { points: kAllPoints }) })
        }
      />
      {label}
    </label>
  );
  const decided = useDecided(entry);
  const isNat = whole && told.asked === asked && told.outcome === "nat";
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
        options={[none, ...kSuits.map((suit) => ({ value: suit, text: suitChoice(words, suit) }))]}
        onChange={(suit) => change({ trump: suit || undefined })}
      />
      {field("points")}
      {field("nsRoem")}
      {field("ewRoem")}
      {tick(club.pit, "pit")}
      <Choice<ClubSide | "">
        label={club.revoked}
        field="revoked"
        value={entry.revoked ?? ""}
        options={[none, ...kSides.map((side) => ({ value: side, text: words.shortSides[side] }))]}
        onChange={(side) => change({ revoked: side || undefined })}
      />
      {tick(club.cancelled, "cancelled")}
      <ClubDirector evening={evening} entry={entry} onChange={(changes) => onEntry((now) => ({ ...now, ...changes }))} />
      <p class="written" role="status">
        {[whole && written && club.written(...written), isNat && words.nat, ...decided].filter(Boolean).join(" · ")}
      </p>
      <p role="alert" class={fault ? "wrong" : "none"}>
        {fault && [club.tableIs(table), fault.field && `${labels[fault.field]}:`, fault.text].filter(Boolean).join(" ")}
      </p>
      {checked && !whole && !fault && (
        <p class="small missing">
          {club.tableIs(table)} {club.missing(missingIn(entry).map((key) => needed[key].toLowerCase()).join(", "))}
        </p>
      )}
    </fieldset>
  );
}
