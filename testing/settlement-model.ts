/** What the rules say of purchases, without a database (docs/domain.md, Purchase intent; Offering). */

export interface ModelCustomer {
  readonly id: string;
  readonly wallets: readonly string[];
  isVerified: boolean;
  readonly proven: Set<string>;
}

export interface ModelOffering {
  readonly id: string;
  readonly softCap: number;
  readonly hardCap: number;
  readonly end: number;
  state: "PUBLISHED" | "CLOSED_SUCCESSFUL" | "CLOSED_UNSUCCESSFUL" | "CANCELLED";
}

export interface ModelPurchase {
  readonly id: string;
  readonly offering: ModelOffering;
  readonly customer: ModelCustomer;
  readonly wallet: string;
  /** In euros. */
  readonly amount: number;
  status: "PENDING" | "COMPLETED" | "FAILED" | "CANCELLED";
  settlement: "NONE" | "ALLOCATED" | "DELIVERED" | "REFUND_DUE" | "REFUNDED";
  received: number;
  expiresAt: number;
}

/** Moves a purchase as far as its gates are open. */
export function advance(purchase: ModelPurchase): void {
  const { offering, customer } = purchase;
  const runs = offering.state === "PUBLISHED" || offering.state === "CLOSED_SUCCESSFUL";
  if (purchase.status === "PENDING" && purchase.received === purchase.amount && customer.isVerified && runs) {
    purchase.status = "COMPLETED";
    purchase.settlement = "ALLOCATED";
  }
  const isDue = purchase.settlement === "ALLOCATED" && offering.state === "CLOSED_SUCCESSFUL";
  if (isDue && customer.proven.has(purchase.wallet)) purchase.settlement = "DELIVERED";
}

/** Ends a purchase; what was paid is due back. */
export function release(purchase: ModelPurchase, to: "FAILED" | "CANCELLED"): void {
  purchase.status = to;
  purchase.settlement = purchase.received > 0 ? "REFUND_DUE" : "NONE";
}

/** Ends an offering with its purchases. */
export function end(
  offering: ModelOffering,
  purchases: readonly ModelPurchase[],
  ending: "END" | "CANCEL",
): void {
  const own = purchases.filter((purchase) => purchase.offering === offering);
  const raised = own.reduce((sum, one) => sum + (one.status === "COMPLETED" ? one.amount : 0), 0);
  const isSuccess = ending === "END" && raised >= offering.softCap;
  const failed = ending === "CANCEL" ? "CANCELLED" : "CLOSED_UNSUCCESSFUL";
  offering.state = isSuccess ? "CLOSED_SUCCESSFUL" : failed;
  for (const purchase of own) {
    if (isSuccess) {
      if (purchase.status === "COMPLETED") advance(purchase);
    } else if (purchase.status === "PENDING" || purchase.status === "COMPLETED") {
      release(purchase, "CANCELLED");
    }
  }
}
