import { expect, it } from "vitest";
import { inYourWords } from "./acceptance-words.ts";

it.each([
  ["customer_blocked", /^Your account is blocked/],
  ["verification_required", /^Your identity check/],
  ["wallet_not_proven", /^Prove this wallet/],
  ["token_paused", /^As the server said/],
  ["offer_not_acceptable", /^As the server said/],
])("why an offer cannot be taken is said to its reader: %s", (code, words) => {
  expect(inYourWords({ code, detail: "As the server said." }).detail).toMatch(words);
});
