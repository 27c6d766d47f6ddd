import { Money } from "#app/_components/money.tsx";
import { Panel } from "#app/_components/panel.tsx";
import type { DistributionSum } from "#server/domain/distributions/distribution-payment/contract.ts";
import classes from "./sums.module.css";

/** What the customer was paid by token and year, as a tax return asks for it. */
export function Sums({ sums }: { sums: readonly DistributionSum[] }) {
  return (
    <Panel title="By token and year">
      <table className={classes.sums}>
        <caption className="visually-hidden">What you were paid by token and year</caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Year</th>
            <th scope="col">Paid</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ tokenId, tokenName, year, currency, paid }) => (
            <tr key={`${tokenId} ${year} ${currency}`}>
              <th scope="row">{tokenName}</th>
              <td>{year}</td>
              <td>
                <Money amount={paid} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
