import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { replayLost, takeOver } from "#server/domain/chain/api.ts";
import type { Application } from "#server/kernel/application.ts";
import { systemContext } from "#server/kernel/system-context.ts";
import { DEMO_ORGANIZATION } from "#server/platform/identity/identify.ts";
import { fund } from "./chain.ts";

/** The one token of the demo whose movements are carried out on its chain. */
export const DEMO_TOKEN = "heath-forest";

/**
 * Brings the demo's token onto its chain: taken over at the first start, and sent again where the chain has lost what it
 * had. What is to be sent is sent beside requests.
 * @param url where the chain is
 */
export async function ensureOnChain(app: Application, url: string, now = new Date()): Promise<void> {
  const { chainLink: link } = app;
  if (!link) return;
  await fund(url, link.signer.address);
  await replayLost(app, link);
  await inTenant(app, DEMO_ORGANIZATION, "write", async (db) => {
    const [token] = await raw(db)`
      select from token
       where organization_id = ${DEMO_ORGANIZATION} and id = ${DEMO_TOKEN} and settlement = 'LEDGER'
         and not exists (
           select from chain_token where organization_id = ${DEMO_ORGANIZATION} and token_id = ${DEMO_TOKEN})`;
    if (token) await takeOver(systemContext(app, db, DEMO_ORGANIZATION, now), DEMO_TOKEN);
  });
}
