// What each bid of boerenbridge is worth, and the tricks it brings.
import type { TricksBid } from "jasnel";
import { percent, signed, useWords } from "../text/language.js";
import { Bar } from "./bar.js";

export function TricksTable({ bid, more }: { bid: TricksBid; more: boolean }) {
  const words = useWords();
  return (
    <>
      <h2>{words.whatCalls}</h2>
      <p class="verdict" role="status" data-bid={bid.bid}>
        <strong>{words.bestIs(String(bid.bid))}</strong>{" "}
        {bid.clear ? words.clearBest : words.notClear}
      </p>
      <table class="bids">
        <thead>
          <tr>
            <th scope="col">{words.bid}</th>
            <th scope="col">{words.makes}</th>
            <th scope="col" class="figure">{words.score}</th>
            <th scope="col" class="figure">{words.others}</th>
          </tr>
        </thead>
        <tbody>
          {bid.bids.map((one) => (
            <tr key={one.bid} class={one.bid === bid.bid ? "best" : ""} data-bid={one.bid}>
              <th scope="row">{one.bid}</th>
              <td>
                <Bar chance={one.makes} best={one.bid === bid.bid} />
                <span class="spoken">{percent(one.makes)}, </span>
                <small class="interval">
                  {Math.round(100 * one.makes_low)}–{percent(one.makes_high)}
                </small>
              </td>
              <td class="figure">{signed(one.score, 1)}</td>
              <td class="figure">{signed(one.others, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{words.tricksWith(bid.bid)}</h3>
      <ul class="chances">
        {bid.tricks.map((chance, tricks) =>
          chance < 0.005 ? null : (
            <li key={tricks}>
              <span class="count">{tricks}</span>
              <Bar chance={chance} best={tricks === bid.bid} />
              <span class="spoken">{percent(chance)}</span>
            </li>
          ),
        )}
      </ul>
      <p class="small">
        {words.worlds(bid.worlds, more)} {words.aboutTricks}
      </p>
    </>
  );
}
