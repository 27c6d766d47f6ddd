import { hash } from "node:crypto";
import { Decimal } from "decimal.js";
import { isValidIBAN } from "ibantools";
import { readSettings } from "#server/domain/organization/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { creditTransferFile, MOST_A_TRANSFER } from "./credit-transfer.ts";

/** Money in euros that is to be sent to somebody. */
export interface DueTransfer {
  /** What tells it from every other, sent again included: a file of the same ones has the same name. */
  readonly key: string;
  readonly reference: string;
  readonly amount: number;
  readonly name: string;
  readonly iban: string | undefined;
  readonly remittance: string;
}

/**
 * Transfers as a payment file for the issuer's bank (pain.001). Those to accounts that are not known, or of more than a
 * transfer carries, are left out; the file names itself after its transfers, so that a bank refuses the same twice.
 * @param param the field of the request that a refusal concerns
 * @throws Refusal no_transfers_due
 */
export async function paymentFile(
  ctx: CallerContext,
  { fileName, transfers, param }: { fileName: string; transfers: readonly DueTransfer[]; param?: string },
): Promise<FileAnswer & { readonly content: string }> {
  const unavailable = (reason: string) => refuse("no_transfers_due", { reason }, param);
  const { bankAccount } = await readSettings(ctx);
  if (!bankAccount) throw unavailable("Set the organization's bank account in its settings first.");
  const due = transfers.flatMap((transfer) =>
    transfer.iban && transfer.amount <= MOST_A_TRANSFER && isValidIBAN(transfer.iban)
      ? [{ ...transfer, iban: transfer.iban }]
      : [],
  );
  if (due.length === 0) {
    throw unavailable(
      "No transfer of at most 999,999,999.99 is due to somebody whose IBAN is known. Use the CSV file for all others.",
    );
  }
  const names = due.map(({ key }) => key).sort();
  return {
    fileName,
    mediaType: "application/xml; charset=utf-8",
    content: creditTransferFile({
      messageId: hash("sha256", names.join(), "hex").slice(0, 32),
      createdAt: ctx.now,
      debtor: { name: bankAccount.accountHolder, iban: bankAccount.iban, bic: bankAccount.bic },
      transfers: due.map(({ reference, amount, name, iban, remittance }) => ({
        endToEndId: reference,
        amount: new Decimal(amount).toFixed(2),
        name,
        iban,
        remittance,
      })),
      sum: due.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)).toFixed(2),
    }),
  };
}
