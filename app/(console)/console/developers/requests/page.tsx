import { IconTransfer } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { requestMethods } from "#db/schema/enums.ts";
import { listRequestLog, type RequestLogEntry } from "#server/platform/request-log/contract.ts";
import { AnswerBadge } from "./answer-badge.tsx";

export const metadata: Metadata = { title: "Requests" };

const path = "/console/developers/requests";

const columns: readonly Column<RequestLogEntry>[] = [
  {
    header: "Request",
    cell: ({ method, route, requestId }) => <TitleCell title={`${method} ${route}`} note={requestId} />,
  },
  { header: "Answer", onPhone: "aside", cell: (entry) => <AnswerBadge {...entry} /> },
  { header: "Key", cell: ({ apiKeyName, apiKeyId }) => apiKeyName ?? apiKeyId ?? "None" },
  { header: "Took", align: "end", isExtra: true, cell: ({ durationMs }) => `${durationMs} ms` },
  {
    header: "When",
    onPhone: "bare",
    sort: "createdAt",
    cell: ({ createdAt }) => <DateTime value={createdAt} detail="dateTime" />,
  },
];

const answers = {
  "2xx": "Done (2xx)",
  "3xx": "Unchanged (3xx)",
  "4xx": "Refused (4xx)",
  "5xx": "Failed (5xx)",
};

export default issuerPage(
  async ({ searchParams }) => {
    const [params, issuer] = await Promise.all([searchParams, currentIssuer()]);
    const query = readCountedQuery(listRequestLog, params);
    const mayReadKeys = issuer?.may.includes("api_key:read") ?? false;
    const [page, keys] = await Promise.all([
      orFirstPage(trpc.requestLog.list(query), path, params),
      mayReadKeys ? trpc.apiKey.list({ limit: 100 }) : undefined,
    ]);
    return (
      <ListPanel
        caption="Requests"
        list={{ path, params, query }}
        page={page}
        columns={columns}
        rowKey={({ requestLogEntryId }) => requestLogEntryId}
        rowHref={({ requestLogEntryId }) => `${path}/${requestLogEntryId}`}
        searchLabel="Search by request id"
        filters={[
          {
            name: "statusClass",
            label: "Answer",
            all: "All answers",
            choices: Object.entries(answers).map(([value, label]) => ({ value, label })),
          },
          {
            name: "method",
            label: "Method",
            all: "All methods",
            choices: requestMethods.map((method) => ({ value: method, label: method })),
          },
          ...(keys
            ? [
                {
                  name: "apiKeyId",
                  label: "Key",
                  all: "All keys",
                  choices: keys.data.map(({ apiKeyId, name }) => ({ value: apiKeyId, label: name })),
                  searchable: true,
                },
              ]
            : []),
        ]}
        hasDates
        exported={{ list: "requests" }}
        nothingYet={
          <EmptyState
            icon={IconTransfer}
            title="No requests yet"
            action={
              <ButtonLink look="outline" href="/docs">
                Open the reference
              </ButtonLink>
            }
          >
            What your software asks with its API keys is kept here for 30 days: the path, the answer, how long
            it took, and what was sent, without secrets and personal data.
          </EmptyState>
        }
      />
    );
  },
  { may: "request_log:read", others: "/console/developers" },
);
