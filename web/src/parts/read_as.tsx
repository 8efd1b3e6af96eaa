// What a text is understood as, while it is typed: the hands; or the place where it is not.
import { useContext, useEffect, useState } from "preact/hooks";
import { isAbort } from "../engine/pool.js";
import { handsOf, kSeats } from "../game/cards.js";
import { readText, TextError, type ReadDeal } from "../game/read_text.js";
import { LanguageContext, useWords } from "../text/language.js";
import { FourHands } from "./four_hands.js";

/** Whoever types on is not interrupted. */
const kPause = 300;

/** `said`: what is told to be wrong elsewhere. */
export function ReadAs({ text, said }: { text: string; said: string | undefined }) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const [read, setRead] = useState<{ text: string; deals?: ReadDeal[]; wrong?: unknown }>();
  useEffect(() => {
    if (text.trim() === "") return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      readText(text, language, control.signal).then(
        (deals) => setRead({ text, deals }),
        (wrong: unknown) => isAbort(wrong) || setRead({ text, wrong }),
      );
    }, kPause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [text, language]);
  const now = read?.text === text ? read : undefined;
  const [deal] = now?.deals ?? [];
  const hands = handsOf(deal?.["deal"] ?? "");
  const uneven = kSeats.filter((seat) => hands[seat].length !== 8).map((seat) => words.cardsIn(words.seats[seat], hands[seat].length));
  return (
    <div class="read-as" role="status">
      {deal && (
        <>
          <p class="small">{words.readAs(now?.deals?.length ?? 0)}</p>
          <FourHands hands={hands} />
          {uneven.length > 0 && (
            <p>
              <strong>{uneven.join(", ")}.</strong> {words.eightEach}
            </p>
          )}
        </>
      )}
      {now?.wrong instanceof TextError && <NotUnderstood text={text} wrong={now.wrong} said={said} />}
    </div>
  );
}

function NotUnderstood({ text, wrong, said }: { text: string; wrong: TextError; said: string | undefined }) {
  const line = [...(text.split("\n")[wrong.line - 1] ?? "")];
  const at = (wrong.column ?? 0) - 1;
  return (
    <>
      {at >= 0 && (
        <p class="place" aria-hidden="true">
          {line.slice(0, at).join("")}
          <mark>{line[at] ?? " "}</mark>
          {line.slice(at + 1).join("")}
        </p>
      )}
      {wrong.message !== said && <p class="small">{wrong.message}</p>}
    </>
  );
}
