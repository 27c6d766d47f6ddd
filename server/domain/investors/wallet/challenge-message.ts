import type { Hex } from "viem";
import { toChecksumAddress } from "#server/kernel/format.ts";

/** Ethereum's main network: what is signed moves nothing on any, but the format names one. */
const CHAIN_ID = 1;

/** What the message is about. */
interface Challenge {
  readonly publicUrl: string;
  readonly organizationName: string;
  readonly walletAddress: string;
  readonly nonce: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** The text (EIP-4361) whose signature proves a wallet; wallets show it, and warn when another site asks for it. */
export async function challengeMessage(challenge: Challenge): Promise<string> {
  // Loaded with the first challenge, as an idle process would hold much for it.
  const { createSiweMessage } = await import("viem/siwe");
  return createSiweMessage({
    domain: new URL(challenge.publicUrl).host,
    address: toChecksumAddress(challenge.walletAddress) as Hex,
    statement: `Prove to ${inStatement(challenge.organizationName)} that this wallet is yours. Signing moves nothing and costs nothing.`,
    uri: challenge.publicUrl,
    version: "1",
    chainId: CHAIN_ID,
    nonce: challenge.nonce,
    issuedAt: challenge.issuedAt,
    expirationTime: challenge.expiresAt,
  });
}

/** A name in the letters that the format allows a statement; wallets show a text of others as no sign-in at all. */
function inStatement(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^\w\s.~:/?#[\]@!$&'()*+,;=-]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain === "" ? "the issuer" : plain;
}
