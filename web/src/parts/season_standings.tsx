// Who has what: on an evening, and in the season.
import type { ClubAnswer, ClubEvening } from "jasnel";
import { useWords } from "../text/language.js";

export function EveningStandings({ evening }: { evening: ClubEvening }) {
  const { season: words } = useWords();
  const { players, prizes, over } = evening.result;
  const boompjes = evening.boompjes.map(({ boompje }) => boompje);
  return (
    <div class="ranking">
      <table class="standings" data-ranking="evening">
        <caption>
          {words.standings}: {words.evening(evening.evening, evening.date)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col" class="pair">{words.player}</th>
            <th scope="col" class="figure">{words.points}</th>
            {boompjes.map((number) => (
              <th scope="col" class="figure wide" key={number} aria-label={words.boompje(number)}>
                {number}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((one) => (
            <tr key={one.player}>
              <td class="figure">{one.place}</td>
              <th scope="row" class="pair">{one.player}</th>
              <td class="figure">{one.points}</td>
              {boompjes.map((number) => (
                <td class="figure wide" key={number}>{one.boompjes[number - 1] ?? "–"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
      <table class="standings" data-ranking="season">
        <caption>{words.seasonSoFar}</caption>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col" class="pair">{words.player}</th>
            <th scope="col" class="figure">{words.points}</th>
            {evenings.map((number) => (
              <th scope="col" class="figure wide" key={number} aria-label={words.evening(number, "")}>
                {number}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((one) => (
            <tr key={one.player}>
              <td class="figure">{one.place ?? "–"}</td>
              <th scope="row" class="pair">{one.player}</th>
              <td class="figure">{one.points}</td>
              {evenings.map((number) => {
                const points = one.evenings[number - 1];
                return (
                  <td class="figure wide" key={number}>
                    {points == null ? "–" : one.struck.includes(number) ? `(${points})` : points}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small">
        {words.aboutSeason(season.options.best, season.options.needed)} {said.join(" ")}
      </p>
    </div>
  );
}
