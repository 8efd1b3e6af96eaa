// Numbers, as they are written in both languages.

/** `+12`, `−3`, `0`. */
export function signed(value: number, digits = 0): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return (value > 0 ? "+" : "−") + text;
}

export const percent = (chance: number): string => `${Math.round(100 * chance)}%`;
