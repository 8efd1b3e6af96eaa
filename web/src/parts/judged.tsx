// A deal judged card by card.
import type { Analysis, JudgedCard, Seat } from "jasnel";
import type { ComponentChildren } from "preact";
import { kSeats } from "../game/cards.js";
import { cardsText, cardText, useWords } from "../text/language.js";
import { CardView } from "./card.js";
import { Inked } from "./inked.js";
import { Reasons } from "./reasons.js";
import type { Unit } from "./unit_choice.js";

export interface JudgedProps {
  analysis: Analysis;
  /** In what it says what cards cost. */
  unit: Unit;
  /** How many of the cards lie on the table. */
  seen?: number;
  /** Goes to the position with so many cards on the table. */
  onGo?: (seen: number) => void;
  /** What stands below the verdict. */
  children?: ComponentChildren;
}

export function Judged({ analysis, unit, seen, onGo, children }: JudgedProps) {
  const words = useWords();
  const { decisive } = analysis;
  return (
    <>
      {decisive && (
        <p class="verdict">
          <Inked
            text={words.decisive(
              decisive.trick,
              words.seats[decisive.seat],
              cardText(words, decisive.card),
              cardsText(words, decisive.better),
            )}
          />
        </p>
      )}
      {children}
      <h2>{words.judged}</h2>
      <table class="judged">
        <thead>
          <tr>
            <td />
            <th scope="col" class="figure">{unit === "points" ? words.lostPoints : words.lostScore}</th>
            <th scope="col">{words.worst}</th>
            <th scope="col">{words.better}</th>
          </tr>
        </thead>
        <tbody>
          {kSeats.map((seat) => (
            <PlayerRow key={seat} seat={seat} analysis={analysis} unit={unit} />
          ))}
        </tbody>
      </table>
      <TrickList analysis={analysis} unit={unit} seen={seen} onGo={onGo} />
      {analysis.fair && <Reasons fair={analysis.fair} />}
    </>
  );
}

function PlayerRow({ seat, analysis, unit }: { seat: Seat; analysis: Analysis; unit: Unit }) {
  const words = useWords();
  const { points_lost: points, score_lost: score } = analysis.players[seat];
  const worst = worstOf(analysis, seat, unit);
  return (
    <tr data-seat={seat}>
      <th scope="row">{words.seats[seat]}</th>
      <td class="figure">{unit === "points" ? points : score}</td>
      <td>{worst && <Inked text={`${words.trick} ${worst.trick}, ${cardText(words, worst.card)}`} />}</td>
      <td>{worst && <Inked text={cardsText(words, unit === "points" ? worst.best_points : worst.best_score)} />}</td>
    </tr>
  );
}

/** What a card cost. */
export const lostIn = (card: JudgedCard, unit: Unit): number =>
  unit === "points" ? card.points_lost : card.score_lost;

/** The card of a seat that cost most, if one cost anything. */
function worstOf(analysis: Analysis, seat: Seat, unit: Unit): JudgedCard | undefined {
  const costly = (analysis.cards ?? []).filter((one) => one.seat === seat && lostIn(one, unit) > 0);
  return costly.reduce<JudgedCard | undefined>(
    (one, other) => (one && lostIn(one, unit) >= lostIn(other, unit) ? one : other),
    undefined,
  );
}

interface Going {
  seen: number | undefined;
  onGo: ((seen: number) => void) | undefined;
}

/** The tricks, each card with what it cost. */
function TrickList({ analysis, unit, seen, onGo }: Omit<JudgedProps, "seen" | "onGo"> & Going) {
  const words = useWords();
  return (
    <ol class="tricks">
      {(analysis.tricks ?? []).map((trick, i) => (
        <li key={i}>
          <span class="leader">{words.seats[trick.leader]}</span>
          {trick.cards.map((card, place) => {
            const judged = (analysis.cards ?? []).find(
              (one) => one.trick === i + 1 && one.place === place + 1,
            );
            return (
              <CardView
                key={card}
                card={card}
                trump={analysis.trump}
                current={seen === 4 * i + place}
                onPick={onGo && (() => onGo(4 * i + place))}
                cost={(judged && lostIn(judged, unit)) || undefined}
              />
            );
          })}
          {trick.winner !== undefined && (
            <span class="brought">
              {words.seats[trick.winner]} {trick.points}
              {trick.roem ? ` + ${trick.roem} ${words.roem}` : ""}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
