import type { z } from "zod";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { currencies } from "#db/schema/enums.ts";
import { availabilities, type listMarketOfferings } from "#server/domain/primary/offering/contract.ts";

type MarketQuery = z.input<typeof listMarketOfferings.input>;

/** How many offerings a page of the market shows: full rows of one, two and three. */
const PAGE_SIZE = 12;

/** The orders one can choose, by their name in the address; without one, the newest come first. */
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
  const availability = oneOf(availabilities, param(params, "availability"));
  return {
    q: param(params, "q")?.slice(0, 200),
    // What has ended cannot be ending soon.
    availability: availability ?? (sort === "ending" ? ("OPEN" as const) : undefined),
    currency: oneOf(currencies, param(params, "currency")),
    type: param(params, "type")?.slice(0, 100),
    sort,
    cursor: param(params, "cursor"),
  };
}

export type MarketParams = ReturnType<typeof readMarketParams>;

/** Whether anything but the order and the page was chosen. */
export function isFiltered({ q, availability, currency, type }: MarketParams): boolean {
  return [q, availability, currency, type].some((filter) => filter !== undefined);
}

/** The list to ask for. */
export function marketQuery({ sort, ...filters }: MarketParams): MarketQuery {
  return { ...filters, limit: PAGE_SIZE, ...(sort && marketSorts[sort].query) };
}

function oneOf<T extends string>(values: readonly T[], value: string | undefined): T | undefined {
  return values.find((known) => known === value);
}
