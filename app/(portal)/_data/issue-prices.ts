import "server-only";
import { type IssuePrice, issuePriceOf } from "#app/_words/unit-price.ts";
import { newestOfferings } from "./newest-offerings.ts";

/** Issue prices of the tokens of a page, by token: of its newest offering; a token without one is left out. */
export async function issuePrices(tokenIds: readonly string[]): Promise<ReadonlyMap<string, IssuePrice>> {
  const offerings = await newestOfferings(tokenIds);
  return new Map([...offerings].map(([tokenId, offering]) => [tokenId, issuePriceOf(offering)]));
}
