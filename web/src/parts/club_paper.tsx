// The paper of the evening, as PDF: what the library draws.
import type { Commitment, Deal, PaperQuestion } from "jasnel";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { commitmentOf, committing, dealsOf, fileOf, worthOf } from "../club/boards.js";
import { namesOf } from "../club/csv.js";
import { mostRounds, roundOf, tablesOf, type Evening } from "../club/evening.js";
import { askedPaper } from "../club/paper/load.js";
import { useAnswer } from "../engine/use_answer.js";
import { isAbort, textOfError } from "../engine/pool.js";
import { downloadBlob } from "../game/export.js";
import { LanguageContext, useWords } from "../text/language.js";
import { Wrong } from "./notice.js";

export interface ClubPaperProps {
  evening: Evening;
  /** Tells the lines of the boards, once they are dealt, and their salt. */
  onDealt: (deals: string[], salt: string) => void;
}

const kDrawn = ["records", "sheets", "places", "control", "wallets", "tables"] as const;

export function ClubPaper({ evening, onDealt }: ClubPaperProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const { club } = words;
  const [told, setTold] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const rules = words.ruleSets[evening.rules] ?? evening.rules;
  const kept = evening.deals.slice(0, evening.boards);
  const { answer: commitment } = useAnswer<Commitment>(
    evening.salt !== "" && kept.length === evening.boards ? [committing(kept, evening.salt)] : [],
  );

  /** Deals what is not dealt yet, and gives what `write` makes of the boards, if anything, as a file. */
  const make = async (
    file: string,
    write: (deals: Deal[], commitment: Commitment, signal: AbortSignal) => Promise<Blob | undefined>,
  ) => {
    control.current = new AbortController();
    const { signal } = control.current;
    setBusy(true);
    setError(undefined);
    setTold(words.reading);
    try {
      const deals = await dealsOf(evening, signal);
      const committed = await commitmentOf(deals, evening, signal);
      // Before any paper: of a board on paper no other deal may follow.
      onDealt([...deals.map(({ line }) => line), ...evening.deals.slice(deals.length)], committed.salt);
      const blob = await write(deals, committed, signal);
      signal.throwIfAborted();
      if (blob) downloadBlob(file, blob);
      setTold(blob ? club.ready : "");
    } catch (wrong) {
      setTold(isAbort(wrong) ? club.stopped : "");
      if (!isAbort(wrong)) setError(textOfError(wrong));
    }
    setBusy(false);
  };
  /** What the library draws. */
  const drawn = (kind: keyof typeof club.drawn) =>
    make(`${club.drawn[kind]} ${evening.day}.pdf`, async (deals, committed, signal) => {
      const { boards, groups, pairs, perRound, system } = evening;
      const title = [rules, words.pad.day(evening.day)].join(" · ");
      const ofSet = `${title} · ${club.set(committed.set)}`;
      const rounds = Math.min(roundOf(evening, boards) + 1, mostRounds(evening));
      const moving = { groups, pairs, system, rounds, per_round: perRound, names: namesOf(evening) };
      const text = fileOf(deals, committed);
      const worth = kind === "records" ? await worthOf(deals, signal, (done) => setTold(club.working(done, boards))) : [];
      const questions: Record<typeof kind, PaperQuestion> = {
        records: { kind, title: ofSet, text, worth },
        control: { kind: "control", title, groups, text },
        wallets: { kind: "wallets", title, groups, text },
        tables: { kind: "tables", title, groups, tables: tablesOf(evening) },
        places: { kind: "places", title: ofSet, ...moving },
        sheets: { kind: "slips", title: ofSet, ...moving, boards, text },
      };
      return askedPaper(questions[kind], language, signal);
    });
  const save = () =>
    make(`${club.deals} ${evening.day}.txt`, async (deals, committed) =>
      Promise.resolve(new Blob([fileOf(deals, committed)], { type: "text/plain" })),
    );
  const commit = () => make("", async () => Promise.resolve(undefined));

  // Two pairs do not move.
  const kinds = kDrawn.filter((kind) => evening.pairs > 2 || (kind !== "places" && kind !== "sheets"));

  return (
    <div class="paper">
      <h2>{club.paper}</h2>
      <p class="small">{club.aboutPaper}</p>
      <div class="choices">
        {kinds.map((kind) => (
          <button type="button" class={kind} key={kind} disabled={busy} onClick={() => void drawn(kind)}>
            {club.makePaper(club.drawn[kind])}
          </button>
        ))}
        <button type="button" class="save-deals" disabled={busy} onClick={() => void save()}>
          {club.saveDeals}
        </button>
        {!commitment && (
          <button type="button" class="commit" disabled={busy} onClick={() => void commit()}>
            {club.commit}
          </button>
        )}
        {busy && (
          <button type="button" class="stop" onClick={() => control.current?.abort()}>
            {club.stop}
          </button>
        )}
      </div>
      {commitment && (
        <p class="commitment">
          <strong>{club.set(commitment.set)}.</strong> {club.aboutHash} <code>{commitment.hash}</code>
        </p>
      )}
      <p role="status" class="progress">
        {told}
      </p>
      <Wrong error={error} />
    </div>
  );
}
