import { describe, expect, it } from "vitest";
import { newReferralCode } from "./referral-code.ts";

describe("a referral code", () => {
  it("is of eight signs that cannot be taken for one another", () => {
    const codes = Array.from({ length: 5000 }, newReferralCode);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{8}$/);
    expect(codes.join("")).not.toMatch(/[01IO]/);
    expect(new Set(codes).size).toBe(5000);
  });

  it("uses all of them", () => {
    const used = new Set(Array.from({ length: 2000 }, newReferralCode).join(""));
    expect([...used].sort().join("")).toBe("23456789ABCDEFGHJKLMNPQRSTUVWXYZ");
  });
});
