/** A stretch of a mail's text, and where it begins. */
export interface Part {
  readonly at: number;
  readonly part: string;
  readonly isLink: boolean;
}

const link = /https?:\/\/[^\s<>"]+/g;

/** A mail's text as what is to be read and what is to be followed, in its order. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const add = (end: number, isLink: boolean) => {
    if (end > at) parts.push({ at, part: text.slice(at, end), isLink });
    at = end;
  };
  for (const { index, 0: address } of text.matchAll(link)) {
    add(index, false);
    add(index + address.length, true);
  }
  add(text.length, false);
  return parts;
}
