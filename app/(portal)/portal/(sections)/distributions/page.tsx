import { IconCashBanknote } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { param } from "#app/_data/page-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { CardList } from "#app/(portal)/_components/card-list.tsx";
import { customerPage } from "#app/(portal)/_components/customer-page.tsx";
import { Coming } from "./_distributions/coming.tsx";
import { PaymentItem } from "./_distributions/payment-item.tsx";
import { Sums } from "./_distributions/sums.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Your distributions" };

const PATH = "/portal/distributions";

const about = { title: "Your distributions", purpose: "be paid dividends and interest", path: PATH };

/** What a customer was paid for the tokens it holds, and what is announced. */
export default customerPage(about, async ({ customerId, params }) => {
  const [page, sums, coming, own] = await Promise.all([
    orFirstPage(trpc.distributionPayment.list({ cursor: param(params, "cursor") }), PATH, params),
    trpc.distribution.summary({}),
    trpc.distribution.list({ status: "SCHEDULED", sort: "recordDate", order: "asc" }),
    trpc.portfolio.get({ customerId }),
  ]);
  const isEmpty = page.data.length === 0 && coming.data.length === 0;
  return (
    <Page>
      <PageHeader
        title="Your distributions"
        description="Dividends and interest on the tokens you held at their record dates."
        actions={
          <ButtonLink look="outline" href="/portal/holdings">
            Your holdings
          </ButtonLink>
        }
      />
      {isEmpty ? (
        <EmptyState
          icon={IconCashBanknote}
          title="Nothing has been paid yet"
          action={<ButtonLink href="/portal/holdings">See your holdings</ButtonLink>}
        >
          When an issuer pays a dividend or interest on tokens you hold, your part appears here.
        </EmptyState>
      ) : (
        <div className={classes.stack}>
          {coming.data.length > 0 && <Coming distributions={coming.data} own={own.coming} />}
          {sums.data.length > 0 && <Sums sums={sums.data} />}
          {page.data.length > 0 && (
            <CardList label="Payments">
              {page.data.map((payment) => (
                <PaymentItem key={payment.distributionPaymentId} payment={payment} />
              ))}
            </CardList>
          )}
        </div>
      )}
      <Pagination path={PATH} params={params} nextCursor={page.nextCursor} label="Payments" />
    </Page>
  );
});
