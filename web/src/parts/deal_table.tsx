// Each suit as trump: what it is worth, and to be chosen to play.
import type { Seat, Suit, Table } from "jasnel";
import { signed, suitText, useWords } from "../text/language.js";
import { SideDeclares, SideName, SuitName } from "./short.js";

export interface DealTableProps {
  table: Table;
  /** Each side's seat that declares when its row is played. */
  declarers: Record<"ns" | "ew", Seat>;
  onPlay: (trump: Suit, declarer: Seat) => void;
}

export function DealTable({ table, declarers, onPlay }: DealTableProps) {
  const words = useWords();
  return (
    <>
      <h2>{words.table}</h2>
      <table class="deal-table">
        <thead>
          <tr>
            <th scope="col">{words.trump}</th>
            <th scope="col" class="figure">{words.value}</th>
            <th scope="col" class="figure">
              <SideName side="ns" />
            </th>
            <th scope="col" class="figure">
              <SideName side="ew" />
            </th>
            <th scope="col">
              <SideDeclares side="ns" />
            </th>
            <th scope="col">
              <SideDeclares side="ew" />
            </th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.trump} data-trump={row.trump}>
              <th scope="row">
                <SuitName suit={row.trump} />
              </th>
              <td class="figure">{signed(row.value)}</td>
              <td class="figure">{row.ns}</td>
              <td class="figure">{row.ew}</td>
              {(["ns", "ew"] as const).map((side) => {
                const outcome = row[`${side}_pit`]
                  ? words.pitMade
                  : row[`${side}_makes`]
                    ? words.made
                    : words.nat;
                const told = `${outcome} ${signed(row[`${side}_score`])}`;
                return (
                  <td key={side}>
                    <button
                      type="button"
                      class={row[`${side}_makes`] ? "outcome good" : "outcome"}
                      aria-label={`${words.playIt}: ${suitText(words, row.trump)}, ${words.declares(words.sides[side])}, ${told}`}
                      onClick={() => onPlay(row.trump, declarers[side])}
                    >
                      {told}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small">{words.aboutTable}</p>
    </>
  );
}
