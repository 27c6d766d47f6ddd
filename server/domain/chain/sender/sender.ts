import { randomUUID } from "node:crypto";
import type { Database } from "#db/client.ts";
import { inTenant, inTransaction } from "#db/tenant.ts";
import type { BlockRef, ChainFees, Head } from "#server/adapters/chain/port.ts";
import { type Application, type ChainLink, oncePerApplication } from "#server/kernel/application.ts";

/** Moments of the sender between which something is written or sent, in their order. */
export const stations = [
  "leased",
  "chosen",
  "reserved",
  "signed",
  "kept",
  "sent",
  "broadcast",
  "watched",
  "mined",
  "final",
] as const;
export type Station = (typeof stations)[number];

/** What the sender needs of its process. */
export type SendingProcess = Pick<Application, "log"> & {
  readonly compartments: Pick<Application["compartments"], "chain">;
};

/** One process's part in sending to a chain; it acts while it holds the signer's lease. */
export interface Sender {
  readonly app: SendingProcess;
  readonly link: ChainLink;
  readonly chainId: number;
  /** The signer's address. */
  readonly address: string;
  /** What this process is called in the lease. */
  readonly holder: string;
  /** Transactions whose nonce seems to be used by somebody else, with how often that was seen. */
  readonly suspects: Map<string, number>;
  /** Told of each station that is reached. */
  reached(station: Station): void | Promise<void>;
  /** Runs `work` in a transaction of no organization. */
  everywhere<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Runs `work` in a transaction of one organization. */
  within<T>(organizationId: string, work: (db: Database) => Promise<T>): Promise<T>;
}

/** The sender of a process, over its chain. */
export function makeSender(
  app: SendingProcess,
  link: ChainLink,
  reached: Sender["reached"] = () => undefined,
): Sender {
  const { chain } = app.compartments;
  return {
    app,
    link,
    chainId: link.chainId,
    address: link.signer.address,
    holder: randomUUID(),
    suspects: new Map(),
    reached,
    everywhere: (work) => inTransaction(chain, work),
    within: (organizationId, work) => inTenant(chain, organizationId, "write", work),
  };
}

/** The one sender of a process; null where no chain is configured. */
export const senderOf = oncePerApplication("chain.sender", (app) =>
  app.chainLink ? makeSender(app, app.chainLink) : null,
);

/** What the sender found at the beginning of a turn: where the chain stands. */
export interface Turn {
  readonly now: Date;
  readonly head: Head;
  /** Nonces that are used up in blocks, and those that nodes know of besides. */
  readonly nonces: { readonly latest: number; readonly pending: number };
  readonly market: ChainFees;
  /** What the signer can pay, in wei. */
  readonly balance: bigint;
}

/** Whether a block cannot change any more. */
export function isFinal(block: BlockRef, { final }: Head): boolean {
  return block.number <= final.number;
}
