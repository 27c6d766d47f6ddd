import { createHash } from "node:crypto";
import { Decimal } from "decimal.js";
import { isValidIBAN } from "ibantools";
import { inTenant } from "#db/tenant.ts";
import { readDistribution } from "#server/domain/distributions/distribution/read-distributions.ts";
import { readSettings } from "#server/domain/organization/api.ts";
import { ahead } from "#server/kernel/ahead.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { csvHead, csvLines } from "#server/kernel/csv.ts";
import { refuse } from "#server/kernel/errors.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { toAmountText, toIso } from "#server/kernel/format.ts";
import type { FileAnswer, FilePart } from "#server/kernel/operation.ts";
import type * as contract from "./contract.ts";
import { creditTransferFile, MOST_A_TRANSFER } from "./credit-transfer.ts";
import type { DistributionPaymentRow } from "./present.ts";
import { readPayments, readRowsAfter } from "./read-payments.ts";

/** A file whose text is made at once. */
type TextFile = FileAnswer & { readonly content: string };

/** Payments read in one transaction, and held in memory at once. */
const BATCH = 2_000;

/**
 * A distribution's payments as CSV, by holder: plain numbers, and nothing that a spreadsheet would take for a formula.
 * @throws Refusal distribution_not_found
 */
export async function exportPayments({
  ctx,
  input: { distributionId },
}: Call<typeof contract.exportDistributionPayments>): Promise<FileAnswer> {
  const { tokenId, recordDate, holders } = await readDistribution(ctx, distributionId);
  return {
    fileName: `distribution-${safe(tokenId)}-${recordDate.slice(0, 10)}.csv`,
    mediaType: "text/csv; charset=utf-8; header=present",
    content: linesOf(ctx, distributionId),
    ...(holders !== undefined && { rows: holders }),
  };
}

/** What stands in each column of a payment as it is read. */
const columns: Readonly<Record<string, (row: DistributionPaymentRow) => string | null>> = {
  distributionPaymentId: (row) => row.id,
  customerId: (row) => row.customer_id,
  payeeName: (row) => row.payee_name,
  payeeAccount: (row) => row.payee_account,
  tokenAmount: (row) => toAmountText(row.token_amount),
  amount: (row) => row.amount,
  currency: (row) => row.currency,
  status: (row) => row.status,
  provider: (row) => row.provider,
  reference: (row) => paymentReference(row.id),
  providerReference: (row) => row.provider_reference,
  failureReason: (row) => row.failure_reason,
  paidAt: (row) => row.paid_at && toIso(row.paid_at),
};
const cells = Object.values(columns);

async function* linesOf(ctx: CallerContext, distributionId: string): AsyncGenerator<FilePart> {
  yield { data: csvHead(Object.keys(columns)), rows: 0 };
  for await (const rows of ahead(readBatches(ctx, distributionId))) {
    if (rows.length > 0)
      yield { data: csvLines(rows.map((row) => cells.map((cell) => cell(row)))), rows: rows.length };
  }
}

/** No transaction stays open while a client takes its time. */
async function* readBatches(
  ctx: CallerContext,
  distributionId: string,
): AsyncGenerator<DistributionPaymentRow[]> {
  let rows: DistributionPaymentRow[];
  let after = "";
  do {
    const last = after;
    rows = await inTenant(ctx.app, ctx.actor.organizationId, "read", (db) =>
      readRowsAfter({ ...ctx, db }, distributionId, last, BATCH),
    );
    after = rows.at(-1)?.customer_id ?? after;
    yield rows;
  } while (rows.length === BATCH);
}

/**
 * The transfers of a distribution that are due as a payment file for the issuer's bank. Those to holders whose account
 * is not known, or of more than a transfer carries, are left out; the file names itself after its transfers, so that a bank refuses the same twice.
 * @throws Refusal distribution_not_found, no_transfers_due
 */
export async function exportTransfers({
  ctx,
  input: { distributionId },
}: Call<typeof contract.exportDistributionTransfers>): Promise<TextFile> {
  const { tokenId, title, currency, recordDate } = await readDistribution(ctx, distributionId);
  const unavailable = (reason: string) => refuse("no_transfers_due", { reason }, "distributionId");
  if (currency !== "EUR")
    throw unavailable("Payment files are for transfers in euros. Use the CSV file instead.");
  const { bankAccount } = await readSettings(ctx);
  if (!bankAccount) throw unavailable("Set the organization's bank account in its settings first.");
  const due = (await readPayments(ctx, { distributionId })).flatMap((payment) => {
    const { payeeAccount, status, provider, amount } = payment;
    const isDue = status === "DUE" && provider === "BANK_TRANSFER" && amount <= MOST_A_TRANSFER;
    return isDue && payeeAccount && isValidIBAN(payeeAccount) ? [{ ...payment, payeeAccount }] : [];
  });
  if (due.length === 0) {
    throw unavailable(
      "No transfer of at most 999,999,999.99 is due to a holder whose IBAN is known. Use the CSV file for all others.",
    );
  }
  const names = due
    .map(({ distributionPaymentId, attempts }) => `${distributionPaymentId}/${attempts}`)
    .sort();
  return {
    fileName: `transfers-${safe(tokenId)}-${recordDate.slice(0, 10)}.xml`,
    mediaType: "application/xml; charset=utf-8",
    content: creditTransferFile({
      messageId: createHash("sha256").update(names.join()).digest("hex").slice(0, 32),
      createdAt: ctx.now,
      debtor: { name: bankAccount.accountHolder, iban: bankAccount.iban, bic: bankAccount.bic },
      transfers: due.map(({ reference, amount, payeeName, customerId, payeeAccount }) => ({
        endToEndId: reference,
        amount: new Decimal(amount).toFixed(2),
        name: payeeName ?? customerId,
        iban: payeeAccount,
        remittance: `${title} ${reference}`,
      })),
      sum: due.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)).toFixed(2),
    }),
  };
}

/** As much of an identifier as can stand in a file's name. */
function safe(identifier: string): string {
  return identifier.replaceAll(/[^A-Za-z0-9._-]+/g, "-").slice(0, 60);
}
