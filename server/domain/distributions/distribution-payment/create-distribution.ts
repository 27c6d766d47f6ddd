import { Decimal } from "decimal.js";
import { raw } from "#db/client.ts";
import {
  type Distribution,
  createDistribution as operation,
} from "#server/domain/distributions/distribution/contract.ts";
import { readDistribution } from "#server/domain/distributions/distribution/read-distributions.ts";
import { readToken } from "#server/domain/register/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { record } from "#server/platform/audit/record.ts";
import { isSettled, startDistribution } from "./start-distribution.ts";

/**
 * Announces a distribution, and starts it where its record date has passed.
 * @throws Refusal token_not_found, not_allowed, no_holders
 */
export async function createDistribution({ ctx, input }: Call<typeof operation>): Promise<Distribution> {
  const { tokenId, kind, title, currency } = input;
  await readToken(ctx, tokenId);
  const at = ctx.now.toISOString();
  const recordDate = instant(input.recordDate);
  const id = newId("dst", ctx.now);
  await raw(ctx.db)`
    insert into distribution (organization_id, id, token_id, kind, title, currency, amount, record_date, status,
      created_at, updated_at)
    values (${ctx.actor.organizationId}, ${id}, ${tokenId}, ${kind}, ${title}, ${currency},
      ${new Decimal(input.amount).toFixed(2)}, ${recordDate.toISOString()}, 'SCHEDULED', ${at}, ${at})`;
  if (isSettled(recordDate, ctx.now) && (await startDistribution(ctx, id)) === "NO_HOLDERS") {
    throw refuse("no_holders", { at: recordDate.toISOString() }, "recordDate");
  }
  const after = await readDistribution(ctx, id);
  await record(ctx, {
    action: operation.name,
    resource: "distribution",
    id,
    after,
    event: "distribution.created",
  });
  return after;
}
