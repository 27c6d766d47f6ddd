import { describe, expect, it } from "vitest";
import * as enums from "#db/schema/enums.ts";
import { type ErrorCode, errorDefinitions, refuse } from "#server/kernel/errors.ts";
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
      { from: "OPEN as UNMATCHED", to: "resolved by ASSIGN", instead: "Use REFUND or IGNORE." },
      "resolution",
      /^This is open as unmatched and cannot become resolved by “Assign”\. Use “Pay back” or “Ignore”\.$/,
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

  it.each<[ErrorCode, Record<string, string>, RegExp]>([
    [
      "resolution_not_possible",
      { instead: "Choose ADOPT, or have the new owner hand it back." },
      /Choose “Take it over”, or have the new owner hand it back\.$/,
    ],
    [
      "resolution_not_possible",
      { instead: "Choose CORRECT, or pause the contract yourself." },
      /Choose “Put the chain right”, or pause the contract yourself\.$/,
    ],
    ["resolution_not_possible", { instead: "Choose IGNORE." }, /Choose “Leave it”\.$/],
    [
      "chain_wallet_unknown",
      { wallet: "0x01" },
      /Register its owner first, or choose “Put the chain right”\.$/,
    ],
    ["register_cannot_follow", {}, /Free them first, or choose “Put the chain right”\.$/],
    ["chain_not_configured", {}, /Use “Ledger only”, or ask whoever runs it to set CHAIN_ID, /],
    ["chain_address_given", {}, /register the token with “Ledger only” and attach it\.$/],
    ["contract_not_served", {}, /the organization's first token of “ERC-3643”; once/],
    ["test_clock_advancing", {}, /Wait until it is there, then try again\.$/],
  ])("and choices as the page calls them: %s of %o", (code, facts, sentence) => {
    expect(shown(code, facts)).toMatch(sentence);
  });

  it("in every sentence of the service", () => {
    const constants = Object.values(enums)
      .flat()
      .filter((one) => typeof one === "string" && /^[A-Z][A-Z0-9_]+$/.test(one))
      // Pages call this kind of file so, too.
      .filter((one) => one !== "CSV");
    const words = new RegExp(`\b(?:${[...constants, "READY", "ADVANCING"].join("|")})\b`);
    const codes = Object.keys(errorDefinitions) as ErrorCode[];
    expect(codes.filter((code) => words.test(shown(code, {})))).toEqual([]);
  });

  it("and leaves alone what only looks like one", () => {
    expect(shown("insufficient_balance", { available: "5 OPEN" })).toMatch(/^Only 5 OPEN is available/);
  });
});
