// The score sheet of a game: what both sides wrote down, deal by deal.
export interface Line {
  ns: number;
  ew: number;
}

/** As an address has it: `162:0,82:80`. */
export const sheetText = (sheet: readonly Line[]): string =>
  sheet.map((line) => `${line.ns}:${line.ew}`).join(",");

export const sheetOf = (text: string): Line[] =>
  text
    .split(",")
    .map((line) => /^(\d+):(\d+)$/.exec(line))
    .filter((found) => found !== null)
    .map((found) => ({ ns: Number(found[1]), ew: Number(found[2]) }));

export const totalOf = (sheet: readonly Line[]): Line => ({
  ns: sheet.reduce((sum, line) => sum + line.ns, 0),
  ew: sheet.reduce((sum, line) => sum + line.ew, 0),
});
