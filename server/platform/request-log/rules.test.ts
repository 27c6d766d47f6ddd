import { describe, expect, it } from "vitest";
import { createApiKey } from "#server/platform/api-key/contract.ts";
import { MASKED, masked, networkOf } from "./rules.ts";

describe("what the log keeps of a body", () => {
  it("is the shape, the numbers, and what is ours", () => {
    const body = {
      type: "INDIVIDUAL",
      countryCode: "DE",
      customerId: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
      createdAt: "2027-01-12T09:00:00.000Z",
      payment: { purchaseAmount: 12.5, currency: "EUR", purchaseStatus: "PENDING" },
      isBlocked: false,
      nothing: null,
    };
    expect(masked(body)).toEqual(body);
  });

  it("is no personal data, under whatever name it was sent", () => {
    const kept = masked({
      name: "Ada",
      emial: "ada@example.com",
      username: "ada",
      phone: "+49 40 1234567",
      address: { line1: "Sandtorkai 12", city: "Hamburg", postalCode: "20457" },
      wallets: [{ address: "0x8617E340B3D01FA5F11F306F4090FD50E238070D" }],
      customerId: "ada@example.com",
      status: "Ada Lindqvist",
      metadata: { code: "4711", list: [1] },
      "ada@example.com": 1,
    });
    expect(JSON.stringify(kept)).not.toMatch(/ada@|"ada"|Ada|Sandtor|Hamburg|20457|0x8617|4711|\+49/);
    expect(kept).toMatchObject({
      name: MASKED,
      emial: MASKED,
      wallets: [{ address: MASKED }],
      metadata: MASKED,
    });
  });

  it("is no secret", () => {
    const kept = masked(createApiKey.example.output) as { key: string };
    expect(kept.key).toBe(MASKED);
    expect(masked({ secret: "whsec_x", signature: "0xabc", token: "t", password: "p" })).toEqual({
      secret: MASKED,
      signature: MASKED,
      token: MASKED,
      password: MASKED,
    });
  });

  it("has an end, however long or deep it is", () => {
    expect(masked({ codes: Array.from({ length: 60 }, (_, n) => n) })).toEqual({
      codes: [...Array.from({ length: 50 }, (_, n) => n), "[10 more]"],
    });
    const deep = JSON.parse(`${'{"a":'.repeat(100)}1${"}".repeat(100)}`);
    expect(JSON.stringify(masked(deep)).length).toBeLessThan(100);
    const wide = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`f${n}`, n]));
    expect(Object.keys(masked(wide) as object)).toHaveLength(50);
  });
});

describe("the network of an address", () => {
  it.each([
    ["203.0.113.9", "203.0.113.0/24"],
    ["::ffff:203.0.113.9", "203.0.113.0/24"],
    ["2001:db8:1:2::5", "2001:db8:1::/48"],
    ["2001:db8::5", "2001:db8::/48"],
    ["::1", "::/48"],
    ["nonsense", null],
    [undefined, null],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
