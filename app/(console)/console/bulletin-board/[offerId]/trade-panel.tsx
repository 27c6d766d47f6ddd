import { CopyButton } from "#app/_components/copy-button.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { onChainFacts } from "#app/_components/on-chain-facts.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import { readToken } from "#app/(console)/_data/records.ts";
import type { Trade } from "#server/domain/secondary/trade/contract.ts";
import { ConfirmPayment } from "./confirm-payment.tsx";

/** What an offer came to, and whether it is paid. */
export async function TradePanel({ trade }: { trade: Trade }) {
  const { tradeId, payment, createdAt, chain } = trade;
  const explorerUrl = chain && (await readToken(trade.tokenId)).chain?.explorerUrl;
  const isTracked = payment !== undefined && payment.status !== "NOT_TRACKED";
  return (
    <Panel title="Trade">
      <FactRows
        facts={[
          { term: "Traded", value: <DateTime value={createdAt} detail="dateTime" /> },
          ...(payment
            ? [
                {
                  term: "Payment",
                  value: <StatusBadge kind="tradePaymentStatus" value={payment.status} />,
                  note: payment.paidAt && <DateTime value={payment.paidAt} detail="dateTime" />,
                },
              ]
            : []),
          ...(isTracked && payment.reference !== undefined
            ? [
                {
                  term: "Reference",
                  value: (
                    <>
                      <code>{payment.reference}</code>
                      <CopyButton value={payment.reference} label="payment reference" />
                    </>
                  ),
                },
              ]
            : []),
          ...onChainFacts(chain, explorerUrl),
          { term: "Identifier", value: <Identifier id={tradeId} label="trade identifier" /> },
        ]}
      />
      {payment?.status === "DUE" && (
        <Allowed to="payment:write">
          <ConfirmPayment tradeId={tradeId} />
        </Allowed>
      )}
    </Panel>
  );
}
