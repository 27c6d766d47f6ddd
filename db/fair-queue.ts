import { MARKET, NONE } from "./no-organization.ts";

/** How much a {@link FairQueue} takes on. */
export interface Bounds {
  /** Pieces of work at once. */
  readonly size: number;
  /** Of these, those of one organization. */
  readonly ofOrganization: number;
  /** Of these, those of one operation. */
  readonly ofOperation: number;
  /**
   * Of these, those that an organization begins in one moment while others are beside it; as many as it may unless given. With 0 it
   * rests for the moment also where what it began has ended, and then for as long as that took.
   */
  readonly ofMoment?: number | undefined;
  /** How long that moment is, in milliseconds: what runs for longer keeps nothing else of its organization waiting; 20 unless given. */
  readonly moment?: number | undefined;
  /** Tells whether an organization has others beside it; the queue looks for itself unless given. */
  readonly neighbours?: Neighbours | undefined;
  /** As whom whoever comes is a neighbour of others, its own organization's other work too; as its organization unless given. */
  readonly asNeighbour?: string | undefined;
  /** Whether one piece alone runs while anything comes that does not give way itself. */
  readonly givesWay?: boolean | undefined;
  /** How long anything waits, in milliseconds. */
  readonly patience: number;
  /** What takes longer, in milliseconds, is slow: an organization has one slow piece at a time, and all have half the places. */
  readonly slow: number;
}

/** Work of an organization that wants its turn. */
export interface Visit {
  /** The operation it is part of; empty for none. */
  readonly operation?: string;
  /** Tells when nobody waits for the answer any more; asked for by what has to wait alone. */
  readonly signal?: () => AbortSignal;
}

/** What one organization may have waiting, and all together. */
const WAITING_OF_ORGANIZATION = 250;
const WAITING = 500;
/** Organizations of which nothing is to be done that are kept all the same, with their lines. */
const KEPT = 100;

/** Told to whoever finds too much waiting, or has waited too long. Known by its code, as Next has a copy of this class. */
export class Overloaded extends Error {
  readonly code = "OVERLOADED";
  constructor() {
    super("too much waits");
  }
}

/** So much of one organization at once is a crowd. */
export const CROWD = 5;
/** Organizations are beside each other while they come by turns within this time, and passed what gave way, in milliseconds. */
const NEAR = 2_000;
/** How long a moment is unless it is given, in milliseconds. */
const MOMENT = 20;

/** Knows whether different ones come by turns. */
class Company {
  #latest: string | undefined;
  #changedAt = Number.NEGATIVE_INFINITY;

  note(name: string, now: number): void {
    if (this.#latest !== undefined && this.#latest !== name) this.#changedAt = now;
    this.#latest = name;
  }

  /** Whether others came lately than the one that came last. */
  get isMixed(): boolean {
    return performance.now() - this.#changedAt < NEAR;
  }
}

/** Knows whether one organization is alone here, or has others beside it, and whether anything comes that gives way to nothing. */
export class Neighbours {
  readonly #all = new Company();
  readonly #organizations = new Company();
  #passedAt = Number.NEGATIVE_INFINITY;

  /** Notes that something of an organization came. @param name as whom it is a neighbour of others */
  note(name: string, organizationId: string, givesWay: boolean): void {
    const now = performance.now();
    this.#all.note(name, now);
    if (organizationId !== NONE && organizationId !== MARKET) this.#organizations.note(organizationId, now);
    if (!givesWay) this.#passedAt = now;
  }

  /** Whether something came lately to which whatever gives way does. */
  get havePassed(): boolean {
    return performance.now() - this.#passedAt < NEAR;
  }

  /** Whether others came lately than the one that came last, be it other work of the same organization. */
  get areNear(): boolean {
    return this.#all.isMixed;
  }

  /** Whether other organizations came lately than the one that came last. */
  get areOthers(): boolean {
    return this.#organizations.isMixed;
  }
}

/** Gives the place up; to be called once. */
export type Leave = () => void;

interface Line {
  running: number;
  /** Whether what ended last was slow, so that what comes next is taken to be. */
  isSlow: boolean;
  /** In the order they came. Tables whose members come and go so fast leave much behind (`in-flight.ts`), so it is a list. */
  readonly waiting: (() => void)[];
}

interface Share {
  running: number;
  /** Until when it begins nothing that a moment keeps. */
  restsUntil: number;
  slow: number;
  waiting: number;
  readonly lines: Map<string, Line>;
}

const newShare = (): Share => ({
  running: 0,
  restsUntil: Number.NEGATIVE_INFINITY,
  slow: 0,
  waiting: 0,
  lines: new Map(),
});

/**
 * Lets a bounded number of pieces of work run, and a bounded number wait. Organizations take turns, and the operations
 * of one organization do, so whoever asks for much waits behind itself; no organization ever has all places, and beside others
 * it may be let begin few things in one moment.
 */
export class FairQueue {
  readonly #bounds: Bounds;
  readonly #neighbours: Neighbours;
  /** Whose turn it is comes first. */
  readonly #shares = new Map<string, Share>();
  #running = 0;
  #slow = 0;
  #waiting = 0;
  #isLetInLater = false;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#neighbours = bounds.neighbours ?? new Neighbours();
  }

  /**
   * Waits for a turn, and returns what ends it.
   * @throws Overloaded at once where too much waits, and after a while without a turn
   */
  async enter(organizationId: string, { operation = "", signal }: Visit = {}): Promise<Leave> {
    const { asNeighbour = organizationId, givesWay = false } = this.#bounds;
    this.#neighbours.note(asNeighbour, organizationId, givesWay);
    const { share, line } = this.#placeOf(organizationId, operation);
    const isFree = this.#isFree(share, line);
    // Whoever has nothing waiting is let in even when others fill the queue.
    const isFull = share.waiting >= (this.#waiting < WAITING ? WAITING_OF_ORGANIZATION : 1);
    if (!isFree && isFull) throw new Overloaded();
    this.#shares.set(organizationId, share);
    share.lines.set(operation, line);
    const forgetIdle = () => {
      if (line.running > 0 || line.waiting.length > 0) return;
      line.isSlow = false;
      if (this.#shares.size <= KEPT) return;
      share.lines.delete(operation);
      if (share.running === 0 && share.waiting === 0) this.#shares.delete(organizationId);
    };
    const start = () => this.#start(share, line, forgetIdle);
    if (isFree) return start();
    // Who is kept though nothing of theirs waits has no turn from before.
    if (share.waiting === 0) moveToEnd(this.#shares, organizationId, share);
    if (line.waiting.length === 0) moveToEnd(share.lines, operation, line);
    return this.#wait(share, line, start, signal?.()).catch((error: unknown) => {
      forgetIdle();
      throw error;
    });
  }

  /** Whether several organizations come by turns. */
  get isOfSeveral(): boolean {
    return this.#neighbours.areOthers;
  }

  /** How much of an organization runs or waits here, of one operation where one is named. */
  countOf(organizationId: string, { operation }: Pick<Visit, "operation"> = {}): number {
    const share = this.#shares.get(organizationId);
    if (share === undefined) return 0;
    if (operation === undefined) return share.running + share.waiting;
    const line = share.lines.get(operation);
    return line === undefined ? 0 : line.running + line.waiting.length;
  }

  /** Whether work of this operation of an organization would begin at once. */
  isFree(organizationId: string, { operation = "" }: Visit = {}): boolean {
    const { share, line } = this.#placeOf(organizationId, operation);
    return this.#isFree(share, line);
  }

  #placeOf(organizationId: string, operation: string): { share: Share; line: Line } {
    const share = this.#shares.get(organizationId) ?? newShare();
    return { share, line: share.lines.get(operation) ?? { running: 0, isSlow: false, waiting: [] } };
  }

  #isFree(share: Share, line: Line): boolean {
    return this.#running < this.#bounds.size && this.#mayRun(share, line);
  }

  #start(share: Share, line: Line, forgetIdle: () => void): Leave {
    const began = performance.now();
    const slow = line.isSlow ? 1 : 0;
    this.#count(share, line, 1, slow);
    share.restsUntil = began + (this.#bounds.moment ?? MOMENT);
    return () => {
      this.#count(share, line, -1, slow);
      const ended = performance.now();
      const took = ended - began;
      line.isSlow = took > this.#bounds.slow;
      if (this.#bounds.ofMoment === 0) share.restsUntil = Math.max(share.restsUntil, ended + took);
      forgetIdle();
      this.#letIn();
    };
  }

  /** Whether a line may begin now; where a moment alone keeps it, the queue lets in again when that ends. */
  #mayRun(share: Share, line: Line): boolean {
    const { size, ofOrganization, ofOperation, ofMoment = size, givesWay } = this.#bounds;
    if (givesWay && this.#running > 0 && this.#neighbours.havePassed) return false;
    if (line.isSlow && (share.slow > 0 || this.#slow >= size / 2)) return false;
    if (share.running >= ofOrganization || line.running >= ofOperation) return false;
    if (share.running < ofMoment || !this.#neighbours.areNear) return true;
    const left = share.restsUntil - performance.now();
    if (left > 0) this.#letInAfter(left);
    return left <= 0;
  }

  #count(share: Share, line: Line, change: 1 | -1, slow: 0 | 1): void {
    this.#running += change;
    share.running += change;
    line.running += change;
    share.slow += change * slow;
    this.#slow += change * slow;
  }

  /** Fulfilled when the turn has come and is taken. */
  #wait(share: Share, line: Line, start: () => Leave, signal: AbortSignal | undefined): Promise<Leave> {
    return new Promise((resolve, reject) => {
      const leaveLine = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", giveUp);
        line.waiting.splice(line.waiting.indexOf(begin), 1);
        share.waiting -= 1;
        this.#waiting -= 1;
      };
      const begin = () => {
        leaveLine();
        resolve(start());
      };
      const giveUp = () => {
        leaveLine();
        reject(new Overloaded());
      };
      line.waiting.push(begin);
      share.waiting += 1;
      this.#waiting += 1;
      const timer = setTimeout(giveUp, this.#bounds.patience);
      if (signal?.aborted) giveUp();
      else signal?.addEventListener("abort", giveUp, { once: true });
    });
  }

  #letInAfter(ms: number): void {
    if (this.#isLetInLater) return;
    this.#isLetInLater = true;
    setTimeout(() => {
      this.#isLetInLater = false;
      this.#letIn();
    }, ms);
  }

  /** Gives free places to those whose turn it is. */
  #letIn(): void {
    while (this.#waiting > 0 && this.#running < this.#bounds.size) {
      const begin = this.#next();
      if (begin === undefined) return;
      begin();
    }
  }

  #next(): (() => void) | undefined {
    for (const [organizationId, share] of this.#shares) {
      if (share.waiting === 0) continue;
      for (const [operation, line] of share.lines) {
        const [begin] = line.waiting;
        if (begin === undefined || !this.#mayRun(share, line)) continue;
        moveToEnd(this.#shares, organizationId, share);
        moveToEnd(share.lines, operation, line);
        return begin;
      }
    }
    return undefined;
  }
}

function moveToEnd<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.delete(key);
  map.set(key, value);
}
