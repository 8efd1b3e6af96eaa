// What would have been: a deal played on from a call or card, with another one, many times.
import type { AuctionState, Call, Card, DealInPlay, PlayState, WhatIf, WhatIfChoice } from "jasnel";
import { useEffect, useRef, useState } from "preact/hooks";
import { isAbort, pool, textOfError } from "../engine/pool.js";
import { useAnswer } from "../engine/use_answer.js";
import { asFarAs, wordOf, type Point } from "../game/points.js";
import { choiceText, percent, signed, useWords } from "../text/language.js";
import { Inked } from "./inked.js";
import { Wrong } from "./notice.js";
import { Spread, spanOf } from "./spread.js";

/** How often after each choice: soon, and then more exactly. */
const kDeals = [20, 100, 400];

/** It answers at once, and plays as well as a good club player. */
const kPlayer = "full:level=club";

export interface WhatIfProps {
  record: DealInPlay;
  point: Point;
}

/** The choices at a point of a deal that was played, to be compared with what was made: anew at each point. */
export function WhatIfAt({ record, point }: WhatIfProps) {
  return <Choices key={JSON.stringify([record, point])} record={record} point={point} />;
}

function Choices({ record, point }: WhatIfProps) {
  const words = useWords();
  const { before, made } = asFarAs(record, point);
  const { answer: state, error } = useAnswer<AuctionState | PlayState>(made ? [{ ...before, ask: "state" }] : []);
  const runs = useRuns(record, point);
  if (!made) return null;
  const legal: readonly (Call | Card)[] = state?.legal ?? [];
  const others = legal.filter((choice) => choice !== made);
  return (
    <section class="what-if">
      <h2>{words.whatIf.title}</h2>
      <Wrong error={error ?? runs.error} />
      {state?.turn && (
        <p>
          <Inked text={words.whatIf.made(words.seats[state.turn], choiceText(words, made))} />{" "}
          {others.length > 0 ? words.whatIf.question : words.whatIf.noChoice}
        </p>
      )}
      {others.length > 0 && (
        <div class="instead" role="group" aria-label={words.whatIf.instead}>
          {others.map((choice) => (
            <button
              type="button"
              key={choice}
              data-choice={choice}
              aria-pressed={runs.chosen === choice}
              onClick={() => void runs.start(choice)}
            >
              <Inked text={choiceText(words, choice)} />
            </button>
          ))}
        </div>
      )}
      <p class="busy" role="status">
        {runs.busy
          ? words.whatIf.playing(runs.answer?.deals ?? 0, kDeals.at(-1) ?? 0)
          : runs.answer && words.whatIf.played(runs.answer.deals)}{" "}
        {runs.busy && (
          <button type="button" class="stop" onClick={runs.stop}>
            {words.whatIf.stop}
          </button>
        )}
      </p>
      {runs.answer && <Compared what={runs.answer} />}
    </section>
  );
}

/** A comparison that runs in the workers, and can be stopped. */
function useRuns(record: DealInPlay, point: Point) {
  const control = useRef<AbortController>();
  const [run, setRun] = useState<{ chosen?: Call | Card; answer?: WhatIf; error?: string | undefined; busy: boolean }>({ busy: false });
  useEffect(() => () => control.current?.abort(), []);
  const start = async (chosen: Call | Card) => {
    control.current?.abort();
    const mine = new AbortController();
    control.current = mine;
    setRun({ chosen, busy: true });
    try {
      for (const [i, deals] of kDeals.entries()) {
        const answer = await pool.ask<WhatIf>(
          { ...record, ask: "what-if", at: wordOf(point), choices: [chosen], player: kPlayer, deals },
          mine.signal,
        );
        setRun({ chosen, answer, busy: i + 1 < kDeals.length });
      }
    } catch (wrong) {
      if (!isAbort(wrong)) setRun({ chosen, error: textOfError(wrong), busy: false });
    }
  };
  const stop = () => {
    control.current?.abort();
    setRun((now) => ({ ...now, busy: false }));
  };
  return { ...run, start, stop };
}

/** How the deals ended after each choice, one below the other on the same scale. */
function Compared({ what }: { what: WhatIf }) {
  const words = useWords();
  const side = words.sides[what.seat === "N" || what.seat === "S" ? "ns" : "ew"];
  const span = spanOf(what);
  const [made] = what.choices;
  return (
    <>
      {what.choices.map((choice) => (
        <figure class="spread" key={keyOf(choice)} data-choice={keyOf(choice)}>
          <figcaption>
            <strong>
              <Inked text={choiceText(words, keyOf(choice))} />
            </strong>{" "}
            {words.whatIf.figures(meanOf(choice), percent(1 - choice.nat), percent(choice.pit))}
          </figcaption>
          <Spread scores={choice.scores} mean={choice.points} span={span} happened={what.result} />
          {choice.more && made && (
            <p class="more">
              <Inked
                text={words.whatIf.more(
                  choiceText(words, keyOf(made)),
                  signed(choice.more.points),
                  signed(choice.more.low),
                  signed(choice.more.high),
                )}
              />{" "}
              {choice.more.low > 0
                ? words.whatIf.better
                : choice.more.high < 0
                  ? words.whatIf.worse
                  : words.whatIf.unclear}
            </p>
          )}
        </figure>
      ))}
      <p class="small">
        {what.result !== undefined && words.whatIf.happened(signed(what.result))} {words.whatIf.about(side)}
      </p>
    </>
  );
}

/** With half the width of its interval. */
const meanOf = ({ points, low, high }: WhatIfChoice): string =>
  low === undefined || high === undefined ? signed(points) : `${signed(points)} ± ${Math.round((high - low) / 2)}`;

const keyOf = (choice: WhatIfChoice): Call | Card => choice.card ?? choice.call ?? "pass";
