// What the library says stands on paper, as PDF: texts, lines and boxes, with the font of the command's PDFs in it.
import type { DrawnText, Ink, Paper } from "jasnel";
import { jsPDF } from "jspdf";
import bold from "../../../../data/fonts/DejaVuSans-Bold.ttf";
import normal from "../../../../data/fonts/DejaVuSans.ttf";

const kInks: Record<Ink, [number, number, number]> = { black: [0, 0, 0], grey: [90, 90, 90], red: [179, 19, 31] };

export function drawnPaper(paper: Paper, language: "en" | "nl"): Blob {
  const orientation = paper.width > paper.height ? "landscape" : "portrait";
  const doc = new jsPDF({ unit: "mm", format: "a4", orientation, compress: true, putOnlyUsedFonts: true });
  doc.setProperties({ title: paper.title, creator: "Jasnel" });
  doc.setLanguage(language);
  for (const [style, font] of [["normal", normal], ["bold", bold]] as const) {
    doc.addFileToVFS(`${style}.ttf`, font);
    doc.addFont(`${style}.ttf`, "DejaVu Sans", style);
  }
  for (const [i, page] of paper.pages.entries()) {
    if (i > 0) doc.addPage("a4", orientation);
    doc.setDrawColor(77);
    doc.setFillColor(235, 235, 235);
    doc.setLineWidth(0.2);
    for (const { x, y, width, height, shaded } of page.boxes) doc.rect(x, y, width, height, shaded ? "F" : "S");
    for (const { x1, y1, x2, y2, dashed } of page.lines) {
      doc.setLineDashPattern(dashed ? [0.7, 0.7] : [], 0);
      doc.line(x1, y1, x2, y2);
    }
    for (const text of page.texts) write(doc, text);
  }
  return doc.output("blob");
}

function write(doc: jsPDF, { text, x, y, size, bold: isBold, align = "left", turn = 0, most, ink = "black" }: DrawnText): void {
  doc.setFont("DejaVu Sans", isBold ? "bold" : "normal");
  doc.setTextColor(...kInks[ink]);
  doc.setFontSize(size);
  let width = doc.getTextWidth(text);
  if (most !== undefined && width > most) {
    doc.setFontSize((size * most) / width);
    width = most;
  }
  // jsPDF aligns no text that is turned.
  const before = { left: 0, center: width / 2, right: width }[align];
  const angle = (turn * Math.PI) / 180;
  doc.text(text, x - before * Math.cos(angle), y + before * Math.sin(angle), { angle: turn });
}
