// After a deal: the card of yours that cost most, as a question. Then the reason.
import type { Analysis, Card, DealInPlay, FairCard, PlayState } from "jasnel";
import { useState } from "preact/hooks";
import { useAnswer } from "../engine/use_answer.js";
import { handsOf, leftOf } from "../game/cards.js";
import { asFarAs, type Point } from "../game/points.js";
import { useArranged } from "../game/sorting.js";
import { kYou } from "../game/use_game.js";
import { cardText, useWords } from "../text/language.js";
import { CardView } from "./card.js";
import { Inked } from "./inked.js";
import { Wrong } from "./notice.js";
import { Told } from "./told.js";

/** Your dearest mistake, by what you could have known; nothing where you made none. */
export function dearestOf(analysis: Analysis): FairCard | undefined {
  const mistakes = (analysis.fair?.cards ?? []).filter(
    ({ seat, mark, other }) => seat === kYou && (mark === "?" || mark === "??") && other,
  );
  return mistakes.reduce<FairCard | undefined>(
    (one, next) => ((one?.cost?.value ?? 0) >= (next.cost?.value ?? 0) ? (one ?? next) : next),
    undefined,
  );
}

export interface LearnProps {
  analysis: Analysis | undefined;
  busy: boolean;
  record: DealInPlay;
  /** Plays on from before one of the cards. */
  onFrom: (point: Point) => void;
}

export function Learn({ analysis, busy, record, onFrom }: LearnProps) {
  const words = useWords();
  const dearest = analysis && dearestOf(analysis);
  return (
    <section class="learn" aria-label={words.learn.title}>
      {dearest ? (
        <Question key={dearest.card} dearest={dearest} match={analysis.fair?.match} record={record} onFrom={onFrom} />
      ) : (
        <Told>{analysis?.fair ? words.learn.none : busy ? words.fair.judging : ""}</Told>
      )}
    </section>
  );
}

interface QuestionProps extends Omit<LearnProps, "analysis" | "busy"> {
  dearest: FairCard;
  match: string | undefined;
}

function Question({ dearest, match, record, onFrom }: QuestionProps) {
  const words = useWords();
  const [tried, setTried] = useState<Card[]>([]);
  const [shown, setShown] = useState(false);
  const { trick, place, card, other, why, cost } = dearest;
  const point = { card: 4 * (trick - 1) + place - 1 };
  const { before } = asFarAs(record, point);
  const { answer: state, error } = useAnswer<PlayState>([{ ...before, ask: "state" }]);
  const played = state?.tricks.flatMap(({ cards }) => cards) ?? [];
  const dealt = handsOf(record.deal ?? "")[kYou];
  const hand = useArranged(dealt, dealt.filter((one) => !played.includes(one)), state?.trump);
  if (!state?.legal || !other) return <Wrong error={error} />;
  const last = state.tricks.at(-1);
  const onTable = last && last.cards.length < 4 ? last : undefined;
  const found = tried.includes(other);
  // Where there is only one other card it is no question.
  const done = found || shown || state.legal.length <= 2;
  return (
    <>
      <h2>{words.learn.title}</h2>
      <Told>
        <Inked text={words.learn.question(trick, cardText(words, card))} />
      </Told>
      {onTable && (
        <p class="lies">
          {onTable.cards.map((one, i) => (
            <span key={one}>
              {words.seats[leftOf(onTable.leader, i)]} <CardView card={one} trump={state.trump} />
            </span>
          ))}
        </p>
      )}
      <div class="own" role="group" aria-label={words.learn.hand}>
        {hand.map((one) => (
          <CardView
            key={one}
            card={one}
            trump={state.trump}
            pressed={done && one === other}
            wrong={!done && tried.includes(one)}
            disabled={done || one === card || tried.includes(one) || !state.legal?.includes(one)}
            onRefused={() => {}}
            onPick={() => setTried([...tried, one])}
          />
        ))}
      </div>
      <Told of="div" class="reply">
        <p>
          {done ? (
            <strong class={found ? "outcome-made" : ""}>
              <Inked text={found ? words.learn.right(cardText(words, other)) : words.learn.was(cardText(words, other))} />
            </strong>
          ) : (
            tried.length > 0 && <Inked text={words.learn.again(cardText(words, tried.at(-1) as Card))} />
          )}{" "}
          {done && cost && words.learn[match ? "costOfMatch" : "cost"](Math.round(cost.value))}
        </p>
        {done && why && (
          <p class="why">
            <Inked text={why} />
          </p>
        )}
      </Told>
      {done ? (
        <button type="button" class="from-here" onClick={() => onFrom(point)}>
          {words.again.from}
        </button>
      ) : (
        <button type="button" class="show" onClick={() => setShown(true)}>
          {words.learn.show}
        </button>
      )}
    </>
  );
}
