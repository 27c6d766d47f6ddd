import "server-only";
import { trpc } from "#app/_trpc/server.ts";
import type { IssuePrice } from "#app/_words/unit-price.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";

/** How many of the newest offerings are looked through at once. */
const AT_ONCE = 100;

/** Issue prices by token: of its newest offering; a token without one is left out. */
export async function issuePrices(tokenIds: readonly string[]): Promise<ReadonlyMap<string, IssuePrice>> {
  if (tokenIds.length === 0) return new Map();
  const { data, hasMore } = await trpc.offering.list({ limit: AT_ONCE });
  const newest = new Map<string, Offering>();
  for (const offering of data) {
    if (!newest.has(offering.tokenId)) newest.set(offering.tokenId, offering);
  }
  const missing = hasMore ? new Set(tokenIds.filter((tokenId) => !newest.has(tokenId))) : [];
  const older = await Promise.all([...missing].map((tokenId) => trpc.offering.list({ tokenId, limit: 1 })));
  for (const [offering] of older.map((list) => list.data)) {
    if (offering) newest.set(offering.tokenId, offering);
  }
  return new Map(
    [...newest].map(([tokenId, { pricePerToken, currency }]) => [
      tokenId,
      { amount: pricePerToken, currency },
    ]),
  );
}
