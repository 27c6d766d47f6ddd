import type { Module } from "#server/kernel/module.ts";
import { readOperationsByIds } from "./chain-operation/read-operations.ts";
import { reconcileTokens } from "./reconciliation/reconcile-tokens.ts";
import { registerWallets } from "./register-wallets.ts";
import { chainOperationRouter, chainRouter, chainTransactionRouter } from "./router.ts";
import { sendOnChain } from "./sender/send-on-chain.ts";

/** How an ERC-3643 token follows the register: operations, sender, deployment, identities. */
export const chain = {
  router: {
    chain: chainRouter,
    chainOperation: chainOperationRouter,
    chainTransaction: chainTransactionRouter,
  },
  rounds: [
    { name: "sendOnChain", every: 1, run: sendOnChain },
    { name: "registerWallets", every: 2, run: registerWallets },
    { name: "reconcileTokens", every: 15, run: reconcileTokens },
  ],
  resources: { chain_operation: { read: readOperationsByIds, updated: "chain_operation.refused" } },
} satisfies Module;
