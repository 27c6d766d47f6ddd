import type { z } from "zod";
import type { ResourceType } from "#db/schema/enums.ts";
import { chainOperation } from "#server/domain/chain/chain-operation/contract.ts";
import { distribution } from "#server/domain/distributions/distribution/contract.ts";
import { distributionPayment } from "#server/domain/distributions/distribution-payment/contract.ts";
import { customer } from "#server/domain/investors/customer/contract.ts";
import { bankEntry, bankStatement } from "#server/domain/payments/bank-statement/contract.ts";
import { payment } from "#server/domain/payments/payment/contract.ts";
import { refund } from "#server/domain/payments/refund/contract.ts";
import { offering } from "#server/domain/primary/offering/contract.ts";
import { offeringDocument } from "#server/domain/primary/offering-document/contract.ts";
import { offeringUpdate } from "#server/domain/primary/offering-update/contract.ts";
import { offeringPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { registeredToken } from "#server/domain/register/token/contract.ts";
import { offer } from "#server/domain/secondary/bulletin-board/contract.ts";
import { trade } from "#server/domain/secondary/trade/contract.ts";

/** What an event carries, by the kind of its resource: whole, as the organization sees it. */
export const eventSchemas: Readonly<Partial<Record<ResourceType, z.ZodType>>> = {
  offering,
  offering_document: offeringDocument,
  offering_update: offeringUpdate,
  customer,
  offering_purchase_intent: offeringPurchaseIntent,
  payment,
  refund,
  bank_statement: bankStatement,
  bank_entry: bankEntry,
  offer: offer.extend({ maker: customer, taker: customer.optional() }).meta({
    id: "ToldOffer",
    description: "An offer as listeners are told it: with its customers whole.",
  }),
  trade: trade.extend({ seller: customer, buyer: customer }).required({ payment: true }).meta({
    id: "ToldTrade",
    description: "A trade as listeners are told it: with its customers whole.",
  }),
  token: registeredToken,
  distribution,
  distribution_payment: distributionPayment,
  chain_operation: chainOperation,
};
