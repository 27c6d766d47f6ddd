import type { Decimal } from "decimal.js";
import { formatShare } from "#app/_components/format.ts";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { Exact } from "#server/common/decimal.ts";
import type { RegisteredToken } from "#server/token/contract.ts";
import { DonutFigure } from "../../../_components/charts/donut-figure.tsx";
import { Panel } from "../../../_components/panel.tsx";

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
