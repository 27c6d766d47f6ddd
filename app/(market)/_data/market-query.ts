import type { z } from "zod";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { currencies } from "#db/schema/enums.ts";
import {
  type listMarketOfferings,
  type Stage,
  stageAvailabilities,
  stages,
} from "#server/domain/primary/offering/contract.ts";

type MarketQuery = z.input<typeof listMarketOfferings.input>;

/** How many offerings a page of the market shows: full rows of one, two and three. */
const PAGE_SIZE = 12;
/** How many of those that are over the front shows. */
const FEW = 6;

/** The order in which the offerings of a stage are read, unless asked otherwise: what comes next first. */
const stageOrders = {
  OPEN: { sort: "endDate", order: "asc" },
  UPCOMING: { sort: "startDate", order: "asc" },
  CLOSED: { sort: "endDate", order: "desc" },
} as const satisfies Record<Stage, Pick<MarketQuery, "sort" | "order">>;

/** The orders one can choose, by their name in the address. */
export const marketSorts = {
  ending: { label: "Ending soon", query: { sort: "endDate", order: "asc" } },
  raised: { label: "Most raised", query: { sort: "raised", order: "desc" } },
  price: { label: "Lowest price", query: { sort: "pricePerToken", order: "asc" } },
  title: { label: "Name", query: { sort: "title", order: "asc" } },
} as const satisfies Record<string, { label: string; query: Pick<MarketQuery, "sort" | "order"> }>;

type MarketSort = keyof typeof marketSorts;

/** What the address of the market asks for; what it misspells is left out. */
export function readMarketParams(params: SearchParams) {
  const sort = oneOf(Object.keys(marketSorts) as MarketSort[], param(params, "sort"));
  const stage = oneOf(stages, param(params, "stage")) ?? stageOf(param(params, "availability"));
  return {
    q: cut(param(params, "q"), 200),
    // What is over cannot be ending soon.
    stage: stage ?? (sort === "ending" ? ("OPEN" as const) : undefined),
    currency: oneOf(currencies, param(params, "currency")),
    type: cut(param(params, "type"), 100),
    sort,
    cursor: param(params, "cursor"),
  };
}

export type MarketParams = ReturnType<typeof readMarketParams>;

/** Whether anything but the order and the page was chosen. */
export function isFiltered({ q, stage, currency, type }: MarketParams): boolean {
  return [q, stage, currency, type].some((filter) => filter !== undefined);
}

/** Whether the market is shown stage by stage; one list in one order is what else was asked for. */
export function isByStage({ stage, sort, cursor }: MarketParams): boolean {
  return stage === undefined && sort === undefined && cursor === undefined;
}

/** The list to ask for. */
export function marketQuery({ sort, ...filters }: MarketParams): MarketQuery {
  const { stage } = filters;
  return {
    ...filters,
    limit: PAGE_SIZE,
    ...(stage && stageOrders[stage]),
    ...(sort && marketSorts[sort].query),
  };
}

/** The list of one stage on the front. */
export function stageQuery(chosen: MarketParams, stage: Stage): MarketQuery {
  return { ...marketQuery({ ...chosen, stage }), limit: stage === "CLOSED" ? FEW : PAGE_SIZE };
}

/** The stage of an availability: addresses once named those. */
function stageOf(availability: string | undefined): Stage | undefined {
  return stages.find((stage) => stageAvailabilities[stage].some((known) => known === availability));
}

/** The beginning of a text; a letter of two halves is not left with one of them. */
const cut = (text: string | undefined, most: number) => text?.slice(0, most).toWellFormed();

function oneOf<T extends string>(values: readonly T[], value: string | undefined): T | undefined {
  return values.find((known) => known === value);
}
