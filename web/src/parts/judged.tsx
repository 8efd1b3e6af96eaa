// A deal judged card by card.
import type { Analysis, Seat } from "jasnel";
import type { ComponentChildren } from "preact";
import { kSeats } from "../game/cards.js";
import { cardsText, cardText, useWords } from "../text/language.js";
import { CardView } from "./card.js";
import { Reasons } from "./reasons.js";

export interface JudgedProps {
  analysis: Analysis;
  /** How many of the cards lie on the table. */
  seen?: number;
  /** Goes to the position with so many cards on the table. */
  onGo?: (seen: number) => void;
  /** What stands below the verdict. */
  children?: ComponentChildren;
}

export function Judged({ analysis, seen, onGo, children }: JudgedProps) {
  const words = useWords();
  const { decisive } = analysis;
  return (
    <>
      {decisive && (
        <p class="verdict">
          {words.decisive(
            decisive.trick,
            words.seats[decisive.seat],
            cardText(words, decisive.card),
            cardsText(words, decisive.better),
          )}
        </p>
      )}
      {children}
      <h2>{words.judged}</h2>
      <table class="judged">
        <thead>
          <tr>
            <td />
            <th scope="col" class="figure">{words.lostPoints}</th>
            <th scope="col" class="figure">{words.lostScore}</th>
            <th scope="col">{words.worst}</th>
            <th scope="col">{words.better}</th>
          </tr>
        </thead>
        <tbody>
          {kSeats.map((seat) => (
            <PlayerRow key={seat} seat={seat} analysis={analysis} />
          ))}
        </tbody>
      </table>
      <TrickList analysis={analysis} seen={seen} onGo={onGo} />
      {analysis.fair && <Reasons fair={analysis.fair} />}
    </>
  );
}

function PlayerRow({ seat, analysis }: { seat: Seat; analysis: Analysis }) {
  const words = useWords();
  const { points_lost, score_lost, worst } = analysis.players[seat];
  return (
    <tr data-seat={seat}>
      <th scope="row">{words.seats[seat]}</th>
      <td class="figure">{points_lost}</td>
      <td class="figure">{score_lost}</td>
      <td>{worst && `${words.trick} ${worst.trick}, ${cardText(words, worst.card)}`}</td>
      <td>{worst && cardsText(words, worst.better)}</td>
    </tr>
  );
}

interface Going {
  seen: number | undefined;
  onGo: ((seen: number) => void) | undefined;
}

/** The tricks, each card with what it cost: points, or of the score where it cost only that. */
function TrickList({ analysis, seen, onGo }: Omit<JudgedProps, "seen" | "onGo"> & Going) {
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
            const lost = judged && (judged.points_lost || judged.score_lost);
            return (
              <CardView
                key={card}
                card={card}
                trump={analysis.trump}
                current={seen === 4 * i + place}
                onPick={onGo && (() => onGo(4 * i + place))}
                cost={lost ? Math.max(judged.points_lost, judged.score_lost) : undefined}
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
