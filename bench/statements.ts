import postgres from "postgres";
import { connectionOver } from "#db/client.ts";
import { compartmentNames } from "#db/compartments.ts";
import { accountBook } from "#server/domain/organization/settings/account-book.ts";
import { getOffering, listOfferings } from "#server/domain/primary/offering/read-offerings.ts";
import { createIntent } from "#server/domain/primary/purchase-intent/create-intent.ts";
import { listIntents } from "#server/domain/primary/purchase-intent/read-intents.ts";
import { cancelOffer } from "#server/domain/secondary/bulletin-board/cancel-offer.ts";
import type { Application } from "#server/kernel/application.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { scopes } from "#server/kernel/fields/actions.ts";
import { world } from "./world.ts";

/** One statement as the service sends it. */
export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** What the bare server sends, statement by statement the same as the service. */
export interface Statements {
  readonly intent: readonly Statement[];
  readonly cancel: readonly Statement[];
  readonly listOfferings: readonly Statement[];
  readonly listIntents: readonly Statement[];
  readonly listIntentsOfOffering: readonly Statement[];
  readonly getOffering: readonly Statement[];
}

/** Runs each operation once and notes the statements it sends. */
export async function recordStatements(url: string): Promise<Statements> {
  let seen: Statement[] = [];
  const client = postgres(url, {
    max: 1,
    debug: (_connection, text, params) => seen.push({ text, params: [...params] }),
  });
  const connection = connectionOver(() => client, 1);
  const { db } = connection;
  const compartments = Object.fromEntries(compartmentNames.map((name) => [name, connection]));
  const app = { ...connection, compartments, kept: new Map() } as unknown as Application;
  const ctx: CallerContext = {
    app,
    db,
    actor: { kind: "apiKey", organizationId: world.organizationId, keyId: null, scopes },
    person: null,
    origin: { address: undefined, userAgent: undefined },
    now: new Date(),
    realNow: new Date(),
    requestId: "bench",
    dryRun: false,
    idempotencyKey: undefined,
    replyHeaders: new Map(),
  };
  // Kept for seconds by the service, so no purchase asks for it.
  await accountBook(app).find(world.organizationId);
  const record = async (run: () => Promise<unknown>) => {
    // What the one before left under way has been sent by then.
    await client`select 1`;
    seen = [];
    await run();
    return [...seen];
  };
  const offeringId = world.offeringId(0);
  const customerId = world.customerId(0);
  const payment = { purchaseAmount: 10, tokenAmount: 1, currency: "EUR" as const };
  const statements = {
    intent: await record(() =>
      createIntent({
        ctx,
        input: { offeringId, customerId, walletAddress: world.walletAddress(0), payment },
      }),
    ),
    // A dry run is not gathered, so that its statements are those of one offer.
    cancel: await record(() =>
      cancelOffer({ ctx: { ...ctx, dryRun: true }, input: { offerId: world.offerId(0, 0), customerId } }),
    ),
    listOfferings: await record(() => listOfferings({ ctx, input: { limit: 20, order: "desc" } })),
    listIntents: await record(() => listIntents({ ctx, input: { limit: 20, order: "desc" } })),
    listIntentsOfOffering: await record(() =>
      listIntents({ ctx, input: { offeringId, limit: 20, order: "desc" } }),
    ),
    getOffering: await record(() => getOffering({ ctx, input: { offeringId } })),
  };
  await client.end();
  return statements;
}
