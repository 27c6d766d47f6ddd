import { raw } from "#db/client.ts";
import { readCustomersByIds, requireCustomer } from "#server/domain/investors/api.ts";
import { readBrand, readLetterhead } from "#server/domain/organization/api.ts";
import type { Movement } from "#server/domain/portfolio/movement/contract.ts";
import { readMovements } from "#server/domain/portfolio/movement/read-movements.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { printPaper } from "#server/platform/paper/print-paper.ts";
import {
  composeStatement,
  type HeldAtEnd,
  type StatementFacts,
  writeStatement,
} from "./compose-statement.ts";
import type { getStatement as operation } from "./contract.ts";
import { readYears } from "./list-statements.ts";
import { readHoldingsAt } from "./read-holdings-at.ts";

/**
 * What a customer held at the end of a year and what moved in it, as a PDF or as CSV; a customer prints its own alone.
 * @throws Refusal customer_not_found; statement_not_found for a year without anything
 */
export async function getStatement({ ctx, input }: Call<typeof operation>): Promise<FileAnswer> {
  const { customerId, year, format } = input;
  await requireCustomer(ctx, customerId);
  const known = (await readYears(ctx, customerId)).find((one) => one.year === year);
  if (!known) throw refuse("statement_not_found", {}, "year");
  const facts = await readFacts(ctx, customerId, year, known.isComplete);
  const fileName = `statement-${year}.${format}`;
  if (format === "csv")
    return { mediaType: "text/csv; charset=utf-8; header=present", fileName, content: writeStatement(facts) };
  const paper = composeStatement(facts);
  const letterhead = await readLetterhead(ctx);
  return {
    mediaType: "application/pdf",
    fileName,
    content: () => printPaper(ctx.actor.organizationId, paper, letterhead),
  };
}

async function readFacts(
  ctx: CallerContext,
  customerId: string,
  year: number,
  isComplete: boolean,
): Promise<StatementFacts> {
  const begin = new Date(Date.UTC(year, 0, 1));
  // What happened at this very instant is part of it.
  const end = isComplete ? new Date(Date.UTC(year + 1, 0, 1)) : new Date(ctx.now.getTime() + 1);
  const customer = (await readCustomersByIds(ctx, [customerId])).get(customerId);
  const [organization] = await raw(ctx.db)<{ name: string }[]>`
    select name from organization where id = ${ctx.actor.organizationId}`;
  if (!customer || !organization) throw new Error(`${customerId} is of nobody`);
  const before = await readMovements(ctx, customerId, end);
  const isAwaited = ({ kind, deliveredAt }: (typeof before)[number]) =>
    kind === "PURCHASE" && (deliveredAt === undefined || deliveredAt >= end.toISOString());
  return {
    issuer: (await readBrand(ctx))?.legalName ?? organization.name,
    customer,
    year,
    until: new Date(end.getTime() - 1),
    isComplete,
    holdings: (await readHoldingsAt(ctx, customerId, end)).map((holding) => ({
      ...holding,
      paid: paidFor(holding.tokenId, before),
    })),
    awaited: before.filter(isAwaited),
    movements: before.filter(({ at }) => at >= begin.toISOString()),
  };
}

/** The money that moved between a customer and the other side of its purchases and trades of a token. */
function paidFor(tokenId: string, movements: readonly Movement[]): HeldAtEnd["paid"] {
  return movements.flatMap(({ kind, currency, amount, ...one }) => {
    if (one.tokenId !== tokenId || kind === "DISTRIBUTION" || !currency || amount === undefined) return [];
    const [putIn, sold] = kind === "SOLD" ? ["0", String(amount)] : [String(amount), "0"];
    return [{ currency, putIn, sold }];
  });
}
