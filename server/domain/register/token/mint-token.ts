import { Decimal } from "decimal.js";
import { isDatabaseError, raw, sqlState } from "#db/client.ts";
import { ownsWallet, requireCustomer } from "#server/domain/investors/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { toAmountText } from "#server/kernel/format.ts";
import { change } from "#server/platform/audit/change.ts";
import { mintToken as operation, type RegisteredToken } from "./contract.ts";
import { auditedToken, readToken } from "./read-tokens.ts";

/**
 * Issues tokens out of the supply that is left into a customer's wallet (docs/domain.md, Register).
 * @throws Refusal token_not_found, customer_not_found, wallet_not_owned, precision_exceeded, supply_exceeded
 */
export async function mintToken({ ctx, input }: Call<typeof operation>): Promise<RegisteredToken> {
  const { organizationId } = ctx.actor;
  const { tokenId, customerId } = input;
  const walletAddress = input.walletAddress.toLowerCase();
  const amount = new Decimal(input.amount);
  const minted = { customerId, walletAddress: input.walletAddress, amount: input.amount, note: input.note };
  const kind = { action: operation.name, note: { minted } };
  return change(ctx, auditedToken, tokenId, kind, async ({ decimals }) => {
    await requireCustomer(ctx, customerId);
    if (amount.decimalPlaces() > decimals) throw refuse("precision_exceeded", { decimals }, "amount");
    if (!(await ownsWallet(ctx, customerId, walletAddress)))
      throw refuse("wallet_not_owned", {}, "walletAddress");
    try {
      // A transaction of its own, or a savepoint: a refused entry must not end the request's transaction.
      await ctx.db.transaction(
        (tx) => raw(tx)`
      with opened as (
        insert into ledger_account (organization_id, id, token_id, kind, customer_id, wallet_address)
        values (${organizationId}, ${newId("acc", ctx.now)}, ${tokenId}, 'WALLET', ${customerId}, ${walletAddress})
        on conflict (organization_id, customer_id, wallet_address, token_id) where kind = 'WALLET'
          do update set kind = ledger_account.kind
        returning id
      )
      insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, note, created_at)
      select u.organization_id, ${newId("led", ctx.now)}, u.token_id, u.id, opened.id, ${amount.toFixed()}, 'MINT',
             ${input.note ?? null}, ${ctx.now.toISOString()}
        from ledger_account u, opened
       where u.organization_id = ${organizationId} and u.token_id = ${tokenId} and u.kind = 'UNISSUED'`,
      );
    } catch (error) {
      if (!isDatabaseError(error, sqlState.checkViolation, "ledger_account_available")) throw error;
      const { totalSupply, issuedSupply } = await readToken(ctx, tokenId);
      const available = toAmountText(new Decimal(totalSupply).minus(issuedSupply).toFixed());
      throw refuse("supply_exceeded", { available }, "amount");
    }
  });
}
