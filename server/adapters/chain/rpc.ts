import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isHex,
  keccak256,
  numberToHex,
  parseAbi,
  type RpcLog,
} from "viem";
import { registerAgent } from "./artifacts/register-agent.ts";
import { type Answer, askAll, askFirst, ChainAway, JsonRpcNode, type Question } from "./json-rpc.ts";
import type {
  BlockRef,
  ChainLog,
  ChainMovement,
  ChainNode,
  ChainReceipt,
  DeployOrder,
  Head,
  MovementOutcome,
  SendOutcome,
  TokenContracts,
} from "./port.ts";
import {
  deploymentCall,
  executionData,
  factoryAddress,
  factoryDeployment,
  gasFor,
  type MovementKind,
  movementKinds,
  operationIdOf,
  organizationCall,
  predictDeployment,
} from "./register-contracts.ts";
import {
  blockOfAnswer,
  blockQuestion,
  blockTimeOfAnswer,
  readData,
  readLogs,
  readReceipt,
  readSimulation,
  sendOutcome,
} from "./rpc-answers.ts";
import { isTrue, standard, tokenReads } from "./token-reads.ts";

/** How a chain is reached. */
export interface RpcOptions {
  /** Addresses of nodes, the preferred first. With three or more, two must agree on whatever counts. */
  readonly urls: readonly string[];
  readonly chainId: number;
  /** Blocks after which one is final; undefined = the chain itself says. */
  readonly confirmations: number | undefined;
}

/** Nodes of which two have to agree. */
const QUORUM_FROM = 3;
/** Blocks that a node may be behind the others. */
const BEHIND = 5;
const DEPLOY_GAS = 12_000_000;

const lower = (text: string) => text.toLowerCase();
const toHex = (number: number) => numberToHex(number);

/** A chain over JSON-RPC: failing over in order, leaving alone who asks for it, and believing no single one of three. */
export function rpcChain({ urls, chainId, confirmations }: RpcOptions): ChainNode {
  const all = urls.map((url, place) => new JsonRpcNode(url, place));
  const hasQuorum = all.length >= QUORUM_FROM;
  /** Those on the right chain that are not behind, as last seen. */
  let fit = all;

  const ask = (questions: readonly Question[]) => askFirst(fit, questions);

  /** Asks so that no single node of three or more is believed; null where no two say the same. */
  async function askAgreed<T>(
    questions: readonly Question[],
    read: (answer: Answer, index: number) => T,
  ): Promise<readonly (T | null)[]> {
    if (!hasQuorum) return (await ask(questions)).map(read);
    const heard = await askAll(fit, questions);
    if (heard.length < 2) throw new ChainAway("Fewer than two nodes of the chain answer.");
    return questions.map((_, index) => {
      const said = heard.flatMap(({ answers }) => {
        const answer = answers[index];
        return answer ? readable(() => read(answer, index)) : [];
      });
      const texts = said.map((value) => JSON.stringify(value, withoutBigInts));
      const place = texts.findIndex((text, at) => texts.indexOf(text) !== at);
      return said[place] ?? null;
    });
  }

  async function agreed<T>(question: Question, read: (answer: Answer) => T): Promise<T> {
    const [value] = await askAgreed([question], read);
    if (value === null || value === undefined) throw new ChainAway("The nodes of the chain do not agree.");
    return value;
  }

  /** Of what nodes count, the highest that two of them reach; with fewer than three nodes the first one's. */
  function highest(values: readonly number[]): number {
    const sorted = values.toSorted((a, b) => b - a);
    const value = hasQuorum ? sorted[1] : sorted[0];
    if (value === undefined) throw new ChainAway("Too few nodes of the chain answer.");
    return value;
  }

  async function callOf(to: string, data: Hex, at: Question["params"][number] = "latest"): Promise<Hex> {
    return agreed({ method: "eth_call", params: [{ to, data }, at] }, readData);
  }

  async function blockOf(number: number): Promise<BlockRef> {
    const hash = await agreed(blockQuestion(toHex(number)), (answer) => blockOfAnswer(answer)?.hash ?? "");
    if (hash === "") throw new ChainAway("The nodes of the chain have no block there.");
    return { number, hash };
  }

  async function head(): Promise<Head> {
    const questions = [
      { method: "eth_chainId", params: [] },
      blockQuestion("0x0"),
      blockQuestion("latest"),
      blockQuestion(confirmations === undefined ? "finalized" : "latest"),
    ];
    const heard = hasQuorum || all.length > 1 ? await askAll(all, questions) : [];
    const answered =
      heard.length > 0 ? heard : [{ node: all[0] as JsonRpcNode, answers: await askFirst(all, questions) }];
    const seen = answered.flatMap(({ node, answers: [id, genesis, latest, final] }) => {
      const [first, newest, stays] = [genesis, latest, final].map(
        (answer) => answer && blockOfAnswer(answer),
      );
      if (!id || !("result" in id) || !first || !newest) return [];
      return [{ node, id: Number(id.result), genesis: first.hash, latest: newest, final: stays ?? first }];
    });
    const onChain = seen.filter(({ id }) => id === chainId);
    const [other] = seen;
    if (onChain.length === 0 && other)
      return { chainId: other.id, genesis: other.genesis, latest: other.latest, final: other.final };
    if (onChain.length < (hasQuorum ? 2 : 1)) throw new ChainAway("Too few nodes of the chain answer.");
    const genesis = mostFrequent(onChain.map((one) => one.genesis));
    const alike = onChain.filter((one) => one.genesis === genesis);
    const reached = highest(alike.map(({ latest }) => latest.number));
    const fresh = alike.filter(({ latest }) => latest.number >= reached - BEHIND);
    fit = fresh.map(({ node }) => node);
    const latestNumber = hasQuorum ? reached : (fresh[0]?.latest.number ?? reached);
    const finals = fresh.map(({ final }) => final.number);
    const finalNumber =
      confirmations === undefined ? highest(finals) : Math.max(0, latestNumber - confirmations);
    if (!hasQuorum && fresh[0]) {
      const { latest, final } = fresh[0];
      return {
        chainId,
        genesis,
        latest,
        final: final.number === finalNumber ? final : await blockOf(finalNumber),
      };
    }
    return { chainId, genesis, latest: await blockOf(latestNumber), final: await blockOf(finalNumber) };
  }

  async function receipts(hashes: readonly string[]): Promise<readonly (ChainReceipt | null)[]> {
    if (hashes.length === 0) return [];
    const questions = hashes.map((hash) => ({ method: "eth_getTransactionReceipt", params: [hash] }));
    return askAgreed(questions, readReceipt);
  }

  async function executedAt(agent: string, ids: readonly string[]): Promise<readonly number[]> {
    if (ids.length === 0) return [];
    const data = encodeFunctionData({
      abi: executedAtAbi,
      functionName: "executedAt",
      args: [ids as readonly Hex[]],
    });
    const result = await callOf(agent, data);
    if (result === "0x") return ids.map(() => 0);
    const blocks = decodeFunctionResult({ abi: executedAtAbi, functionName: "executedAt", data: result });
    return blocks.map(Number);
  }

  async function logs(contracts: TokenContracts, from: number, to: number): Promise<readonly ChainLog[]> {
    const address = [contracts.token, contracts.agent];
    const filter = { address, fromBlock: toHex(from), toBlock: toHex(to) };
    const [answer] = await ask([{ method: "eth_getLogs", params: [filter] }]);
    if (answer && "result" in answer && Array.isArray(answer.result))
      return readLogs(answer.result as RpcLog[]);
    if (from === to) throw new ChainAway("The nodes of the chain give no logs of one block.");
    const middle = Math.floor((from + to) / 2);
    return [...(await logs(contracts, from, middle)), ...(await logs(contracts, middle + 1, to))];
  }

  async function readAll(calls: readonly { to: string; data: Hex }[], at: string): Promise<readonly Hex[]> {
    const questions = calls.map((call) => ({ method: "eth_call", params: [call, at] }));
    const results = await askAgreed(questions, readData);
    return results.map((data) => {
      if (data === null) throw new ChainAway("The nodes of the chain do not agree.");
      return data;
    });
  }

  return {
    predict: (order) => {
      const { token, agent, identities } = predictDeployment(orderOf(order));
      return { token: lower(token), agent: lower(agent), identityRegistry: lower(identities) };
    },
    async deployment(order) {
      const hasFactory = await this.hasCode(factoryAddress);
      const made = order.isAttached ? organizationCall : deploymentCall;
      const { to, data } = hasFactory ? made(orderOf(order)) : factoryDeployment;
      return { to: lower(to), data, gas: DEPLOY_GAS };
    },
    execution: ({ token, agent }, movements) => ({
      to: agent,
      data: executionData(token as Address, movements.map(movementOf)),
      gas: Number(gasFor(movements.length)),
    }),
    operationId: (agent, organizationId, id) =>
      operationIdOf({ chainId, agent: agent as Address, organizationId, ledgerEntryId: id }),
    hashOf: (raw) => keccak256(raw as Hex),
    head,
    async blockHash(number) {
      const [hash] = await askAgreed(
        [blockQuestion(toHex(number))],
        (answer) => blockOfAnswer(answer)?.hash ?? "",
      );
      return hash || null;
    },
    async blockUpTo(at, first, last) {
      const blockTime = (number: number) => agreed(blockQuestion(toHex(number)), blockTimeOfAnswer);
      let found = await blockTime(last);
      if (found.at <= at) return found;
      found = await blockTime(first);
      if (found.at > at) return null;
      // Times go up with numbers: what is sought is from `found` on and before `above`.
      for (let above = last; above - found.number > 1; ) {
        const middle = await blockTime(Math.floor((found.number + above) / 2));
        if (middle.at <= at) found = middle;
        else above = middle.number;
      }
      return found;
    },
    async hasCode(address) {
      const code = await agreed({ method: "eth_getCode", params: [address, "latest"] }, readData);
      return code !== "0x";
    },
    async hasRoles({ token, agent }, signer, at) {
      const isAgent = encodeFunctionData({
        abi: standard,
        functionName: "isAgent",
        args: [agent as Address],
      });
      const isOperator = encodeFunctionData({
        abi: registerAgent.abi,
        functionName: "isOperator",
        args: [signer as Address],
      });
      const [byToken, byAgent] = await readAll(
        [
          { to: token, data: isAgent },
          { to: agent, data: isOperator },
        ],
        at === undefined ? "latest" : toHex(at),
      );
      return isTrue(byToken) && isTrue(byAgent);
    },
    async simulate({ to, data, gas }, from, at) {
      const call = { from, to, data, gas: toHex(gas), maxFeePerGas: "0x0" };
      const block = { blockStateCalls: [{ calls: [call] }], validation: false };
      return agreed(
        { method: "eth_simulateV1", params: [block, toHex(at.number)] },
        (answer): readonly MovementOutcome[] | { reason: string } => readSimulation(answer, to),
      );
    },
    async fees() {
      const [block, tip] = await ask([
        blockQuestion("latest"),
        { method: "eth_maxPriorityFeePerGas", params: [] },
      ]);
      const baseFee =
        block && "result" in block ? (block.result as { baseFeePerGas?: string })?.baseFeePerGas : null;
      return {
        baseFee: BigInt(baseFee ?? 0),
        tip: tip && "result" in tip && isHex(tip.result) ? BigInt(tip.result) : 1_000_000_000n,
      };
    },
    async balance(address) {
      return BigInt(await agreed({ method: "eth_getBalance", params: [address, "latest"] }, readData));
    },
    async nonces(address, tag) {
      const question = { method: "eth_getTransactionCount", params: [address, tag] };
      const heard = hasQuorum
        ? (await askAll(fit, [question])).map(({ answers }) => answers[0])
        : await ask([question]);
      return highest(
        heard.flatMap((answer) =>
          answer && "result" in answer && isHex(answer.result) ? [Number(answer.result)] : [],
        ),
      );
    },
    async send(raw) {
      const heard = await askAll(fit, [{ method: "eth_sendRawTransaction", params: [raw] }]);
      const outcomes = heard.map(({ answers: [answer] }) => answer && sendOutcome(answer));
      const order: readonly SendOutcome[] = ["accepted", "known", "nonce_too_low", "underpriced", "unfunded"];
      const outcome = order.find((one) => outcomes.includes(one));
      if (!outcome) throw new ChainAway("No node of the chain says whether it took the transaction.");
      return outcome;
    },
    receipts,
    executedAt,
    ...tokenReads(readAll),
    logs,
  };
}

const executedAtAbi = parseAbi([
  "function executedAt(bytes32[] operationIds) view returns (uint256[] blocks)",
]);

const withoutBigInts = (_: string, value: unknown) => (typeof value === "bigint" ? value.toString() : value);

/** What a node said, if it could say anything. */
function readable<T>(read: () => T): readonly T[] {
  try {
    return [read()];
  } catch (error) {
    if (error instanceof ChainAway) return [];
    throw error;
  }
}

function mostFrequent(values: readonly string[]): string {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? "";
}

function orderOf(order: DeployOrder) {
  return { ...order, owner: order.owner as Address, firstOperator: order.firstOperator as Address };
}

function movementOf({ operationId, kind, from, to, units, country, identity }: ChainMovement) {
  const known = movementKinds.find((one) => one === kind);
  if (!known) throw new Error(`the agent has no ${kind}`);
  const isIdentity = identityKinds.has(known);
  return {
    operationId: operationId as Hex,
    kind: known,
    from: ((isIdentity ? identity : from) ?? undefined) as Address | undefined,
    to: (to ?? undefined) as Address | undefined,
    units: isIdentity ? BigInt(country ?? 0) : units,
  };
}

const identityKinds: ReadonlySet<MovementKind> = new Set([
  "REGISTER",
  "SET_COUNTRY",
  "SET_IDENTITY",
  "REMOVE",
]);
