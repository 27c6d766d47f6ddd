import type { Metadata } from "next";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { param } from "#app/_data/page-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { customerPage } from "#app/(portal)/_components/customer-page.tsx";
import { listTokens } from "#app/(portal)/_data/tokens.ts";
import { intentions } from "#db/schema/enums.ts";
import { fullestWallet, likelyIntention } from "./_offer/balances.ts";
import { OfferForm } from "./_offer/offer-form.tsx";

export const metadata: Metadata = { title: "Post an offer" };

const about = { title: "Post an offer", purpose: "trade with other customers", path: "/portal/board/new" };

/** Where a customer posts an offer; the address may say what (`intention`, `token`) and from where (`wallet`). */
export default customerPage(about, async ({ customerId, params: asked }) => {
  const [customer, tokens] = await Promise.all([trpc.customer.get({ customerId }), listTokens()]);
  const { holdings } = customer;
  const wallets = customer.wallets.map(({ address }) => address);
  const tokenId = tokens.find((token) => token.tokenId === param(asked, "token"))?.tokenId ?? "";
  return (
    <Page>
      <PageHeader
        breadcrumb={[
          { label: "Portal", href: "/portal" },
          { label: "Bulletin board", href: "/portal/board" },
        ]}
        title="Post an offer"
        description="Name a token, how many, and the price. Every customer sees your offer, but not your name."
      />
      <OfferForm
        customerId={customerId}
        wallets={wallets}
        holdings={holdings}
        tokens={tokens}
        initial={{
          intention:
            intentions.find((intention) => intention === param(asked, "intention")) ??
            likelyIntention(holdings),
          tokenId,
          makerWalletAddress:
            wallets.find((address) => address === param(asked, "wallet")) ??
            fullestWallet(holdings, tokenId, wallets),
          amount: "",
          pricing: "TOTAL",
          priceInEuro: "",
          expiresAt: "",
        }}
      />
    </Page>
  );
});
