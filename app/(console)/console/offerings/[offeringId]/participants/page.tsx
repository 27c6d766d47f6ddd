import { IconUsers } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { readOffering } from "#app/(console)/_data/records.ts";
import { listParticipants } from "#server/domain/primary/participant/contract.ts";
import { participantColumns, participantHref, participantKey } from "./columns.tsx";

export const metadata: Metadata = { title: "Participants" };

export default issuerPage<{ offeringId: string }>(async ({ params, searchParams }) => {
  const { offeringId } = await params;
  const path = `/console/offerings/${offeringId}/participants`;
  const search = await searchParams;
  const { offeringId: _, ...asked } = readCountedQuery(listParticipants, search);
  const query = { ...asked, sort: "purchaseAmount" as const };
  const [{ token }, page] = await Promise.all([
    orNotFound(readOffering(offeringId)),
    orFirstPage(trpc.offering.participants({ ...query, offeringId }), path, search),
  ]);
  return (
    <ListPanel
      caption="Participants"
      list={{ path, params: search, query }}
      page={page}
      columns={participantColumns(token.symbol)}
      rowKey={participantKey}
      rowHref={participantHref}
      searchLabel="Search participants by name or e-mail"
      exported={{ list: "participants", within: { offeringId } }}
      nothingYet={
        <EmptyState icon={IconUsers} title="No participants yet">
          Whoever completes a purchase takes part in the offering and appears here.
        </EmptyState>
      }
    />
  );
});
