import type { MetadataRoute } from "next";
import { siteOrigin } from "./_data/site-origin.ts";

export default async function robots(): Promise<MetadataRoute.Robots> {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/portal", "/console", "/api/"] },
    sitemap: `${await siteOrigin()}/sitemap.xml`,
  };
}
