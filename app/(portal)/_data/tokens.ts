import "server-only";
import { trpc } from "#app/_trpc/server.ts";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";

/** How many tokens a choice offers. */
const OFFERED = 100;

/** The issuer's tokens from A to Z, for a choice. */
export async function listTokens(): Promise<RegisteredToken[]> {
  const { data } = await trpc.token.list({ sort: "name", order: "asc", limit: OFFERED });
  return data;
}

/** The tokens that some things name, by id. @param known tokens that were read already */
export async function tokensOf(
  things: readonly { tokenId: string }[],
  known: readonly RegisteredToken[],
): Promise<ReadonlyMap<string, RegisteredToken>> {
  const tokens = new Map(known.map((token) => [token.tokenId, token]));
  const missing = [...new Set(things.map(({ tokenId }) => tokenId))].filter((id) => !tokens.has(id));
  const read = await Promise.all(missing.map((tokenId) => trpc.token.get({ tokenId })));
  for (const token of read) tokens.set(token.tokenId, token);
  return tokens;
}
