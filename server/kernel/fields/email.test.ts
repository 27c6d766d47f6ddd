import { expect, it } from "vitest";
import { emailAddress, mailtoLink } from "./email.ts";

it("links to an address as it is", () => {
  expect(mailtoLink("support@example.com")).toBe("mailto:support@example.com");
});

it.each([
  "a?bcc=thief@example.com",
  "a&body=x@example.com",
  "a%0d%0abcc:thief@example.com",
  "a,thief#x@example.com",
  '"><b>"@example.com',
])("writes to nobody else, and says nothing of its own, for %s", (address) => {
  expect(emailAddress.parse(address)).toBe(address);
  const link = new URL(mailtoLink(address));
  expect([link.search, link.hash]).toEqual(["", ""]);
  expect(decodeURIComponent(link.pathname)).toBe(address);
});
