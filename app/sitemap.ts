import type { MetadataRoute } from "next";
import { siteOrigin } from "./_data/site-origin.ts";
import { trpc } from "./_trpc/server.ts";

/** The newest offerings; older ones are found by the pages of the market. */
const LISTED = 100;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = await siteOrigin();
  const { data } = await trpc.market.list({ limit: LISTED });
  return [
    { url: `${origin}/`, changeFrequency: "hourly", priority: 1 },
    { url: `${origin}/how-it-works`, changeFrequency: "monthly" },
    { url: `${origin}/for-issuers`, changeFrequency: "monthly" },
    { url: `${origin}/docs`, changeFrequency: "weekly" },
    ...data.map(({ offeringId, updatedAt }) => ({
      url: `${origin}/offerings/${offeringId}`,
      lastModified: updatedAt,
      changeFrequency: "hourly" as const,
    })),
  ];
}
