/** Tells whether bytes are a PDF that can be read anywhere and runs nothing. Pure. */

const HEADER = /^%PDF-[12][.]\d/;
/** How far from its end a PDF ends: some programs leave blanks after it. */
const TAIL = 1024;
/** What makes a reader run, fetch or open something; a document to be read needs none of them. */
const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA|SubmitForm|ImportData)\b/;

/** What keeps a file from being shown as a document, in a sentence; null where nothing does. */
export function whatIsWrong(bytes: Buffer): string | null {
  if (!HEADER.test(bytes.toString("latin1", 0, 8))) return "This file is not a PDF.";
  const tail = bytes.toString("latin1", Math.max(0, bytes.length - TAIL));
  if (!tail.includes("startxref") || !tail.includes("%%EOF")) return "This PDF is broken or cut off.";
  const text = bytes.toString("latin1");
  if (/\/Encrypt\b/.test(text)) return "This PDF is protected by a password, so nobody could read it.";
  if (ACTIVE.test(text)) return "This PDF holds scripts, forms or files; only plain documents are shown.";
  return null;
}
