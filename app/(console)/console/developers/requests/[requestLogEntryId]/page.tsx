import type { Metadata } from "next";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { CodeBlock } from "#app/(console)/_components/code-block.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { AnswerBadge } from "#app/(console)/console/developers/requests/answer-badge.tsx";

export const metadata: Metadata = { title: "Request" };

export default issuerPage<{ requestLogEntryId: string }>(
  async ({ params }) => {
    const { requestLogEntryId } = await params;
    const entry = await orNotFound(trpc.requestLog.get({ requestLogEntryId }));
    const { requestId, apiKeyId, apiKeyName, network, ignoredFields } = entry;
    return (
      <div className={columns.stack}>
        <Panel title={`${entry.method} ${entry.route}`} description="A request that came with an API key.">
          <FactRows
            facts={[
              { term: "Answer", value: <AnswerBadge {...entry} /> },
              { term: "When", value: <DateTime value={entry.createdAt} detail="dateTime" /> },
              { term: "Took", value: `${entry.durationMs} ms` },
              {
                term: "Key",
                value: apiKeyName ?? apiKeyId ?? "None",
                note: apiKeyId === undefined ? "Access is open: it came without one." : undefined,
              },
              network !== undefined && {
                term: "From",
                value: network,
                note: "The network, not the address.",
              },
              ignoredFields !== undefined && {
                term: "Passed over",
                value: <code>{ignoredFields}</code>,
                note: "Fields that the operation does not know.",
              },
              { term: "Request id", value: <Identifier id={requestId} label="request id" /> },
            ]}
          />
        </Panel>
        <Body title="Sent" body={entry.request} />
        <Body title="Answered" body={entry.response} />
      </div>
    );
  },
  { may: "request_log:read", others: "/console/developers" },
);

/** What was sent or answered. */
function Body({ title, body }: { title: string; body: unknown }) {
  return (
    <Panel title={title} description="Secrets and personal data are masked before anything is kept.">
      {body === undefined ? (
        <p>It was not kept: it was empty, a file, larger than 16 KiB, or what a read found.</p>
      ) : (
        <CodeBlock code={JSON.stringify(body, null, 2)} label={`${title} as JSON`} />
      )}
    </Panel>
  );
}
