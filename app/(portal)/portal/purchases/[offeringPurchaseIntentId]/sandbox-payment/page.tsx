import type { Metadata } from "next";
import Link from "next/link";
import { Money } from "#app/_components/money.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { returnPath } from "#server/kernel/fields/return-to.ts";
import { Decide } from "./decide.tsx";

export const metadata: Metadata = { title: "Sandbox payment" };

interface SandboxPaymentProps {
  params: Promise<{ offeringPurchaseIntentId: string }>;
  searchParams: Promise<SearchParams>;
}

/** The sandbox's own page, where other providers have theirs: whoever is here says what becomes of the payment. */
export default async function SandboxPaymentPage({ params, searchParams }: SandboxPaymentProps) {
  const [{ offeringPurchaseIntentId }, query] = await Promise.all([params, searchParams]);
  const payment = await orNotFound(trpc.payment.get({ paymentId: param(query, "paymentId") ?? "-" }));
  const back = returnPath(
    param(query, "returnTo"),
    `/portal/purchases/${encodeURIComponent(offeringPurchaseIntentId)}`,
  );
  return (
    <Page>
      <PageHeader
        breadcrumb={[{ label: "Purchase", href: back }]}
        title="Sandbox payment"
        description="Here a payment provider would ask for a card. No money moves."
        badge={<StatusBadge kind="paymentStatus" value={payment.status} />}
      />
      {payment.status === "OPEN" ? (
        <Panel title="What becomes of this payment?">
          <p>
            <strong>
              <Money amount={payment.amount} currency={payment.currency} />
            </strong>{" "}
            is to be paid.
          </p>
          <Decide paymentId={payment.paymentId} back={back} />
        </Panel>
      ) : (
        <Notice tone="info" title="This payment is decided">
          <span>
            Nothing more can be done here. <Link href={back}>Go back to the purchase</Link>
          </span>
        </Notice>
      )}
    </Page>
  );
}
