// What the evening is like: rules, boards, tables, and how pairs move. It stays so once there are results.
import { useState } from "preact/hooks";
import { hasResults, kMostBoards, kMostGroups, kMostSeed, kMostTables, kSystems, mostRounds, roundOf, upTo, type Evening } from "../club/evening.js";
import { randomSeed } from "../club/kept_evening.js";
import { useWords } from "../text/language.js";
import { Ask } from "./ask.js";
import { Choice } from "./choice.js";
import { RulesChoice } from "./rules_choice.js";

export interface ClubSetupProps {
  evening: Evening;
  onChange: (changes: Partial<Evening>) => void;
  onNew: () => void;
}

export function ClubSetup({ evening, onChange, onNew }: ClubSetupProps) {
  const words = useWords();
  const { club } = words;
  const [asked, setAsked] = useState(false);
  const [seed, setSeed] = useState<string>();
  const fixed = hasResults(evening);
  const rounds = roundOf(evening, evening.boards) + 1;
  const most = mostRounds(evening);
  const number = (label: string, key: "boards" | "tables" | "groups" | "perRound", upper: number) => (
    <Choice
      label={label}
      value={String(evening[key])}
      options={upTo(upper).map((one) => ({ value: String(one), text: String(one) }))}
      onChange={(value) =>
        onChange({ [key]: Number(value), ...(key === "boards" && { perRound: Math.min(evening.perRound, Number(value)) }) })
      }
    />
  );
  const takeSeed = (text: string) => {
    const good = /^[1-9]\d{0,8}$/.test(text.trim()) && Number(text) <= kMostSeed;
    setSeed(good ? undefined : text);
    if (good) onChange({ seed: Number(text) });
  };
  return (
    <>
      <h2>{club.evening}</h2>
      <fieldset class="choices setup" disabled={fixed} aria-label={club.evening}>
        <RulesChoice rules={evening.rules} onChange={(rules) => onChange({ rules })} />
        {number(club.boards, "boards", kMostBoards)}
        {number(evening.groups > 1 ? club.tablesPerGroup : club.tables, "tables", kMostTables)}
        {number(club.groups, "groups", kMostGroups)}
        {number(club.perRound, "perRound", evening.boards)}
        <Choice
          label={club.system}
          value={evening.system}
          options={kSystems.map((system) => ({ value: system, text: club.systems[system] }))}
          onChange={(system) => onChange({ system })}
        />
        <label class="choice">
          <span>{club.seed}</span>
          <input
            class="seed"
            inputMode="numeric"
            value={seed ?? String(evening.seed)}
            aria-invalid={seed !== undefined}
            onChange={(event) => takeSeed(event.currentTarget.value)}
          />
        </label>
        <button type="button" onClick={() => takeSeed(String(randomSeed()))}>
          {club.randomSeed}
        </button>
      </fieldset>
      <p role="alert" class={seed === undefined ? "none" : "wrong"}>
        {seed !== undefined && club.wrongSeed}
      </p>
      <p class="small">
        {club.rounds(rounds, 2 * evening.tables * evening.groups)} {club.movement[evening.system]}{" "}
        {rounds > most && evening.tables > 1 && club.tooMany(most)}
      </p>
      {fixed && (
        <p>
          {club.begun}{" "}
          <button type="button" class="new-evening" onClick={() => setAsked(true)}>
            {club.newEvening}
          </button>
        </p>
      )}
      {asked && (
        <Ask
          question={club.forget}
          yes={club.newEvening}
          no={club.keep}
          onYes={() => {
            setAsked(false);
            onNew();
          }}
          onNo={() => setAsked(false)}
        />
      )}
    </>
  );
}
