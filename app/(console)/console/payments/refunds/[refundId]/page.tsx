import type { Metadata } from "next";
import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { Money } from "#app/_components/money.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { formatInFours } from "#app/_words/format.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { providerNames, refundReasonNames } from "#app/(console)/_words/payments.ts";
import { RefundActions } from "#app/(console)/console/purchases/_payments/refund-actions.tsx";

export const metadata: Metadata = { title: "Refund" };

export default issuerPage<{ refundId: string }>(async ({ params }) => {
  const [issuer, refund] = await Promise.all([currentIssuer(), orNotFound(trpc.refund.get(await params))]);
  const { offeringPurchaseIntentId } = refund;
  const offering =
    offeringPurchaseIntentId === undefined ? undefined : await offeringOf(offeringPurchaseIntentId);
  // What a provider could not send goes by transfer.
  const isTransfer =
    refund.status !== "SUCCEEDED" && (refund.provider === "BANK_TRANSFER" || refund.status === "FAILED");
  return (
    <Panel
      title="Refund"
      description={refundReasonNames[refund.reason]}
      aside={<StatusBadge kind="refundStatus" value={refund.status} />}
    >
      <FactRows
        facts={[
          { term: "Amount", value: <Money amount={refund.amount} currency={refund.currency} /> },
          {
            term: "To",
            value: refund.payeeName ?? refund.customerName ?? "Whoever paid",
            note: refund.payeeAccount && formatInFours(refund.payeeAccount),
          },
          {
            term: "Reference",
            value: (
              <Identifier id={refund.reference} shown={formatInFours(refund.reference)} label="reference" />
            ),
            note: isTransfer
              ? "Write it into the transfer: the statement in which it stands books the refund by itself."
              : undefined,
          },
          { term: "Goes back by", value: providerNames[refund.provider] },
          refund.failure !== undefined && {
            term: "Not sent",
            value: refund.failure.reason,
            note: refund.failure.code,
          },
          offering !== undefined && {
            term: "Purchase",
            value: (
              <Link href={`/console/purchases/${offeringPurchaseIntentId}`}>
                {`Purchase of ${refund.customerName ?? "the customer"}`}
              </Link>
            ),
            note: offering.title,
          },
          { term: "Due since", value: <DateTime value={refund.createdAt} detail="dateTime" /> },
          refund.refundedAt !== undefined && {
            term: "Sent",
            value: <DateTime value={refund.refundedAt} detail="dateTime" />,
            note: refund.providerReference && `As ${refund.providerReference}`,
          },
        ]}
      />
      {issuer?.may.includes("payment:write") && <RefundActions refund={refund} />}
    </Panel>
  );
});

async function offeringOf(offeringPurchaseIntentId: string) {
  const { offeringId } = await trpc.offeringPurchaseIntent.get({ offeringPurchaseIntentId });
  return trpc.offering.get({ offeringId });
}
