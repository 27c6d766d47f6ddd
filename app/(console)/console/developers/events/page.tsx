import { IconBolt } from "@tabler/icons-react";
import type { Metadata } from "next";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import { resourceTypeNames } from "#app/(console)/console/audit/_list/words.ts";
import { eventTypes } from "#db/schema/enums.ts";
import { type Event, listEvents } from "#server/feed/event/contract.ts";

export const metadata: Metadata = { title: "Events" };

const path = "/console/developers/events";

const columns: readonly Column<Event>[] = [
  { header: "What", cell: ({ type, resourceId }) => <TitleCell title={type} note={resourceId} /> },
  { header: "Of", isExtra: true, cell: ({ resourceType }) => resourceTypeNames[resourceType] },
  {
    header: "When",
    onPhone: "bare",
    sort: "createdAt",
    cell: ({ createdAt }) => <DateTime value={createdAt} detail="dateTime" />,
  },
  {
    header: "Position",
    onPhone: "aside",
    sort: "position",
    align: "end",
    cell: ({ position }) => `#${position}`,
  },
];

const resourceTypes = [...new Set(eventTypes.map((type) => type.split(".")[0] ?? ""))];

export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const asked = readCountedQuery(listEvents, params);
  const isRange = (asked.createdFrom ?? asked.createdTo) !== undefined;
  const query = { ...asked, sort: asked.sort ?? (isRange ? ("createdAt" as const) : ("position" as const)) };
  const page = await orFirstPage(trpc.event.list(query), path, params);
  return (
    <ListPanel
      caption="Events"
      list={{ path, params, query }}
      page={page}
      columns={columns}
      rowKey={({ eventId }) => eventId}
      rowHref={({ eventId }) => `${path}/${eventId}`}
      searchLabel="Search by type or identifier"
      filters={[
        {
          name: "type",
          label: "Type",
          all: "All types",
          choices: eventTypes.map((type) => ({ value: type, label: type })),
          searchable: true,
        },
        {
          name: "resourceType",
          label: "Of",
          all: "Of everything",
          choices: Object.entries(resourceTypeNames)
            .filter(([type]) => resourceTypes.some((name) => type === name || type.endsWith(`_${name}`)))
            .map(([value, label]) => ({ value, label })),
        },
      ]}
      hasDates
      exported={{ list: "events" }}
      nothingYet={
        <EmptyState icon={IconBolt} title="No events yet">
          Every change leaves an event here a moment later: what happened, and the resource as it was then.
        </EmptyState>
      }
    />
  );
});
