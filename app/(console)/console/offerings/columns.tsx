import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { Money } from "#app/_components/money.tsx";
import { FundingProgress } from "#app/_offering/funding-progress.tsx";
import { OfferingStatus } from "#app/_offering/offering-status.tsx";
import { pictureOf } from "#app/_offering/picture-of.ts";
import { formatMoney } from "#app/_words/format.ts";
import { Thumbnail } from "#app/(console)/_components/thumbnail.tsx";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import type { Offering, offeringSorts } from "#server/domain/primary/offering/contract.ts";
import classes from "./columns.module.css";

type OfferingColumn = Column<Offering, (typeof offeringSorts)[number]>;

export const offeringColumns: readonly OfferingColumn[] = [
  {
    header: "Title",
    sort: "title",
    firstOrder: "asc",
    cell: (offering) => (
      <TitleCell
        title={offering.title}
        note={[offering.token.symbol, offering.type].filter(Boolean).join(" · ")}
        picture={<Thumbnail src={pictureOf(offering)} />}
      />
    ),
  },
  { header: "Status", onPhone: "bare", cell: (offering) => <OfferingStatus offering={offering} /> },
  {
    header: "Price",
    sort: "pricePerToken",
    align: "end",
    cell: ({ pricePerToken, currency }) => <Money amount={pricePerToken} currency={currency} />,
  },
  {
    header: "Raised",
    onPhone: "bare",
    sort: "raised",
    cell: ({ fundingLimits, currency }) => (
      <div className={classes.raised}>
        <span>
          <Money amount={fundingLimits.raised} currency={currency} short />
          <span className={classes.cap}>
            {" "}
            of {formatMoney(fundingLimits.hardCap, currency, { short: true })}
          </span>
        </span>
        <FundingProgress fundingLimits={fundingLimits} currency={currency} barOnly />
      </div>
    ),
  },
  { header: "Participants", sort: "participants", align: "end", cell: ({ participants }) => participants },
  {
    header: "Ends",
    sort: "endDate",
    cell: ({ offeringPeriod }) => <DateTime value={offeringPeriod.endDate} />,
  },
  {
    header: "Created",
    sort: "createdAt",
    isExtra: true,
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
  },
];

export const offeringKey = ({ offeringId }: Offering) => offeringId;
export const offeringHref = ({ offeringId }: Offering) => `/console/offerings/${offeringId}`;
