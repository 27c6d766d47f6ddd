import "server-only";
import { cache } from "react";
import { trpc } from "#app/_trpc/server.ts";
import { MOST_DOCUMENTS } from "#server/domain/primary/offering-document/contract.ts";
import { orNotFound } from "./or-not-found.ts";

/** One public offering, read once a request; an unknown one is the page that says so. */
export const marketOffering = cache((offeringId: string) => orNotFound(trpc.market.get({ offeringId })));

/** The documents of a public offering that a purchase now accepts, by their titles. */
export const documentsInForce = cache(async (offeringId: string) => {
  const { data } = await trpc.market.documents({
    offeringId,
    limit: MOST_DOCUMENTS,
    sort: "title",
    order: "asc",
  });
  return data;
});

/** How many of the newest offerings tell which types there are. */
const LOOKED_AT = 100;

/** The types of the offerings on the market, for the filter. */
export async function marketTypes(): Promise<string[]> {
  const { data } = await trpc.market.list({ limit: LOOKED_AT });
  const types = data.map(({ type }) => type).filter((type) => type !== undefined && type !== "");
  return [...new Set(types as string[])].sort((a, b) => a.localeCompare(b, "en"));
}
