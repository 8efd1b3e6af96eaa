// The score sheet.
import { totalOf, type Line } from "../game/sheet.js";
import { useWords } from "../text/language.js";

export interface SheetProps {
  sheet: readonly Line[];
  /** The deal that was written down last, of so many. */
  number: number;
  deals: number;
}

export function Sheet({ sheet, number, deals }: SheetProps) {
  const words = useWords();
  const total = totalOf(sheet);
  return (
    <table class="sheet">
      <caption>{words.sheet(number, deals)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.deal}</th>
          <th scope="col" class="figure">{words.sides.ns}</th>
          <th scope="col" class="figure">{words.sides.ew}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.map((line, i) => (
          <tr key={i}>
            <th scope="row">{i + 1}</th>
            <td class="figure">{line.ns}</td>
            <td class="figure">{line.ew}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td class="figure">{total.ns}</td>
          <td class="figure">{total.ew}</td>
        </tr>
      </tfoot>
    </table>
  );
}
