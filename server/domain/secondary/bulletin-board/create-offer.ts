import { Decimal } from "decimal.js";
import { isDatabaseError, raw, sqlState } from "#db/client.ts";
import { ownsWallet, requireCustomer } from "#server/domain/investors/api.ts";
import { readBalance, readToken } from "#server/domain/register/api.ts";
import { postEntries } from "#server/domain/settlement/api.ts";
import { actingCustomer } from "#server/kernel/access.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { refuseAny, type Violation, violation } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { record } from "#server/platform/audit/record.ts";
import { type Offer, createOffer as operation } from "./contract.ts";
import { readOffer } from "./read-offers.ts";
import { offerViolations } from "./rules.ts";

type Input = InputOf<typeof operation>;

/**
 * Posts an offer; a SELL offer freezes its tokens in the same statement (docs/domain.md, Bulletin board).
 * @throws Refusal token_not_found, customer_not_found, and every rule that fails
 */
export async function createOffer({ ctx, input }: Call<typeof operation>): Promise<Offer> {
  actingCustomer(ctx.actor, input.customerId);
  refuseAny(await judge(ctx, input));
  const offerId = newId("bbo", ctx.now);
  try {
    // A transaction of its own, or a savepoint: a refused freeze must not end the request's transaction.
    await ctx.db.transaction((tx) => post({ ...ctx, db: tx }, offerId, input));
  } catch (error) {
    if (!isDatabaseError(error, sqlState.checkViolation, "ledger_account_available")) throw error;
    // Another request was faster: the rules are checked again for the reason.
    refuseAny(await judge(ctx, input));
    refuseAny([violation("insufficient_balance", {}, "amount")]);
  }
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

/** Every rule the offer breaks. */
async function judge(ctx: CallerContext, input: Input): Promise<Violation[]> {
  const token = await readToken(ctx, input.tokenId);
  const { isBlocked } = await requireCustomer(ctx, input.customerId);
  const wallet = input.makerWalletAddress.toLowerCase();
  return offerViolations(
    {
      tokenIsPaused: token.isPaused,
      tokenDecimals: token.decimals,
      makerIsBlocked: isBlocked,
      ownsWallet: await ownsWallet(ctx, input.customerId, wallet),
      balance: await readBalance(ctx, {
        tokenId: input.tokenId,
        customerId: input.customerId,
        walletAddress: wallet,
      }),
    },
    input,
    ctx.now,
  );
}

async function post(ctx: CallerContext, id: string, input: Input): Promise<void> {
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const amount = new Decimal(input.amount).toFixed();
  const expiresAt = input.expiresAt === undefined ? null : instant(input.expiresAt).toISOString();
  const sql = raw(ctx.db);
  await sql`
    with posted as (
      insert into offer (organization_id, id, token_id, maker_customer_id, maker_wallet_address, amount, price_in_euro,
        intention, expires_at, created_at, updated_at)
      values (${organizationId}, ${id}, ${input.tokenId}, ${input.customerId}, ${input.makerWalletAddress.toLowerCase()},
        ${amount}, ${String(input.priceInEuro)}, ${input.intention}, ${expiresAt}, ${at}, ${at})
      returning *
    )
    ${postEntries(ctx, {
      reason: "FREEZE",
      token: sql`a.token_id`,
      debit: { account: sql`a.id`, bucket: "AVAILABLE" },
      credit: { account: sql`a.id`, bucket: "FROZEN" },
      amount: sql`p.amount`,
      reference: sql`p.id`,
      from: sql`
        from posted p
        join ledger_account a on a.organization_id = p.organization_id and a.token_id = p.token_id
         and a.customer_id = p.maker_customer_id and a.wallet_address = p.maker_wallet_address
       where p.intention = 'SELL'`,
    })}`;
}
