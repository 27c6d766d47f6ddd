import type { DeployOrder } from "#server/adapters/chain/port.ts";
import type { ChainLink } from "#server/kernel/application.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { toParts } from "#server/kernel/fields/decimal.ts";

/** A token as the register has it. @property totalSupply whole tokens, as a decimal text */
interface RegisterToken {
  readonly organizationId: string;
  readonly tokenId: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly totalSupply: string;
}

/**
 * What a token's contracts are made with: the same for the same token, always, since their addresses follow from it. No
 * more than the whole supply can exist, nor be moved at once and over a day.
 */
export function deployOrder(
  { organizationId, tokenId, name, symbol, decimals, totalSupply }: RegisterToken,
  roles: Pick<DeployOrder, "owner" | "firstOperator">,
): DeployOrder {
  const cap = toParts(totalSupply, decimals);
  return {
    organizationId,
    tokenId,
    name,
    symbol,
    decimals,
    cap,
    dailyLimit: cap,
    ...roles,
    isAttached: false,
  };
}

/** The chain of this installation. @throws Refusal chain_not_configured */
export function requireLink({ app }: Pick<CallerContext, "app">, param: string): ChainLink {
  if (!app.chainLink) throw refuse("chain_not_configured", {}, param);
  return app.chainLink;
}
