import { requireCustomer } from "#server/domain/investors/api.ts";
import { readToken } from "#server/domain/register/api.ts";
import type { Call } from "#server/kernel/context.ts";
import type { getPortfolio as operation, Portfolio } from "./contract.ts";
import { drawLine } from "./draw-line.ts";
import { presentAwaited, presentComing, presentFigures, presentPoint, presentToken } from "./present.ts";
import { readComing } from "./read-coming.ts";
import { readFacts } from "./read-facts.ts";
import { type Reckoned, reckonToken, sumFigures } from "./rules.ts";

/**
 * What a customer put into tokens and what became of it (docs/domain.md, Portfolio); a customer sees its own alone.
 * @throws Refusal customer_not_found, token_not_found
 */
export async function getPortfolio({ ctx, input }: Call<typeof operation>): Promise<Portfolio> {
  const { customerId, tokenId } = input;
  await requireCustomer(ctx, customerId);
  if (tokenId !== undefined) await readToken(ctx, tokenId);
  const whose = { organizationId: ctx.actor.organizationId, customerId, tokenId };
  const [facts, coming] = await Promise.all([readFacts(ctx, whose), readComing(ctx, whose)]);
  const positions = facts.positions
    .map((position) => ({ position, reckoned: reckonToken(position) }))
    .toSorted((one, other) => worthOf(other.reckoned) - worthOf(one.reckoned));
  return {
    customerId,
    asOf: ctx.now.toISOString(),
    figures: sumFigures(positions.map(({ reckoned }) => reckoned)).map(presentFigures),
    tokens: positions.map(({ position, reckoned }) => presentToken(position, reckoned)),
    awaiting: facts.awaited.map(presentAwaited),
    coming: coming.map(presentComing),
    line: drawLine(facts).map(presentPoint),
  };
}

/** By what tokens are ordered, whatever their currency. */
function worthOf({ figures }: Reckoned): number {
  return Math.max(0, ...figures.map(({ held, awaiting }) => held.plus(awaiting).toNumber()));
}
