import type { Mail } from "#server/adapters/mail/port.ts";
import type { Letter, Sender } from "./letter.ts";
import { writeLetter } from "./write-letter.ts";

/** The house itself, which writes to people about their account. */
export const house: Sender = {
  name: "Offerboard",
  accent: { light: "#0f6049", dark: "#78bfa2" },
  about: [],
  help: {},
};

/** A mail of the house. Pure. */
export const houseMail = (letter: Letter): Mail => writeLetter(letter, house);
