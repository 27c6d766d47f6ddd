import type { ExportedList } from "#db/schema/enums.ts";
import { domain } from "#server/domain/modules.ts";
import * as eventContract from "#server/feed/event/contract.ts";
import { listEvents } from "#server/feed/event/read-events.ts";
import * as deliveryContract from "#server/feed/webhook-delivery/contract.ts";
import { listWebhookDeliveries } from "#server/feed/webhook-delivery/read-deliveries.ts";
import * as endpointContract from "#server/feed/webhook-endpoint/contract.ts";
import { listWebhookEndpoints } from "#server/feed/webhook-endpoint/read-endpoints.ts";
import { type Procedure, procedure } from "#server/kernel/procedure.ts";
import { platform } from "#server/platform/module.ts";

/** The procedures that read the lists that are exported. */
export const exportedBy: Readonly<Record<ExportedList, Procedure>> = {
  customers: domain.investors.router.customer.list,
  purchases: domain.primary.router.offeringPurchaseIntent.list,
  participants: domain.primary.router.offering.participants,
  offerings: domain.primary.router.offering.list,
  payments: domain.payments.router.payment.list,
  refunds: domain.payments.router.refund.list,
  bankEntries: domain.payments.router.bankEntry.list,
  offers: domain.secondary.router.bulletinBoard.offer.list,
  trades: domain.secondary.router.trade.list,
  distributions: domain.distributions.router.distribution.list,
  tokens: domain.register.router.token.list,
  chainOperations: domain.chain.router.chainOperation.list,
  chainTransactions: domain.chain.router.chainTransaction.list,
  registerHolders: domain.register.router.register.holders,
  ledgerEntries: domain.register.router.register.entries,
  payouts: domain.distributions.router.distributionPayment.list,
  bankStatements: domain.payments.router.bankStatement.list,
  events: procedure(eventContract.listEvents).query(listEvents),
  requests: platform.router.requestLog.list,
  webhookDeliveries: procedure(deliveryContract.listWebhookDeliveries).query(listWebhookDeliveries),
  webhookEndpoints: procedure(endpointContract.listWebhookEndpoints).query(listWebhookEndpoints),
};
