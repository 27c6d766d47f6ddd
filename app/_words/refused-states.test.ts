import { describe, expect, it } from "vitest";
import { type ErrorCode, refuse } from "#server/kernel/errors.ts";
import { writeStates } from "./refused-states.ts";

/** The sentence that a page shows of a refusal. */
function shown(code: ErrorCode, facts: Record<string, string>, param?: string): string {
  const { message } = refuse(code, facts, param);
  return writeStates({ code, param: param ?? null, detail: message });
}

describe("a refusal on a page names states in words", () => {
  it.each<[ErrorCode, Record<string, string>, string, RegExp]>([
    [
      "invalid_transition",
      { from: "CANCELLED", to: "CANCELLED" },
      "offeringId",
      /^This is cancelled already\./,
    ],
    [
      "invalid_transition",
      { from: "CLOSED_UNSUCCESSFUL", to: "PAUSED" },
      "offeringId",
      /^This is closed, goal missed and cannot become paused\./,
    ],
    [
      "invalid_transition",
      { from: "not IN_PROGRESS", to: "COMPLETED" },
      "customerId",
      /^This is not in review and cannot become verified\./,
    ],
    [
      "invalid_transition",
      { from: "NONE", to: "REFUNDED", instead: "Only what is REFUND_DUE can." },
      "offeringPurchaseIntentId",
      /^This is not settled yet and cannot become refunded\. Only what is refund due can\.$/,
    ],
    [
      "invalid_transition",
      { from: "OPEN as UNMATCHED", to: "paid" },
      "resolution",
      /^This is open as unmatched/,
    ],
    [
      "invalid_transition",
      { from: "PAID", to: "DUE" },
      "distributionPaymentId",
      /^This is paid and cannot become due\./,
    ],
    ["offer_not_open", { status: "FILLED" }, "offerId", /^The offer is filled; only an open offer/],
    ["offer_not_open", { wish: "accepted" }, "offerId", /^The offer is no longer open; only an open offer/],
    [
      "purchase_not_awaiting_payment",
      { status: "COMPLETED" },
      "offeringPurchaseIntentId",
      /^This purchase is completed, .* Remind of pending purchases/,
    ],
    ["export_not_ready", { status: "RUNNING" }, "exportId", /Come back once it is ready\.$/],
  ])("%s of %o at %s", (code, facts, param, sentence) => {
    expect(shown(code, facts, param)).toMatch(sentence);
  });

  it("and leaves alone what only looks like one", () => {
    expect(shown("insufficient_balance", { available: "5 OPEN" })).toMatch(/^Only 5 OPEN is available/);
  });
});
