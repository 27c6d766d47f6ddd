import type { z } from "zod";
import { createToken, ensureToken } from "#server/domain/register/api.ts";
import { createToken as registration } from "#server/domain/register/token/contract.ts";
import { authorize } from "#server/kernel/access.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { Refusal } from "#server/kernel/errors.ts";
import type { createOffering } from "./contract.ts";

type Asked = Pick<z.output<typeof createOffering.input>, "tokenId" | "newToken">;

/**
 * Sees to it that the token of an offering is there: one that is registered now, or one that is known.
 * @throws Refusal token_not_found; for a new one not_allowed, token_exists, precision_exceeded, chain_not_configured,
 *   chain_address_given
 */
export async function provideToken(ctx: CallerContext, { tokenId, newToken }: Asked): Promise<void> {
  if (newToken === undefined) return ensureToken(ctx, tokenId);
  authorize(ctx.actor, registration);
  try {
    await createToken({ ctx, input: { ...newToken, tokenId } });
  } catch (error) {
    throw error instanceof Refusal ? atNewToken(error) : error;
  }
}

/** The same refusal, with the fields where the offering's input has them. */
function atNewToken({ code, violations }: Refusal): Refusal {
  const moved = (param: string) => (param === "tokenId" ? param : `newToken.${param}`);
  return new Refusal(
    code,
    violations.map(({ param, ...rest }) => (param === undefined ? rest : { ...rest, param: moved(param) })),
  );
}
