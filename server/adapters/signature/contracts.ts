import type { Hex } from "viem";
import { accountSignatures } from "./accounts.ts";
import type { SignaturePort } from "./port.ts";

/** How long a node may take, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * Signatures of plain accounts and, asked of a node, of wallets that are contracts (ERC-1271, and ERC-6492 before they
 * are deployed).
 * @param rpcUrl address of an Ethereum node
 */
export function contractSignatures(rpcUrl: string): SignaturePort {
  return {
    async isSignedBy(address, message, signature) {
      if (await accountSignatures.isSignedBy(address, message, signature)) return true;
      const { createPublicClient, http, isHex } = await import("viem");
      if (!isHex(signature)) return false;
      const client = createPublicClient({ transport: http(rpcUrl, { timeout: PATIENCE_MS, retryCount: 0 }) });
      if (await client.verifyMessage({ address: address as Hex, message, signature })) return true;
      // The library takes a node that is away for a no.
      await client.getChainId();
      return false;
    },
  };
}
