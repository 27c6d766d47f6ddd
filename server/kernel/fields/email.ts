import { text } from "./text.ts";

/** An e-mail address, in lower case as accounts keep them. */
export const emailAddress = text(320)
  .toLowerCase()
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, { error: "Enter an e-mail address, for example ada@example.com." });
