// A club's season, as `jasnel club` keeps it: a text to which entries are added, read by the library.
import type { ClubAnswer, ClubEvening, ClubQuestion } from "jasnel";
import { useEffect, useRef, useState } from "preact/hooks";
import { pool, textOfError } from "../engine/pool.js";
import { useAnswer } from "../engine/use_answer.js";
import { keep, kept } from "../storage.js";

const kKey = "season";

/** What is added to a season. */
export type Addition = Omit<ClubQuestion, "file" | "id" | "ask">;

export interface SeasonKept {
  /** What the text says; nothing while it is read, or cannot be. */
  season: ClubAnswer | undefined;
  /** Whether there is a text. */
  begun: boolean;
  /** Whether what is shown is about to be another boompje, evening or season. */
  changes: boolean;
  /** What is wrong with the text. */
  error: string | undefined;
  /** Adds entries, and tells what is wrong with them. */
  add: (addition: Addition) => Promise<string | undefined>;
  /** Another season in its place, by its text. */
  open: (text: string) => Promise<string | undefined>;
}

export function useSeason(): SeasonKept {
  const [text, setText] = useState(() => kept(kKey) ?? "");
  const [told, setTold] = useState<ClubAnswer>();
  useEffect(() => {
    // Another tab adds to the same season.
    const follow = ({ key, newValue }: StorageEvent) => key === kKey && setText(newValue ?? "");
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
  const known = told?.file === text ? told : undefined;
  const { answer, error } = useAnswer<ClubAnswer>(text && !known ? [{ ask: "club", file: text }] : []);
  // Each addition is to what the one before it made.
  const [changing, setChanging] = useState(0);
  const latest = useRef(text);
  latest.current = text;
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const ask = (questionOf: (file: string) => ClubQuestion): Promise<string | undefined> => {
    const asked = last.current.then(async () => {
      try {
        const made = await pool.ask<ClubAnswer>({ ask: "club", ...questionOf(latest.current) });
        latest.current = made.file;
        keep(kKey, made.file);
        setTold(made);
        setText(made.file);
        return undefined;
      } catch (wrong: unknown) {
        return textOfError(wrong) ?? "";
      }
    });
    last.current = asked;
    return asked;
  };
  const changed = async (made: () => Promise<string | undefined>) => {
    setChanging((count) => count + 1);
    const wrong = await made();
    setChanging((count) => count - 1);
    return wrong;
  };
  return {
    season: known ?? answer,
    begun: text !== "",
    changes: changing > 0,
    error,
    add: (addition) => {
      const added = () => ask((file) => (addition.new ? addition : { file, ...addition }));
      return addition.enter ? added() : changed(added);
    },
    open: (file) => changed(() => ask(() => ({ file }))),
  };
}

/** The evening that is played, or was last. */
export const lastEvening = (season: ClubAnswer): ClubEvening | undefined => season.evenings.at(-1);

/** Whether another boompje is to be drawn in it. */
export const isGoingOn = (season: ClubAnswer): boolean => {
  const evening = lastEvening(season);
  return evening !== undefined && evening.boompjes.length < season.options.boompjes;
};

/** Who is there, as far as the text tells: all, or in the middle of an evening those of the last draw. */
export function expectedPlayers(season: ClubAnswer): string[] {
  const active = season.members.filter((one) => one.active).map((one) => one.player);
  const drawn = isGoingOn(season) ? lastEvening(season)?.boompjes.at(-1) : undefined;
  if (!drawn) return active;
  const there = new Set([...drawn.tables.flatMap(({ players }) => players), ...drawn.standing]);
  return active.filter((player) => there.has(player));
}

/** A season's name from the day: `2026-2027` from summer on. */
export function seasonOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 7 ? 1 : 0);
  return `${year}-${year + 1}`;
}
