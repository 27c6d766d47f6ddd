import { IconCircleCheck } from "@tabler/icons-react";
import type { Metadata } from "next";
import Link from "next/link";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { readListQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { currentAttention } from "#app/(console)/_data/attention.ts";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { type AttentionItem, attentionSentence, attentionWords } from "#app/(console)/_words/attention.ts";
import { listBankEntries } from "#server/domain/payments/bank-statement/contract.ts";
import { OpenClaim } from "./_claims/open-claim.tsx";
import { ImportStatement } from "./_queue/import-statement.tsx";
import classes from "./_queue/queue-entry.module.css";
import { QueueEntry } from "./_queue/queue-entry.tsx";

export const metadata: Metadata = { title: "Payments" };

const path = "/console/payments";

export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const query = { ...readListQuery(listBankEntries, params), status: "OPEN" as const };
  const [issuer, { data, nextCursor }, { items }, claims] = await Promise.all([
    currentIssuer(),
    orFirstPage(trpc.bankEntry.list(query), path, params),
    currentAttention(),
    trpc.payment.list({ hasOpenClaim: "true", limit: 100 }),
  ]);
  const refunds = items.filter(({ kind }) => kind in refundNotices);
  const mayDecide = issuer?.may.includes("payment:write") ?? false;
  return (
    <>
      {mayDecide && <ImportStatement />}
      {refunds.map((item) => (
        <RefundsNotice key={item.kind} item={item} />
      ))}
      {claims.data.length > 0 && (
        <ul className={classes.queue} data-apart aria-label="Charge-backs">
          {claims.data.map((payment) => (
            <li key={payment.paymentId}>
              <OpenClaim payment={payment} mayDecide={mayDecide} />
            </li>
          ))}
        </ul>
      )}
      {data.length === 0 && claims.data.length === 0 && (
        <EmptyState icon={IconCircleCheck} title={emptyTitle(query.q !== undefined, refunds.length > 0)}>
          Transfers that could not be matched to a purchase by themselves wait here. Import the latest
          statement to see whether there are any.
        </EmptyState>
      )}
      {query.q && (
        <Link className={classes.all} href={path}>
          See all that need you
        </Link>
      )}
      <ul className={classes.queue}>
        {data.map((entry) => (
          <li key={entry.bankEntryId}>
            <QueueEntry entry={entry} mayDecide={mayDecide} />
          </li>
        ))}
      </ul>
      <Pagination path={path} params={params} nextCursor={nextCursor} label="Entries" />
    </>
  );
});

function emptyTitle(isSearch: boolean, hasRefunds: boolean): string {
  if (isSearch) return "Nothing needs you here any more";
  return hasRefunds ? "No transfer needs you" : "Nothing needs you";
}

/** What to do about refunds that nobody but a person can send, and about those that a provider did not. */
const refundNotices: Partial<Record<AttentionItem["kind"], { tone: "warning" | "negative"; text: string }>> =
  {
    REFUNDS_DUE: {
      tone: "warning",
      text: "The money is owed already. Send it with the refund's reference, and the next statement books it.",
    },
    REFUNDS_FAILED: {
      tone: "negative",
      text: "The money is owed all the same. Clear up why, then retry, or send it another way.",
    },
  };

/** Refunds that wait for somebody; their own list has them. */
function RefundsNotice({ item }: { item: AttentionItem }) {
  const notice = refundNotices[item.kind];
  if (notice === undefined) return null;
  return (
    <div className={classes.due}>
      <Notice tone={notice.tone} title={attentionSentence(item)}>
        <span>
          {notice.text} <Link href={attentionWords[item.kind].href}>See them</Link>
        </span>
      </Notice>
    </div>
  );
}
