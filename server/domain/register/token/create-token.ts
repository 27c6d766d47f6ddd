import { Decimal } from "decimal.js";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { record } from "#server/platform/audit/record.ts";
import { createToken as operation, type RegisteredToken } from "./contract.ts";
import { readToken } from "./read-tokens.ts";
import { registerToken } from "./register-token.ts";

/**
 * Registers a token with a fixed total supply (docs/domain.md, Register).
 * @throws Refusal token_exists, precision_exceeded
 */
export async function createToken({ ctx, input }: Call<typeof operation>): Promise<RegisteredToken> {
  const { organizationId } = ctx.actor;
  const { name, symbol, decimals } = input;
  const totalSupply = new Decimal(input.totalSupply);
  if (totalSupply.decimalPlaces() > decimals) throw refuse("precision_exceeded", { decimals }, "totalSupply");
  const tokenId = input.tokenId ?? newId("tok", ctx.now);
  const address = input.address?.toLowerCase() ?? (await ctx.app.chain.deployToken(organizationId, tokenId));
  const written = await registerToken(ctx.db, {
    organizationId,
    tokenId,
    name,
    symbol,
    decimals,
    address,
    totalSupply: totalSupply.toFixed(),
    at: ctx.now,
  });
  if (!written) throw refuse("token_exists", {}, "tokenId");
  const created = await readToken(ctx, tokenId);
  await record(ctx, {
    action: operation.name,
    resource: "token",
    id: tokenId,
    after: created,
    event: "token.created",
  });
  return created;
}
