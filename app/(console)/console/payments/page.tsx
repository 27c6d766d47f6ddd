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
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
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
  const [issuer, { data, nextCursor }, due, claims] = await Promise.all([
    currentIssuer(),
    orFirstPage(trpc.bankEntry.list(query), path, params),
    trpc.refund.list({ status: "DUE", provider: "BANK_TRANSFER", limit: 100 }),
    trpc.payment.list({ hasOpenClaim: "true", limit: 100 }),
  ]);
  const mayDecide = issuer?.may.includes("payment:write") ?? false;
  return (
    <>
      {mayDecide && <ImportStatement />}
      {due.data.length > 0 && <DueRefunds count={due.data.length} hasMore={due.hasMore} />}
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
        <EmptyState
          icon={IconCircleCheck}
          title={query.q ? "Nothing needs you here any more" : "Nothing needs you"}
        >
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

/** Refunds that nobody but a person can send, since they go by transfer. */
function DueRefunds({ count, hasMore }: { count: number; hasMore: boolean }) {
  const words = count === 1 ? "A refund waits" : `${count}${hasMore ? " and more" : ""} refunds wait`;
  return (
    <div className={classes.due}>
      <Notice tone="warning" title={`${words} for your transfer`}>
        <span>
          The money is owed already. Send it with the refund's reference, and the next statement books it.{" "}
          <Link href="/console/payments/refunds?status=DUE&provider=BANK_TRANSFER">See what is due</Link>
        </span>
      </Notice>
    </div>
  );
}
