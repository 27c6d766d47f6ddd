import { describe, expect, it } from "vitest";
import { inYourWords } from "./acceptance-words.ts";

describe("why an offer cannot be taken", () => {
  it.each([
    ["customer_blocked", "customerId", /^Your account is blocked/],
    ["verification_required", "customerId", /^Your identity check/],
    ["wallet_not_proven", "takerWalletAddress", /^Prove this wallet/],
    ["token_paused", "offerId", /^As the server said/],
    ["insufficient_balance", "takerWalletAddress", /^As the server said/],
  ])("is said to its reader: %s", (code, param, words) => {
    expect(inYourWords({ code, param, detail: "As the server said." }).detail).toMatch(words);
  });

  it.each(["customer_blocked", "verification_required", "wallet_not_owned", "country_not_allowed"])(
    "says nothing of the other side: %s",
    (code) => {
      const { detail } = inYourWords({
        code,
        param: "offerId",
        detail: "The customer who made this offer is blocked.",
      });
      expect(detail).toBe("This offer cannot be taken at the moment. Look for another one on the board.");
    },
  );
});
