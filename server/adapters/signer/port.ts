import type { Hex } from "#server/adapters/chain/port.ts";

/** A transaction with EIP-1559 fees, to be signed. */
export interface UnsignedTransaction {
  readonly chainId: number;
  readonly nonce: number;
  readonly to: Hex;
  readonly data: Hex;
  /** In wei. */
  readonly value: bigint;
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

/** Who signs transactions. It never sends them. */
export interface SignerPort {
  /** Lower case. */
  readonly address: Hex;
  /**
   * @param idempotencyKey the same for the same transaction, for custodians that keep requests
   * @returns the signed bytes
   * @throws Error without anything of the key in it
   */
  sign(transaction: UnsignedTransaction, idempotencyKey: string): Promise<Hex>;
}
