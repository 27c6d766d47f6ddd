import PDFDocument from "pdfkit";
import { openedFont } from "./fonts.ts";
import type { Column, Letterhead, Paper, Rows, Section } from "./paper.ts";

const fonts = {
  regular: "DejaVuSans",
  bold: "DejaVuSans-Bold",
  serif: "DejaVuSerif-Bold",
  mono: "DejaVuSansMono",
} as const;
const colors = {
  ink: "#1b211d",
  soft: "#53554d",
  faint: "#6c6b62",
  line: "#d8d4c8",
  wash: "#f3f1ea",
};

/** What papers are coloured with whose issuer has no colour of its own. */
const HOUSE_ACCENT = "#0f6049";

const MARGIN = 56;
const TERM_WIDTH = 128;
const FOOTER_HEIGHT = 44;

type Document = PDFKit.PDFDocument;

/** A logo as papers take it, and the largest place it has, in points. */
const LOGO = { width: 150, height: 36 };

/** A paper, and how it looks. */
export interface Drawn {
  readonly paper: Paper;
  readonly letterhead?: Letterhead;
}

/**
 * Draws a paper as a PDF of A4 pages. The same paper is the same bytes, whenever it is drawn. It takes the thread it runs in
 * a quarter of a second the first time, and a tenth of that then: requests are answered by `printPaper`.
 */
export async function drawPaper({
  paper,
  letterhead: { issuer = paper.issuer, accent = HOUSE_ACCENT, logo } = {},
}: Drawn): Promise<Buffer> {
  const doc = new PDFDocument({
    size: "A4",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_HEIGHT },
    bufferPages: true,
    lang: "en",
    font: openedFont(fonts.regular),
    info: {
      Title: `${paper.title}: ${paper.subtitle}`,
      Author: paper.issuer,
      Subject: paper.number,
      CreationDate: new Date(paper.updatedAt),
    },
  });
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, openedFont(font));
  const printed = collect(doc);
  head(doc, { ...paper, issuer }, accent, logo);
  parties(doc, paper, accent);
  for (const one of paper.sections) section(doc, one, accent);
  footers(doc, paper);
  doc.end();
  return await printed;
}

function collect(doc: Document): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((done, fail) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => done(Buffer.concat(chunks)));
    doc.on("error", fail);
  });
}

const widthOf = (doc: Document) => doc.page.width - 2 * MARGIN;
/** The lowest point of a page that its content reaches. */
const bottomOf = (doc: Document) => doc.page.height - MARGIN - FOOTER_HEIGHT;

/** Line breaks and runs of blanks that people typed are no layout here. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function head(
  doc: Document,
  { issuer, title, subtitle, status, number }: Paper,
  accent: string,
  logo?: Uint8Array,
): void {
  doc.rect(0, 0, doc.page.width, 6).fill(accent);
  if (logo !== undefined) {
    const x = doc.page.width - MARGIN - LOGO.width;
    doc.image(Buffer.from(logo), x, MARGIN - 8, { fit: [LOGO.width, LOGO.height], align: "right" });
  }
  doc
    .font("bold")
    .fontSize(9)
    .fillColor(accent)
    .text(oneLine(issuer), MARGIN, MARGIN, { width: widthOf(doc) - LOGO.width - 16 });
  doc
    .moveDown(1.2)
    .font("serif")
    .fontSize(22)
    .fillColor(colors.ink)
    .text(title, { width: widthOf(doc) });
  doc
    .moveDown(0.2)
    .font("regular")
    .fontSize(12)
    .fillColor(colors.soft)
    .text(oneLine(subtitle), { width: widthOf(doc) });
  doc.moveDown(0.7);
  const y = doc.y;
  doc.font("bold").fontSize(8);
  const badge = doc.widthOfString(status) + 16;
  doc.roundedRect(MARGIN, y, badge, 18, 9).fill(colors.wash);
  doc.fillColor(accent).text(status, MARGIN + 8, y + 5, { lineBreak: false });
  doc
    .font("mono")
    .fontSize(8)
    .fillColor(colors.faint)
    .text(number, MARGIN + badge + 10, y + 5, { lineBreak: false });
  doc.x = MARGIN;
  doc.y = y + 34;
}

/** Both parties side by side, as deep as the deeper one. */
function parties(doc: Document, { parties: both }: Paper, accent: string): void {
  const gap = 24;
  const width = (widthOf(doc) - gap * (both.length - 1)) / both.length;
  const top = doc.y;
  const ends = both.map(({ role, name, lines }, index) => {
    const x = MARGIN + index * (width + gap);
    doc
      .moveTo(x, top)
      .lineTo(x + width, top)
      .lineWidth(1.5)
      .strokeColor(accent)
      .stroke();
    doc
      .font("regular")
      .fontSize(8)
      .fillColor(colors.faint)
      .text(role, x, top + 8, { width });
    doc.font("bold").fontSize(11).fillColor(colors.ink).text(oneLine(name), { width }).moveDown(0.3);
    doc.font("regular").fontSize(8.5).fillColor(colors.soft);
    for (const line of lines) doc.text(oneLine(line), { width, lineGap: 1.5 });
    return doc.y;
  });
  doc.x = MARGIN;
  doc.y = Math.max(...ends);
}

function section(doc: Document, one: Section, accent: string): void {
  heading(doc, one.title);
  if (one.kind === "rows") rows(doc, one.rows);
  else if (one.kind === "clauses") clauses(doc, one.texts, accent);
  else if (one.kind === "documents") documents(doc, one.documents);
  else table(doc, one);
}

function heading(doc: Document, title: string): void {
  // A heading stays with what follows.
  if (doc.y + 90 > bottomOf(doc)) doc.addPage();
  else doc.y += 22;
  doc
    .font("bold")
    .fontSize(11)
    .fillColor(colors.ink)
    .text(title, MARGIN, doc.y, { width: widthOf(doc) });
  doc.y += 6;
}

function rows(doc: Document, facts: Rows): void {
  const width = widthOf(doc) - TERM_WIDTH;
  for (const [term, value] of facts) {
    const text = oneLine(value);
    const isCode = /^(0x[0-9a-f]{8,}|RF\d{2}[0-9A-Z]+)$/i.test(text);
    doc.font(isCode ? "mono" : "regular").fontSize(9);
    const height = doc.heightOfString(text, { width }) + 11;
    if (doc.y + height > bottomOf(doc)) doc.addPage();
    const top = doc.y;
    rule(doc, top);
    doc.fillColor(colors.ink).text(text, MARGIN + TERM_WIDTH, top + 6, { width });
    doc
      .font("regular")
      .fillColor(colors.faint)
      .text(term, MARGIN, top + 6, { width: TERM_WIDTH - 12 });
    doc.y = top + height;
  }
  rule(doc, doc.y);
}

function clauses(doc: Document, texts: readonly string[], accent: string): void {
  const indent = 20;
  const width = widthOf(doc) - indent;
  doc.font("regular").fontSize(9).lineGap(2);
  for (const [index, clause] of texts.entries()) {
    const text = oneLine(clause);
    if (doc.y + Math.min(doc.heightOfString(text, { width }), 120) > bottomOf(doc)) doc.addPage();
    const top = doc.y;
    doc.fillColor(accent).text(`${index + 1}.`, MARGIN, top, { width: indent, lineBreak: false });
    doc.fillColor(colors.ink).text(text, MARGIN + indent, top, { width });
    doc.y += 5;
  }
  doc.lineGap(0);
}

type Of<K extends Section["kind"]> = Extract<Section, { kind: K }>;

function documents(doc: Document, accepted: Of<"documents">["documents"]): void {
  for (const { title, lines } of accepted) {
    doc.font("bold").fontSize(9);
    const height = doc.heightOfString(oneLine(title), { width: widthOf(doc) }) + lines.length * 12 + 14;
    if (doc.y + height > bottomOf(doc)) doc.addPage();
    rule(doc, doc.y);
    doc.fillColor(colors.ink).text(oneLine(title), MARGIN, doc.y + 6, { width: widthOf(doc) });
    for (const [index, line] of lines.entries()) {
      doc
        .font(index === lines.length - 1 ? "mono" : "regular")
        .fontSize(7.5)
        .fillColor(colors.faint);
      doc.text(oneLine(line), MARGIN, doc.y + 2, { width: widthOf(doc) });
    }
    doc.y += 6;
  }
  rule(doc, doc.y);
}

const CELL_GAP = 8;

/** A table whose headings stand anew on each page. */
function table(doc: Document, { columns, rows: lines, totals = [], none }: Of<"table">): void {
  if (lines.length === 0) {
    doc
      .font("regular")
      .fontSize(9)
      .fillColor(colors.soft)
      .text(none, MARGIN, doc.y, { width: widthOf(doc) });
    return;
  }
  const headings = columns.map(({ heading: text }) => text);
  row(doc, columns, headings, "head");
  for (const [index, line] of [...lines, ...totals].entries()) {
    if (doc.y + heightOf(doc, columns, line) > bottomOf(doc)) {
      doc.addPage();
      row(doc, columns, headings, "head");
    }
    row(doc, columns, line, index < lines.length ? "line" : "total");
  }
  rule(doc, doc.y);
}

function heightOf(doc: Document, columns: readonly Column[], cells: readonly string[]): number {
  doc.font("regular").fontSize(8);
  const heights = columns.map(({ width }, index) =>
    doc.heightOfString(oneLine(cells[index] ?? ""), { width: width * widthOf(doc) - CELL_GAP }),
  );
  return Math.max(...heights) + 9;
}

type RowLook = "head" | "line" | "total";

function row(doc: Document, columns: readonly Column[], cells: readonly string[], look: RowLook): void {
  const isHead = look === "head";
  const top = doc.y;
  const height = heightOf(doc, columns, cells);
  rule(doc, top);
  let x = MARGIN;
  for (const [index, { width, isAmount = false }] of columns.entries()) {
    doc
      .font(look === "line" ? "regular" : "bold")
      .fontSize(isHead ? 7.5 : 8)
      .fillColor(isHead ? colors.faint : colors.ink)
      .text(oneLine(cells[index] ?? ""), x, top + 5, {
        width: width * widthOf(doc) - CELL_GAP,
        align: isAmount ? "right" : "left",
      });
    x += width * widthOf(doc);
  }
  doc.y = top + height;
}

function rule(doc: Document, y: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(doc.page.width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor(colors.line)
    .stroke();
}

/** Every page's number, once all pages are there. */
function footers(doc: Document, { issuer, asOf }: Paper): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    // Below the margin a text would begin a page of its own.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - MARGIN;
    rule(doc, y - 10);
    const said = `Electronic record of ${oneLine(issuer)} as of ${asOf}.`;
    doc.font("regular").fontSize(7.5).fillColor(colors.faint);
    doc.text(said, MARGIN, y, { width: widthOf(doc) - 80, height: 20, ellipsis: true });
    doc.text(`Page ${index + 1} of ${count}`, doc.page.width - MARGIN - 80, y, {
      width: 80,
      align: "right",
      lineBreak: false,
    });
  }
}
