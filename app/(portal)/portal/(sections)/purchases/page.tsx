import { IconReceipt, IconSearchOff } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { DataTable } from "#app/_components/list/data-table.tsx";
import { FilterForm } from "#app/_components/list/filter-form.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { SelectFilter } from "#app/_components/list/select-filter.tsx";
import { Money } from "#app/_components/money.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { param } from "#app/_data/page-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { statusOptions } from "#app/_words/status.ts";
import { customerPage } from "#app/(portal)/_components/customer-page.tsx";
import { offeringsOf } from "#app/(portal)/_data/offerings.ts";
import { purchaseStatuses } from "#db/schema/enums.ts";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Your purchases" };

const PATH = "/portal/purchases";

const about = { title: "Your purchases", purpose: "see your purchases", path: PATH };

/** What a customer bought, newest first; `?purchaseStatus=` narrows it, `?cursor=` turns the page. */
export default customerPage(about, async ({ customerId, params }) => {
  const purchaseStatus = purchaseStatuses.find((status) => status === param(params, "purchaseStatus"));
  const page = await orFirstPage(
    trpc.offeringPurchaseIntent.list({ customerId, purchaseStatus, cursor: param(params, "cursor") }),
    PATH,
    params,
  );
  const offerings = await offeringsOf(page.data);
  const isEmpty = page.data.length === 0;
  if (isEmpty && purchaseStatus === undefined) {
    return (
      <Page>
        <PageHeader title="Your purchases" />
        <EmptyState
          icon={IconReceipt}
          title="You have not bought anything yet"
          action={<ButtonLink href="/">Find an offering</ButtonLink>}
        >
          What you buy shows up here, with what to pay and until when.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        title="Your purchases"
        description="What you reserved and bought, and what there is left to pay."
        actions={
          <ButtonLink look="outline" href="/">
            Find an offering
          </ButtonLink>
        }
      />
      <FilterForm action={PATH} label="Purchases" className={classes.filters}>
        <SelectFilter
          label="Status"
          name="purchaseStatus"
          value={purchaseStatus}
          any="Any status"
          options={statusOptions("purchaseStatus")}
        />
      </FilterForm>
      {isEmpty ? (
        <EmptyState
          icon={IconSearchOff}
          title="No purchase stands there"
          action={
            <ButtonLink look="outline" href={PATH}>
              Show all purchases
            </ButtonLink>
          }
        />
      ) : (
        <div className={classes.table}>
          <DataTable
            caption="Your purchases"
            rows={page.data}
            rowKey={({ offeringPurchaseIntentId }) => offeringPurchaseIntentId}
            rowHref={({ offeringPurchaseIntentId }) => `${PATH}/${offeringPurchaseIntentId}`}
            columns={[
              { header: "Offering", cell: ({ offeringId }) => offerings.get(offeringId)?.title },
              { header: "Bought", cell: ({ createdAt }) => <DateTime value={createdAt} /> },
              {
                header: "Tokens",
                align: "end",
                cell: ({ payment, offeringId }) => (
                  <TokenAmount
                    amount={payment.tokenAmount}
                    symbol={offerings.get(offeringId)?.token.symbol}
                  />
                ),
              },
              {
                header: "Amount",
                align: "end",
                cell: ({ payment }) => <Money amount={payment.purchaseAmount} currency={payment.currency} />,
              },
              {
                header: "Status",
                cell: ({ payment, paymentInstructions, expiresAt }) => (
                  <span className={classes.status}>
                    <StatusBadge kind="purchaseStatus" value={payment.purchaseStatus} />
                    {paymentInstructions && (
                      <span className={classes.due}>
                        pay by <DateTime value={expiresAt} detail="dateTime" />
                      </span>
                    )}
                    {payment.purchaseStatus === "PENDING" && !paymentInstructions && (
                      <span className={classes.due}>paid, not complete yet</span>
                    )}
                  </span>
                ),
              },
            ]}
          />
        </div>
      )}
      <Pagination path={PATH} params={params} nextCursor={page.nextCursor} label="Your purchases" />
    </Page>
  );
});
