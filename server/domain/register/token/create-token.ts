import { Decimal } from "decimal.js";
import { type ContractFacts, deployOrder, openContract, requireLink } from "#server/domain/chain/api.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { record } from "#server/platform/audit/record.ts";
import { createToken as operation, type RegisteredToken } from "./contract.ts";
import { readToken } from "./read-tokens.ts";
import { registerToken } from "./register-token.ts";

/**
 * Registers a token with a fixed total supply (docs/domain.md, Register).
 * @throws Refusal token_exists, precision_exceeded, chain_not_configured, chain_address_given
 */
export async function createToken({ ctx, input }: Call<typeof operation>): Promise<RegisteredToken> {
  const { organizationId } = ctx.actor;
  const { name, symbol, decimals, settlement } = input;
  const totalSupply = new Decimal(input.totalSupply);
  if (totalSupply.decimalPlaces() > decimals) throw refuse("precision_exceeded", { decimals }, "totalSupply");
  const tokenId = input.tokenId ?? newId("tok", ctx.now);
  const facts = { organizationId, tokenId, name, symbol, decimals, totalSupply: totalSupply.toFixed() };
  const contract = settlement === "ERC3643" ? plannedContract(ctx, facts, input.address) : null;
  const address =
    contract?.token ??
    input.address?.toLowerCase() ??
    (await ctx.app.chain.deployToken(organizationId, tokenId));
  const isWritten =
    (await registerToken(ctx.db, { ...facts, metadata: input.metadata, address, settlement, at: ctx.now })) &&
    (contract === null || (await openContract(ctx, contract)));
  if (!isWritten) throw refuse("token_exists", {}, "tokenId");
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

/** The contracts that the sender is to make for a token; their addresses are known before. */
function plannedContract(
  ctx: CallerContext,
  facts: Parameters<typeof deployOrder>[0],
  address: string | undefined,
): ContractFacts {
  if (address !== undefined) throw refuse("chain_address_given", {}, "address");
  const link = requireLink(ctx, "settlement");
  const { owner, firstOperator, dailyLimit, ...order } = deployOrder(facts, link);
  const roles = { owner, firstOperator, dailyLimit };
  const contracts = link.node.predict({ ...order, ...roles });
  return { ...contracts, ...roles, tokenId: facts.tokenId, chainId: link.chainId, isAttached: false };
}
