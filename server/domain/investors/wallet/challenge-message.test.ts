import { parseSiweMessage } from "viem/siwe";
import { expect, it } from "vitest";
import { challengeMessage } from "./challenge-message.ts";

const challenge = {
  publicUrl: "https://invest.example:8443",
  organizationName: "Nordlicht Real Assets",
  walletAddress: "0x8617e340b3d01fa5f11f306f4090fd50e238070d",
  nonce: "0123456789abcdef",
  issuedAt: new Date("2027-02-10T12:00:00.000Z"),
  expiresAt: new Date("2027-02-10T12:10:00.000Z"),
};

it("is a message of EIP-4361 that names site, wallet, issuer and end", async () => {
  const message = await challengeMessage(challenge);
  expect(parseSiweMessage(message)).toEqual({
    domain: "invest.example:8443",
    address: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    statement:
      "Prove to Nordlicht Real Assets that this wallet is yours. Signing moves nothing and costs nothing.",
    uri: "https://invest.example:8443",
    version: "1",
    chainId: 1,
    nonce: "0123456789abcdef",
    issuedAt: challenge.issuedAt,
    expirationTime: challenge.expiresAt,
  });
});

it.each([
  ["Müller & Söhne\nGmbH", "Muller & Sohne GmbH"],
  ["東京", "the issuer"],
  ["http://evil.example\n\nURI: x", "http://evil.example URI: x"],
])("keeps the name %j within one line of plain letters", async (organizationName, shown) => {
  const message = await challengeMessage({ ...challenge, organizationName });
  expect(parseSiweMessage(message).statement).toContain(`Prove to ${shown} that`);
  expect(message).toMatch(/^[\n\x20-\x7e]*$/);
});
