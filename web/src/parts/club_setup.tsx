// What the evening is like: rules, boards, tables, and how pairs move. It stays so once there are results.
import { useState } from "preact/hooks";
import {
  hasResults, kFewestPairs, kMostBoards, kMostGroups, kMostPairs, kSystems, mostRounds, roundOf, upTo, type Evening,
} from "../club/evening.js";
import { today } from "../game/kept_pad.js";
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
  // What is done with a yes.
  const [asked, setAsked] = useState<{ question: string; yes: string; after: () => void }>();
  const fixed = hasResults(evening);
  const rounds = roundOf(evening, evening.boards) + 1;
  const most = mostRounds(evening);
  const number = (label: string, key: "boards" | "pairs" | "groups" | "perRound", upper: number, lower = 1) => (
    <Choice
      label={label}
      value={String(evening[key])}
      options={upTo(upper).slice(lower - 1).map((one) => ({ value: String(one), text: String(one) }))}
      onChange={(value) =>
        onChange({
          [key]: Number(value),
          // They are another set. With a salt that is told, one deal more could be found from its hash.
          ...(key === "boards" && { salt: "", perRound: Math.min(evening.perRound, Number(value)) }),
        })
      }
    />
  );
  const dealt = evening.deals.length > 0 || evening.seed !== undefined;
  // Paper may have been printed of the boards.
  const dealAnew = (changes: Partial<Evening>) => {
    const after = () => onChange({ ...changes, deals: [], salt: "", day: today(), seed: undefined });
    if (dealt) setAsked({ question: club.forgetDeals, yes: club.newDeals, after });
    else after();
  };
  return (
    <>
      <h2>{club.evening}</h2>
      <fieldset class="choices setup" disabled={fixed} aria-label={club.evening}>
        <RulesChoice rules={evening.rules} onChange={(rules) => dealAnew({ rules })} />
        {number(club.boards, "boards", kMostBoards)}
        {number(evening.groups > 1 ? club.pairsPerGroup : club.pairs, "pairs", kMostPairs, kFewestPairs)}
        {number(club.groups, "groups", kMostGroups)}
        {number(club.perRound, "perRound", evening.boards)}
        <Choice
          label={club.system}
          value={evening.system}
          options={kSystems.map((system) => ({ value: system, text: club.systems[system] }))}
          onChange={(system) => onChange({ system })}
        />
        {dealt && (
          <button type="button" class="new-deals" onClick={() => dealAnew({})}>
            {club.newDeals}
          </button>
        )}
      </fieldset>
      <p class="small">
        {club.rounds(rounds, evening.pairs * evening.groups)} {club.movement[evening.system]}{" "}
        {evening.pairs % 2 !== 0 && club.oneFree} {rounds > most && evening.pairs > 2 && club.tooMany(most)}
      </p>
      {fixed && (
        <p>
          {club.begun}{" "}
          <button type="button" class="new-evening" onClick={() => setAsked({ question: club.forget, yes: club.newEvening, after: onNew })}>
            {club.newEvening}
          </button>
        </p>
      )}
      {asked && (
        <Ask
          question={asked.question}
          yes={asked.yes}
          no={club.keep}
          onYes={() => {
            setAsked(undefined);
            asked.after();
          }}
          onNo={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
