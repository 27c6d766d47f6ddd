import type { Application } from "./application.ts";

/** How long the organizations that were found are worked on before it is asked anew which have something, in milliseconds. */
const FOUND_FOR_MS = 500;

/** What waits in organizations and is done by batches. */
interface Batches {
  /** Finds the organizations that have some. */
  readonly find: () => PromiseLike<readonly { readonly organization_id: string }[]>;
  /** Does a batch of one. @returns whether it may have more */
  readonly run: (organizationId: string) => Promise<boolean>;
  /** What the log says of an organization whose batch failed; it is left for the next time that it is found. */
  readonly failure: string;
}

/**
 * Does what waits until nothing does, a batch of each organization in turn, so that a busy one keeps no other waiting, not
 * one that had nothing when it began either.
 * @param signal ends it between two batches
 */
export async function batchesInTurn(
  { log }: Pick<Application, "log">,
  { find, run, failure }: Batches,
  signal?: AbortSignal,
): Promise<void> {
  let isLeft = true;
  while (isLeft) {
    let waiting = (await find()).map(({ organization_id }) => organization_id);
    const until = performance.now() + FOUND_FOR_MS;
    while (waiting.length > 0 && performance.now() < until) {
      const behind: string[] = [];
      for (const organizationId of waiting) {
        if (signal?.aborted) return;
        try {
          if (await run(organizationId)) behind.push(organizationId);
        } catch (error) {
          log.error({ err: error, organizationId }, failure);
        }
      }
      waiting = behind;
    }
    isLeft = waiting.length > 0;
  }
}
