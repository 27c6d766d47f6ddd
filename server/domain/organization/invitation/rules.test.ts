import { describe, expect, it } from "vitest";
import { Refusal } from "#server/kernel/errors.ts";
import { isFor, maskEmail, requireReceiver } from "./rules.ts";

const person = (email: string, isEmailVerified: boolean) => ({
  userId: "usr_1",
  sessionId: "ses_1",
  name: "Mira",
  email,
  isEmailVerified,
});

const codeOf = (act: () => void) => {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.code : error;
  }
};

describe("an invitation", () => {
  it.each([
    ["mira@example.com", "m•••@example.com"],
    ["a@b.co", "a•••@b.co"],
    ['"odd@name"@example.com', '"•••@example.com'],
  ])("to %s shows strangers %s", (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it.each([
    ["mira@example.com", true, null],
    ["Mira@Example.com", true, null],
    ["mira@example.com", false, "email_not_verified"],
    ["mora@example.com", true, "invitation_not_yours"],
    ["mora@example.com", false, "invitation_not_yours"],
  ])("is answered by %s, confirmed: %s → %s", (email, isVerified, code) => {
    expect(codeOf(() => requireReceiver("mira@example.com", person(email, isVerified)))).toBe(code);
  });

  it("is for nobody who did not sign in", () => {
    expect(isFor("mira@example.com", null)).toBe(false);
  });
});
