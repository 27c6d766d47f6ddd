import { expect, it } from "vitest";
import { newsOf } from "./rules.ts";

const paid = (createdAt: string) => ({
  id: "evt_1",
  type: "payment.updated",
  resource_id: "pay_1",
  created_at: "2027-02-10T12:00:00.000Z",
  data: {
    status: "SUCCEEDED",
    offeringPurchaseIntentId: "opi_1",
    amount: 100,
    currency: "EUR",
    createdAt,
  },
});

it("tells of a payment that came in", () => {
  expect(newsOf(paid("2027-02-10T11:00:00.000Z"))).toEqual([
    {
      topic: "PAYMENT_RECEIVED",
      resourceId: "pay_1",
      to: { purchase: "opi_1" },
      facts: { amount: 100, currency: "EUR" },
      at: "2027-02-10T12:00:00.000Z",
    },
  ]);
});

it("tells nothing of one whose notice may be gone by now", () => {
  expect(newsOf(paid("2025-02-10T11:00:00.000Z"))).toEqual([]);
});
