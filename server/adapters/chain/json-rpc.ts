import { z } from "zod";

/** One question to a node. */
export interface Question {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** What a node says to it: a result, or why it has none. */
export type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } };

/**
 * No node answers, or too few agree. The message names nodes by their place in the configuration: addresses hold keys
 * of providers, and questions hold signed bytes.
 */
export class ChainAway extends Error {
  override readonly name = "ChainAway";
}

/** How long a node may take, in milliseconds. */
const PATIENCE_MS = 10_000;
/** How long a node that failed is left alone, doubled with each failure up to the longest, in milliseconds. */
const SHORTEST_REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;
/** Questions in one request. */
const BATCH = 100;

const answers = z.array(
  z.looseObject({
    id: z.number(),
    result: z.unknown().optional(),
    error: z.looseObject({ code: z.number(), message: z.string(), data: z.unknown().optional() }).optional(),
  }),
);

/** One node, and how long it is left alone. */
export class JsonRpcNode {
  readonly #url: string;
  readonly #name: string;
  #failures = 0;
  #restsUntil = 0;

  constructor(url: string, place: number) {
    this.#url = url;
    this.#name = `node ${place + 1}`;
  }

  get rests(): boolean {
    return Date.now() < this.#restsUntil;
  }

  /** @throws ChainAway where it does not answer, or too much is asked of it */
  async ask(questions: readonly Question[]): Promise<readonly Answer[]> {
    const found: Answer[] = [];
    for (let start = 0; start < questions.length; start += BATCH)
      found.push(...(await this.#askBatch(questions.slice(start, start + BATCH))));
    return found;
  }

  async #askBatch(questions: readonly Question[]): Promise<readonly Answer[]> {
    const body = JSON.stringify(questions.map((question, id) => ({ jsonrpc: "2.0", id, ...question })));
    const response = await fetch(this.#url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined);
    if (!response?.ok) throw this.#fail(response);
    const read = answers.safeParse(await response.json().catch(() => undefined));
    const byId = new Map(read.success ? read.data.map((answer) => [answer.id, answer]) : []);
    const inOrder = questions.map((_, id) => byId.get(id));
    if (inOrder.some((answer) => answer === undefined)) throw this.#fail(response);
    this.#failures = 0;
    return inOrder.map((answer) =>
      answer?.error ? { error: answer.error } : { result: answer?.result ?? null },
    );
  }

  #fail(response: Response | undefined): ChainAway {
    const asked = Number(response?.headers.get("retry-after")) * 1_000 || 0;
    const rest = Math.min(LONGEST_REST_MS, Math.max(asked, SHORTEST_REST_MS * 2 ** this.#failures));
    this.#failures += 1;
    this.#restsUntil = Date.now() + rest;
    return new ChainAway(`${this.#name} ${response ? `answered ${response.status}` : "did not answer"}`);
  }
}

/** Asks nodes one after the other until one answers. @throws ChainAway where none does */
export async function askFirst(
  nodes: readonly JsonRpcNode[],
  questions: readonly Question[],
): Promise<readonly Answer[]> {
  const heard: string[] = [];
  for (const node of nodes) {
    if (node.rests) continue;
    try {
      return await node.ask(questions);
    } catch (error) {
      heard.push((error as Error).message);
    }
  }
  throw new ChainAway(`No node of the chain answers${heard.length > 0 ? `: ${heard.join(", ")}` : ""}.`);
}

/** Asks all nodes at once. @returns what those say that answer */
export async function askAll(
  nodes: readonly JsonRpcNode[],
  questions: readonly Question[],
): Promise<readonly { node: JsonRpcNode; answers: readonly Answer[] }[]> {
  const asked = nodes
    .filter((node) => !node.rests)
    .map(async (node) => ({ node, answers: await node.ask(questions) }));
  const settled = await Promise.allSettled(asked);
  return settled.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
}
