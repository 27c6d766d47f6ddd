import type { Currency } from "#db/schema/enums.ts";

/** Money to be paid to a holder; the amount is a decimal text. */
export interface PayoutOrder {
  /** The same order sent again is the same payment: it is made once. */
  readonly idempotencyKey: string;
  readonly amount: string;
  readonly currency: Currency;
  readonly payeeName: string;
  readonly description: string;
}

/** What became of it. A provider that does not know yet throws: the order is sent again later. */
export type PayoutOutcome =
  | { readonly status: "PAID"; readonly reference: string }
  | { readonly status: "FAILED"; readonly code: string; readonly reason: string };

/** Somebody who pays holders. */
export interface PayoutPort {
  pay(order: PayoutOrder): Promise<PayoutOutcome>;
}
