import { z } from "zod";

const addressOf = (what: string) =>
  z
    .string()
    .trim()
    .regex(/^0x[0-9a-fA-F]{40}$/, { error: `Send a ${what} address: 0x and 40 hexadecimal digits.` });

/** `0x` and 40 hex digits of any case (docs/domain.md, Wallet). Stored lower case, shown with its EIP-55 checksum. */
export const walletAddress = addressOf("wallet");

/** The address of a token's contract; written and kept as a wallet's is. */
export const contractAddress = addressOf("contract");

/** Stands where there is no token or wallet to name. */
export const ZERO_ADDRESS = "0x0000000000000000000000000000000000000000";
