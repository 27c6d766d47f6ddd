import { describe, expect, it } from "vitest";
import { sentenceOf } from "./problems.ts";

describe("what a refusal of the sign-in says", () => {
  it("does not tell an unknown address from a wrong password", () => {
    const wrong = sentenceOf({ code: "INVALID_EMAIL_OR_PASSWORD", status: 401 });
    expect(sentenceOf({ code: "USER_NOT_FOUND", status: 401 })).toBe(wrong);
    expect(sentenceOf({ code: "CREDENTIAL_ACCOUNT_NOT_FOUND", status: 400 })).toBe(wrong);
  });

  it.each([
    [{ code: "SOMETHING_NEW", status: 400 }, "This did not work."],
    [{ status: 429 }, "Too many attempts."],
    [{ status: 500 }, "Something went wrong on our side."],
    [{}, "The server could not be reached."],
    [{ code: "new_user_signup_disabled", status: 302 }, "This link"],
  ])("%j", (error, start) => expect(sentenceOf(error)).toMatch(new RegExp(`^${start}`)));
});
