import { type Bounds, type Connection, connect } from "./client.ts";
import { Neighbours } from "./fair-queue.ts";
import { Standby } from "./standby.ts";

/** What work on the database is divided into, so that slow work never stops fast work (docs/decisions/024-compartments.md). */
interface Kind {
  /** Its part of every {@link PARTS} connections. */
  readonly part: number;
  /** How long one statement may take, in milliseconds. */
  readonly limit: number;
  /** How long work waits for a connection, in milliseconds. */
  readonly patience: number;
  /** Whether one organization never has all connections. */
  readonly isShared: boolean;
  /** Whether one operation has half of them at most, and slow ones of an organization run one at a time. */
  readonly isDivided?: boolean;
  /** Whether an organization beside its neighbours begins a quarter of them in one moment. */
  readonly isReading?: boolean;
  /** Whether a crowd of one organization's, beside its neighbours, goes behind them (`crowds`). */
  readonly leavesCrowds?: boolean;
  /** Name as which its work is a neighbour of whoever reads, the same organization too; left out = an organization's work is its own. */
  readonly asNeighbour?: string;
  /** Whether it has one connection alone while anything else is asked for, and all, for one organization too, while nothing is. */
  readonly givesWay?: boolean;
  /** Whether it takes what others leave of the server's processors. */
  readonly isPatient?: boolean;
  /** Whether it is work beside requests, whose connections are never a pooler's. */
  readonly isBeside?: boolean;
}

/** Who else is here: whoever buys is a neighbour of whoever reads. */
const neighbours = new Neighbours();
/** From when on work is slow, in milliseconds. */
const SLOW_MS = 500;
/** How long an organization beside its neighbours reads one thing before it begins the next, where that has not ended, in milliseconds. */
const MOMENT_MS = 50;
/** How long a statement of a request waits for what another transaction holds, in milliseconds. */
const LOCKS_MS = 5_000;

const PARTS = 20;

const kinds = {
  /** Who calls, and how often: each request reads it before anything else. */
  directory: { part: 2, limit: 3_000, patience: 5_000, isShared: false },
  /** Purchase intents. */
  intake: {
    part: 3,
    limit: 5_000,
    patience: 5_000,
    isShared: true,
    leavesCrowds: true,
    asNeighbour: "intake",
  },
  /** Whatever else changes something. */
  transitions: {
    part: 4,
    limit: 10_000,
    patience: 5_000,
    isShared: true,
    isDivided: true,
    leavesCrowds: true,
  },
  /** What of these comes in a crowd of one organization while others are beside it. */
  crowds: { part: 2, limit: 10_000, patience: 5_000, isShared: true, isDivided: true, isPatient: true },
  /** A resource or some rows of a list, alone, of an organization that reads no crowd; two of its parts are beside the others. */
  brief: { part: 3, limit: 3_000, patience: 5_000, isShared: true },
  /** A resource, a list. */
  reads: {
    part: 3,
    limit: 3_000,
    patience: 5_000,
    isShared: true,
    isDivided: true,
    isReading: true,
    isPatient: true,
  },
  /** Sums over much. */
  reports: {
    part: 3,
    limit: 10_000,
    patience: 5_000,
    isShared: true,
    isDivided: true,
    isReading: true,
    isPatient: true,
  },
  /** Files of many rows, two batches at a time: one of their parts is beside the others. */
  exports: { part: 2, limit: 15_000, patience: 15_000, isShared: true, givesWay: true, isPatient: true },
  /** Whether the database answers: one connection beside all others. */
  health: { part: 0, limit: 2_000, patience: 2_000, isShared: false },
  /** What is sent to a chain: one connection beside all others, opened where there is one. */
  chain: { part: 0, limit: 20_000, patience: 20_000, isShared: false, isBeside: true },
  /** The work beside requests. */
  jobs: { part: 3, limit: 60_000, patience: 60_000, isShared: false, isBeside: true },
} as const satisfies Record<string, Kind>;

/** Name of a compartment. */
export type Compartment = keyof typeof kinds;
export const compartmentNames = Object.keys(kinds) as Compartment[];

/** A pool for each compartment, with its bounds. */
export type Compartments = Readonly<Record<Compartment, Connection>>;

/** Where compartments lead. */
export interface Addresses {
  /** PostgreSQL itself. */
  readonly direct: string;
  /** A pooler that hands out transactions, for what requests do. */
  readonly pooler?: string | undefined;
}

/**
 * Opens all compartments.
 * @param total connections of all of them; each has one at least, and that of health one beside
 */
export function openCompartments({ direct, pooler }: Addresses, total: number): Compartments {
  const connectionOf = (kind: Kind): Connection => {
    const isPooled = pooler !== undefined && !kind.isBeside;
    return open(isPooled ? pooler : direct, kind, total, { isPooled, isPrimary: true });
  };
  const { crowds, ...others } = kinds;
  const behind = connectionOf(crowds);
  const opened = Object.entries<Kind>(others).map(([name, kind]) => [
    name,
    { ...connectionOf(kind), ...(kind.leavesCrowds && { behind }) },
  ]);
  return { ...Object.fromEntries(opened), crowds: behind };
}

/** Opens those that a standby answers, in the same parts. @param url its address @param primary where its position counts */
export function openStandby(url: string, total: number, primary: Compartments): Standby {
  const of = (kind: Kind) => open(url, kind, total, {});
  const { reads, reports, exports: files, health } = kinds;
  return new Standby(primary.directory, of(health), {
    reads: of(reads),
    reports: of(reports),
    exports: of(files),
  });
}

/** @param way what stands between, and what is at the end */
function open(
  url: string,
  kind: Kind,
  total: number,
  way: Pick<Bounds, "isPooled" | "isPrimary">,
): Connection {
  const {
    part,
    limit,
    patience,
    isShared,
    isDivided,
    isReading,
    isBeside,
    isPatient,
    asNeighbour,
    givesWay = false,
  } = kind;
  const size = Math.max(1, Math.round((part * total) / PARTS));
  const ofOrganization = isShared && !givesWay ? Math.max(1, size - 1) : size;
  const company = isShared && { neighbours, givesWay, ...(asNeighbour && { asNeighbour }) };
  return connect(url, size, {
    limit,
    patience,
    ofOrganization,
    ...company,
    ...way,
    ...(!isBeside && { locks: LOCKS_MS }),
    ...(isPatient && { isPatient }),
    ...(isDivided && { ofOperation: Math.ceil(size / 2), slow: SLOW_MS }),
    ...(isReading && { ofMoment: Math.max(1, Math.floor(size / 4)), moment: MOMENT_MS }),
  });
}
