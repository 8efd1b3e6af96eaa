// The pad as a file: for a spreadsheet, or to be read.
import type { KeptSheet } from "./kept_pad.js";
import { totalOf } from "./sheet.js";

const kColumns = [
  "day", "rules", "level", "deal", "trump", "declarer", "outcome", "us", "them", "us_roem", "them_roem",
];

/** A line for each deal; what is not known is empty. */
export function padAsCsv(pad: readonly KeptSheet[]): string {
  const lines = pad.flatMap(({ day, rules, level, sheet }) =>
    sheet.map(({ ns, ew, course }, i) => [
      day, rules, level, i + 1, course?.trump, course?.declarer, course?.mark, ns, ew, course?.nsRoem, course?.ewRoem,
    ]),
  );
  return [kColumns, ...lines].map((line) => line.map((cell) => quoted(String(cell ?? ""))).join(",")).join("\r\n") + "\r\n";
}

/** A rule set may have a comma in it. */
const quoted = (cell: string): string => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export interface PadWords {
  deal: string;
  us: string;
  them: string;
  total: string;
  roem: string;
  marks: Record<"nat" | "pit" | "made", string>;
}

/** A game after the other, in columns. */
export function padAsText(pad: readonly KeptSheet[], words: PadWords): string {
  const row = (cells: readonly (string | number)[]) =>
    cells.map((cell, i) => (i < 3 ? String(cell).padStart(8) : `  ${cell}`)).join("").trimEnd();
  return pad
    .map(({ day, sheet }) => {
      const { ns, ew } = totalOf(sheet);
      const lines = sheet.map((line, i) => {
        const { nsRoem = 0, ewRoem = 0, mark = "made" } = line.course ?? {};
        const roem = nsRoem + ewRoem > 0 ? `${words.roem} ${nsRoem}-${ewRoem}` : "";
        return row([i + 1, line.ns, line.ew, [mark === "made" ? "" : words.marks[mark], roem].filter(Boolean).join(", ")]);
      });
      return [day, row([words.deal, words.us, words.them]), ...lines, row([words.total, ns, ew])].join("\n");
    })
    .join("\n\n") + "\n";
}

/** Gives a file to the person, as a download. */
export const download = (name: string, type: string, text: string): void => downloadBlob(name, new Blob([text], { type }));

export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
