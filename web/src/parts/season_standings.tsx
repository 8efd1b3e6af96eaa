// Who has what: on an evening, and in the season.
import type { ClubAnswer, ClubEvening } from "jasnel";
import type { ComponentChildren } from "preact";
import { useWords } from "../text/language.js";

/** A player's place and points, and what makes up the points. */
interface Row {
  place?: number;
  player: string;
  points: number;
  parts: ComponentChildren[];
}

function Standings({ of, caption, parts, rows }: {
  of: string;
  caption: ComponentChildren;
  parts: { number: number; name: string }[];
  rows: Row[];
}) {
  const { season: words } = useWords();
  return (
    <table class="standings" data-ranking={of}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col" class="pair">{words.player}</th>
          <th scope="col" class="figure">{words.points}</th>
          {parts.map(({ number, name }) => (
            <th scope="col" class="figure wide" key={number} aria-label={name}>{number}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.player}>
            <td class="figure">{row.place ?? "–"}</td>
            <th scope="row" class="pair">{row.player}</th>
            <td class="figure">{row.points}</td>
            {row.parts.map((part, i) => (
              <td class="figure wide" key={parts[i]?.number}>{part ?? "–"}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function EveningStandings({ evening }: { evening: ClubEvening }) {
  const { season: words } = useWords();
  const { players, prizes, over } = evening.result;
  const boompjes = evening.boompjes.map(({ boompje }) => boompje);
  return (
    <div class="ranking">
      <Standings
        of="evening"
        caption={`${words.standings}: ${words.evening(evening.evening, evening.date)}`}
        parts={boompjes.map((number) => ({ number, name: words.boompje(number) }))}
        rows={players.map((one) => ({ ...one, parts: boompjes.map((number) => one.boompjes[number - 1]) }))}
      />
      {!over && <p class="small">{words.soFar}</p>}
      {prizes.length > 0 && (
        <table class="standings prizes">
          <caption>{words.prizes}</caption>
          <thead>
            <tr>
              <th scope="col">{words.prize}</th>
              <th scope="col" class="pair">{words.player}</th>
            </tr>
          </thead>
          <tbody>
            {prizes.map(({ place, players: winners }) => (
              <tr key={place}>
                <td class="figure">{place}</td>
                <th scope="row" class="pair">{winners.join(", ")}</th>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

export function SeasonStandings({ season }: { season: ClubAnswer }) {
  const { season: words } = useWords();
  const { players, champions, points_champions: most, cup } = season.standings;
  const evenings = season.evenings.map(({ evening }) => evening);
  const said = [
    champions.length > 0 && words.champion(champions.join(", ")),
    most.length > 0 && words.mostPoints(most.join(", ")),
    cup.kept.length > 0
      ? words.keepsCup(cup.kept.join(", "))
      : !season.standings.over && cup.handed_in_by.length > 0 && words.handsIn(cup.handed_in_by.join(", ")),
  ].filter(Boolean);
  return (
    <div class="ranking">
      <Standings
        of="season"
        caption={words.seasonSoFar}
        parts={evenings.map((number) => ({ number, name: words.evening(number, "") }))}
        rows={players.map((one) => ({
          ...one,
          parts: evenings.map((number) => {
            const points = one.evenings[number - 1];
            return points != null && one.struck.includes(number) ? `(${points})` : points;
          }),
        }))}
      />
      <p class="small">
        {words.aboutSeason(season.options.best, season.options.needed)} {said.join(" ")}
      </p>
    </div>
  );
}
