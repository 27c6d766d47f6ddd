import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { countryName } from "#app/_words/countries.ts";
import { providerNames } from "#app/_words/verification.ts";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import { customerTypeNames, displayName } from "#app/(console)/_words/names.ts";
import type { Customer, customerSorts } from "#server/domain/investors/customer/contract.ts";
import { waitingFor } from "./waiting.ts";

type QueueColumn = Column<Customer, (typeof customerSorts)[number]>;

/** Since when somebody waits: those from before there were checks, since they changed last. */
const since = ({ verification, updatedAt }: Customer) => verification.submittedAt ?? updatedAt;

/** Customers who wait for a decision. @param now the moment up to which they have waited */
export function queueColumns(now: Date): readonly QueueColumn[] {
  return [
    {
      header: "Name",
      sort: "name",
      firstOrder: "asc",
      cell: (customer) => <TitleCell title={displayName(customer)} note={customer.email} />,
    },
    { header: "Type", onPhone: "bare", cell: ({ type }) => customerTypeNames[type] },
    {
      header: "Country",
      onPhone: "bare",
      cell: ({ countryCode }) => countryName(countryCode),
    },
    {
      header: "Decided by",
      isExtra: true,
      cell: ({ verification }) => providerNames[verification.provider ?? "MANUAL"],
    },
    {
      header: "Seen to by",
      cell: ({ verification }) => verification.assignee?.name ?? "Nobody yet",
    },
    {
      header: "Submitted",
      sort: "submittedAt",
      firstOrder: "asc",
      cell: (customer) => <DateTime value={since(customer)} detail="dateTime" />,
    },
    {
      header: "Waiting",
      onPhone: "aside",
      align: "end",
      cell: (customer) => waitingFor(since(customer), now),
    },
  ];
}

export const reviewHref = ({ id }: Customer) => `/console/verifications/${id}`;
