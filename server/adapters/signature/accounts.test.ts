import fc from "fast-check";
import type { Hex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { describe, expect, it } from "vitest";
import { accountSignatures } from "./accounts.ts";

const account = privateKeyToAccount(generatePrivateKey());
const message = "Prove that this wallet is yours. äöü";

describe("a plain account's signature", () => {
  it("is known, whatever the case of the address", async () => {
    const signature = await account.signMessage({ message });
    for (const address of [account.address, account.address.toLowerCase()]) {
      expect(await accountSignatures.isSignedBy(address, message, signature)).toBe(true);
    }
  });

  it("is of one text and one account", async () => {
    const signature = await account.signMessage({ message });
    const other = privateKeyToAccount(generatePrivateKey());
    expect(await accountSignatures.isSignedBy(other.address, message, signature)).toBe(false);
    expect(await accountSignatures.isSignedBy(account.address, `${message} `, signature)).toBe(false);
    const theirs = await other.signMessage({ message });
    expect(await accountSignatures.isSignedBy(account.address, message, theirs)).toBe(false);
  });

  const digits = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString("hex")}`;
  const malformed = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string().map((text) => `0x${text}`),
    fc.uint8Array({ maxLength: 200 }).map(digits),
    fc.uint8Array({ minLength: 64, maxLength: 65 }).map(digits),
    fc.constantFrom(
      "0x",
      `0x${"0".repeat(130)}`,
      `0x${"f".repeat(130)}`,
      `0x${"0".repeat(128)}1b`,
      "0x0",
      "true",
    ),
  );
  it("is nothing that merely looks like one", async () => {
    await fc.assert(
      fc.asyncProperty(malformed, async (signature) => {
        expect(await accountSignatures.isSignedBy(account.address, message, signature)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
