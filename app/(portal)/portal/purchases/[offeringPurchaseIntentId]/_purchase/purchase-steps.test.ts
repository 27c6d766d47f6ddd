import { describe, expect, it } from "vitest";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import {
  exampleIntent,
  type OfferingPurchaseIntent,
} from "#server/domain/primary/purchase-intent/contract.ts";
import { purchaseSteps } from "./purchase-steps.ts";

type Settlement = Partial<OfferingPurchaseIntent["settlement"]>;
type PurchaseStatus = OfferingPurchaseIntent["payment"]["purchaseStatus"];

/** The step of that name, as the way of such a purchase tells it. */
function step(
  title: RegExp,
  purchaseStatus: PurchaseStatus,
  settlement: Settlement,
  state: Offering["state"] = "PUBLISHED",
) {
  const purchase = {
    ...exampleIntent,
    payment: { ...exampleIntent.payment, purchaseStatus },
    settlement: { ...exampleIntent.settlement, ...settlement },
  };
  return purchaseSteps(purchase, { state }, false).find((one) => title.test(one.title));
}

describe("the way of a purchase", () => {
  it("has its wallet proven only once it is, also where it is completed", () => {
    const allocated = { status: "ALLOCATED" as const };
    expect(step(/^Wallet/, "COMPLETED", { ...allocated, blockedBy: ["WALLET"] })).toMatchObject({
      title: "Wallet proof",
      state: "waiting",
    });
    expect(step(/^Wallet/, "COMPLETED", { ...allocated, blockedBy: [] })).toEqual({
      title: "Wallet proven",
      state: "done",
    });
  });

  it.each([
    ["PUBLISHED", [], /when the offering closes successfully/],
    ["CLOSED_SUCCESSFUL", ["WALLET"], /once your wallet is proven/],
    ["CLOSED_SUCCESSFUL", [], /arrive shortly/],
  ] as const)("tells when tokens that are set aside arrive: %s %s", (state, blockedBy, told) => {
    const tokens = step(/^Tokens d/, "COMPLETED", { status: "ALLOCATED", blockedBy: [...blockedBy] }, state);
    expect(tokens).toMatchObject({ state: "waiting", text: expect.stringMatching(told) });
  });

  it("waits for no end that has come", () => {
    expect(step(/^Tokens d/, "PENDING", {})?.text).toBe("When the offering has closed successfully.");
    expect(step(/^Tokens d/, "PENDING", {}, "CLOSED_SUCCESSFUL")?.text).toBe("Once the rest is done.");
  });
});
