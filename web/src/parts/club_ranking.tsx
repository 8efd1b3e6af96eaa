// Who played best, as far as results have been entered.
import type { Compared } from "jasnel";
import { useContext, useRef, useState } from "preact/hooks";
import { nameOf, namesOf, resultsAsCsv } from "../club/csv.js";
import { resultsToCome, type Evening } from "../club/evening.js";
import { askedPaper } from "../club/paper/load.js";
import { rankingsOf, resultsOf, resultsWithoutEarlyAwards, type Ranking } from "../club/results.js";
import { textOfError } from "../engine/pool.js";
import { useAnswer } from "../engine/use_answer.js";
import { download, downloadBlob } from "../game/export.js";
import { LanguageContext, percent, signed, useWords } from "../text/language.js";
import { Wrong } from "./notice.js";

export function ClubRanking({ evening }: { evening: Evening }) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const { club } = words;
  const { rules, system } = evening;
  const results = resultsOf(evening);
  const { answer, before, error } = useAnswer<Compared>(results.length > 0 ? [{ ask: "compare", rules, system, results }] : []);
  // An award can be more than the tables so far bring: until the others are in, the ranking is without it.
  const early = useAnswer<Compared>(error ? [{ ask: "compare", rules, system, results: resultsWithoutEarlyAwards(evening) }] : []);
  // While there is none yet, the last one stays.
  const last = useRef<Compared>();
  last.current = results.length === 0 ? undefined : (answer ?? early.answer ?? before ?? last.current);
  const rankings = rankingsOf(last.current?.pairs ?? []);
  const [refused, setRefused] = useState<string>();
  const draw = async (kind: "slips" | "collective") => {
    const { pairs } = evening;
    const title = [words.ruleSets[rules] ?? rules, words.pad.day(evening.day)].join(" · ");
    // A movement has three pairs or more.
    const named = pairs > 2 ? { groups: evening.groups, pairs, names: namesOf(evening) } : {};
    try {
      const signal = new AbortController().signal;
      const blob = await askedPaper({ kind, title, rules, system, results, ...named }, language, signal);
      downloadBlob(`${club.papers[kind]} ${evening.day}.pdf`, blob);
      setRefused(undefined);
    } catch (wrong) {
      setRefused(textOfError(wrong));
    }
  };
  if (results.length === 0) {
    return (
      <div class="ranking">
        <h2>{club.ranking}</h2>
        <p>{club.none}</p>
      </div>
    );
  }
  return (
    <div class="ranking">
      <h2>{club.ranking}</h2>
      <p class="printed">
        {[words.ruleSets[rules] ?? rules, words.pad.day(evening.day), club.entered(results.length, resultsToCome(evening))].join(" · ")}
      </p>
      <Wrong error={error ?? refused} />
      {rankings.map((ranking) => (
        <RankingTable key={`${ranking.group} ${ranking.side}`} ranking={ranking} evening={evening} overall={rankings.length > 1} />
      ))}
      <p class="small">
        {club.aboutRanking}
        {rankings.some(({ pairs }) => pairs.some(({ penalty, bonus }) => penalty || bonus)) && ` ${club.aboutDecisions}`}
      </p>
      <div class="choices">
        <button type="button" class="csv" onClick={() => download(`${club.title} ${evening.day}.csv`, "text/csv", resultsAsCsv(evening))}>
          {club.csv}
        </button>
        {(["slips", "collective"] as const).map((kind) => (
          <button type="button" class={kind} key={kind} onClick={() => void draw(kind)}>
            {club.makePaper(club.papers[kind])}
          </button>
        ))}
        <button type="button" class="print" onClick={() => print()}>
          {club.print}
        </button>
      </div>
    </div>
  );
}

function RankingTable({ ranking, evening, overall }: { ranking: Ranking; evening: Evening; overall: boolean }) {
  const words = useWords();
  const { club } = words;
  const { group, side, pairs } = ranking;
  // Rare: a column only where there are some.
  const decisions = (["penalty", "bonus"] as const).filter((key) => pairs.some((one) => one[key]));
  return (
    <table class="standings" data-ranking={`${group} ${side ?? "all"}`}>
      <caption>
        {club.rankingOf(side && words.sides[side], evening.groups > 1 ? club.group(group) : undefined)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{club.place}</th>
          <th scope="col" class="pair">{club.pair}</th>
          <th scope="col" class="figure">{club.matchPoints}</th>
          <th scope="col" class="figure">%</th>
          <th scope="col" class="figure wide">{club.tops}</th>
          <th scope="col" class="figure wide">{club.playPoints}</th>
          <th scope="col" class="figure wide">{club.played}</th>
          {decisions.map((key) => (
            <th scope="col" class="figure wide" key={key}>
              {club[key]}
            </th>
          ))}
          {overall && <th scope="col" class="figure">{club.overall}</th>}
        </tr>
      </thead>
      <tbody>
        {pairs.map((one) => (
          <tr key={one.pair}>
            <td class="figure">{one.place}</td>
            <th scope="row" class="pair">
              {one.pair} <span class="who">{nameOf(evening, group, one.pair)}</span>
            </th>
            <td class="figure">{one.match_points}</td>
            <td class="figure">{one.percent === undefined ? "–" : percent(one.percent / 100)}</td>
            <td class="figure wide">{one.tops}</td>
            <td class="figure wide">{one.play_points}</td>
            <td class="figure wide">{one.boards}</td>
            {decisions.map((key) => (
              <td class="figure wide" key={key}>
                {signed((key === "penalty" ? -1 : 1) * (one[key] ?? 0))}
              </td>
            ))}
            {overall && <td class="figure">{one.overall}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
