import { requireCustomer } from "#server/domain/investors/api.ts";
import { readToken } from "#server/domain/register/api.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import type { getPortfolio as operation, Portfolio } from "./contract.ts";
import { drawLine, type ExactPoint, instantsOf } from "./draw-line.ts";
import type { Whose } from "./moves.ts";
import { presentAwaited, presentComing, presentFigures, presentPoint, presentToken } from "./present.ts";
import { readAwaited } from "./read-awaited.ts";
import { readComing } from "./read-coming.ts";
import { readBeginning, readSteps } from "./read-line.ts";
import { type PositionFacts, readPositions } from "./read-tokens.ts";
import { currencyOf, type Reckoned, reckonToken, sumFigures } from "./rules.ts";

/**
 * What a customer put into tokens and what became of it (docs/domain.md, Portfolio); a customer sees its own alone.
 * @throws Refusal customer_not_found, token_not_found
 */
export async function getPortfolio({ ctx, input }: Call<typeof operation>): Promise<Portfolio> {
  const { customerId, tokenId } = input;
  await requireCustomer(ctx, customerId);
  if (tokenId !== undefined) await readToken(ctx, tokenId);
  const whose = { organizationId: ctx.actor.organizationId, customerId, tokenId };
  const [held, awaited, coming, beginning] = await Promise.all([
    readPositions(ctx, whose),
    readAwaited(ctx, whose),
    readComing(ctx, whose),
    readBeginning(ctx, whose),
  ]);
  const positions = held
    .map((position) => ({ position, reckoned: reckonToken(position) }))
    .toSorted((one, other) => worthOf(other.reckoned) - worthOf(one.reckoned));
  return {
    customerId,
    asOf: ctx.now.toISOString(),
    figures: sumFigures(positions.map(({ reckoned }) => reckoned)).map(presentFigures),
    tokens: positions.map(({ position, reckoned }) => presentToken(position, reckoned)),
    awaiting: awaited.map(presentAwaited),
    coming: coming.map(presentComing),
    line: (beginning === null ? [] : await readLine(ctx, whose, beginning, held)).map(presentPoint),
  };
}

/** By what tokens are ordered, whatever their currency. */
function worthOf({ figures }: Reckoned): number {
  return Math.max(0, ...figures.map(({ held, awaiting }) => held.plus(awaiting).toNumber()));
}

async function readLine(
  ctx: CallerContext,
  whose: Whose,
  beginning: Date,
  positions: readonly PositionFacts[],
): Promise<ExactPoint[]> {
  const instants = instantsOf(beginning, ctx.now);
  const wanted = positions.map(({ tokenId, money, prices }) => [tokenId, currencyOf(money, prices)] as const);
  return drawLine(instants, await readSteps(ctx, whose, instants), new Map(wanted));
}
