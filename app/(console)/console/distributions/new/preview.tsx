import { IconUsers } from "@tabler/icons-react";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { Money } from "#app/_components/money.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { formatCount } from "#app/_words/format.ts";
import type { DistributionPreview } from "#server/domain/distributions/distribution/contract.ts";
import classes from "./preview.module.css";

/** Holders that are shown; the sums are over all. */
const SHOWN = 12;

interface PreviewProps {
  readonly preview: DistributionPreview | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
}

/** What each holder would get. */
export function Preview({ preview, error, isLoading }: PreviewProps) {
  return (
    <Panel title="Who gets what" description={preview && describe(preview)}>
      <div aria-live="polite" aria-busy={isLoading}>
        {content(preview, error, isLoading)}
      </div>
    </Panel>
  );
}

function content(preview: DistributionPreview | undefined, error: unknown, isLoading: boolean) {
  if (error) return <ProblemAlert error={error} />;
  if (preview === undefined) {
    return (
      <p className={classes.hint}>
        {isLoading ? "Reading the register…" : "Choose a token and an amount to see each holder’s part."}
      </p>
    );
  }
  if (preview.holders === 0) {
    return (
      <EmptyState icon={IconUsers} title="Nobody holds this token then">
        Choose a record date on which wallets hold some.
      </EmptyState>
    );
  }
  return <Shares preview={preview} />;
}

function Shares({ preview }: { preview: DistributionPreview }) {
  const { shares, holders, currency, rounded, unpaid } = preview;
  return (
    <>
      <table className={classes.shares}>
        <caption className="visually-hidden">Parts of the holders</caption>
        <thead>
          <tr>
            <th scope="col">Holder</th>
            <th scope="col">Tokens</th>
            <th scope="col">Gets</th>
          </tr>
        </thead>
        <tbody>
          {shares.slice(0, SHOWN).map(({ customerId, name, tokenAmount, amount }) => (
            <tr key={customerId}>
              <th scope="row">{name ?? customerId}</th>
              <td>
                <TokenAmount amount={tokenAmount} />
              </td>
              <td>
                <Money amount={amount} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{holders > SHOWN ? `All ${formatCount(holders)} holders` : "All holders"}</th>
            <td>
              <TokenAmount amount={preview.tokenAmount} />
            </td>
            <td>
              <Money amount={preview.amount} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={classes.hint}>
        {rounded > 0
          ? `${formatCount(rounded)} of them ${rounded === 1 ? "gets" : "get"} a cent more than the whole cents of their part, so that all sum up.`
          : "Every part is exact."}
        {unpaid > 0 && ` For ${formatCount(unpaid)} it comes to less than a cent.`}
      </p>
    </>
  );
}

function describe({ isFinal, asOf }: DistributionPreview) {
  return isFinal ? (
    <>
      By the register at <DateTime value={asOf} detail="dateTime" />.
    </>
  ) : (
    "By the register as it is now; who holds the token at the record date may differ."
  );
}
