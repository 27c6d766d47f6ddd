import { Decimal } from "decimal.js";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import type { Trade } from "#server/domain/secondary/trade/contract.ts";
import { inCountry } from "#server/kernel/fields/country.ts";
import type { Paper } from "#server/platform/paper/paper.ts";
import { grouped, moment, money, unitPrice } from "#server/platform/paper/words.ts";

/** What a trade's note is made of; the quantity is a decimal text, to its last digit. */
interface TradeNoteFacts {
  readonly trade: Trade;
  readonly token: Pick<RegisteredToken, "name" | "symbol">;
  readonly tokenAmount: string;
  readonly issuer: string;
}

const paid = {
  DUE: "To be paid by the buyer to the seller",
  PAID: "Paid",
  NOT_TRACKED: "Settled between buyer and seller",
} as const;

/** Says what changed hands. Pure: how it looks is `#server/platform/paper`. */
export function composeTradeNote({ trade, token, tokenAmount, issuer }: TradeNoteFacts): Paper {
  const { payment, seller, buyer } = trade;
  return {
    issuer,
    title: "Contract note",
    subtitle: `Trade of ${token.name} on the bulletin board`,
    status: "Tokens moved",
    number: trade.tradeId,
    asOf: moment(trade.updatedAt),
    updatedAt: trade.updatedAt,
    parties: [party("Seller", seller), party("Buyer", buyer)],
    sections: [
      {
        kind: "rows",
        title: "Traded",
        rows: [
          ["Token", `${token.name} (${token.symbol})`],
          ["Quantity", `${grouped(tokenAmount)} ${token.symbol}`],
          ["Price per token", unitPrice(new Decimal(trade.unitPriceInEuro), "EUR")],
          ["Amount", money(trade.priceInEuro, "EUR")],
          ["Fees", "None"],
          ["From wallet", trade.sellerWalletAddress],
          ["Into wallet", trade.buyerWalletAddress],
        ],
      },
      {
        kind: "rows",
        title: "Settlement",
        rows: [
          ["Tokens moved on", moment(trade.createdAt)],
          ...(payment === undefined ? [] : ([["Payment", paid[payment.status]]] as const)),
          ...(payment?.paidAt === undefined ? [] : ([["Paid on", moment(payment.paidAt)]] as const)),
          ...(payment?.reference === undefined ? [] : ([["Payment reference", payment.reference]] as const)),
        ],
      },
    ],
  };
}

/** A side of the trade; whoever is masked is told by kind and country. */
function party(role: string, { id, name, username, type, countryCode }: Trade["seller"]) {
  const kind = type === "ORGANIZATION" ? "An organization" : "A person";
  return { role, name: name ?? username ?? `${kind} ${inCountry(countryCode)}`, lines: [id] };
}
