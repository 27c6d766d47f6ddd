import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { isDatabaseError, sqlState } from "#db/client.ts";
import { isConnectionLost } from "#db/connection-lost.ts";
import { Overloaded } from "#db/fair-queue.ts";

type Outcomes<Out> = readonly (Out | PromiseLike<Out>)[];

/** How calls are gathered. */
interface Gathered<In, Out> {
  /**
   * Does all of these at once. Where it throws, several are done one by one, unless the connection is gone, as then
   * nobody knows what was done, or the time is up.
   * @returns what becomes of each, in the same order; the run lasts until the last of it is known
   */
  readonly run: (key: string, inputs: readonly In[]) => Outcomes<Out> | Promise<Outcomes<Out>>;
  /** Calls in one run at most. */
  readonly most?: number;
  /** Whether a key has one run at a time and no more, as things are. */
  readonly isSingle?: () => boolean;
  /** How long a key rests after a run of so many calls, as a part of how long that took, to a limit; left out = not at all. */
  readonly restOf?: (count: number) => number;
  /** Calls of one kind cost what one of them does, and count once; left out = each counts. */
  readonly kindOf?: (input: In) => string;
  /** Of two calls with the same name, one waits for the next run. */
  readonly nameOf?: (input: In) => string | undefined;
}

interface Waiting<In, Out> {
  readonly input: In;
  readonly since: number;
  readonly resolve: (outcome: Out | PromiseLike<Out>) => void;
  readonly reject: (error: unknown) => void;
}

interface Queue<In, Out> {
  waiting: Waiting<In, Out>[];
  /** Whether a run begins after this turn of the process. */
  isBeginning: boolean;
  running: number;
  /** Calls that count in these runs. */
  inRuns: number;
}

/**
 * Runs per key at once, where no other key has any and the calls are no crowd; else one runs while the next gathers: it
 * serves a crowd as fast, and leaves a processor to everybody else.
 */
const LANES = 2;
const CROWD = 40;
/** Calls that wait at most, of one key and of all; no key gets more than its part of what is full. */
const WAITING_OF_KEY = 2_000;
const WAITING = 5_000;
/** How long a call waits, in milliseconds. */
const PATIENCE_MS = 5_000;
/** How long a key rests at most, in milliseconds: what took long had waited for something, and kept nobody from a processor. */
const MOST_REST_MS = 50;
/** Outcomes in one go: each costs this process a moment, and other requests come in between. */
const OUTCOMES = 4;

/**
 * Gathers the calls that wait at the same moment into one run per key, such as an organization: its cost is shared, and
 * a lone call goes with the end of its turn. A run begins after all of its calls have come, so each sees what was written
 * before it.
 */
export class Gathering<In, Out> {
  readonly #how: Gathered<In, Out>;
  readonly #queues = new Map<string, Queue<In, Out>>();

  constructor(how: Gathered<In, Out>) {
    this.#how = how;
  }

  /**
   * What becomes of one call, done together with whatever else waits under its key.
   * @throws Overloaded at once where too many wait, and after a while; nothing is done then
   */
  call(key: string, input: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      let queue = this.#queues.get(key);
      if (!queue) {
        queue = { waiting: [], isBeginning: false, running: 0, inRuns: 0 };
        this.#queues.set(key, queue);
      }
      if (queue.waiting.length >= Math.min(WAITING_OF_KEY, WAITING / this.#queues.size))
        throw new Overloaded();
      queue.waiting.push({ input, since: performance.now(), resolve, reject });
      this.#begin(key, queue);
    });
  }

  /** Runs that a key may have at once. */
  #lanes({ waiting, inRuns }: Queue<In, Out>): number {
    const isSingle = this.#queues.size > 1 || waiting.length + inRuns > CROWD || this.#how.isSingle?.();
    return isSingle ? 1 : LANES;
  }

  /**
   * Calls of the next run: all where none runs, and beside another one an equal part, so that many are not done in one
   * run while few, and then none, are done in the other.
   */
  #shareOf(queue: Queue<In, Out>): number {
    const { waiting, running, inRuns } = queue;
    return running === 0 ? waiting.length : Math.ceil((waiting.length + inRuns) / this.#lanes(queue));
  }

  /** Whether a run is to begin: where none runs, and beside another one once its part waits. */
  #isDue(queue: Queue<In, Out>): boolean {
    const waiting = queue.waiting.length;
    return waiting > 0 && queue.running < this.#lanes(queue) && waiting >= this.#shareOf(queue);
  }

  /** Begins what is due after this turn, so that whatever has come in with it goes together. */
  #begin(key: string, queue: Queue<In, Out>): void {
    if (queue.isBeginning || !this.#isDue(queue)) return;
    queue.isBeginning = true;
    setImmediate(() => {
      queue.isBeginning = false;
      void this.#drain(key, queue);
    });
  }

  async #drain(key: string, queue: Queue<In, Out>): Promise<void> {
    while (this.#isDue(queue)) {
      const { calls, count } = this.#take(queue);
      queue.running += 1;
      queue.inRuns += count;
      this.#begin(key, queue);
      const began = performance.now();
      await this.#run(key, calls);
      const rest = this.#how.restOf?.(calls.length) ?? 0;
      if (rest > 0) await sleep(Math.min(MOST_REST_MS, rest * (performance.now() - began)));
      queue.running -= 1;
      queue.inRuns -= count;
    }
    const isIdle = queue.running === 0 && queue.waiting.length === 0;
    if (isIdle && this.#queues.get(key) === queue) this.#queues.delete(key);
  }

  async #run(key: string, calls: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const outcomes = await this.#how.run(
        key,
        calls.map(({ input }) => input),
      );
      // Those that fail are heard of in a moment; until then nobody else is to miss a handler.
      for (const outcome of outcomes) if (outcome instanceof Promise) outcome.catch(() => {});
      for (const [index, { resolve }] of calls.entries()) {
        if (index > 0 && index % OUTCOMES === 0) await turn();
        resolve(outcomes[index] as Out | PromiseLike<Out>);
      }
      await Promise.allSettled(outcomes);
    } catch (error) {
      if (calls.length === 1 || isFinal(error)) for (const { reject } of calls) reject(error);
      else for (const call of calls) await this.#run(key, [call]);
    }
  }

  /** Takes the calls that have waited longest, and refuses those that did for too long. */
  #take(queue: Queue<In, Out>): { calls: readonly Waiting<In, Out>[]; count: number } {
    const { kindOf, nameOf } = this.#how;
    const most = Math.min(this.#shareOf(queue), this.#how.most ?? Number.POSITIVE_INFINITY);
    const names = new Set<string>();
    const counted = new Set<unknown>();
    const taken: Waiting<In, Out>[] = [];
    const later: Waiting<In, Out>[] = [];
    const since = performance.now() - PATIENCE_MS;
    for (const one of queue.waiting) {
      if (one.since < since) {
        one.reject(new Overloaded());
        continue;
      }
      const name = nameOf?.(one.input);
      const kind = kindOf ? kindOf(one.input) : one;
      const isFull = counted.size >= most && !counted.has(kind);
      if (isFull || (name !== undefined && names.has(name))) later.push(one);
      else {
        taken.push(one);
        counted.add(kind);
      }
      if (name !== undefined) names.add(name);
    }
    queue.waiting = later;
    return { calls: taken, count: counted.size };
  }
}

/** Whether calls that failed together would fail one by one, too, or may have been done. */
function isFinal(error: unknown): boolean {
  return (
    isConnectionLost(error) || error instanceof Overloaded || isDatabaseError(error, sqlState.queryCanceled)
  );
}
