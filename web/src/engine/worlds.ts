// How hard to look for an answer, step by step.

/** From so many deals of the hidden cards, or until chances are known to within so much. */
export type Effort = { worlds: number } | { precision: number };

/** Steps up to `most` deals, as an address has it; without one, or where it is none, all steps. */
export function upTo(steps: readonly Effort[], most: string | undefined): readonly Effort[] {
  if (!/^[1-9]\d{0,8}$/.test(most ?? "")) return steps;
  const worlds = steps.flatMap((step) => ("worlds" in step ? [step.worlds] : []));
  const last = Math.min(Number(most), worlds.at(-1) ?? 0);
  return [...worlds.filter((number) => number < last), last].map((number) => ({ worlds: number }));
}
