/** What other contexts may ask of the chain. */

export { latestBlock } from "./chain/read-chain.ts";
export { deployOrder, requireLink } from "./chain-token/deploy-order.ts";
export { inspectContract } from "./chain-token/inspect-contract.ts";
export { type ContractFacts, closeContract, openContract } from "./chain-token/open-contract.ts";
export type { Reconciliation } from "./reconciliation/compared-token.ts";
export { reconcileToken } from "./reconciliation/reconcile-token.ts";
export { replayLost } from "./replay/replay-lost.ts";
export { takeOver } from "./replay/take-over.ts";
export { sendOnChain } from "./sender/send-on-chain.ts";
export { walletReason } from "./wallet-reason.ts";
