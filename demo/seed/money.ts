import type { PaymentProvider } from "#db/schema/enums.ts";
import type { cashEntry, payment, refund } from "#db/schema/payment.ts";
import { newId } from "#server/kernel/fields/id.ts";
import type { Launch } from "./offerings.ts";
import type { Resident } from "./residents.ts";
import type { Story } from "./story.ts";

type PaymentRow = typeof payment.$inferInsert;
type RefundRow = typeof refund.$inferInsert;
type CashRow = typeof cashEntry.$inferInsert;

/** The money of one organization: what came in for purchases, what went back, and what was handed to the issuer. */
export function openPurse(organizationId: string) {
  const payments: PaymentRow[] = [];
  const refunds: RefundRow[] = [];
  const cash: CashRow[] = [];
  const waysIn = new Map<string, PaymentProvider>();

  function book(
    reason: CashRow["reason"],
    row: { id: string; amount: string; currency: "EUR" | "USD" },
    at: Date,
  ) {
    const { amount, currency, id: reference } = row;
    const createdAt = at.toISOString();
    cash.push({ organizationId, id: newId("csh", at), currency, reason, amount, reference, createdAt });
  }

  return {
    book,
    /** Money that came in. */
    receive(
      facts: Pick<PaymentRow, "provider" | "amount" | "currency"> & Partial<PaymentRow>,
      at: Date,
      { random }: Story,
    ): PaymentRow {
      const row: PaymentRow = {
        organizationId,
        id: newId("pay", at),
        providerReference:
          facts.provider === "SANDBOX"
            ? `sandbox_${random.hex(16)}`
            : `NTSB${at.toISOString().slice(2, 10).replaceAll("-", "")}${random.text("0123456789", 8)}`,
        status: "SUCCEEDED",
        receivedAt: at.toISOString(),
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
        ...facts,
      };
      payments.push(row);
      book("RECEIPT", row, at);
      return row;
    },
    /** Pays back all of a payment: due since one moment, sent at another, if at all. */
    refund(of: PaymentRow, due: Date, sent: Date | null) {
      const row: RefundRow = {
        organizationId,
        id: newId("ref", due),
        paymentId: of.id,
        offeringPurchaseIntentId: of.offeringPurchaseIntentId,
        provider: of.provider,
        providerReference: sent ? `RETOURE-${of.providerReference}` : null,
        status: sent ? "SUCCEEDED" : "DUE",
        reason: "OFFERING_UNSUCCESSFUL",
        amount: of.amount,
        currency: of.currency,
        createdAt: due.toISOString(),
        updatedAt: (sent ?? due).toISOString(),
        refundedAt: sent?.toISOString(),
      };
      refunds.push(row);
      if (sent) book("REFUND", row, sent);
    },
    /** How a customer pays: whoever has paid one way goes on so. */
    wayIn({ id }: Resident, { random }: Story): PaymentProvider {
      const way = waysIn.get(id) ?? (random.next() < 0.8 ? "BANK_TRANSFER" : "SANDBOX");
      waysIn.set(id, way);
      return way;
    },
    payments: () => payments,
    refunds: () => refunds,
    /** In the order of time, since money must be there before it goes out. */
    cash: () => cash.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)),
  };
}

export type Purse = ReturnType<typeof openPurse>;

/** Pays for an offering's purchases, and settles them as it ended. */
export function payFor({ offering, sales }: Launch, purse: Purse, story: Story): void {
  for (const { sale, intent } of sales) {
    if (sale.received === 0 || !sale.receivedAt) continue;
    const { resident } = sale;
    const way = purse.wayIn(resident, story);
    // A provider takes all of a price and pays it back at once: only transfers are short, or wait until somebody sends them.
    const isTransfer = sale.received < sale.amount || sale.settlement === "REFUND_DUE";
    const provider = isTransfer ? "BANK_TRANSFER" : way;
    const paid = purse.receive(
      {
        offeringPurchaseIntentId: intent.id,
        provider,
        amount: sale.received.toFixed(2),
        currency: sale.currency,
        ...(provider === "BANK_TRANSFER" && { payerName: resident.plan.name, payerAccount: resident.iban }),
      },
      sale.receivedAt,
      story,
    );
    if (sale.settlement === "DELIVERED" && sale.settledAt) {
      purse.book(
        "RELEASE",
        { id: intent.id, amount: intent.purchaseAmount, currency: sale.currency },
        sale.settledAt,
      );
    }
    if (sale.settlement === "REFUND_DUE" || sale.settlement === "REFUNDED") {
      purse.refund(paid, new Date(offering.endDate), sale.settledAt);
    }
  }
}
