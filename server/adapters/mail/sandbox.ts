import type { MailPort } from "./port.ts";

/** Mail that leaves the house by no way: it stays where it is and is shown at `/demo/mail`. */
export const sandboxMail: MailPort = {
  afterwards: "kept",
  send: () => Promise.resolve(),
};
