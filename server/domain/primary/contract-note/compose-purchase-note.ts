import type { AgreementFacts } from "#server/domain/primary/agreement/compose-agreement.ts";
import type { Paper } from "#server/platform/paper/paper.ts";
import { grouped, moment, money } from "#server/platform/paper/words.ts";

/** Says what was bought with a completed purchase. Pure: how it looks is `#server/platform/paper`. */
export function composePurchaseNote(facts: Omit<AgreementFacts, "accepted">): Paper {
  const { purchase, tokenAmount, reference, offering, customer, brand } = facts;
  const issuer = brand?.legalName ?? offering.organizationName;
  const { payment, settlement } = purchase;
  const { token } = offering;
  const isDelivered = settlement.status === "DELIVERED";
  return {
    issuer,
    title: "Contract note",
    subtitle: `Purchase of ${token.name} in the offering ${offering.title}`,
    status: isDelivered ? "Delivered" : "To be delivered",
    number: purchase.offeringPurchaseIntentId,
    asOf: moment(purchase.updatedAt),
    updatedAt: purchase.updatedAt,
    parties: [
      { role: "Issuer", name: issuer, lines: [offering.organizationId] },
      { role: "Buyer", name: customer.name ?? customer.username ?? customer.id, lines: [customer.id] },
    ],
    sections: [
      {
        kind: "rows",
        title: "Bought",
        rows: [
          ["Token", `${token.name} (${token.symbol})`],
          ["Quantity", `${grouped(tokenAmount)} ${token.symbol}`],
          ["Price per token", money(offering.pricePerToken, payment.currency)],
          ["Amount", money(payment.purchaseAmount, payment.currency)],
          ["Fees", "None"],
          ["Into wallet", purchase.walletAddress],
        ],
      },
      {
        kind: "rows",
        title: "Settlement",
        rows: [
          ["Ordered on", moment(purchase.createdAt)],
          ...(settlement.completedAt === undefined
            ? []
            : ([["Completed on", moment(settlement.completedAt)]] as const)),
          ...(isDelivered && settlement.settledAt !== undefined
            ? ([["Delivered on", moment(settlement.settledAt)]] as const)
            : ([
                ["Delivery", `after ${moment(offering.closedAt ?? offering.offeringPeriod.endDate)}`],
              ] as const)),
          ["Payment reference", reference],
          ...(settlement.txHash === undefined ? [] : ([["Transaction", settlement.txHash]] as const)),
        ],
      },
    ],
  };
}
