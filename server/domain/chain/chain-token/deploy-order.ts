import type { DeployOrder } from "#server/adapters/chain/port.ts";
import type { ChainLink } from "#server/kernel/application.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { Exact, toParts } from "#server/kernel/fields/decimal.ts";

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
 * What a token's contracts are made with. Their addresses follow from it, so it is kept with the token once it is told. No
 * more than the whole supply can exist, and a part of it be moved at once and again over a day.
 */
export function deployOrder(
  { organizationId, tokenId, name, symbol, decimals, totalSupply }: RegisterToken,
  { owner, signer, dailyLimitPercent }: Pick<ChainLink, "owner" | "signer" | "dailyLimitPercent">,
): DeployOrder {
  const cap = toParts(totalSupply, decimals);
  const share = BigInt(new Exact(cap.toString()).times(dailyLimitPercent).div(100).trunc().toFixed());
  return {
    organizationId,
    tokenId,
    name,
    symbol,
    decimals,
    cap,
    // None at all would mean that the token is not served.
    dailyLimit: share > 0n ? share : 1n,
    owner,
    firstOperator: signer.address,
    isAttached: false,
  };
}

/** The chain of this installation. @throws Refusal chain_not_configured */
export function requireLink({ app }: Pick<CallerContext, "app">, param: string): ChainLink {
  if (!app.chainLink) throw refuse("chain_not_configured", {}, param);
  return app.chainLink;
}
