import { Decimal } from "decimal.js";
import { isDatabaseError, raw, sqlState } from "#db/client.ts";
import { walletReason } from "#server/domain/chain/api.ts";
import { ownsWallet, requireCustomer } from "#server/domain/investors/api.ts";
import { balanceReason } from "#server/domain/register/token/balance-reason.ts";
import { type Holder, lockAccounts, openAccount } from "#server/domain/register/token/open-account.ts";
import { auditedToken, readToken } from "#server/domain/register/token/read-tokens.ts";
import { balanceTellings } from "#server/domain/register/token/tellings.ts";
import { postEntries } from "#server/domain/settlement/api.ts";
import type { Call, CallerContext, InputOf, SettlementContext } from "#server/kernel/context.ts";
import { refuseAny, type Violation, violation } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { violationOf } from "#server/kernel/reasons.ts";
import { change } from "#server/platform/audit/change.ts";
import { type LedgerEntry, transferToken as operation } from "./contract.ts";
import { readEntry } from "./list-entries.ts";

type Input = InputOf<typeof operation>;

/**
 * Moves tokens between two wallets by the issuer's hand, as an inheritance or a lost wallet asks for; the register keeps
 * the reason (docs/domain.md, Register). Whether the receiver may buy is the issuer's to decide.
 * @throws Refusal token_not_found, customer_not_found, and every rule that fails
 */
export async function transferToken({ ctx, input }: Call<typeof operation>): Promise<LedgerEntry> {
  const { tokenId } = input;
  const { fromCustomerId, fromWalletAddress, toCustomerId, toWalletAddress, amount, reason } = input;
  const transferred = { fromCustomerId, fromWalletAddress, toCustomerId, toWalletAddress, amount, reason };
  const entryId = newId("led", ctx.now);
  await change(ctx, auditedToken, tokenId, { action: operation.name, note: { transferred } }, async () => {
    await requireCustomer(ctx, fromCustomerId, "fromCustomerId");
    await requireCustomer(ctx, toCustomerId, "toCustomerId");
    refuseAny(await judge(ctx, input));
    try {
      // A savepoint: a refused entry must not end the request's transaction.
      await ctx.db.transaction((tx) => move({ ...ctx, db: tx }, entryId, input));
    } catch (error) {
      if (!isDatabaseError(error, sqlState.checkViolation, "ledger_account_available")) throw error;
      // Another request was faster: the rules are checked again for the reason.
      refuseAny(await judge(ctx, input));
      refuseAny([violation("insufficient_balance", {}, "amount")]);
    }
  });
  return readEntry(ctx, { organizationId: ctx.actor.organizationId, tokenId }, entryId);
}

/** Every rule the transfer breaks. */
async function judge(ctx: CallerContext, input: Input): Promise<Violation[]> {
  const { isPaused, decimals } = await readToken(ctx, input.tokenId);
  const { from, to } = sidesOf(input);
  const isElsewhere = from.customerId !== to.customerId || from.walletAddress !== to.walletAddress;
  const ownsTarget = await ownsWallet(ctx, to.customerId, to.walletAddress);
  const closed = ownsTarget ? await walletReason(ctx, to) : null;
  const amount = new Decimal(input.amount);
  const tooFew = await balanceReason(ctx, from, amount);
  return [
    amount.decimalPlaces() <= decimals || violation("precision_exceeded", { decimals }, "amount"),
    isElsewhere ||
      violation(
        "invalid_value",
        { reason: "The tokens are in this wallet already. Name another one." },
        "toWalletAddress",
      ),
    ownsTarget || violation("wallet_not_owned", {}, "toWalletAddress"),
    closed === null || violation(closed, {}, "toWalletAddress"),
    !isPaused || violation("token_paused", {}, "tokenId"),
    tooFew === null || violationOf(tooFew, balanceTellings("amount")),
  ].filter((verdict) => verdict !== true);
}

async function move(ctx: SettlementContext, entryId: string, input: Input): Promise<void> {
  const { from, to } = sidesOf(input);
  await openAccount(ctx, to);
  await lockAccounts(ctx, [from, to]);
  const sql = raw(ctx.db);
  await sql`${postEntries(ctx, {
    id: entryId,
    reason: "TRANSFER",
    token: sql`f.token_id`,
    debit: { account: sql`f.id`, bucket: "AVAILABLE" },
    credit: { account: sql`t.id`, bucket: "AVAILABLE" },
    amount: sql`${new Decimal(input.amount).toFixed()}::numeric`,
    note: input.reason,
    from: sql`
      from ledger_account f
      join ledger_account t on t.organization_id = f.organization_id and t.token_id = f.token_id and t.kind = 'WALLET'
       and t.customer_id = ${to.customerId} and t.wallet_address = ${to.walletAddress}
     where f.organization_id = ${ctx.actor.organizationId} and f.token_id = ${from.tokenId} and f.kind = 'WALLET'
       and f.customer_id = ${from.customerId} and f.wallet_address = ${from.walletAddress}`,
  })}`;
}

function sidesOf({ tokenId, ...input }: Input): { from: Holder; to: Holder } {
  return {
    from: { tokenId, customerId: input.fromCustomerId, walletAddress: input.fromWalletAddress.toLowerCase() },
    to: { tokenId, customerId: input.toCustomerId, walletAddress: input.toWalletAddress.toLowerCase() },
  };
}
