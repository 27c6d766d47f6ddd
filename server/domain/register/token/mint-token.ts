import { isDatabaseError, raw, sqlState } from "#db/client.ts";
import { walletReason } from "#server/domain/chain/api.ts";
import { ownsWallet, requireCustomer } from "#server/domain/investors/api.ts";
import { postEntries } from "#server/domain/settlement/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { Exact } from "#server/kernel/fields/decimal.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { toAmountText } from "#server/kernel/format.ts";
import { change } from "#server/platform/audit/change.ts";
import { mintToken as operation, type RegisteredToken } from "./contract.ts";
import { auditedToken, readToken } from "./read-tokens.ts";

/**
 * Issues tokens out of the supply that is left into a customer's wallet (docs/domain.md, Register).
 * @throws Refusal token_not_found, customer_not_found, wallet_not_owned, wallet_not_proven, wallet_not_registered,
 *   precision_exceeded, supply_exceeded
 */
export async function mintToken({ ctx, input }: Call<typeof operation>): Promise<RegisteredToken> {
  const { organizationId } = ctx.actor;
  const { tokenId, customerId } = input;
  const walletAddress = input.walletAddress.toLowerCase();
  const amount = new Exact(input.amount);
  const minted = { customerId, walletAddress: input.walletAddress, amount: input.amount, note: input.note };
  const kind = { action: operation.name, note: { minted } };
  return change(ctx, auditedToken, tokenId, kind, async ({ decimals }) => {
    await requireCustomer(ctx, customerId);
    if (amount.decimalPlaces() > decimals) throw refuse("precision_exceeded", { decimals }, "amount");
    if (!(await ownsWallet(ctx, customerId, walletAddress)))
      throw refuse("wallet_not_owned", {}, "walletAddress");
    const closed = await walletReason(ctx, { tokenId, customerId, walletAddress });
    if (closed) throw refuse(closed, {}, "walletAddress");
    try {
      // A transaction of its own, or a savepoint: a refused entry must not end the request's transaction.
      await ctx.db.transaction((tx) => {
        const sql = raw(tx);
        return sql`
          with opened as (
            insert into ledger_account as a (organization_id, id, token_id, kind, customer_id, wallet_address)
            values (${organizationId}, ${newId("acc", ctx.now)}, ${tokenId}, 'WALLET', ${customerId}, ${walletAddress})
            on conflict (organization_id, customer_id, wallet_address, token_id) where kind = 'WALLET'
              do update set kind = a.kind
            returning a.id
          )
          ${postEntries(
            { ...ctx, db: tx },
            {
              reason: "MINT",
              token: sql`u.token_id`,
              debit: { account: sql`u.id`, bucket: "AVAILABLE" },
              credit: { account: sql`opened.id`, bucket: "AVAILABLE" },
              amount: sql`${amount.toFixed()}::numeric`,
              note: input.note,
              from: sql`
                from ledger_account u, opened
               where u.organization_id = ${organizationId} and u.token_id = ${tokenId} and u.kind = 'UNISSUED'`,
            },
          )}`;
      });
    } catch (error) {
      if (!isDatabaseError(error, sqlState.checkViolation, "ledger_account_available")) throw error;
      const { totalSupply, issuedSupply } = await readToken(ctx, tokenId);
      const available = toAmountText(new Exact(totalSupply).minus(issuedSupply).toFixed());
      throw refuse("supply_exceeded", { available }, "amount");
    }
  });
}
