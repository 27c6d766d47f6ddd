import { orFirstPage } from "#app/_data/or-first-page.ts";
import type { SearchParams } from "#app/_data/page-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { isByStage, type MarketParams, marketQuery, stageQuery } from "./market-query.ts";

interface Where {
  /** The page that shows it, and what its address asks for. */
  path: string;
  params: SearchParams;
  /** Of this issuer alone. */
  organizationId?: string;
}

/** Published offerings: a list a stage, or one list in the order that was asked for. */
export async function readMarket(chosen: MarketParams, { path, params, organizationId }: Where) {
  const issuer = organizationId === undefined ? {} : { organizationId };
  if (!isByStage(chosen)) {
    const list = await orFirstPage(trpc.market.list({ ...marketQuery(chosen), ...issuer }), path, params);
    return { stages: undefined, list };
  }
  const [OPEN, UPCOMING, CLOSED] = await Promise.all([
    trpc.market.list({ ...stageQuery(chosen, "OPEN"), ...issuer }),
    trpc.market.list({ ...stageQuery(chosen, "UPCOMING"), ...issuer }),
    trpc.market.list({ ...stageQuery(chosen, "CLOSED"), ...issuer }),
  ]);
  return { stages: { OPEN, UPCOMING, CLOSED }, list: undefined };
}

export type Market = Awaited<ReturnType<typeof readMarket>>;
