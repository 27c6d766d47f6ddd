import { IconFileDownload } from "@tabler/icons-react";
import type { Metadata } from "next";
import { AutoRefresh } from "#app/_components/auto-refresh.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { isBeingMade } from "#app/(console)/_components/export/places.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { choicesOf } from "#app/(console)/_words/names.ts";
import { EXPORT_DAYS, listExports } from "#server/feed/export/contract.ts";
import { exportColumns, exportKey, exportNames } from "./columns.tsx";

export const metadata: Metadata = { title: "Exports" };

const path = "/console/exports";

export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const { may } = await currentViewer();
  const query = readCountedQuery(listExports, params);
  const page = await orFirstPage(trpc.export.list(query), path, params);
  return (
    <>
      <PageHeader
        title="Exports"
        description={`Files of long lists that were prepared in the background. Each is kept for ${EXPORT_DAYS} days.`}
      />
      {page.data.some(({ status }) => isBeingMade(status)) && <AutoRefresh />}
      <ListPanel
        caption="Exports"
        list={{ path, params, query }}
        page={page}
        columns={exportColumns}
        rowKey={exportKey}
        rowHref={() => undefined}
        searchLabel="Search by file or what it is of"
        filters={[{ name: "resource", label: "Of", all: "Of everything", choices: choicesOf(exportNames) }]}
        hasDates
        acting={{ of: "exports", as: ({ fileName }) => fileName, may }}
        nothingYet={
          <EmptyState icon={IconFileDownload} title="No exports yet">
            Export a list where it stands. If it is long, its file is prepared in the background and kept
            here.
          </EmptyState>
        }
      />
    </>
  );
});
