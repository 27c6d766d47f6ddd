import type { Metadata } from "next";
import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { type Fact, FactRows } from "#app/_components/fact-rows.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { LocalMoment } from "#app/_components/local-moment.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { namesIn } from "#app/(console)/console/audit/_list/names.ts";
import { NotAllowed } from "#app/(console)/console/audit/_list/not-allowed.tsx";
import {
  actorKindNames,
  actorName,
  keyOf,
  type Names,
  ownerOf,
  resourceHref,
  resourceTypeNames,
  sentenceOf,
  thingName,
  toldName,
} from "#app/(console)/console/audit/_list/words.ts";
import type { AuditEvent } from "#server/platform/audit/contract.ts";
import { Difference } from "./difference.tsx";
import { unitsOf } from "./units.ts";
import { thingsIn } from "./values.ts";

export const metadata: Metadata = { title: "Change" };

export default issuerPage<{ auditEventId: string }>(async ({ params }) => {
  if (!(await currentViewer()).may.includes("audit:read")) return <NotAllowed />;
  const event = await orNotFound(trpc.auditEvent.get(await params));
  const [names, units] = await Promise.all([namesIn([event], thingsIn), unitsOf(event)]);
  return (
    <div className={columns.stack}>
      <PageHeader
        breadcrumb={[{ label: "Audit trail", href: "/console/audit" }]}
        title={sentenceOf(event, names)}
        description={
          <>
            <code>{event.action}</code>, <DateTime value={event.at} detail="dateTime" />
          </>
        }
      />
      {event.isErased && (
        <Notice title="Personal data of this change was erased">
          <span>What it held of people, and where it came from, is gone. Its seal still holds.</span>
        </Notice>
      )}
      <Panel title="What differs" isFlush>
        <Difference event={event} names={names} units={units} />
      </Panel>
      <div className={columns.pair}>
        <Panel title="Who, when and where">
          <FactRows facts={factsOf(event, names)} />
        </Panel>
        <Panel title="Of what, and its seal">
          <FactRows facts={sealOf(event, names)} />
        </Panel>
      </div>
    </div>
  );
});

function factsOf(event: AuditEvent, names: Names): (Fact | false)[] {
  const { actor, origin } = event;
  const gone = event.isErased ? "Erased" : "Not known";
  return [
    {
      term: actor.id === undefined ? "Who" : actorKindNames[actor.kind],
      value:
        actor.id === undefined ? (
          actorName(event)
        ) : (
          <Link href={`/console/audit?actorId=${encodeURIComponent(actor.id)}`}>{actorName(event)}</Link>
        ),
      ...(actor.name !== undefined && { note: actor.id }),
    },
    actor.customerId !== undefined && {
      term: "As the customer",
      value: <CustomerLink id={actor.customerId} names={names} />,
    },
    {
      term: "When",
      value: <DateTime value={event.at} detail="dateTime" />,
      note: <LocalMoment value={event.at} />,
    },
    { term: "Address", value: origin.address ?? gone },
    { term: "Device", value: origin.device ?? gone },
    { term: "Request", value: <Identifier id={event.requestId} label="request identifier" /> },
  ];
}

function sealOf(event: AuditEvent, names: Names): (Fact | false)[] {
  const href = resourceHref(event);
  const owner = ownerOf(event);
  const thing = { type: event.resourceType, id: event.resourceId };
  const name = toldName(event) ?? thingName(thing, names);
  const history = `/console/audit?resourceId=${encodeURIComponent(event.resourceId)}`;
  return [
    {
      term: resourceTypeNames[event.resourceType],
      value: href === null ? name : <Link href={href}>{name}</Link>,
      note: <Link href={history}>All changes of it</Link>,
    },
    {
      term: "Its identifier",
      value: <Identifier id={event.resourceId} label="identifier of what was changed" />,
    },
    owner !== undefined && {
      term: "Of the customer",
      value: <CustomerLink id={owner} names={names} />,
    },
    {
      term: "Place in the chain",
      value: event.sequence === null ? "Being sealed; that takes less than a minute" : `#${event.sequence}`,
    },
    event.hash !== null && { term: "Hash", value: <Identifier id={event.hash} label="hash" /> },
    { term: "Change", value: <Identifier id={event.auditEventId} label="change identifier" /> },
  ];
}

function CustomerLink({ id, names }: { id: string; names: Names }) {
  return <Link href={`/console/customers/${id}`}>{names.get(keyOf("customer", id)) ?? id}</Link>;
}
