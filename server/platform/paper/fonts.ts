import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { create } from "fontkit";

/** The fonts that papers are printed in: every letter of Europe's scripts, Latin, Greek, Cyrillic, Armenian, Georgian. */
export type Font = "DejaVuSans" | "DejaVuSans-Bold" | "DejaVuSerif-Bold" | "DejaVuSansMono";

/** What pdfkit's own library opened, which it takes in place of a file's name: its types tell of names alone. */
type Opened = string;

/** A font's file, and what was read of its tables so far. */
interface FontFile {
  readonly bytes: Buffer;
  readonly tables: object;
}

const files = new Map<Font, FontFile>();

/**
 * A font for one paper, as its glyphs stand for the letters that the paper has them for. The tables are read once in a thread,
 * which takes longer than printing a paper; the library shares them likewise among a font's variations.
 */
export function openedFont(font: Font): Opened {
  const { bytes, tables } = files.get(font) ?? readFont(font);
  return Object.assign(create(bytes), { _tables: tables }) as unknown as Opened;
}

function readFont(font: Font): FontFile {
  const file = { bytes: readFileSync(fontFile(font)), tables: {} };
  files.set(font, file);
  return file;
}

/** Where a font's file is. The package exports nothing: it is its folder that counts. */
function fontFile(font: Font): string {
  const description = findPackageJSON("dejavu-fonts-ttf", import.meta.url);
  if (description === undefined) throw new Error("The fonts that papers are printed in are not installed.");
  return join(dirname(description), "ttf", `${font}.ttf`);
}
