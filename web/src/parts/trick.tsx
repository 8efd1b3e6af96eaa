// The trick in the middle of the table: each card flies there from its hand, and all to who won them.
import type { Card, PlayedTrick, Seat, Suit } from "jasnel";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { leftOf } from "../game/cards.js";
import { mayMove, paceOf, useSettings } from "../settings.js";
import { hear } from "../sound.js";
import { useWords } from "../text/language.js";
import { CardView } from "./card.js";

export interface TrickProps {
  trick: PlayedTrick | undefined;
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
        <div class={`gathered to-${gathered.winner ?? "S"}`} aria-hidden="true" key={gathered.cards.join()}>
          {gathered.cards.map((card, i) => (
            <span class={`at at-${leftOf(gathered.leader, i)}`} key={card}>
              <CardView card={card} trump={trump} whole />
            </span>
          ))}
        </div>
      )}
      {trick?.cards.map((card, i) => {
        const seat = leftOf(trick.leader, i);
        return (
          <Thrown key={card} seat={seat} still={again} from={from?.card === card ? from.at : undefined}>
            <CardView card={card} trump={trump} whole />
          </Thrown>
        );
      })}
    </div>
  );
}

interface ThrownProps {
  seat: Seat;
  still: boolean | undefined;
  from: DOMRect | undefined;
  children: preact.ComponentChildren;
}

/** A card that comes from where it was held. */
function Thrown({ seat, still, from, children }: ThrownProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { speed } = useSettings();
  useLayoutEffect(() => {
    const here = place.current;
    if (!here || still) return;
    hear("card");
    const { flight } = paceOf(speed);
    if (flight === 0 || !mayMove()) return;
    const hand = here.closest(".board")?.querySelector(`.seat-${seat} .hand`);
    const start = from ?? hand?.getBoundingClientRect();
    if (!start) return;
    const end = here.getBoundingClientRect();
    const x = start.x + start.width / 2 - (end.x + end.width / 2);
    const y = start.y + start.height / 2 - (end.y + end.height / 2);
    here.animate(
      [{ transform: `translate(${x}px, ${y}px)`, opacity: from ? 1 : 0.4 }, { transform: "none", opacity: 1 }],
      { duration: flight, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
    );
  }, []);
  return (
    <span class={`at at-${seat}`} ref={place}>
      {children}
    </span>
  );
}

/** A full trick for as long as it goes to its winner, after it has left the middle. */
function useGathered(trick: PlayedTrick | undefined): PlayedTrick | undefined {
  const before = useRef<PlayedTrick>();
  const [gathered, setGathered] = useState<PlayedTrick>();
  const { speed } = useSettings();
  const full = trick?.cards.length === 4;
  const key = trick?.cards.join() ?? "";
  useLayoutEffect(() => {
    const left = before.current;
    before.current = full ? trick : undefined;
    // One card taken back from a full trick is no trick gathered.
    const taken = trick?.cards[0] === left?.cards[0];
    if (!left || taken || paceOf(speed).flight === 0 || !mayMove()) return;
    hear("gather");
    setGathered(left);
  }, [key]);
  useEffect(() => {
    if (!gathered) return undefined;
    const timer = setTimeout(() => setGathered(undefined), 450);
    return () => clearTimeout(timer);
  }, [gathered]);
  return gathered;
}
