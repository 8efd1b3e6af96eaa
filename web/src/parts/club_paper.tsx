// The paper of the evening, as PDF: hand records and score sheets.
import type { Deal } from "jasnel";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { boardsOf, dealsOf } from "../club/boards.js";
import type { Evening } from "../club/evening.js";
import type * as PaperModule from "../club/paper/paper.js";
import { isAbort, textOfError } from "../engine/pool.js";
import { downloadBlob } from "../game/export.js";
import { LanguageContext, useWords } from "../text/language.js";
import { Wrong } from "./notice.js";

/** The part of the page that makes PDFs is large: it is loaded when it is asked for. */
const loadPaper = (): Promise<typeof PaperModule> =>
  import(new URL("paper.js", document.baseURI).href) as Promise<typeof PaperModule>;

export interface ClubPaperProps {
  evening: Evening;
  /** Tells the lines of the boards, once they are dealt. */
  onDealt: (deals: string[]) => void;
}

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
  const paper = { evening: `${rules} · ${words.pad.day(evening.day)}`, words, language };

  const make = async (file: string, write: (deals: Deal[], signal: AbortSignal) => Promise<Blob>) => {
    const { signal } = (control.current = new AbortController());
    setBusy(true);
    setError(undefined);
    setTold(words.reading);
    try {
      const deals = await dealsOf(evening, signal);
      // Before any paper: of a board on paper no other deal may follow.
      onDealt([...deals.map(({ line }) => line), ...evening.deals.slice(deals.length)]);
      const blob = await write(deals, signal);
      signal.throwIfAborted();
      downloadBlob(file, blob);
      setTold(club.ready);
    } catch (wrong) {
      setTold(isAbort(wrong) ? club.stopped : "");
      if (!isAbort(wrong)) setError(textOfError(wrong));
    }
    setBusy(false);
  };
  const records = () =>
    make(`${club.records} ${evening.day}.pdf`, async (deals, signal) => {
      const { handRecords } = await loadPaper();
      return handRecords(
        await boardsOf(deals, signal, (done) => setTold(club.working(done, evening.boards))),
        paper,
      );
    });
  const sheets = () =>
    make(`${club.sheets} ${evening.day}.pdf`, async (deals) => {
      const { scoreSheets } = await loadPaper();
      return scoreSheets(evening, paper, deals);
    });
  const save = () =>
    make(`${club.deals} ${evening.day}.txt`, async (deals) =>
      Promise.resolve(new Blob([deals.map(({ line }) => `${line}\n`).join("")], { type: "text/plain" })),
    );

  return (
    <div class="paper">
      <h2>{club.paper}</h2>
      <p class="small">{club.aboutPaper}</p>
      <div class="choices">
        <button type="button" class="records" disabled={busy} onClick={() => void records()}>
          {club.makeRecords}
        </button>
        <button type="button" class="sheets" disabled={busy} onClick={() => void sheets()}>
          {club.makeSheets}
        </button>
        <button type="button" class="save-deals" disabled={busy} onClick={() => void save()}>
          {club.saveDeals}
        </button>
        {busy && (
          <button type="button" class="stop" onClick={() => control.current?.abort()}>
            {club.stop}
          </button>
        )}
      </div>
      <p role="status" class="progress">
        {told}
      </p>
      <Wrong error={error} />
    </div>
  );
}
