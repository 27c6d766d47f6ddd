import localFont from "next/font/local";

/**
 * The type of the house: Figtree for text and figures, Lora for headings, in the one weight that they have. Each comes in two files,
 * and a page fetches the second one only where it shows letters of it; until they are there, the fallbacks of `globals.css` stand in, of
 * the same width and height. Only the text's is asked for ahead of the styles: with both, the page's picture comes later on a slow line.
 */
const figtree = localFont({
  src: "../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  variable: "--type-text",
  adjustFontFallback: false,
});

const figtreeExtended = localFont({
  src: "../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
  weight: "300 900",
  variable: "--type-text-extended",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

const lora = localFont({
  src: "../../../node_modules/@fontsource/lora/files/lora-latin-600-normal.woff2",
  weight: "600",
  variable: "--type-display",
  preload: false,
  adjustFontFallback: false,
});

const loraExtended = localFont({
  src: "../../../node_modules/@fontsource/lora/files/lora-latin-ext-600-normal.woff2",
  weight: "600",
  variable: "--type-display-extended",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

/** The class names that hand the fonts to `globals.css`. */
export const fonts = [figtree, figtreeExtended, lora, loraExtended].map(({ variable }) => variable).join(" ");
