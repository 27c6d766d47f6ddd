import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

/** The fonts that papers are printed in: every letter of Europe's scripts, Latin, Greek, Cyrillic, Armenian, Georgian. */
export type Font = "DejaVuSans" | "DejaVuSans-Bold" | "DejaVuSerif-Bold" | "DejaVuSansMono";

/** Where a font's file is. The package exports nothing: it is its folder that counts. */
export function fontFile(font: Font): string {
  const description = findPackageJSON("dejavu-fonts-ttf", import.meta.url);
  if (description === undefined) throw new Error("The fonts that papers are printed in are not installed.");
  return join(dirname(description), "ttf", `${font}.ttf`);
}
