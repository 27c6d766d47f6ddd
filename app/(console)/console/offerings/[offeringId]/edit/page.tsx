import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { marketTypes } from "#app/_data/market.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { siteOrigin } from "#app/_data/site-origin.ts";
import { trpc } from "#app/_trpc/server.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { readOffering, readToken } from "#app/(console)/_data/records.ts";
import { isEditable } from "#app/(console)/console/offerings/[offeringId]/_life/editable.ts";
import { EditForm } from "./edit-form.tsx";

export const metadata: Metadata = { title: "Edit" };

export default issuerPage<{ offeringId: string }>(async ({ params }) => {
  const { offeringId } = await params;
  const offering = await orNotFound(readOffering(offeringId));
  const issuer = await currentIssuer();
  if (!(isEditable(offering) && issuer?.may.includes("offering:write"))) {
    redirect(`/console/offerings/${offeringId}`);
  }
  const [token, types, origin, { data: purchases }] = await Promise.all([
    readToken(offering.tokenId),
    marketTypes(),
    siteOrigin(),
    trpc.offeringPurchaseIntent.list({ offeringId, limit: 1 }),
  ]);
  return (
    <EditForm
      offering={offering}
      token={token}
      isFrozen={purchases.length > 0}
      types={types}
      origin={origin}
      openedAt={new Date().toISOString()}
    />
  );
});
