import { Decimal } from "decimal.js";
import { raw } from "#db/client.ts";
import { postEntries } from "#server/domain/settlement/api.ts";
import { actingCustomer } from "#server/kernel/access.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { type Reason, refusalFor } from "#server/kernel/reasons.ts";
import { record } from "#server/platform/audit/record.ts";
import { type Offer, createOffer as operation } from "./contract.ts";
import { readOffer } from "./read-offers.ts";
import { offerTellings } from "./tellings.ts";

type Input = InputOf<typeof operation>;

/**
 * Posts an offer; a SELL offer freezes its tokens (docs/domain.md, Bulletin board).
 * @throws Refusal token_not_found, customer_not_found, and every rule that fails
 */
export async function createOffer({ ctx, input }: Call<typeof operation>): Promise<Offer> {
  actingCustomer(ctx.actor, input.customerId);
  const reasons = await judge(ctx, input);
  if (reasons.length > 0) throw refusalFor(reasons, offerTellings);
  const offerId = newId("bbo", ctx.now);
  await post(ctx, offerId, input);
  const created = await readOffer(ctx, offerId);
  await record(ctx, {
    action: operation.name,
    resource: "offer",
    id: offerId,
    after: created,
    event: "offer.created",
  });
  return created;
}

/** Every rule the offer breaks; where there is none, it can be posted until the transaction ends. */
async function judge(ctx: CallerContext, input: Input): Promise<readonly Reason[]> {
  const { organizationId } = ctx.actor;
  const expiresAt = input.expiresAt === undefined ? null : instant(input.expiresAt).toISOString();
  const [row] = await raw(ctx.db)<{ reasons: Reason[] }[]>`
    select judge_offer(${organizationId}, ${input.tokenId}, ${input.customerId}, ${input.makerWalletAddress.toLowerCase()},
      ${new Decimal(input.amount).toFixed()}, ${input.intention}, ${expiresAt}, ${ctx.now.toISOString()}) as reasons`;
  return row?.reasons ?? [];
}

async function post(ctx: CallerContext, id: string, input: Input): Promise<void> {
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const amount = new Decimal(input.amount).toFixed();
  const expiresAt = input.expiresAt === undefined ? null : instant(input.expiresAt).toISOString();
  const wallet = input.makerWalletAddress.toLowerCase();
  const metadata = input.metadata ? JSON.stringify(input.metadata) : null;
  const sql = raw(ctx.db);
  await sql`
    insert into offer (organization_id, id, token_id, maker_customer_id, maker_wallet_address, amount, price_in_euro,
      intention, metadata, expires_at, created_at, updated_at)
    values (${organizationId}, ${id}, ${input.tokenId}, ${input.customerId}, ${wallet}, ${amount},
      ${String(input.priceInEuro)}, ${input.intention}, ${metadata}::jsonb, ${expiresAt}, ${at}, ${at})`;
  if (input.intention === "BUY") return;
  await sql`
    ${postEntries(ctx, {
      reason: "FREEZE",
      token: sql`a.token_id`,
      debit: { account: sql`a.id`, bucket: "AVAILABLE" },
      credit: { account: sql`a.id`, bucket: "FROZEN" },
      amount: sql`${amount}::numeric`,
      reference: sql`${id}`,
      from: sql`
        from ledger_account a
       where a.organization_id = ${organizationId} and a.kind = 'WALLET' and a.token_id = ${input.tokenId}
         and a.customer_id = ${input.customerId} and a.wallet_address = ${wallet}`,
    })}`;
}
