// The score sheet.
import { kDeals, totalOf, type Line } from "../game/sheet.js";
import { useWords } from "../text/language.js";

export function Sheet({ sheet, number }: { sheet: readonly Line[]; number: number }) {
  const words = useWords();
  const total = totalOf(sheet);
  return (
    <table class="sheet">
      <caption>{words.sheet(number, kDeals)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.deal}</th>
          <th scope="col">{words.sides.ns}</th>
          <th scope="col">{words.sides.ew}</th>
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
