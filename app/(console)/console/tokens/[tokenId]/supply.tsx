import type { Decimal } from "decimal.js";
import { Panel } from "#app/_components/panel.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { formatShare } from "#app/_words/format.ts";
import { DonutFigure } from "#app/(console)/_components/charts/donut-figure.tsx";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import { Exact } from "#server/kernel/fields/decimal.ts";

/** How much of a token's supply wallets hold, and how much is still to be issued. */
export function Supply({ token }: { token: RegisteredToken }) {
  const { totalSupply, issuedSupply } = token;
  const unissued = unissuedOf(token);
  return (
    <Panel title="Supply" description={<TokenAmount amount={totalSupply} symbol={token.symbol} />}>
      <DonutFigure
        center={{ value: formatShare(issuedSupply, totalSupply), label: "issued" }}
        parts={[
          {
            name: "Issued",
            value: issuedSupply,
            color: "var(--accent)",
            written: <TokenAmount amount={issuedSupply} />,
          },
          {
            name: "Unissued",
            value: unissued.toNumber(),
            color: "var(--track)",
            written: <TokenAmount amount={unissued.toFixed()} />,
          },
        ]}
      />
    </Panel>
  );
}

/** Tokens that can still be issued. */
export function unissuedOf({ totalSupply, issuedSupply }: RegisteredToken): Decimal {
  return new Exact(totalSupply).minus(issuedSupply);
}
