// The score sheet of boerenbridge: what each player bid, took and wrote down, deal by deal.
import { totalsOf, type Figure, type SheetDeal } from "../game/boerenbridge.js";
import { signed, useWords } from "../text/language.js";

export interface TricksSheetProps {
  sheet: readonly SheetDeal[];
  players: number;
  /** In the round. */
  deals: number;
  /** By player, at the end of the round. */
  matchPoints?: readonly number[] | undefined;
}

export function TricksSheet({ sheet, players, deals, matchPoints }: TricksSheetProps) {
  const words = useWords();
  return (
    <table class="sheet tricks-sheet">
      <caption>{words.sheet(sheet.length, deals)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.boerenbridge.cardsColumn}</th>
          {words.boerenbridge.names.slice(0, players).map((name) => (
            <th scope="col" class="figure" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.map(({ cards, figures }, i) => (
          <tr key={i}>
            <th scope="row">{cards}</th>
            {figures.map((figure, player) => (
              <Written key={player} figure={figure} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {totalsOf(sheet, players).map((total, player) => (
            <td class="figure" key={player}>
              {total < 0 ? signed(total) : total}
            </td>
          ))}
        </tr>
        {matchPoints && (
          <tr class="match-points">
            <th scope="row">{words.boerenbridge.matchPoints}</th>
            {matchPoints.map((points, player) => (
              <td class="figure" key={player}>
                {points}
              </td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}

function Written({ figure: { bid, taken, points } }: { figure: Figure }) {
  const words = useWords();
  return (
    <td class={bid === taken ? "figure written exact" : "figure written"}>
      {signed(points)}
      <small>
        <span aria-hidden="true">
          {taken}/{bid}
        </span>
        <span class="spoken">, {words.boerenbridge.bidAndTaken(bid, taken)}</span>
      </small>
    </td>
  );
}
