// What the director is told when something went wrong at a table: what the library rules, and where that is written.
import type { DealState, WrittenScore } from "jasnel";
import { useState } from "preact/hooks";
import { kSides, type ClubSide } from "../club/evening.js";
import { endingQuestion, kMishaps, mishapQuestion, type Mishap, type MishapRules } from "../club/mishaps.js";
import { useAnswer } from "../engine/use_answer.js";
import { optionsOf, useRuleSets } from "../game/rule_sets.js";
import { useWords } from "../text/language.js";
import type { Words } from "../text/words.js";
import { Choice } from "./choice.js";
import { Wrong } from "./notice.js";
import { Typed } from "./typed.js";

export function MishapPanel({ rules, individual = false }: { rules: string; individual?: boolean }) {
  const { mishap: words } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <details class="mishap" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.title}</summary>
      {open && <Told rules={rules} individual={individual} />}
    </details>
  );
}

function Told({ rules, individual }: { rules: string; individual: boolean }) {
  const words = useWords();
  const { mishap: said } = words;
  const sets = useRuleSets();
  const [what, setWhat] = useState<Mishap>("revoke");
  const [by, setBy] = useState<ClubSide>("ns");
  const [roem, setRoem] = useState<Record<ClubSide, string>>({ ns: "", ew: "" });
  const asked: MishapRules = { rules, options: optionsOf(sets, rules.split(",")[0] ?? rules), individual };
  const { answer: state, error } = useAnswer<DealState>(sets ? [{ ...mishapQuestion(what, asked), ask: "state" }] : []);
  // What it costs, unless nobody pays or one player alone.
  const cause = state?.result && state.ending?.cause;
  const { answer: score, error: wrong } = useAnswer<WrittenScore>(
    cause ? [{ ...endingQuestion(cause, { rules, by, roem }), ask: "score" }] : [],
  );
  const until = cause === "revoke" && asked.options["revoke-roem"] === "until-stop";
  const lines = state
    ? [...ruled(words, state, by), ...(until ? [said.until] : []), ...(score ? [said.writes(score.ns, score.ew)] : [])]
    : [];
  return (
    <div>
      <p class="small">{said.about}</p>
      <div class="choices">
        <Choice
          label={said.what}
          field="mishap"
          value={what}
          options={kMishaps.map((one) => ({ value: one, text: said.kinds[one] }))}
          onChange={setWhat}
        />
        <Choice
          label={said.by}
          field="by"
          value={by}
          options={kSides.map((side) => ({ value: side, text: words.sides[side] }))}
          onChange={setBy}
        />
        {cause &&
          kSides.map((side) => (
            <Typed
              key={side}
              label={said.roem(words.shortSides[side])}
              value={roem[side]}
              onChange={(value) => setRoem((before) => ({ ...before, [side]: value }))}
              most={4}
              numeric
              field={`${side}-roem`}
            />
          ))}
      </div>
      <p class="ruling" role="status">
        {lines.join(" ")}
      </p>
      {lines.some((line) => line.includes("(cf. ")) && <p class="small">{said.following}</p>}
      <Wrong error={error ?? wrong} />
    </div>
  );
}

/** What the library found in the deal, line by line. */
function ruled({ mishap: said, sides }: Words, state: DealState, by: ClubSide): string[] {
  const { ending, faults = [], penalty_cards: shown = [], barred = [], looked_at: looked = [], legal = [] } = state;
  const told = faults.flatMap(({ ruling, ruling_source: source = "" }) =>
    ruling === "mended" ? [said.mended(source)] : ruling === "not mended" ? [said.notMended(source)] : [],
  );
  if (ending) told.push(said.ends(ending.source));
  if (ending?.own_loss !== undefined) told.push(said.alone(ending.own_loss, ending.own_loss_source ?? ""));
  else if (ending?.played_again) told.push(said.again);
  for (const { source } of shown) told.push(said.penalty(source), said.decides);
  const [out] = barred;
  if (out) told.push(legal.every((call) => call === "pass") ? said.passes(sides[by], out.source) : said.nobodyPasses);
  for (const { source } of looked) told.push(said.looked(source));
  return told;
}
