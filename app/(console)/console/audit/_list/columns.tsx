import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import type { AuditEvent, auditSorts } from "#server/platform/audit/contract.ts";
import classes from "./columns.module.css";
import { actorKindNames, actorName, type Names, resourceTypeNames, sentenceOf, summaryOf } from "./words.ts";

/** Changes: who did what to which, and what differs; by whom, when. */
export const auditColumns = (names: Names): readonly Column<AuditEvent, (typeof auditSorts)[number]>[] => [
  {
    header: "What",
    cell: (event) => (
      <TitleCell
        title={sentenceOf(event, names)}
        note={<span className={classes.summary}>{summaryOf(event)}</span>}
      />
    ),
  },
  { header: "Of", onPhone: "bare", cell: ({ resourceType }) => resourceTypeNames[resourceType] },
  {
    header: "Who",
    cell: (event) => (
      <TitleCell
        title={actorName(event)}
        note={event.actor.name === undefined ? undefined : actorKindNames[event.actor.kind]}
      />
    ),
  },
  {
    header: "When",
    onPhone: "bare",
    sort: "createdAt",
    cell: ({ at }) => <DateTime value={at} detail="dateTime" />,
  },
  {
    header: "Sealed",
    align: "end",
    isExtra: true,
    cell: ({ sequence }) =>
      sequence === null ? <span className={classes.waiting}>being sealed</span> : `#${sequence}`,
  },
];

export const auditEventHref = ({ auditEventId }: AuditEvent) => `/console/audit/${auditEventId}`;
export const auditEventKey = ({ auditEventId }: AuditEvent) => auditEventId;
