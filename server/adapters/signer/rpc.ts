import { type Hex, isHex, numberToHex } from "viem";
import { z } from "zod";
import { checkSigned } from "./check-signed.ts";
import type { SignerPort } from "./port.ts";

const PATIENCE_MS = 15_000;

/** Signed bytes: alone, or beside the transaction as Geth gives them. */
const answer = z.object({
  result: z.union([z.string(), z.object({ raw: z.string() }).transform(({ raw }) => raw)]),
});

/**
 * A signer behind JSON-RPC that knows `eth_signTransaction`: Web3Signer, or a custodian's proxy.
 * @param url where it is; it may hold a secret, and is in no error
 */
export function rpcSigner(url: string, address: Hex): SignerPort {
  return {
    address,
    async sign(transaction, idempotencyKey) {
      const { chainId, nonce, to, data, value, gas, maxFeePerGas, maxPriorityFeePerGas } = transaction;
      const asked = {
        from: address,
        to,
        data,
        chainId: numberToHex(chainId),
        nonce: numberToHex(nonce),
        value: numberToHex(value),
        gas: numberToHex(gas),
        maxFeePerGas: numberToHex(maxFeePerGas),
        maxPriorityFeePerGas: numberToHex(maxPriorityFeePerGas),
      };
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": idempotencyKey },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_signTransaction", params: [asked] }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => undefined);
      const read = answer.safeParse(await response?.json().catch(() => undefined));
      if (!response?.ok || !read.success || !isHex(read.data.result))
        throw new Error(`The signer did not sign${response ? `: it answered ${response.status}` : ""}.`);
      return checkSigned(read.data.result, transaction, address);
    },
  };
}
