import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { openSync } from "fontkit";

/** The fonts that papers are printed in: every letter of Europe's scripts, Latin, Greek, Cyrillic, Armenian, Georgian. */
export type Font = "DejaVuSans" | "DejaVuSans-Bold" | "DejaVuSerif-Bold" | "DejaVuSansMono";

/** What pdfkit's own library opened, which it takes in place of a file's name: its types tell of names alone. */
type Opened = string;

const opened = new Map<Font, Opened>();

/** A font, opened once in a thread: reading what is in its file takes longer than printing a paper. */
export function openedFont(font: Font): Opened {
  const kept = opened.get(font) ?? (openSync(fontFile(font)) as unknown as Opened);
  opened.set(font, kept);
  return kept;
}

/** Where a font's file is. The package exports nothing: it is its folder that counts. */
function fontFile(font: Font): string {
  const description = findPackageJSON("dejavu-fonts-ttf", import.meta.url);
  if (description === undefined) throw new Error("The fonts that papers are printed in are not installed.");
  return join(dirname(description), "ttf", `${font}.ttf`);
}
