import type { Metadata } from "next";
import { PageHeader } from "#app/_components/page-header.tsx";
import { marketTypes } from "#app/_data/market.ts";
import { param } from "#app/_data/page-links.ts";
import { siteOrigin } from "#app/_data/site-origin.ts";
import { trpc } from "#app/_trpc/server.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { readToken } from "#app/(console)/_data/records.ts";
import { CreateWizard } from "./create-wizard.tsx";
import { readKeptForm } from "./read-kept-form.ts";

export const metadata: Metadata = { title: "Create an offering" };

export default issuerPage(
  async ({ searchParams }) => {
    const params = await searchParams;
    const tokenId = param(params, "tokenId");
    const form = param(params, "form");
    const [issuer, types, origin, token, tokens, kept, chain] = await Promise.all([
      currentIssuer(),
      marketTypes(),
      siteOrigin(),
      tokenId === undefined ? undefined : readToken(tokenId).catch(() => undefined),
      trpc.token.list({ limit: 1 }),
      form === undefined ? null : readKeptForm(form),
      trpc.chain.get({}),
    ]);
    return (
      <>
        <PageHeader
          breadcrumb={[{ label: "Offerings", href: "/console/offerings" }]}
          title="Create an offering"
          description="It starts as a draft: nobody buys before you publish it."
        />
        <CreateWizard
          initialToken={token}
          opened={kept}
          mayRegister={issuer?.may.includes("token:write") ?? false}
          hasChain={chain.isConfigured}
          hasTokens={tokens.data.length > 0}
          organization={{
            organizationId: issuer?.organizationId ?? "",
            organizationName: issuer?.organizationName ?? "",
          }}
          types={types}
          origin={origin}
          openedAt={new Date().toISOString()}
        />
      </>
    );
  },
  { may: "offering:write", others: "/console/offerings" },
);
