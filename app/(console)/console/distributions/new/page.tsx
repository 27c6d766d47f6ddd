import type { Metadata } from "next";
import { PageHeader } from "#app/_components/page-header.tsx";
import { param } from "#app/_data/page-links.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { readToken } from "#app/(console)/_data/records.ts";
import { CreateDistribution } from "./create-distribution.tsx";

export const metadata: Metadata = { title: "New distribution" };

/** Registers close in the evening; the hour can be changed. */
const HOUR = "T22:00";

export default issuerPage(
  async ({ searchParams }) => {
    const tokenId = param(await searchParams, "tokenId");
    const token = tokenId === undefined ? null : await readToken(tokenId).catch(() => null);
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    return (
      <>
        <PageHeader
          breadcrumb={[{ label: "Distributions", href: "/console/distributions" }]}
          title="New distribution"
          description="A sum is shared among whoever holds the token at the record date, in proportion to what they hold."
        />
        <CreateDistribution
          token={token && { value: token.tokenId, label: `${token.name} (${token.symbol})` }}
          recordDate={`${yesterday}${HOUR}`}
        />
      </>
    );
  },
  { may: "distribution:write", others: "/console/distributions" },
);
