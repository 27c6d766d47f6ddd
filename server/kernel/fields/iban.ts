import { isValidBIC, isValidIBAN } from "ibantools";
import { z } from "zod";

const compact = (value: string) => value.replace(/\s/g, "").toUpperCase();

/** An IBAN as people write it, with or without spaces; kept without (ISO 13616). */
export const iban = z
  .string()
  .max(50, { error: "Send an IBAN, for example DE89 3704 0044 0532 0130 00." })
  .transform(compact)
  .refine((value) => isValidIBAN(value), {
    error: "This is no valid IBAN: check its digits, for example DE89 3704 0044 0532 0130 00.",
  });

/** A BIC of 8 or 11 characters (ISO 9362). */
export const bic = z
  .string()
  .max(20, { error: "Send a BIC of 8 or 11 characters." })
  .transform(compact)
  .refine((value) => isValidBIC(value), {
    error: "This is no valid BIC: it has 8 or 11 characters, for example COBADEFFXXX.",
  });
