import { readDistribution } from "#server/domain/distributions/distribution/read-distributions.ts";
import { paymentFile } from "#server/domain/payments/api.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { toAmountText, toIso } from "#server/kernel/format.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { BATCH } from "#server/kernel/reading/batch.ts";
import { type ExportTable, tableMediaTypes, writeCsv } from "#server/kernel/write-table.ts";
import type * as contract from "./contract.ts";
import { type PaymentTexts, readPayments, readTexts } from "./read-payments.ts";

/** A file whose text is made at once. */
type TextFile = FileAnswer & { readonly content: string };

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
    mediaType: tableMediaTypes.csv,
    content: writeCsv(paymentTable(ctx, distributionId)),
    ...(holders !== undefined && { rows: holders }),
  };
}

/** What stands in each column of a payment as it is read. */
const columns: Readonly<Record<string, (row: PaymentTexts) => string | null>> = {
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

function paymentTable(ctx: CallerContext, distributionId: string): ExportTable {
  return {
    name: "distribution",
    columns: Object.keys(columns).map((heading) => ({ heading, width: 26 })),
    async *batches(size = BATCH) {
      for await (const rows of readTexts(ctx, distributionId, size))
        yield rows.map((row) => cells.map((cell) => cell(row)));
    },
  };
}

/**
 * The transfers of a distribution that are due, or of these those that are named, as a payment file for the issuer's bank.
 * @throws Refusal distribution_not_found, no_transfers_due
 */
export async function exportTransfers({
  ctx,
  input: { distributionId, ids },
}: Call<typeof contract.exportDistributionTransfers>): Promise<TextFile> {
  const { tokenId, title, currency, recordDate } = await readDistribution(ctx, distributionId);
  if (currency !== "EUR") {
    const reason = "Payment files are for transfers in euros. Use the CSV file instead.";
    throw refuse("no_transfers_due", { reason }, "distributionId");
  }
  const chosen = ids === undefined ? undefined : new Set(ids.split(","));
  const due = (await readPayments(ctx, { distributionId })).filter(
    ({ status, provider, distributionPaymentId }) =>
      status === "DUE" && provider === "BANK_TRANSFER" && (chosen?.has(distributionPaymentId) ?? true),
  );
  return paymentFile(ctx, {
    fileName: `transfers-${safe(tokenId)}-${recordDate.slice(0, 10)}.xml`,
    param: chosen ? "ids" : "distributionId",
    transfers: due.map(({ distributionPaymentId, attempts, reference, amount, ...payee }) => ({
      key: `${distributionPaymentId}/${attempts}`,
      reference,
      amount,
      name: payee.payeeName ?? payee.customerId,
      iban: payee.payeeAccount,
      remittance: `${title} ${reference}`,
    })),
  });
}

/** As much of an identifier as can stand in a file's name. */
function safe(identifier: string): string {
  return identifier.replaceAll(/[^A-Za-z0-9._-]+/g, "-").slice(0, 60);
}
