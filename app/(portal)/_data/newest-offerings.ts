import "server-only";
import { trpc } from "#app/_trpc/server.ts";
import { lastIssueOf } from "#app/_words/unit-price.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";

/** The newest offering of each token of a page, by token; a token that was never offered is left out. */
export async function newestOfferings(tokenIds: readonly string[]): Promise<ReadonlyMap<string, Offering>> {
  const offerings = await Promise.all(
    [...new Set(tokenIds)].map(async (tokenId) => (await trpc.offering.list(lastIssueOf(tokenId))).data),
  );
  return new Map(offerings.flat().map((offering) => [offering.tokenId, offering]));
}
