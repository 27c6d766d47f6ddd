import { Address } from "#app/_components/address.tsx";
import { type Column, DataTable } from "#app/_components/list/data-table.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import type { Customer, Holding } from "#server/domain/investors/customer/contract.ts";
import classes from "./page.module.css";

const proofOf = (isProven: boolean) => (isProven ? "Proven" : "Not proven");

const columnsFor = (wallets: Customer["wallets"]): readonly Column<Holding>[] => [
  { header: "Token", cell: ({ name }) => name },
  { header: "Wallet", cell: ({ walletAddress }) => <Address address={walletAddress} /> },
  {
    header: "Proof",
    cell: ({ walletAddress }) =>
      proofOf(wallets.some(({ address, isProven }) => isProven && address === walletAddress)),
  },
  {
    header: "Available",
    align: "end",
    cell: ({ available, symbol }) => <TokenAmount amount={available.amount} symbol={symbol} />,
  },
  {
    header: "Frozen",
    align: "end",
    cell: ({ frozen, symbol }) => <TokenAmount amount={frozen.amount} symbol={symbol} />,
  },
  {
    header: "Total",
    align: "end",
    cell: ({ total, symbol }) => <TokenAmount amount={total} symbol={symbol} />,
  },
];

/** Every token of every wallet, and the wallets that hold none. */
export function Holdings({ customer: { holdings, wallets } }: { customer: Customer }) {
  const empty = wallets.filter(
    ({ address }) => !holdings.some(({ walletAddress }) => walletAddress === address),
  );
  return (
    <>
      {holdings.length > 0 && (
        <DataTable
          caption="Tokens held"
          columns={columnsFor(wallets)}
          rows={holdings}
          rowKey={({ tokenId, walletAddress }) => `${tokenId} ${walletAddress}`}
          rowHref={({ tokenId }) => `/console/tokens/${encodeURIComponent(tokenId)}`}
        />
      )}
      {empty.length > 0 && (
        <ul className={classes.empty}>
          {empty.map(({ address, isProven }) => (
            <li key={address}>
              <Address address={address} /> {proofOf(isProven)}, holds no tokens
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
