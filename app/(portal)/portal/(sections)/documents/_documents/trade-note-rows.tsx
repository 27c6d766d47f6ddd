import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import { formatTokens } from "#app/_words/format.ts";
import type { Trade } from "#server/domain/secondary/trade/contract.ts";
import { PaperRows } from "./paper-rows.tsx";

interface TradeNoteRowsProps {
  readonly trades: readonly Trade[];
  readonly customerId: string;
  readonly hasMore: boolean;
}

/** The contract notes of the last trades. */
export function TradeNoteRows({ trades, customerId, hasMore }: TradeNoteRowsProps) {
  return (
    <PaperRows
      title={hasMore ? "Last trades" : "Trades"}
      none="You have traded nothing yet."
      aside={hasMore && <Link href="/portal/trades">All trades</Link>}
      rows={trades.map(({ tradeId, seller, amount, tokenSymbol, priceInEuro, createdAt }) => {
        const title = `${seller.id === customerId ? "Sold" : "Bought"} ${formatTokens(amount)} ${tokenSymbol}`;
        return {
          id: tradeId,
          title,
          note: (
            <>
              <Money amount={priceInEuro} currency="EUR" />, <DateTime value={createdAt} />
            </>
          ),
          papers: [
            {
              href: `/api/trade/${encodeURIComponent(tradeId)}/contract-note`,
              label: "Contract note",
              about: `of ${title} (PDF)`,
            },
          ],
        };
      })}
    />
  );
}
