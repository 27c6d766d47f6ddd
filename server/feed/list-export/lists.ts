import type { ExportedList } from "#db/schema/enums.ts";
import { domain } from "#server/domain/modules.ts";
import type { Procedure } from "#server/kernel/procedure.ts";

/** The procedures that read the lists that are exported. */
export const exportedBy: Readonly<Record<ExportedList, Procedure>> = {
  customers: domain.investors.router.customer.list,
  purchases: domain.primary.router.offeringPurchaseIntent.list,
  offerings: domain.primary.router.offering.list,
  payments: domain.payments.router.payment.list,
  refunds: domain.payments.router.refund.list,
  bankEntries: domain.payments.router.bankEntry.list,
  offers: domain.secondary.router.bulletinBoard.offer.list,
  trades: domain.secondary.router.trade.list,
  distributions: domain.distributions.router.distribution.list,
  tokens: domain.register.router.token.list,
  chainOperations: domain.chain.router.chainOperation.list,
};
