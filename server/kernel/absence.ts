import { AsyncLocalStorage } from "node:async_hooks";
import { isConnectionLost } from "#db/connection-lost.ts";

/** What a request found out about the database. */
export interface Finding {
  /** Whether it was away. */
  isAway: boolean;
}

// Next bundles its own copy of this module, and the one of the process wants to hear from it.
const shared = globalThis as { __offerboardFindings?: AsyncLocalStorage<Finding> };
shared.__offerboardFindings ??= new AsyncLocalStorage();
const findings = shared.__offerboardFindings;

/** Answers a request, and hears of what it finds out on the way. */
export function listenForAbsence<T>(finding: Finding, answer: () => T): T {
  return findings.run(finding, answer);
}

/** To be called with whatever failed in a request: notes where it was that the database is away. */
export function noteAbsence(error: unknown): void {
  const finding = findings.getStore();
  if (finding !== undefined && isConnectionLost(error)) finding.isAway = true;
}
