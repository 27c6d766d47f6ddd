import type { Logger } from "pino";
import type { Connection, Line } from "#db/client.ts";
import type { Compartment, Compartments } from "#db/compartments.ts";
import type { Visit } from "#db/fair-queue.ts";
import type { Answering, Standby } from "#db/standby.ts";
import type { ChainNode, ChainPort } from "#server/adapters/chain/port.ts";
import type { IdentityPorts } from "#server/adapters/identity/port.ts";
import type { MailPort } from "#server/adapters/mail/port.ts";
import type { PaymentPorts } from "#server/adapters/payments/port.ts";
import type { PayoutPort } from "#server/adapters/payout/port.ts";
import type { PicturePort } from "#server/adapters/picture/port.ts";
import type { SignaturePort } from "#server/adapters/signature/port.ts";
import type { SignerPort } from "#server/adapters/signer/port.ts";
import type { WebhookPort } from "#server/adapters/webhook/port.ts";
import type { Env } from "./configuration.ts";

/** The chain that ERC-3643 tokens are on, and who signs there. */
export interface ChainLink {
  readonly chainId: number;
  readonly node: ChainNode;
  readonly signer: SignerPort;
  /** The cold address that owns the contracts. */
  readonly owner: string;
  /** The most that is paid for a unit of gas, in wei. */
  readonly maxFee: bigint;
  /** How much of a token's supply its agent may move at once, and again over a day: what a stolen operator could. */
  readonly dailyLimitPercent: number;
  /** Address of an explorer, without a slash at the end. */
  readonly explorerUrl: string | undefined;
}

/**
 * What exists once a process: the pools, the configuration, the providers, and what contexts keep with it. Transactions
 * of it are in the compartment of the jobs, or where {@link within} says.
 */
export interface Application extends Line, Pick<Connection, "db" | "pool" | "close"> {
  readonly compartments: Compartments;
  /** A replica that answers questions; undefined where there is none. */
  readonly standby?: Standby | undefined;
  /** Whether transactions of this are a standby's. */
  readonly isStandby?: boolean;
  readonly env: Env;
  readonly log: Logger;
  readonly chain: ChainPort;
  /** Undefined where no chain is configured: then all tokens are of the ledger. */
  readonly chainLink: ChainLink | undefined;
  readonly mail: MailPort;
  readonly signatures: SignaturePort;
  readonly identities: IdentityPorts;
  readonly webhooks: WebhookPort;
  readonly pictures: PicturePort;
  readonly payouts: PayoutPort;
  readonly payments: PaymentPorts;
  /** Filled by {@link oncePerApplication} alone. */
  readonly kept: Map<string, unknown>;
}

/** The application as a request sees it: its transactions are in this compartment and take turns as this visit. */
export function within(app: Application, compartment: Compartment, visit: Visit): Application {
  return over(app, app.compartments[compartment], { visit });
}

/** The same on the standby, for a question; undefined where it answers none of this compartment, or not soon enough. */
export async function withinStandby(
  app: Application,
  compartment: Compartment,
  visit: Visit,
): Promise<Application | undefined> {
  const { standby } = app;
  if (standby === undefined || !(compartment in standby.compartments)) return undefined;
  if (!(await standby.hasCaughtUp())) return undefined;
  return over(app, standby.compartments[compartment as Answering], { visit, isStandby: true });
}

function over(
  app: Application,
  { db, pool, ending, renewal, queue, settings, behind }: Connection,
  own: Pick<Application, "visit" | "isStandby">,
): Application {
  const line = { db, pool, ending, renewal, queue, settings, behind };
  return Object.assign(Object.create(app) as Application, line, own);
}

/**
 * Declares what a context needs once a process, such as a cache or a batch: made when it is first asked for, and kept
 * with the application, since Next bundles its own copy of every module.
 * @param name unique among all that is kept
 */
export function oncePerApplication<T>(name: string, make: (app: Application) => T): (app: Application) => T {
  return (app) => {
    if (!app.kept.has(name)) app.kept.set(name, make(app));
    return app.kept.get(name) as T;
  };
}

/** Where a process is in its life; hosts that never say are ready. */
export type Phase = "starting" | "ready" | "draining";

interface Home {
  phase?: Phase;
  make?: () => Application;
  made?: Application;
}

// Next bundles its own copy of these modules, so the one application is stored on globalThis.
const shared = globalThis as { __offerboard?: Home };
shared.__offerboard ??= {};
const home: Home = shared.__offerboard;

/** Says where this process is in its life. */
export function enterPhase(phase: Phase): void {
  home.phase = phase;
}

/** Where this process is in its life. */
export function phaseOfProcess(): Phase {
  return home.phase ?? "ready";
}

/** Names who puts the application of this process together, once somebody asks for it. */
export function provideApplication(make: () => Application): void {
  home.make ??= make;
}

/** Whether somebody was named to put it together. */
export function isApplicationProvided(): boolean {
  return home.make !== undefined;
}

/** The application of this process; made at the first call. @throws Error where nobody was named to make it */
export function application(): Application {
  if (!home.made && !home.make) throw new Error("No application was provided to this process.");
  home.made ??= (home.make as () => Application)();
  return home.made;
}

/** Closes what {@link application} opened, if anything. */
export async function closeApplication(): Promise<void> {
  const app = home.made;
  delete home.made;
  await app?.close();
}
