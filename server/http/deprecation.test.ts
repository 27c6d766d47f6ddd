import { expect, it } from "vitest";
import type { Application } from "#server/kernel/application.ts";
import type { ReplyHeaders } from "#server/kernel/context.ts";
import { setDeprecation } from "./deprecation.ts";

const app = { env: { publicUrl: "https://offerboard.example" } } as Application;

it("tells since when an operation is not to be used, when it goes, and where it says what is", () => {
  const replyHeaders: ReplyHeaders = new Map();
  const deprecated = { since: "2027-01-01", sunset: "2027-07-01", instead: "Use getOffering." };
  setDeprecation({ deprecated, tag: "Bank statement" }, { replyHeaders, app });
  expect(Object.fromEntries(replyHeaders)).toEqual({
    deprecation: "@1798761600",
    sunset: "Thu, 01 Jul 2027 00:00:00 GMT",
    link: '<https://offerboard.example/docs/bank-statement>; rel="deprecation"',
  });
});

it("says nothing of the others", () => {
  const replyHeaders: ReplyHeaders = new Map();
  setDeprecation({ tag: "Offering" }, { replyHeaders, app });
  expect([...replyHeaders]).toEqual([]);
});
