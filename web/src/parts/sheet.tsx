// The score sheet, as it is kept at the table: us and them.
import { isMarked, totalOf, type Line } from "../game/sheet.js";
import { percent, useWords } from "../text/language.js";
import { Sign } from "./pip.js";

export interface SheetProps {
  sheet: readonly Line[];
  /** The deal that was written down last, of so many or in a game to so many points. */
  number: number;
  deals: number;
  points?: number | undefined;
  /** How often the deal that is played was passed out and dealt again: that is told, and does not count. */
  again?: number;
  /** The chance to win the game, while it goes on. */
  chance?: number | undefined;
  /** Whether deals to come have an empty line. */
  whole?: boolean;
}

export function Sheet({ sheet, number, deals, points = 0, again = 0, chance, whole }: SheetProps) {
  const words = useWords();
  const total = totalOf(sheet);
  const left = whole && !points ? Math.max(0, deals - sheet.length) : 0;
  return (
    <table class="sheet">
      <caption>
        {words.sheet(number, deals, points)}
        {again > 0 && <small class="again"> · {words.dealtAgain(again)}</small>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.deal}</th>
          {(["ns", "ew"] as const).map((side) => (
            <th scope="col" class="figure" key={side}>
              {side === "ns" ? words.us : words.them}
              <small class="who-of">{words.sides[side]}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.map((line, i) => (
          <tr key={i}>
            <th scope="row">
              {i + 1}
              {line.course && (
                <span class={`contract-of ink-${line.course.trump}`}>
                  <Sign suit={line.course.trump} />
                  <span class="spoken">{words.suits[line.course.trump]}, </span> {words.seats[line.course.declarer]}
                </span>
              )}
            </th>
            <Written line={line} side="ns" />
            <Written line={line} side="ew" />
          </tr>
        ))}
        {Array.from({ length: left }, (_, i) => (
          <tr key={`left ${i}`} class="to-come">
            <th scope="row">{sheet.length + i + 1}</th>
            <td />
            <td />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td class="figure">{total.ns}</td>
          <td class="figure">{total.ew}</td>
        </tr>
        {chance !== undefined && (
          <tr class="to-win">
            <td colSpan={3}>{words.toWin(percent(chance))}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

/** What a side wrote down of a deal, with the roem that fell to it, and nat or pit. */
function Written({ line, side }: { line: Line; side: "ns" | "ew" }) {
  const words = useWords();
  const { course } = line;
  const roem = course?.[`${side}Roem`] ?? 0;
  return (
    <td class="figure written">
      {course && isMarked(course, side) && <span class={`mark-of ${course.mark}`}>{words.marks[course.mark]} </span>}
      {line[side]}
      {roem > 0 && (
        <small>
          {" "}
          {roem} {words.roem}
        </small>
      )}
    </td>
  );
}
