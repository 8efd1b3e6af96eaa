// Why a card may not be played.
import type { Card, DealInPlay, PlayState } from "jasnel";
import { useContext, useLayoutEffect } from "preact/hooks";
import { useAnswer } from "../engine/use_answer.js";
import { tricksOf } from "../game/played.js";
import { cardsOfRecord } from "../game/points.js";
import { cardText, LanguageContext, useWords } from "../text/language.js";
import { Inked } from "./inked.js";

interface WhyNotProps {
  /** What was played before it. */
  record: DealInPlay;
  card: Card;
  /** The reason is there. */
  onTold?: () => void;
}

export function WhyNot({ record, card, onTold }: WhyNotProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const tricks = tricksOf([...cardsOfRecord(record), card]);
  const fault = useAnswer<PlayState>([{ ...record, ask: "state", language, tricks }]).answer?.faults.at(-1);
  useLayoutEffect(() => {
    if (fault) onTold?.();
  }, [fault]);
  return (
    <>
      <strong class="outcome-nat">
        <Inked text={words.illegal(cardText(words, card))} />
      </strong>{" "}
      {fault && words.duties[fault.duty]}
      {fault && !fault.source.includes("=") && ` (${fault.source})`}
    </>
  );
}
