import { hash } from "node:crypto";
import type { bankEntry, bankStatement } from "#db/schema/payment.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import type { Purse } from "./money.ts";
import type { IntentRow } from "./offerings.ts";
import { ago, DAY, HOUR, type Story } from "./story.ts";

type EntryRow = typeof bankEntry.$inferInsert;

/** Days of transfers that stand in the statement. */
const DAYS = 3;

/**
 * The statement that was imported last: recent transfers, matched to the purchases they paid, one that is short of what
 * was to be paid, and one without a reference, which both wait in the queue.
 */
export function lastStatement(
  organizationId: string,
  iban: string,
  intents: readonly IntentRow[],
  purse: Purse,
  story: Story,
) {
  const imported = ago(story, 0.05);
  const since = new Date(imported.getTime() - DAYS * DAY);
  purse.receive(
    {
      provider: "BANK_TRANSFER",
      amount: "750.00",
      currency: "EUR",
      payerName: "L. und M. Hansen",
      payerAccount: "DE75512108001245126199",
    },
    new Date(imported.getTime() - HOUR / 4),
    story,
  );
  const byId = new Map(intents.map((intent) => [intent.id, intent]));
  const transfers = purse
    .payments()
    .filter(
      ({ provider, createdAt }) =>
        provider === "BANK_TRANSFER" && new Date(createdAt) >= since && new Date(createdAt) <= imported,
    );
  const statementId = newId("bst", imported);
  const entries = transfers.map((transfer): EntryRow => {
    const intent = byId.get(transfer.offeringPurchaseIntentId ?? "");
    const problem = problemOf(transfer, intent);
    return {
      organizationId,
      id: newId("bke", imported),
      bankStatementId: statementId,
      identity: transfer.providerReference,
      bookingDate: transfer.createdAt.slice(0, 10),
      amount: transfer.amount,
      currency: transfer.currency,
      counterpartyName: transfer.payerName,
      counterpartyAccount: transfer.payerAccount,
      remittance: intent ? paymentReference(intent.id) : "Beteiligung Hafen, danke",
      status: problem === null ? "MATCHED" : "OPEN",
      problem,
      offeringPurchaseIntentId: intent?.id,
      paymentId: transfer.id,
      createdAt: imported.toISOString(),
      updatedAt: imported.toISOString(),
    };
  });
  const fileName = `camt053-${imported.toISOString().slice(0, 10)}.xml`;
  return {
    statements: [
      {
        organizationId,
        id: statementId,
        fileName,
        format: "CAMT053",
        sha256: hash("sha256", `${organizationId}/${fileName}`, "hex"),
        iban,
        newEntries: entries.length,
        entries: entries.length,
        createdAt: imported.toISOString(),
      } satisfies typeof bankStatement.$inferInsert,
    ],
    entries,
  };
}

/** Why a transfer waits in the queue; null where it paid its purchase. */
function problemOf(transfer: { amount: string }, intent: IntentRow | undefined): EntryRow["problem"] {
  if (!intent) return "UNMATCHED";
  return Number(transfer.amount) < Number(intent.purchaseAmount) ? "UNDERPAID" : null;
}
