import type { Metadata } from "next";
import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { CodeBlock } from "#app/(console)/_components/code-block.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { resourceHref, resourceTypeNames } from "#app/(console)/console/audit/_list/words.ts";

export const metadata: Metadata = { title: "Event" };

export default issuerPage<{ eventId: string }>(async ({ params }) => {
  const event = await orNotFound(trpc.event.get({ eventId: (await params).eventId }));
  const href = resourceHref(event);
  return (
    <div className={columns.stack}>
      <Panel title={event.type} description="As listeners were told it.">
        <FactRows
          facts={[
            {
              term: "Of",
              value:
                href === null ? (
                  resourceTypeNames[event.resourceType]
                ) : (
                  <Link href={href}>{resourceTypeNames[event.resourceType]}</Link>
                ),
            },
            { term: "Resource", value: <Identifier id={event.resourceId} label="resource identifier" /> },
            { term: "When", value: <DateTime value={event.createdAt} detail="dateTime" /> },
            { term: "Position", value: `#${event.position}`, note: "Its place in the stream." },
            { term: "Identifier", value: <Identifier id={event.eventId} label="event identifier" /> },
          ]}
        />
      </Panel>
      <Panel title="Body" description="What a webhook carries, and what GET /event answers.">
        <CodeBlock code={JSON.stringify(event, null, 2)} label="Event as JSON" />
      </Panel>
    </div>
  );
});
