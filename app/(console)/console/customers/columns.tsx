import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { countryName } from "#app/_words/countries.ts";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import { customerTypeNames, displayName } from "#app/(console)/_words/names.ts";
import type { Customer, customerSorts } from "#server/domain/investors/customer/contract.ts";

type CustomerColumn = Column<Customer, (typeof customerSorts)[number]>;

const name: CustomerColumn = {
  header: "Name",
  sort: "name",
  firstOrder: "asc",
  cell: (customer) => <TitleCell title={displayName(customer)} note={customer.email} />,
};
const country: CustomerColumn = {
  header: "Country",
  onPhone: "bare",
  cell: ({ countryCode }) => countryName(countryCode),
};
const joined: CustomerColumn = {
  header: "Joined",
  sort: "createdAt",
  cell: ({ createdAt }) => <DateTime value={createdAt} />,
};
const verification: CustomerColumn = {
  header: "Verification",
  onPhone: "aside",
  cell: ({ verificationStatus }) => <StatusBadge kind="verificationStatus" value={verificationStatus} />,
};

/** Customers of the organization. */
export const customerColumns: readonly CustomerColumn[] = [
  name,
  { header: "Type", onPhone: "bare", cell: ({ type }) => customerTypeNames[type] },
  country,
  verification,
  { header: "Wallets", align: "end", isExtra: true, cell: ({ wallets }) => wallets.length },
  {
    header: "Tokens held",
    align: "end",
    isExtra: true,
    cell: ({ holdings }) => new Set(holdings.map(({ tokenId }) => tokenId)).size || "–",
  },
  joined,
];

export const customerKey = ({ id }: Customer) => id;
export const customerHref = ({ id }: Customer) => `/console/customers/${id}`;
