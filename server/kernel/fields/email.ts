import { text } from "./text.ts";

/** An e-mail address, in lower case as accounts keep them. */
export const emailAddress = text(320)
  .toLowerCase()
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, { error: "Enter an e-mail address, for example ada@example.com." });

/** A link that writes to this address alone: what stands in it cannot add a copy, a subject or a text. */
export const mailtoLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`;
