import {
  type Hex,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerializedEIP1559,
} from "viem";
import type { UnsignedTransaction } from "./port.ts";

/**
 * Makes sure that signed bytes are what was asked for, by whom it was asked.
 * @throws Error where anything differs: nothing else may be sent
 */
export async function checkSigned(signed: Hex, asked: UnsignedTransaction, address: Hex): Promise<Hex> {
  const bytes = signed as TransactionSerializedEIP1559;
  const got = parseTransaction(bytes);
  const by = (await recoverTransactionAddress({ serializedTransaction: bytes })).toLowerCase();
  const isAsked =
    by === address &&
    got.chainId === asked.chainId &&
    (got.nonce ?? 0) === asked.nonce &&
    got.to?.toLowerCase() === asked.to.toLowerCase() &&
    (got.data ?? "0x").toLowerCase() === asked.data.toLowerCase() &&
    (got.value ?? 0n) === asked.value &&
    got.gas === asked.gas &&
    got.maxFeePerGas === asked.maxFeePerGas &&
    (got.maxPriorityFeePerGas ?? 0n) === asked.maxPriorityFeePerGas;
  if (!isAsked) throw new Error("The signer signed something else than it was asked to.");
  return signed;
}
