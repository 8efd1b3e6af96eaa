// After a board of the yardstick: what the choices lost, and who did better, if somebody sent it.
import type { DealInPlay, Yardstick } from "jasnel";
import { useEffect, useState } from "preact/hooks";
import { goTo, writePlace } from "../address.js";
import { useAnswer } from "../engine/use_answer.js";
import { wasOf } from "../game/again.js";
import type { GameParameters } from "../game/kept_game.js";
import { tricksOf } from "../game/played.js";
import { boardPlace, kBoards, keepEnd, keepLost, keptBoards, nameOf, placeToSend } from "../game/yardstick.js";
import { choiceText, signed, useWords } from "../text/language.js";
import type { Words } from "../text/words.js";
import { Inked } from "./inked.js";
import { Busy, Wrong } from "./notice.js";
import { waysOf, WaysTable } from "./ways_table.js";

/** The dearest choice. */
function dearestText(words: Words, { choices }: Yardstick): string {
  const [dearest] = [...choices].sort((one, other) => other.lost - one.lost);
  if (!dearest || dearest.lost < 1) return "";
  const trick = /^(\d)/.exec(dearest.at)?.[1];
  const made = choiceText(words, dearest.made);
  return words.yard.dearest(trick ? words.lines.variation(Number(trick), made) : made, signed(-dearest.lost));
}

const levelsText = (words: Words, { levels }: Yardstick): string =>
  Object.entries(levels).map(([level, points]) => `${words.levels[level] ?? level} ${Math.round(points)}`).join(", ");

export function YardEnd({ params, record }: { params: GameParameters; record: DealInPlay }) {
  const words = useWords();
  const name = nameOf(params);
  const [mine] = useState(() => keepEnd(params, record));
  const [sent, setSent] = useState(false);
  const friend = wasOf({ was: params["friend"] ?? "" });
  const theirs = friend && { ...record, auction: friend.calls, tricks: tricksOf(friend.cards) };
  const lost = useAnswer<Yardstick>([{ ...record, ask: "yardstick" }]);
  const theirLost = useAnswer<Yardstick>(theirs ? [{ ...theirs, ask: "yardstick" }] : []);
  useEffect(() => {
    if (mine && lost.answer) keepLost(name, lost.answer);
  }, [lost.answer]);
  const [set, number] = name.split(".").map(Number) as [number, number];
  const next = number < kBoards ? [set, number + 1] as const : [set + 1, 1] as const;
  // Somebody who sent it and sees what became of it has its own way in `friend`.
  const names = mine || !friend ? [words.yard.friend, words.yard.you] : [words.yard.you, words.yard.friend];
  const all = theirs ? [theirLost.answer, lost.answer] : [lost.answer];
  const send = async () => {
    const { origin, pathname } = location;
    const address = origin + pathname + writePlace(placeToSend(params));
    try {
      await navigator.clipboard.writeText(address);
      setSent(true);
    } catch {
      prompt(words.yard.send, address);
    }
  };
  return (
    <section class="learn yard-end" aria-label={words.yard.title}>
      <h2>{words.yard.board(set, number)}</h2>
      <Wrong error={lost.error ?? theirLost.error} />
      <Busy busy={lost.busy || theirLost.busy} />
      {all.map((one, i) => one && (
        <p key={i} class="lost">
          <strong>{words.yard.lost(names[i + 2 - all.length] ?? "", Math.round(one.lost))}</strong>{" "}
          <Inked text={dearestText(words, one)} />
        </p>
      ))}
      {lost.answer && (
        <p class="small">{words.yard.levels(levelsText(words, lost.answer))}</p>
      )}
      {keptBoards()[name]?.back && mine && <p class="small">{words.yard.taken}</p>}
      {theirs && <WaysTable ways={waysOf(words, theirs, record, names)} />}
      <div class="choices">
        {mine && (
          <button type="button" class="next-board" onClick={() => goTo(boardPlace(...next, keptBoards()))}>
            {words.yard.next}
          </button>
        )}
        <button type="button" class="send" onClick={() => void send()}>
          {sent ? words.shared : words.yard.send}
        </button>
        <a href="#puzzles?view=yardstick">{words.yard.all}</a>
      </div>
    </section>
  );
}
