// What the director decides of a result: rare, and folded away until there is something.
import type { Compared } from "jasnel";
import { useState } from "preact/hooks";
import { cancelledQuestion, hasDecisions, pointsToChoose } from "../club/decisions.js";
import { kAwards, kSides, tablesOf, upTo, type Entry, type Evening } from "../club/evening.js";
import { useAnswer } from "../engine/use_answer.js";
import { useWords } from "../text/language.js";
import type { Words } from "../text/words.js";
import { Choice } from "./choice.js";

export interface ClubDirectorProps {
  evening: Evening;
  entry: Entry;
  onChange: (changes: Partial<Entry>) => void;
}

export function ClubDirector({ evening, entry, onChange }: ClubDirectorProps) {
  const words = useWords();
  const { club } = words;
  // Whoever takes a decision back may take another: it is not folded away meanwhile.
  const [unfolded, setUnfolded] = useState(false);
  const none = { value: "", text: words.notYet };
  const numbers = (points: readonly string[]) => points.map((one) => ({ value: one, text: one }));
  const choice = (label: string, field: "Award" | "Penalty" | "Bonus", options: { value: string; text: string }[]) =>
    kSides.map((side) => (
      <Choice
        key={side}
        label={`${label} ${words.shortSides[side]}`}
        field={`${side}${field}`}
        value={entry[`${side}${field}`]}
        options={[none, ...options]}
        onChange={(value) => onChange({ [`${side}${field}`]: value })}
      />
    ));
  return (
    <details
      class="director"
      open={unfolded || hasDecisions(entry)}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary>{club.director}</summary>
      <div>
        {choice(club.award, "Award", [
          ...kAwards.map((award) => ({ value: award, text: club.awards[award] })),
          // As many as a board can bring at so many tables.
          ...numbers([0, ...upTo(2 * tablesOf(evening))].map(String)),
        ])}
        {choice(club.penalty, "Penalty", numbers(pointsToChoose(evening)))}
        {choice(club.bonus, "Bonus", numbers(pointsToChoose(evening)))}
      </div>
    </details>
  );
}

/** What follows from the decisions on a result, and what a board that was not played gives. */
export function useDecided(entry: Entry): string[] {
  const words = useWords();
  const { answer } = useAnswer<Compared>(entry.cancelled ? [{ ...cancelledQuestion(entry), ask: "compare" }] : []);
  return [
    ...(entry.cancelled && answer ? givenFor(words, entry, answer) : []),
    ...kSides.flatMap((side) => {
      const [name, points] = [words.sides[side], (key: "Award" | "Penalty" | "Bonus") => entry[`${side}${key}`]];
      return [
        points("Award") && words.club.awarded(name, points("Award")),
        points("Penalty") && words.club.penalized(name, points("Penalty")),
        points("Bonus") && words.club.rewarded(name, points("Bonus")),
      ].filter(Boolean);
    }),
  ];
}

/** What the library gives each side that has no award of the director. */
function givenFor({ club, sides }: Words, entry: Entry, answer: Compared): string[] {
  const given = kSides.flatMap((side) => {
    const award = answer.results?.find(({ direction }) => direction === (side === "ns" ? "NS" : "EW"))?.award;
    return entry[`${side}Award`] || (award !== "average" && award !== "lowest") ? [] : [{ side, award }];
  });
  if (given.length === 2 && given.every(({ award }) => award === "average")) return [club.bothAverage];
  return given.map(({ side, award }) => club.given(sides[side], award));
}
