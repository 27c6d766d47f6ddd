import { IconCoins } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { param } from "#app/_data/page-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { readToken } from "#app/(console)/_data/records.ts";
import { daysAfter } from "#server/kernel/fields/days.ts";
import { CreateDistribution } from "./create-distribution.tsx";

export const metadata: Metadata = { title: "New distribution" };

/** Registers close in the evening; the hour can be changed. */
const HOUR = "T22:00";

const registerToken = (
  <Allowed to="token:write">
    <ButtonLink href="/console/tokens/new">Register a token</ButtonLink>
  </Allowed>
);

export default issuerPage(
  async ({ searchParams }) => {
    const tokenId = param(await searchParams, "tokenId");
    const [token, tokens] = await Promise.all([
      tokenId === undefined ? null : readToken(tokenId).catch(() => null),
      trpc.token.list({ limit: 1 }),
    ]);
    const yesterday = daysAfter(new Date(), -1).toISOString().slice(0, 10);
    return (
      <>
        <PageHeader
          breadcrumb={[{ label: "Distributions", href: "/console/distributions" }]}
          title="New distribution"
          description="A sum is shared among whoever holds the token at the record date, in proportion to what they hold."
        />
        {tokens.data.length === 0 ? (
          <EmptyState icon={IconCoins} title="No token to pay on yet" action={registerToken}>
            A sum is shared among the holders of a token. Register one, and sell it in an offering first.
          </EmptyState>
        ) : (
          <CreateDistribution
            token={token && { value: token.tokenId, label: `${token.name} (${token.symbol})` }}
            recordDate={`${yesterday}${HOUR}`}
          />
        )}
      </>
    );
  },
  { may: "distribution:write", others: "/console/distributions" },
);
