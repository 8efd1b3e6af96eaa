// Club night: a comparison evening for pairs, its paper, its results and who played best; or a season of boompjes.
import { useEffect, useState } from "preact/hooks";
import { emptyEntry, entryKey, hasResults, movesFor, type Entry, type Evening, type Moves } from "../club/evening.js";
import { movesOf } from "../club/moves.js";
import { isEmpty } from "../club/entry.js";
import { keepEvening, keptEvening, newEvening } from "../club/kept_evening.js";
import { ClubCheck } from "../parts/club_check.js";
import { ClubFile } from "../parts/club_file.js";
import { ClubNames } from "../parts/club_names.js";
import { ClubPaper } from "../parts/club_paper.js";
import { ClubRanking } from "../parts/club_ranking.js";
import { ClubResults } from "../parts/club_results.js";
import { ClubSetup } from "../parts/club_setup.js";
import { MishapPanel } from "../parts/mishap.js";
import { Season } from "../parts/season.js";
import { goTo } from "../address.js";
import { keep, kept } from "../storage.js";
import { useWords } from "../text/language.js";

const kKinds = ["pairs", "boompjes"] as const;

export function ClubPage({ params }: { params: Record<string, string> }) {
  const words = useWords();
  useEffect(() => {
    document.title = `Jasnel · ${words.pages.club}`;
  }, [words]);
  const told = params["kind"] ?? (params["board"] ? "pairs" : kept("clubKind"));
  const kind = kKinds.find((one) => one === told) ?? "pairs";
  useEffect(() => keep("clubKind", kind), [kind]);
  return (
    <section class="club">
      <h2 class="name">{words.club.title}</h2>
      <div class="choices kinds" role="group" aria-label={words.season.kind}>
        {kKinds.map((one) => (
          <button
            type="button"
            key={one}
            data-kind={one}
            aria-pressed={one === kind}
            onClick={() => goTo({ page: "club", params: { kind: one } })}
          >
            {words.season.kinds[one]}
          </button>
        ))}
      </div>
      <p class="about">{kind === "pairs" ? words.club.about : words.season.about}</p>
      {kind === "pairs" ? <PairsEvening params={params} /> : <Season />}
    </section>
  );
}

function PairsEvening({ params }: { params: Record<string, string> }) {
  const [evening, setEvening] = useState(keptEvening);
  useEffect(() => keepEvening(evening), [evening]);
  // How pairs move stays once there are results.
  const wanted = movesFor(evening);
  const settled = hasResults(evening) || evening.moves?.of === wanted;
  useEffect(() => {
    if (settled) return;
    const keepMoves = (moves: Moves) =>
      setEvening((before) => (movesFor(before) === wanted && !hasResults(before) ? { ...before, moves } : before));
    movesOf(evening).then(keepMoves, () => undefined);
  }, [wanted, settled]);
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
    <>
      <ClubSetup evening={evening} onChange={change} onNew={() => setEvening(newEvening())} />
      <ClubPaper evening={evening} onDealt={(deals, salt) => keepDeals(evening, deals, salt)} />
      <ClubCheck />
      <ClubNames evening={evening} onChange={(names) => change({ names })} />
      <ClubResults
        evening={evening}
        board={board}
        onEntry={(group, table, changes) => changeEntry(entryKey(group, board, table), changes)}
      />
      <MishapPanel rules={evening.rules} />
      <ClubRanking evening={evening} />
      <ClubFile evening={evening} onOpen={setEvening} />
    </>
  );
}
