import "server-only";
import { trpc } from "#app/_trpc/server.ts";
import { type IssuePrice, issuePriceOf, lastIssueOf } from "#app/_words/unit-price.ts";

/** Issue prices of the tokens of a page, by token: of its newest offering; a token without one is left out. */
export async function issuePrices(tokenIds: readonly string[]): Promise<ReadonlyMap<string, IssuePrice>> {
  const prices = await Promise.all(
    [...new Set(tokenIds)].map(async (tokenId) => {
      const price = issuePriceOf((await trpc.offering.list(lastIssueOf(tokenId))).data);
      return price === undefined ? [] : [[tokenId, price] as const];
    }),
  );
  return new Map(prices.flat());
}
