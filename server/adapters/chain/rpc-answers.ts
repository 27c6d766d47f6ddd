import { type Hex, isHex, parseEventLogs, type RpcLog } from "viem";
import { registerAgent } from "./artifacts/register-agent.ts";
import { registerIdentities } from "./artifacts/register-identities.ts";
import { registerToken } from "./artifacts/register-token.ts";
import { type Answer, ChainAway, type Question } from "./json-rpc.ts";
import type { BlockRef, BlockTime, ChainLog, ChainReceipt, MovementOutcome, SendOutcome } from "./port.ts";
import { reasonOf } from "./reasons.ts";
import { movementKinds } from "./register-contracts.ts";

const lower = (text: string) => text.toLowerCase();

const told = [...registerAgent.abi, ...registerToken.abi, ...registerIdentities.abi].filter(
  ({ type }) => type === "event",
);

/** Asks for a block by its number or tag. */
export const blockQuestion = (tag: string): Question => ({
  method: "eth_getBlockByNumber",
  params: [tag, false],
});

/** The block that a node tells of; null where it has none. */
export function blockOfAnswer(answer: Answer): BlockRef | null {
  const block = "result" in answer ? (answer.result as { number?: string; hash?: string } | null) : null;
  return block?.hash && block.number ? { number: Number(block.number), hash: lower(block.hash) } : null;
}

/** The same with the time it was made. @throws ChainAway where a node has none */
export function blockTimeOfAnswer(answer: Answer): BlockTime {
  const block = blockOfAnswer(answer);
  const { timestamp } = ("result" in answer ? (answer.result as { timestamp?: string } | null) : null) ?? {};
  if (!block || timestamp === undefined) throw new ChainAway("A node has no block there.");
  return { ...block, at: new Date(Number(timestamp) * 1_000) };
}

/** Bytes or a number as a node gives them; nothing of a call that the contract refused. @throws ChainAway where it has none */
export function readData(answer: Answer): Hex {
  if ("result" in answer && isHex(answer.result)) return answer.result;
  if ("error" in answer && /revert/i.test(answer.error.message)) return "0x";
  throw new ChainAway(
    `A node could not say: ${"error" in answer ? answer.error.message.slice(0, 200) : "nothing"}`,
  );
}

interface RpcReceipt {
  readonly transactionHash: string;
  readonly blockHash: string;
  readonly blockNumber: string;
  readonly status: string;
  readonly to: string | null;
  readonly logs: RpcLog[];
}

/** A transaction's receipt; null while it is in no block. */
export function readReceipt(answer: Answer): ChainReceipt | null {
  const receipt = "result" in answer ? (answer.result as RpcReceipt | null) : null;
  if (!receipt?.blockHash) return null;
  return {
    hash: lower(receipt.transactionHash),
    block: { number: Number(receipt.blockNumber), hash: lower(receipt.blockHash) },
    succeeded: receipt.status === "0x1",
    outcomes: outcomesOf(receipt.logs, receipt.to ?? ""),
  };
}

/** What an agent told of its operations. */
function outcomesOf(logs: readonly RpcLog[], agent: string): readonly MovementOutcome[] {
  const own = logs.filter(({ address }) => lower(address) === lower(agent));
  const parsed = parseEventLogs({ abi: registerAgent.abi, logs: own as RpcLog[] });
  return parsed.flatMap((log): MovementOutcome[] => {
    if (log.eventName === "Executed") return [{ operationId: log.args.operationId, outcome: "EXECUTED" }];
    if (log.eventName === "Repeated") return [{ operationId: log.args.operationId, outcome: "REPEATED" }];
    if (log.eventName !== "Failed") return [];
    return [{ operationId: log.args.operationId, outcome: "FAILED", reason: reasonOf(log.args.reason) }];
  });
}

interface SimulatedCall {
  readonly status: string;
  readonly returnData?: string;
  readonly logs?: RpcLog[];
  readonly error?: { readonly message?: string; readonly data?: string };
}

/** What an agent would do, or why the call would fail; nothing where a node cannot try calls. */
export function readSimulation(
  answer: Answer,
  agent: string,
): readonly MovementOutcome[] | { reason: string } {
  if ("error" in answer) {
    // Nodes that cannot try a block say so; what would fail is then seen when it is mined.
    if (answer.error.code === -32601 || /not (found|supported|available)/i.test(answer.error.message))
      return [];
    throw new ChainAway(`A node could not try a call: ${answer.error.message.slice(0, 200)}`);
  }
  const [block] = answer.result as readonly { calls: readonly SimulatedCall[] }[];
  const call = block?.calls[0];
  if (!call) throw new ChainAway("A node tried no call.");
  if (call.status === "0x1") return outcomesOf(call.logs ?? [], agent);
  return { reason: reasonOf(call.error?.data ?? call.returnData) };
}

/** What a node said of signed bytes; undefined where it leaves open whether it took them. */
export function sendOutcome(answer: Answer): SendOutcome | undefined {
  if ("result" in answer) return "accepted";
  const { message } = answer.error;
  if (/already known|already imported|known transaction|already in (the )?pool/i.test(message))
    return "known";
  if (/nonce too low|nonce is too low|old nonce/i.test(message)) return "nonce_too_low";
  if (/underpriced|fee (cap )?(is )?(too low|less than)|fee too low|less than block base fee/i.test(message))
    return "underpriced";
  if (/insufficient funds|insufficient balance|not enough funds/i.test(message)) return "unfunded";
  return undefined;
}

/** What contracts told, by the names of the events. */
export function readLogs(logs: readonly RpcLog[]): readonly ChainLog[] {
  return parseEventLogs({ abi: told, logs: logs as RpcLog[] }).map((log) => ({
    block: { number: Number(log.blockNumber), hash: lower(log.blockHash ?? "") },
    logIndex: Number(log.logIndex),
    txHash: lower(log.transactionHash ?? ""),
    address: lower(log.address),
    name: log.eventName,
    args: Object.fromEntries(
      Object.entries(log.args ?? {}).map(([name, value]) => [name, argumentOf(name, value)]),
    ),
  }));
}

function argumentOf(name: string, value: unknown): string {
  if (isHex(value)) return lower(value);
  return name === "kind" ? (movementKinds[Number(value)] ?? "") : String(value);
}
