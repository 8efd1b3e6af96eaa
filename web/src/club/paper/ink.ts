// A PDF in A4, in millimetres: text, suit signs, lines and tables. Signs are those of the standard font
// ZapfDingbats, which every reader of PDF has.
import type { Suit } from "jasnel";
import { jsPDF } from "jspdf";

export const kPage = { width: 210, height: 297, margin: 14 };
const kSigns: Record<Suit, string> = { S: "\xab", H: "\xaa", D: "\xa9", C: "\xa8" };
/** The height of capitals, in the size of the font, and millimetres in a point. */
const kPoint = 25.4 / 72;

export type Align = "left" | "center" | "right";
export interface TextOptions {
  size?: number;
  bold?: boolean;
  align?: Align;
  /** From black, 0, to white, 255. */
  grey?: number;
  /** Made smaller until it fits. */
  most?: number;
}

export class Ink {
  private readonly doc = new jsPDF({ unit: "mm", format: "a4", compress: true });
  private begun = false;

  constructor(title: string, language: "en" | "nl") {
    this.doc.setProperties({ title, creator: "Jasnel" });
    this.doc.setLanguage(language);
  }

  /** The first call begins the first page. */
  page(): void {
    if (this.begun) this.doc.addPage();
    this.begun = true;
  }

  text(text: string, x: number, y: number, options: TextOptions = {}): void {
    const { bold = false, align = "left", grey = 0, most } = options;
    let { size = 10 } = options;
    this.doc.setFont("helvetica", bold ? "bold" : "normal");
    this.doc.setTextColor(grey);
    this.doc.setFontSize(size);
    const width = this.doc.getTextWidth(text);
    if (most !== undefined && width > most) size *= most / width;
    this.doc.setFontSize(size);
    this.doc.text(plain(text), x, y, { align });
  }

  width(text: string, size: number, bold = false): number {
    this.doc.setFont("helvetica", bold ? "bold" : "normal");
    this.doc.setFontSize(size);
    return this.doc.getTextWidth(plain(text));
  }

  sign(suit: Suit, x: number, y: number, size = 11): void {
    this.doc.setFont("zapfdingbats", "normal");
    this.doc.setFontSize(size);
    if (suit === "H" || suit === "D") this.doc.setTextColor(179, 19, 31);
    else this.doc.setTextColor(0);
    this.doc.text(kSigns[suit], x, y);
  }

  line(x1: number, y1: number, x2: number, y2: number, width = 0.2): void {
    this.doc.setDrawColor(90);
    this.doc.setLineWidth(width);
    this.doc.line(x1, y1, x2, y2);
  }

  box(x: number, y: number, width: number, height: number, fill?: number): void {
    this.doc.setDrawColor(90);
    this.doc.setLineWidth(0.25);
    if (fill !== undefined) this.doc.setFillColor(fill, fill, fill);
    this.doc.rect(x, y, width, height, fill === undefined ? "S" : "FD");
  }

  /** Lines of text within a width; the height that they take. */
  paragraph(text: string, x: number, y: number, width: number, size = 8.5): number {
    this.doc.setFont("helvetica", "normal");
    this.doc.setFontSize(size);
    this.doc.setTextColor(70);
    const lines = this.doc.splitTextToSize(plain(text), width) as string[];
    this.doc.text(lines, x, y);
    return lines.length * size * 1.15 * kPoint;
  }

  blob(): Blob {
    return this.doc.output("blob");
  }
}

/** The characters that the standard fonts have. */
const plain = (text: string): string =>
  text.replaceAll("−", "-").replaceAll("‑", "-").replace(/[^\x20-\xff€–—‘’“”•…]/g, "?");
