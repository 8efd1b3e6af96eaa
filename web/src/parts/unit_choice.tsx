// In what the page says what a card costs: chosen once, for all places where one is told.
import { changeSettings, kSettings, useSettings, type Settings } from "../settings.js";
import { useWords } from "../text/language.js";
import { Choice } from "./choice.js";

export type Unit = Settings["unit"];

/** The unit that was chosen, or that an address tells. */
export function useUnit(told?: string): Unit {
  const { unit } = useSettings();
  return kSettings.unit.find((one) => one === told) ?? unit;
}

/** `onChange` is for an address that tells it. */
export function UnitChoice({ unit, onChange }: { unit: Unit; onChange?: (unit: Unit) => void }) {
  const words = useWords();
  return (
    <Choice
      label={words.costs}
      field="unit"
      value={unit}
      options={[
        { value: "points", text: words.forPoints },
        { value: "score", text: words.forScore },
      ]}
      onChange={(value) => {
        changeSettings({ unit: value });
        onChange?.(value);
      }}
    />
  );
}
