/** Colours as issuers choose them, and how well they can be read (WCAG 2.2, relative luminance). Pure. */
import { text } from "./text.ts";

/** A colour as six hex digits, in lower case. */
export const hexColor = text(7)
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: "Send a colour as # and six hex digits, for example #0f6049." });

/** What text needs to be read, as a ratio of luminances. */
export const READABLE = 4.5;

/** What pages are drawn on, in light and in dark: their lightest and darkest surfaces that an accent stands on. */
export const grounds = { light: "#f3f1ea", dark: "#1d2622" } as const;
export type Scheme = keyof typeof grounds;

/** What an accent is mixed with until it can be read. */
const ends: Record<Scheme, string> = { light: "#000000", dark: "#ffffff" };

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours are apart: 1 for the same, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Whether text of this colour can be read on the pages of a scheme. */
export const isReadable = (color: string, scheme: Scheme) => contrast(color, grounds[scheme]) >= READABLE;

/** The colour itself where it can be read in a scheme, else the nearest darker or lighter one that can. */
export function readable(color: string, scheme: Scheme): string {
  const [from, to] = [channels(color), channels(ends[scheme])];
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share);
    const shown = `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
    if (isReadable(shown, scheme)) return shown;
  }
  return ends[scheme];
}

/** Black or white, whichever is read better on a colour; one of them always can be. */
export function inkOn(color: string): "#ffffff" | "#000000" {
  return contrast(color, "#ffffff") >= READABLE ? "#ffffff" : "#000000";
}
