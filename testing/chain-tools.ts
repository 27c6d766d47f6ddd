/** What tests do with a token on a test chain, by its agent. */
import { randomBytes } from "node:crypto";
import {
  type Address,
  decodeErrorResult,
  getAddress,
  type Hex,
  hexToString,
  parseEventLogs,
  size,
  type TransactionReceipt,
  toHex,
} from "viem";
import { registerAgent } from "#server/adapters/chain/artifacts/register-agent.ts";
import { registerIdentities } from "#server/adapters/chain/artifacts/register-identities.ts";
import { registerToken } from "#server/adapters/chain/artifacts/register-token.ts";
import {
  executionData,
  gasFor,
  type Movement,
  type MovementKind,
} from "#server/adapters/chain/register-contracts.ts";
import type { Anvil } from "./anvil.ts";
import type { TestContracts } from "./chain-contracts.ts";

/** How a movement ended. */
export interface Outcome {
  readonly operationId: Hex;
  readonly outcome: "Executed" | "Repeated" | "Failed";
  /** Name of the error, or its words, of what failed. */
  readonly reason?: string;
}

/** What a wallet has on the chain, in units. */
export interface Standing {
  readonly total: bigint;
  readonly frozen: bigint;
}

export type ChainTools = ReturnType<typeof chainTools>;

export function chainTools(anvil: Anvil, contracts: TestContracts) {
  const { token, agent, operator } = contracts;
  const read = anvil.client.readContract;

  const tools = {
    /** Has an operator run movements, with the gas that the sender gives. */
    async execute(
      movements: readonly Movement[],
      { from = operator, gas = gasFor(movements.length) }: { from?: Address; gas?: bigint } = {},
    ): Promise<{ receipt: TransactionReceipt; outcomes: Outcome[] }> {
      const data = executionData(token, movements);
      const receipt = await anvil.send(from, { to: agent, data, gas });
      return { receipt, outcomes: outcomesOf(receipt, agent) };
    },

    /** Runs movements that must all be executed. */
    async run(...movements: Movement[]): Promise<TransactionReceipt> {
      const { receipt, outcomes } = await tools.execute(movements);
      const others = outcomes.filter(({ outcome }) => outcome !== "Executed");
      if (receipt.status !== "success" || others.length > 0)
        throw new Error(`Not executed: ${receipt.status} ${JSON.stringify(others)}`);
      return receipt;
    },

    /** Has wallets registered by the agent; T-REX asks for identities, and takes any address for one. */
    async register(wallets: readonly Address[], identity: Address = agent): Promise<void> {
      for (let first = 0; first < wallets.length; first += 33) {
        const part = wallets.slice(first, first + 33);
        await tools.run(...part.map((to) => movement("REGISTER", { to, from: identity, units: 276n })));
      }
    },

    async standing(wallet: Address): Promise<Standing> {
      const [total, frozen] = await Promise.all([
        read({ address: token, abi: registerToken.abi, functionName: "balanceOf", args: [wallet] }),
        read({ address: token, abi: registerToken.abi, functionName: "getFrozenTokens", args: [wallet] }),
      ]);
      return { total, frozen };
    },

    supply: () => read({ address: token, abi: registerToken.abi, functionName: "totalSupply" }),

    executedAt: (operationIds: readonly Hex[]) =>
      read({ address: agent, abi: registerAgent.abi, functionName: "executedAt", args: [operationIds] }),
  };
  return tools;
}

/** A movement with an id of its own. */
export function movement(kind: MovementKind, rest: Omit<Partial<Movement>, "kind"> = {}): Movement {
  return { operationId: toHex(randomBytes(32)), kind, ...rest };
}

/** A wallet that nobody has. */
export function newWallet(): Address {
  return getAddress(toHex(randomBytes(20)));
}

/** What the agent tells in a receipt, in its order. */
export function outcomesOf(receipt: TransactionReceipt, agent: Address): Outcome[] {
  const logs = receipt.logs.filter(({ address }) => address.toLowerCase() === agent.toLowerCase());
  const events = parseEventLogs({
    abi: registerAgent.abi,
    eventName: ["Executed", "Repeated", "Failed"],
    logs,
  });
  return events.map((event) => ({
    operationId: event.args.operationId,
    outcome: event.eventName,
    ...(event.eventName === "Failed" && { reason: wordsOf(event.args.reason) }),
  }));
}

/** A reason's name, or its words where it is a text. */
function wordsOf(reason: Hex): string {
  if (size(reason) === 0) return "";
  const abi = [...registerAgent.abi, ...registerToken.abi, ...registerIdentities.abi];
  try {
    const { errorName, args }: { errorName: string; args?: readonly unknown[] } = decodeErrorResult({
      abi,
      data: reason,
    });
    return errorName === "Error" ? String(args?.[0]) : errorName;
  } catch {
    return hexToString(reason);
  }
}
