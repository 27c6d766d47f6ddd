import { describe, expect, it } from "vitest";
import { closeOffering, type EndedOffering } from "#server/domain/primary/offering-lifecycle/contract.ts";
import { consequences } from "./outcome.ts";

const nothing = closeOffering.example.output;
const told = (changed: Partial<EndedOffering>, outcome: Partial<EndedOffering["outcome"]> = {}) =>
  consequences({ ...nothing, ...changed, outcome: { ...nothing.outcome, ...outcome } });

describe("what ending an offering comes to", () => {
  it("is told in numbers where it succeeds", () => {
    const raised = { state: "CLOSED_SUCCESSFUL" as const, raisedAtClose: 187_500 };
    expect(told(raised, { delivered: 1204, awaitingWallet: 1, awaitingPayment: 3 })).toEqual([
      "It closes successfully with €187,500 raised, at least the soft cap of €150,000.",
      "The tokens of 1,204 purchases are delivered at once.",
      "The tokens of one purchase follow once its wallet is proven, and registered where the token is on a blockchain.",
      "3 purchases that are not paid or not verified keep their room until they are, or expire.",
    ]);
    expect(told(raised, { awaitingWallet: 2 })).toContain(
      "The tokens of 2 purchases follow once their wallets are proven, and registered where the token is on a blockchain.",
    );
  });

  it("and where it does not", () => {
    const missed = { state: "CLOSED_UNSUCCESSFUL" as const, raisedAtClose: 10_000 };
    const refunds = [
      { currency: "EUR" as const, count: 2, amount: 9000.5 },
      { currency: "USD" as const, count: 1, amount: 1000 },
    ];
    expect(told(missed, { released: 4, refunds })).toEqual([
      "It closes unsuccessfully: €10,000 of the soft cap of €150,000 are raised.",
      "4 purchases are cancelled.",
      "€9,000.50 in 2 payments and US$1,000.00 in one payment is due back to the buyers.",
    ]);
  });

  it("is nothing where nobody bought", () => {
    expect(told({ state: "CANCELLED" })).toEqual(["There are no purchases to settle."]);
  });
});
