import { z } from "zod";
import { lineOfText } from "./text.ts";

/** Longest name that a SEPA payment can carry (EPC069-12, name of the beneficiary). */
const HOLDER_LENGTH = 70;

/** The account that bank transfers go to. */
export const bankAccount = z.object({
  accountHolder: lineOfText(HOLDER_LENGTH).meta({
    description: "Who holds the account, as the bank knows it.",
    example: "Nordlicht Real Assets GmbH",
  }),
  iban: z.string().meta({ description: "IBAN, without spaces.", example: "DE89370400440532013000" }),
  bic: z.string().optional().meta({ description: "BIC of the bank.", example: "COBADEFFXXX" }),
});
export type BankAccount = z.infer<typeof bankAccount>;
