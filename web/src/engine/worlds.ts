// From how many deals of the hidden cards an answer is made, step by step.

/** The steps up to `most`, as an address has it; without one, or where it is none, all steps. */
export function upTo(steps: readonly number[], most: string | undefined): readonly number[] {
  if (!/^[1-9]\d{0,8}$/.test(most ?? "")) return steps;
  const last = Math.min(Number(most), steps.at(-1) ?? 0);
  return [...steps.filter((step) => step < last), last];
}
