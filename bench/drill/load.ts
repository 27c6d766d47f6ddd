/** What callers do while a drill goes on. Each request is sent again with its key until it is answered for good. */
import { setTimeout as sleep } from "node:timers/promises";
import { cancelRequest, intentRequest } from "../load.ts";
import { world } from "../world.ts";

/** How long one request is sent again and again, in milliseconds. */
const PATIENCE_MS = 120_000;
const ANSWER_MS = 30_000;

/** How a request was answered for good. */
export interface Settled {
  readonly key: string;
  readonly asked: Asked;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** From the first try to the answer, in milliseconds. */
  readonly took: number;
  /** What the tries before were answered; 599 where nothing came. */
  readonly failures: readonly number[];
}

/** Where requests go, and as whom. */
export interface Way {
  readonly origin: string;
  readonly apiKey: string;
}

type Asked = ReturnType<typeof intentRequest>;

/**
 * Sends a request under an Idempotency-Key until its answer is neither a failure of a server nor a try that still runs.
 * @throws Error where that takes more than two minutes
 */
export async function settle({ origin, apiKey }: Way, key: string, asked: Asked): Promise<Settled> {
  const began = Date.now();
  const failures: number[] = [];
  for (;;) {
    const answer = await fetch(origin + asked.path, {
      method: asked.method,
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${apiKey}`,
        "idempotency-key": key,
      },
      body: asked.body ?? null,
      signal: AbortSignal.timeout(ANSWER_MS),
    })
      .then(async (response) => ({ status: response.status, body: await response.json() }))
      .catch(() => ({ status: 599, body: {} }));
    const isOpen = answer.status >= 500 || answer.body.code === "idempotency_key_in_flight";
    const took = Date.now() - began;
    if (!isOpen) return { key, asked, ...answer, took, failures };
    failures.push(answer.status);
    if (took > PATIENCE_MS) throw new Error(`${key} was not answered for two minutes`);
    await sleep(200);
  }
}

/**
 * The purchases of one hot offering, one by one, until `isOver`; each tenth is asked for twice.
 * @param tell hears of each as it is answered
 */
export async function buy(
  way: Way,
  name: string,
  isOver: () => boolean,
  pace: number,
  tell: (one: Settled) => void = () => {},
): Promise<{ settled: Settled[]; differing: number }> {
  const settled: Settled[] = [];
  let differing = 0;
  for (let n = 0; !isOver(); n += 1) {
    const asked = intentRequest(0, Math.floor(Math.random() * world.customers));
    const one = await settle(way, `${name}-${n}`, asked);
    settled.push(one);
    tell(one);
    if (n % 10 === 0) {
      const again = await settle(way, one.key, asked);
      if (isOther(again, one)) differing += 1;
    }
    await sleep(pace);
  }
  return { settled, differing };
}

/** Whether two answers under one key are not the same. */
export function isOther(one: Settled, other: Settled): boolean {
  return idOf(one) !== idOf(other) || one.status !== other.status;
}

/** What was made, by an answer; undefined where it was refused. */
export function idOf({ body }: Settled): string | undefined {
  return body.offeringPurchaseIntentId as string | undefined;
}

/** Cancels the posted offers of a batch one by one until `isOver`. @returns how many were answered 200, and otherwise */
export async function cancel(
  way: Way,
  batch: number,
  most: number,
  isOver: () => boolean,
  pace: number,
): Promise<{ cancelled: number; refused: number }> {
  let [cancelled, refused] = [0, 0];
  for (let n = 0; n < most && !isOver(); n += 1) {
    const { status } = await settle(way, `cancel-${batch}-${n}`, cancelRequest(batch, n));
    if (status === 200) cancelled += 1;
    else refused += 1;
    await sleep(pace);
  }
  return { cancelled, refused };
}
