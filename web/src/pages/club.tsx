// Club night: a comparison evening, its paper, its results and who played best.
import { useEffect, useState } from "preact/hooks";
import { emptyEntry, entryKey, type Entry, type Evening } from "../club/evening.js";
import { isEmpty } from "../club/entry.js";
import { keepEvening, keptEvening, newEvening } from "../club/kept_evening.js";
import { ClubCheck } from "../parts/club_check.js";
import { ClubNames } from "../parts/club_names.js";
import { ClubPaper } from "../parts/club_paper.js";
import { ClubRanking } from "../parts/club_ranking.js";
import { ClubResults } from "../parts/club_results.js";
import { ClubSetup } from "../parts/club_setup.js";
import { useWords } from "../text/language.js";

export function ClubPage({ params }: { params: Record<string, string> }) {
  const words = useWords();
  const [evening, setEvening] = useState(keptEvening);
  useEffect(() => {
    document.title = `Jasnel · ${words.pages.club}`;
  }, [words]);
  useEffect(() => keepEvening(evening), [evening]);
  const change = (changes: Partial<Evening>) => setEvening((before) => ({ ...before, ...changes }));
  // The rules may have changed, or a new evening begun, while they were dealt.
  const keepDeals = (asked: Evening, deals: string[], salt: string) =>
    setEvening((before) =>
      before.rules === asked.rules && before.deals === asked.deals ? { ...before, deals, salt } : before,
    );
  // From what is there by then: the engine may answer after other fields were filled in.
  const changeEntry = (key: string, changes: (entry: Entry) => Entry) =>
    setEvening((before) => {
      const { [key]: entry = emptyEntry(), ...others } = before.entries;
      const changed = changes(entry);
      return { ...before, entries: isEmpty(changed) ? others : { ...others, [key]: changed } };
    });
  const board = Math.min(evening.boards, Math.max(1, Number(params["board"] ?? 1) || 1));
  return (
    <section class="club">
      <h2 class="name">{words.club.title}</h2>
      <p class="about">{words.club.about}</p>
      <ClubSetup evening={evening} onChange={change} onNew={() => setEvening(newEvening())} />
      <ClubPaper evening={evening} onDealt={(deals, salt) => keepDeals(evening, deals, salt)} />
      <ClubCheck />
      <ClubNames evening={evening} onChange={(names) => change({ names })} />
      <ClubResults
        evening={evening}
        board={board}
        onEntry={(group, table, changes) => changeEntry(entryKey(group, board, table), changes)}
      />
      <ClubRanking evening={evening} />
    </section>
  );
}
