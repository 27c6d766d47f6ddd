import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Application } from "#server/kernel/application.ts";
import { EVERY_MS, reconcileToken } from "./reconcile-token.ts";

/** How soon a token is looked at again for which nothing is sent, in milliseconds. */
const SOON_MS = 60_000;

/**
 * Compares all tokens whose turn it is with their contracts: each every ten minutes, and every minute while sending for it
 * has stopped. One that fails waits for its next turn.
 */
export async function reconcileTokens({ app, now }: { app: Application; now: Date }): Promise<void> {
  const { chainLink: link } = app;
  if (!link) return;
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  const due = await raw(app.db)<{ organization_id: string; token_id: string }[]>`
    select organization_id, token_id
      from chain_tokens_to_reconcile(${link.chainId}, ${before(EVERY_MS)}, ${before(SOON_MS)})`;
  for (const { organization_id: organizationId, token_id: tokenId } of due) {
    const place = { organizationId, tokenId };
    try {
      // One process at a time: whoever is second finds it taken.
      const [taken] = await inTenant(
        app,
        organizationId,
        "write",
        (db) => raw(db)`
          update chain_token set reconciled_at = ${now.toISOString()}
           where organization_id = ${organizationId} and token_id = ${tokenId}
             and (reconciled_at is null or reconciled_at < ${before(SOON_MS)})
          returning 1`,
      );
      if (taken) await reconcileToken(app, link, place, now);
    } catch (error) {
      app.log.error({ err: error, ...place }, "a token was not compared with its chain");
    }
  }
}
