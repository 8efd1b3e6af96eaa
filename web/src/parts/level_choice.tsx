// How well the machines play.
import { kLevels } from "../address.js";
import { useWords } from "../text/language.js";
import { Choice } from "./choice.js";

/** The level of an address; what is none is that of a club. */
export const levelOf = (told: string | undefined): string =>
  told !== undefined && kLevels.includes(told) ? told : "club";

export function LevelChoice({ level, onChange }: { level: string; onChange: (level: string) => void }) {
  const words = useWords();
  return (
    <Choice
      label={words.level}
      value={level}
      options={kLevels.map((name) => ({ value: name, text: words.levels[name] ?? name }))}
      onChange={onChange}
    />
  );
}
