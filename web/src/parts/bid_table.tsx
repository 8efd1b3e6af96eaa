// What each call is worth, as bars.
import type { Bid } from "jasnel";
import { callText, percent, signed, useWords } from "../text/language.js";
import { Bar } from "./bar.js";
import { Inked } from "./inked.js";
import { SuitName } from "./short.js";

export function BidTable({ bid, more }: { bid: Bid; more: boolean }) {
  const words = useWords();
  return (
    <>
      <h2>{words.whatCalls}</h2>
      <p class="verdict" role="status" data-call={bid.call}>
        <strong><Inked text={words.bestIs(callText(words, bid.call))} /></strong>{" "}
        {bid.clear ? words.clearBest : words.notClear}
      </p>
      <table class="bids">
        <thead>
          <tr>
            <th scope="col">{words.call}</th>
            <th scope="col">{words.chance}</th>
            <th scope="col" class="figure">{words.score}</th>
            <th scope="col" class="figure">{words.pit}</th>
            <th scope="col" class="figure">{words.roemTitle}</th>
          </tr>
        </thead>
        <tbody>
          {bid.suits.map((suit) => {
            const makes = suit.played_makes ?? suit.makes;
            return (
              <tr key={suit.suit} class={bid.call === suit.suit ? "best" : ""} data-call={suit.suit}>
                <th scope="row">
                  <SuitName suit={suit.suit} />
                </th>
                <td>
                  <Bar chance={makes} best={bid.call === suit.suit} />
                  <span class="spoken">{percent(makes)}, </span>
                  <small class="interval">
                    {words.chanceOpen} {Math.round(100 * suit.low)}–{percent(suit.high)}
                  </small>
                </td>
                <td class="figure">{signed(suit.played_score ?? suit.score)}</td>
                <td class="figure">{Math.round(100 * suit.pit)}%</td>
                <td class="figure">{Math.round(suit.roem)}</td>
              </tr>
            );
          })}
          {bid.pass && (
            <tr class={bid.call === "pass" ? "best" : ""} data-call="pass">
              <th scope="row">{words.pass}</th>
              <td />
              <td class="figure">{signed(bid.pass.played_score ?? bid.pass.score)}</td>
              <td />
              <td />
            </tr>
          )}
        </tbody>
      </table>
      <p class="small">
        {words.worlds(bid.worlds, more)} {words.aboutHand(bid.dealt !== undefined)}
      </p>
    </>
  );
}
