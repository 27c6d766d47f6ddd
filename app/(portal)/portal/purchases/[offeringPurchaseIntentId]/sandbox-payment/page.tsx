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
import type { Payment } from "#server/domain/payments/payment/contract.ts";
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
  const stage = stageOf(payment);
  return (
    <Page>
      <PageHeader
        breadcrumb={[{ label: "Purchase", href: back }]}
        title="Sandbox payment"
        description="Here a payment provider would ask for a card. No money moves."
        badge={<StatusBadge kind="paymentStatus" value={payment.status} />}
      />
      {stage !== undefined ? (
        <Panel title="What becomes of this payment?">
          <p>
            <strong>
              <Money amount={payment.amount} currency={payment.currency} />
            </strong>{" "}
            {sentences[stage]}
          </p>
          <Decide paymentId={payment.paymentId} stage={stage} back={back} />
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

const sentences = {
  open: "is to be paid.",
  paid: "was paid. The payer's bank can take it back.",
  chargedBack: "was charged back. The bank decides who is right.",
} as const;

/** Where a payment stands; undefined where nothing more can become of it. */
function stageOf({ status, chargeBack }: Payment): keyof typeof sentences | undefined {
  if (status === "OPEN") return "open";
  if (chargeBack?.status === "OPEN") return "chargedBack";
  return status === "SUCCEEDED" && chargeBack === undefined ? "paid" : undefined;
}
