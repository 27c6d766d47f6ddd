import type { MetadataRoute } from "next";
import { siteOrigin } from "./_data/site-origin.ts";
import { trpc } from "./_trpc/server.ts";

/** The newest offerings; older ones are found by the pages of the market. */
const LISTED = 100;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = await siteOrigin();
  const { data } = await trpc.market.list({ limit: LISTED });
  const issuers = [...new Set(data.map(({ organizationId }) => organizationId))];
  const slugs = await Promise.all(issuers.map(async (slug) => (await trpc.issuer.get({ slug })).slug));
  return [
    { url: `${origin}/`, changeFrequency: "hourly", priority: 1 },
    { url: `${origin}/how-it-works`, changeFrequency: "monthly" },
    { url: `${origin}/for-issuers`, changeFrequency: "monthly" },
    { url: `${origin}/terms`, changeFrequency: "yearly" },
    { url: `${origin}/privacy`, changeFrequency: "yearly" },
    { url: `${origin}/docs`, changeFrequency: "weekly" },
    ...slugs.map((slug) => ({ url: `${origin}/issuers/${slug}`, changeFrequency: "weekly" as const })),
    ...data.map(({ offeringId, updatedAt }) => ({
      url: `${origin}/offerings/${offeringId}`,
      lastModified: updatedAt,
      changeFrequency: "hourly" as const,
    })),
  ];
}
