import { expect, it } from "vitest";
import { webAddress } from "./web-address.ts";

it.each(["https://example.com", "https://www.example.com/imprint?lang=de#top", "https://münchen.de/"])(
  "%s is an address to lead to",
  (address) => {
    expect(webAddress.parse(address)).toBe(address);
  },
);

it.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "http://example.com",
  "//example.com",
  "/sign-in?returnTo=//example.com",
  "https:example.com",
  "https://user:secret@example.com",
  "https://example.com@evil.example",
  "https://example.com\\@evil.example",
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://0x7f000001/",
  "https://localhost/",
  "https://example.com:8443/",
  "https://example.com/\nset-cookie:x",
  "https://",
  "",
])("%j is none", (address) => {
  expect(webAddress.safeParse(address).success).toBe(false);
});
