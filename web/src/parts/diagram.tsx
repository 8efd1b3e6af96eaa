// Four hands as a newspaper prints them.
import type { Seat } from "jasnel";
import { kSeats, kSuits, rankOf, suitOf, type Hands } from "../game/cards.js";
import { rankText, useWords } from "../text/language.js";
import { Sign } from "./pip.js";

export interface DiagramProps {
  hands: Hands;
  leader: Seat;
  declarer: Seat;
}

export function Diagram({ hands, leader, declarer }: DiagramProps) {
  const words = useWords();
  return (
    <div class="diagram">
      {kSeats.map((seat) => (
        <dl key={seat} class={`at-${seat}`}>
          <dt class={seat === declarer ? "plate declares" : "plate"}>
            {words.seats[seat]}
            {seat === leader && <small> · {words.leads}</small>}
          </dt>
          {kSuits.map((suit) => (
            <dd key={suit} class={`suit-${suit}`}>
              <Sign suit={suit} />
              <span class="spoken">{words.suits[suit]} </span>
              <span class="ranks">
                {hands[seat]
                  .filter((card) => suitOf(card) === suit)
                  .map((card) => rankText(words, rankOf(card)))
                  .join(" ") || "–"}
              </span>
            </dd>
          ))}
        </dl>
      ))}
    </div>
  );
}
