import { raw } from "#db/client.ts";
import { readLetterhead } from "#server/domain/organization/api.ts";
import { readToken } from "#server/domain/register/api.ts";
import { readTrade } from "#server/domain/secondary/trade/read-trades.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { toAmountText } from "#server/kernel/format.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { printPaper } from "#server/platform/paper/print-paper.ts";
import { composeTradeNote } from "./compose-trade-note.ts";
import type { getTradeNote as operation } from "./contract.ts";

/**
 * What changed hands in a trade, as a PDF; a customer sees that of its own alone.
 * @throws Refusal trade_not_found, for a trade of other customers too
 */
export async function getTradeNote({ ctx, input: { tradeId } }: Call<typeof operation>): Promise<FileAnswer> {
  const trade = await readTrade(ctx, tradeId);
  const { actor } = ctx;
  if (actor.kind === "customer" && ![trade.seller.id, trade.buyer.id].includes(actor.customerId))
    throw refuse("trade_not_found", {}, "tradeId");
  const [row] = await raw(ctx.db)<{ amount: string; issuer: string }[]>`
    select d.amount::text, (select g.name from organization g where g.id = ${actor.organizationId}) as issuer
      from trade d where d.organization_id = ${actor.organizationId} and d.id = ${tradeId}`;
  if (!row) throw refuse("trade_not_found", {}, "tradeId");
  const token = await readToken(ctx, trade.tokenId);
  const letterhead = await readLetterhead(ctx);
  const issuer = letterhead.issuer ?? row.issuer;
  const note = composeTradeNote({ trade, token, tokenAmount: toAmountText(row.amount), issuer });
  return {
    mediaType: "application/pdf",
    fileName: `Contract note ${token.symbol} ${trade.createdAt.slice(0, 10)}.pdf`,
    content: () => printPaper(ctx.actor.organizationId, note, letterhead),
  };
}
