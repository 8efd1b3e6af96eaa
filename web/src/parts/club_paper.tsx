// The paper of the evening, as PDF: hand records and score sheets.
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

export function ClubPaper({ evening }: { evening: Evening }) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const { club } = words;
  const [told, setTold] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const rules = words.ruleSets[evening.rules] ?? evening.rules;
  const paper = { evening: `${rules} · ${club.set(evening.seed)}`, words, language };

  const make = async (name: string, write: (module: typeof PaperModule, signal: AbortSignal) => Promise<Blob>) => {
    const { signal } = (control.current = new AbortController());
    setBusy(true);
    setError(undefined);
    setTold(words.reading);
    try {
      const blob = await write(await loadPaper(), signal);
      signal.throwIfAborted();
      downloadBlob(`${name} ${evening.seed}.pdf`, blob);
      setTold(club.ready);
    } catch (wrong) {
      setTold(isAbort(wrong) ? club.stopped : "");
      if (!isAbort(wrong)) setError(textOfError(wrong));
    }
    setBusy(false);
  };
  const records = () =>
    make(club.records, async (module, signal) =>
      module.handRecords(
        await boardsOf(evening, signal, (done) => setTold(club.working(done, evening.boards))),
        paper,
      ),
    );
  const sheets = () =>
    make(club.sheets, async (module, signal) =>
      module.scoreSheets(evening, paper, await dealsOf(evening, signal)),
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
