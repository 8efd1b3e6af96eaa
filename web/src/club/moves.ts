// How pairs move, as the library says.
import type { PairMovement } from "jasnel";
import { pool } from "../engine/pool.js";
import { movesFor, tablesOf, upTo, type Evening, type Moves } from "./evening.js";

export async function movesOf(evening: Evening): Promise<Moves> {
  const { pairs, system } = evening;
  const of = movesFor(evening);
  if (pairs === 2) return { of, rounds: [[[1, 2]]] };
  const { rounds } = await pool.ask<PairMovement>({ ask: "movement", pairs, system });
  return {
    of,
    rounds: rounds.map(({ meetings }) =>
      upTo(tablesOf(evening)).map((table) => {
        const meeting = meetings.find((one) => one.table === table);
        return meeting ? [meeting.north_south, meeting.east_west] : null;
      }),
    ),
  };
}
