// Each suit as trump: what it is worth, and to be chosen to play.
import type { Seat, Suit, Table, TableRow } from "jasnel";
import { useFocusOn } from "../focus.js";
import { signed, suitText, useWords } from "../text/language.js";
import type { Words } from "../text/words.js";
import { SideDeclares, SideName, SuitName } from "./short.js";

export interface DealTableProps {
  table: Table;
  /** Each side's seat that declares when its row is played. */
  declarers: Record<"ns" | "ew", Seat>;
  onPlay: (trump: Suit, declarer: Seat) => void;
}

/** `made +162`: what comes of a suit where a side declares, and what is written down. */
export function outcomeText(words: Words, row: TableRow, side: "ns" | "ew"): string {
  const outcome = row[`${side}_pit`] ? words.pitMade : row[`${side}_makes`] ? words.made : words.nat;
  return `${outcome} ${signed(row[`${side}_score`])}`;
}

export function DealTable({ table, declarers, onPlay }: DealTableProps) {
  const words = useWords();
  useFocusOn(".deal-table button", true);
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
                const told = outcomeText(words, row, side);
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
