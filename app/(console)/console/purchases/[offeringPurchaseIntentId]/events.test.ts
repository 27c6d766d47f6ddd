import { describe, expect, it } from "vitest";
import { getPayment, type Payment } from "#server/domain/payments/payment/contract.ts";
import { getRefund, type Refund } from "#server/domain/payments/refund/contract.ts";
import {
  exampleIntent,
  type OfferingPurchaseIntent,
} from "#server/domain/primary/purchase-intent/contract.ts";
import { eventsOf } from "./events.ts";

const day = (number: number) => `2027-02-0${number}T09:00:00.000Z`;
const purchase = (
  status: OfferingPurchaseIntent["payment"]["purchaseStatus"],
  settlement: Partial<OfferingPurchaseIntent["settlement"]>,
  more: Partial<OfferingPurchaseIntent> = {},
): OfferingPurchaseIntent => ({
  ...exampleIntent,
  createdAt: day(1),
  updatedAt: day(9),
  expiresAt: day(4),
  ...more,
  payment: { ...exampleIntent.payment, purchaseStatus: status },
  settlement: { ...exampleIntent.settlement, ...settlement },
});
const paid = (amount: number, receivedAt: string): Payment => ({
  ...getPayment.example.output,
  status: "SUCCEEDED",
  amount,
  receivedAt,
});
const back = (amount: number, more: Partial<Refund>): Refund => ({
  ...getRefund.example.output,
  amount,
  ...more,
});
const told = (...[intent, payments, refunds]: Parameters<typeof eventsOf>) =>
  eventsOf(intent, payments, refunds).map(({ title, at }) => `${at.slice(8, 10)} ${title}`);

describe("what happened to a purchase", () => {
  it("names every payment, and by when the rest must come", () => {
    expect(told(purchase("PENDING", {}), [paid(1000, day(2))], [])).toEqual([
      "01 Recorded, room reserved",
      "02 €1,000.00 received",
      "04 Fails unless completed by then",
    ]);
  });

  it("tells the payment before what it led to, whatever order they are read in", () => {
    const delivered = { status: "DELIVERED" as const, completedAt: day(3), settledAt: day(5) };
    const payments = [paid(250, day(3)), paid(1000, day(2))];
    expect(told(purchase("COMPLETED", delivered), payments, [])).toEqual([
      "01 Recorded, room reserved",
      "02 €1,000.00 received",
      "03 €250.00 received",
      "03 Completed, tokens set aside",
      "05 Tokens delivered",
    ]);
  });

  it("keeps the moment of the end where the money went back later", () => {
    const refunded = purchase("CANCELLED", { status: "REFUNDED", completedAt: day(2), settledAt: day(9) });
    const refund = back(1250, { reason: "OFFERING_UNSUCCESSFUL", createdAt: day(6), refundedAt: day(9) });
    expect(told(refunded, [paid(1250, day(2))], [refund])).toEqual([
      "01 Recorded, room reserved",
      "02 €1,250.00 received",
      "02 Completed, tokens set aside",
      "06 Cancelled, its room was given back",
      "06 €1,250.00 due back",
      "09 €1,250.00 sent back",
    ]);
  });

  it("says why it failed, and that a payment was refused", () => {
    const failure = { code: "payment_refused", reason: "The bank refused it." };
    const refused: Payment = { ...getPayment.example.output, status: "FAILED", updatedAt: day(9) };
    delete refused.receivedAt;
    const [, attempt, end] = eventsOf(purchase("FAILED", {}, { failure }), [refused], []);
    expect(attempt?.title).toBe("Payment of €1,250.00 refused");
    expect(end).toEqual({ title: "Failed, its room was given back", at: day(9), text: failure.reason });
  });
});
