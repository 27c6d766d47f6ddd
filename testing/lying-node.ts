/** A node that does not do what it should: it stands before a real one, and forgets, refuses or makes up answers. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a node is asked. */
interface NodeQuestion {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** What becomes of one request. */
export interface Lies {
  /** Answers this status to everything, and hands nothing on. */
  status?: number;
  /** Hands on what is sent, and hangs up instead of answering. */
  losesAnswers?: boolean;
  /** Takes signed bytes, gives their hash, and hands nothing on. */
  swallows?: boolean;
  /** Blocks that its head is behind. */
  isBehind?: number;
  /** Knows no receipts. */
  forgetsReceipts?: boolean;
  /** Gives a transaction that it was asked for a receipt of this block, in which everything failed. */
  inventsReceipts?: { readonly number: string; readonly hash: string };
  /** Says it is this chain. */
  chainId?: number;
  /** Says that everything was carried out in its first block. */
  inventsExecutions?: boolean;
  /** Has what contracts held in blocks from this one on, and of none before. */
  keepsStateFrom?: number;
  /** Gives logs of so many blocks at once, and refuses more. */
  logsOf?: number;
}

export interface LyingNode {
  readonly url: string;
  /** How it lies; changed at any time. */
  readonly lies: Lies;
  /** What it was asked, by method. */
  readonly asked: Map<string, number>;
  close(): Promise<void>;
}

/** Starts one before the node at `upstream`. */
export async function openLyingNode(upstream: string, lies: Lies = {}): Promise<LyingNode> {
  const asked = new Map<string, number>();
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const part of request) body += part;
    const questions = JSON.parse(body) as readonly NodeQuestion[];
    for (const { method } of questions) asked.set(method, (asked.get(method) ?? 0) + 1);
    if (lies.status !== undefined) {
      response.writeHead(lies.status).end("{}");
      return;
    }
    const answers = await Promise.all(questions.map((question) => answer(upstream, question, lies)));
    const isSending = questions.some(({ method }) => method === "eth_sendRawTransaction");
    if (lies.losesAnswers && isSending) hangUp(response);
    else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answers));
  };
  const server = createServer((request, response) => void reply(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lies,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function hangUp(response: ServerResponse): void {
  response.socket?.destroy();
}

async function answer(upstream: string, question: NodeQuestion, lies: Lies): Promise<object> {
  const { id, method } = question;
  const say = (result: unknown) => ({ jsonrpc: "2.0", id, result });
  const refuse = (message: string) => ({ jsonrpc: "2.0", id, error: { code: -32_000, message } });
  if (method === "eth_chainId" && lies.chainId !== undefined) return say(`0x${lies.chainId.toString(16)}`);
  if (method === "eth_sendRawTransaction" && lies.swallows) return say(`0x${"00".repeat(32)}`);
  if (method === "eth_getTransactionReceipt" && lies.forgetsReceipts) return say(null);
  if (method === "eth_getTransactionReceipt" && lies.inventsReceipts) {
    const { number, hash } = lies.inventsReceipts;
    const [transactionHash] = question.params;
    return say({ transactionHash, blockNumber: number, blockHash: hash, status: "0x0", to: null, logs: [] });
  }
  if (method === "eth_call" && Number(question.params[1]) < (lies.keepsStateFrom ?? 0))
    return refuse("missing trie node");
  if (method === "eth_getLogs" && lies.logsOf !== undefined) {
    const [{ fromBlock, toBlock }] = question.params as [{ fromBlock: string; toBlock: string }];
    if (Number(toBlock) - Number(fromBlock) >= lies.logsOf) return refuse("block range is too wide");
  }
  if (method === "eth_call" && lies.inventsExecutions) return say(inventedBlocks(question.params));
  if (method === "eth_getBlockByNumber" && lies.isBehind !== undefined && question.params[0] === "latest") {
    const newest = await ask(upstream, { ...question, method: "eth_blockNumber", params: [] });
    const behind = Math.max(0, Number((newest as { result: string }).result) - lies.isBehind);
    return ask(upstream, { ...question, params: [`0x${behind.toString(16)}`, false] });
  }
  return ask(upstream, question);
}

/** What `executedAt` gives where all was carried out in block 1: as many words as were asked for. */
function inventedBlocks([call]: readonly unknown[]): string {
  const { data } = call as { data: string };
  const count = Math.max(0, (data.length - 2 - 8) / 64 - 2);
  const word = (value: number) => value.toString(16).padStart(64, "0");
  return `0x${word(32)}${word(count)}${word(1).repeat(count)}`;
}

async function ask(upstream: string, question: object): Promise<object> {
  const response = await fetch(upstream, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", ...question }),
  });
  return (await response.json()) as object;
}
