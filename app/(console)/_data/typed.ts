import { readNumber } from "#app/_data/typed-number.ts";

/** A text for a field that may be left out: an empty one is. */
export function optional(text: string): string | undefined {
  return text.trim() === "" ? undefined : text;
}

/**
 * A number as a form sends it: left out while nothing is typed, and the text itself where it is no number or one too
 * long to be kept exactly, so that the contract refuses it rather than something else being sent.
 */
export function typedNumber(text: string): number | string | undefined {
  return optional(text) === undefined ? undefined : (readNumber(text).number ?? text);
}
