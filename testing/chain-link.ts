/** A chain link without a chain behind it: addresses are the real ones, and contracts are what a test says they are. */
import type { AttachedToken, ChainNode } from "#server/adapters/chain/port.ts";
import { predictDeployment } from "#server/adapters/chain/register-contracts.ts";
import type { Application, ChainLink } from "#server/kernel/application.ts";
import { newWallet } from "./testing.ts";

/** An account that signs for tests. */
export const OPERATOR = "0x90f79bf6eb2c4f870365e785982e1f101e93b906";
const OWNER = "0x70997970c51812dc3a010c7d01b50e0d17dc79c8";
const CHAIN_ID = 31_337;

/** A contract that passes every check. */
export function attachable(overrides: Partial<AttachedToken> = {}): AttachedToken {
  return {
    name: "Harbour",
    symbol: "HLH",
    decimals: 18,
    supply: 0n,
    isPaused: true,
    identityRegistry: newWallet(),
    compliance: newWallet(),
    owner: OWNER,
    version: "4.1.3",
    hasAgent: true,
    hasRegistrar: true,
    isServed: true,
    ...overrides,
  };
}

/** What stands at an address: a token, a contract of another kind, or nodes that do not answer. */
export type Contract = AttachedToken | "other" | "away";

/** The same process with a chain on which these contracts are, by their addresses in lower case. */
export function withChain(
  app: Application,
  contracts: ReadonlyMap<string, Contract> = new Map(),
): Application {
  return Object.assign(Object.create(app) as Application, { chainLink: makeChainLink(contracts) });
}

/** A link whose nodes know these contracts and no more. */
export function makeChainLink(contracts: ReadonlyMap<string, Contract> = new Map()): ChainLink {
  const at = (address: string) => {
    const contract = contracts.get(address);
    if (contract === "away") throw Object.assign(new Error("No node answers."), { name: "ChainAway" });
    return contract;
  };
  const block = { number: 1, hash: "0x01", at: new Date(0) };
  const node: Partial<ChainNode> = {
    predict: ({ owner, firstOperator, ...order }) => {
      const roles = { owner: owner as `0x${string}`, firstOperator: firstOperator as `0x${string}` };
      const { token, agent, identities } = predictDeployment({ ...order, ...roles });
      const [contract = "", holder = "", identityRegistry = ""] = [token, agent, identities].map((address) =>
        address.toLowerCase(),
      );
      return { token: contract, agent: holder, identityRegistry };
    },
    head: async () => ({ chainId: CHAIN_ID, genesis: "0x00", latest: block, final: block }),
    blockUpTo: async () => block,
    balances: async (_, wallets) => wallets.map(() => ({ total: 0n, frozen: 0n })),
    executedAt: async (_, operationIds) => operationIds.map(() => 0),
    hasCode: async (address) => at(address) !== undefined,
    inspect: async (address) => {
      const contract = at(address);
      if (typeof contract !== "object") throw new Error("nothing that can be read");
      return contract;
    },
  };
  return {
    chainId: CHAIN_ID,
    node: node as ChainNode,
    signer: { address: OPERATOR, sign: () => Promise.reject(new Error("nothing is signed here")) },
    owner: OWNER,
    maxFee: 200_000_000_000n,
    dailyLimitPercent: 100,
    explorerUrl: "https://explorer.example",
  };
}
