// The trick in the middle of the table: each card flies there from its hand, and all to who won them.
import type { Card, PlayedTrick, Seat, Suit } from "jasnel";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { leftOf, placeOf } from "../game/cards.js";
import { mayMove, paceOf, useSettings } from "../settings.js";
import { playSound } from "../sound.js";
import { useWords } from "../text/language.js";
import { CardView } from "./card.js";

/** Cards on the table, each at the place that threw it, by the name that the table has for it. */
export interface TrickOnTable {
  thrown: { card: Card; place: string }[];
  full: boolean;
  /** Which of the deal. */
  number: number;
  winner?: string | undefined;
}

/** A trick of klaverjas, or none yet. */
export const onTable = (trick: PlayedTrick | undefined, number: number, below: Seat): TrickOnTable => ({
  number,
  thrown: trick?.cards.map((card, i) => ({ card, place: placeOf(leftOf(trick.leader, i), below) })) ?? [],
  full: trick?.cards.length === 4,
  winner: trick?.winner && placeOf(trick.winner, below),
});

export interface TrickProps {
  trick: TrickOnTable | undefined;
  trump: Suit | undefined;
  /** The card that lies highest so far is marked, where it is known. */
  again?: boolean | undefined;
  /** Where the card was that a person has just played. */
  from?: { card: Card; at: DOMRect } | undefined;
}

export function TrickView({ trick, trump, again, from }: TrickProps) {
  const words = useWords();
  const gathered = useGathered(again ? undefined : trick);
  return (
    <div class={again ? "trick again" : "trick"} role="group" aria-label={again ? words.lastTrick : words.trick}>
      {gathered && (
        <div class={`gathered to-${gathered.winner}`} aria-hidden="true" key={keyOf(gathered)}>
          {gathered.thrown.map(({ card, place }) => (
            <span class={`at at-${place}`} key={card}>
              <CardView card={card} trump={trump} whole />
            </span>
          ))}
        </div>
      )}
      {trick?.thrown.map(({ card, place }) => (
        <Thrown key={card} place={place} still={again} from={from?.card === card ? from.at : undefined}>
          <CardView card={card} trump={trump} whole />
        </Thrown>
      ))}
    </div>
  );
}

const keyOf = (trick: TrickOnTable | undefined): string => trick?.thrown.map(({ card }) => card).join() ?? "";

interface ThrownProps {
  place: string;
  still: boolean | undefined;
  from: DOMRect | undefined;
  children: preact.ComponentChildren;
}

/** A card that comes from where it was held. */
function Thrown({ place, still, from, children }: ThrownProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const { speed } = useSettings();
  useLayoutEffect(() => {
    const here = shown.current;
    if (!here || still) return;
    playSound("card");
    const { flight } = paceOf(speed);
    if (flight === 0 || !mayMove()) return;
    const held = here.closest(".board")?.querySelectorAll(`.seat-${place} .hand .card`);
    const start = from ?? held?.[held.length >> 1]?.getBoundingClientRect();
    if (!start) return;
    const end = here.getBoundingClientRect();
    const x = start.x + start.width / 2 - (end.x + end.width / 2);
    const y = start.y + start.height / 2 - (end.y + end.height / 2);
    here.animate(
      [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }],
      { duration: flight, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
    );
  }, []);
  return (
    <span class={`at at-${place}`} ref={shown}>
      {children}
    </span>
  );
}

/** A full trick for as long as it goes to its winner, after it has left the middle. */
function useGathered(trick: TrickOnTable | undefined): TrickOnTable | undefined {
  const before = useRef<TrickOnTable>();
  const [gathered, setGathered] = useState<TrickOnTable>();
  const { speed } = useSettings();
  const key = keyOf(trick);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = trick?.full ? trick : undefined;
    // Who goes back, or to another place in the deal, gathers no trick.
    const next = !trick || trick.number === (left?.number ?? 0) + 1;
    if (!left || !next || paceOf(speed).flight === 0 || !mayMove()) return;
    playSound("gather");
    setGathered(left);
  }, [key]);
  useEffect(() => {
    if (!gathered) return undefined;
    const timer = setTimeout(() => setGathered(undefined), 450);
    return () => clearTimeout(timer);
  }, [gathered]);
  return gathered;
}
