import type { BankAccount } from "#server/kernel/fields/bank-account.ts";

/** What a transfer is made of; the amount is a decimal text in euros. */
export interface Transfer {
  readonly account: BankAccount;
  readonly amount: string;
  /** Creditor reference (ISO 11649). */
  readonly reference: string;
}

/** The most a SEPA credit transfer can carry, in euros. */
const MOST = 999_999_999.99;

/**
 * What banks' apps read from a QR code to fill in a transfer (EPC069-12, version 002, UTF-8): one element a line, the
 * reference in the structured field, so that the bank hands it on unchanged.
 * @returns null for an amount that no SEPA transfer can carry
 */
export function epcQrCode({ account, amount, reference }: Transfer): string | null {
  if (Number(amount) > MOST) return null;
  const purpose = "";
  return [
    "BCD",
    "002",
    "1",
    "SCT",
    account.bic ?? "",
    account.accountHolder,
    account.iban,
    `EUR${amount}`,
    purpose,
    reference,
  ].join("\n");
}
