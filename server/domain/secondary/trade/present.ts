import type { TradePaymentStatus } from "#db/schema/enums.ts";
import { type CustomerRow, presentEmbeddedCustomer } from "#server/domain/investors/api.ts";
import { unitPrice } from "#server/domain/secondary/bulletin-board/unit-price.ts";
import { type OnChainRow, presentOnChain } from "#server/domain/settlement/api.ts";
import { type Actor, seesPersonalData } from "#server/kernel/access.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { toChecksumAddress, toIso, toNumber, withoutNulls } from "#server/kernel/format.ts";
import type { PricePoint, Trade } from "./contract.ts";

/** A trade as it is read: numerics as text. */
export interface TradeRow {
  id: string;
  offer_id: string;
  token_id: string;
  token_symbol: string;
  seller_wallet_address: string;
  buyer_wallet_address: string;
  amount: string;
  price_in_euro: string;
  payment_status: TradePaymentStatus;
  paid_at: string | null;
  created_at: string;
  updated_at: string;
  seller: CustomerRow;
  buyer: CustomerRow;
  on_chain: OnChainRow | null;
}

/**
 * Makes the resource of a trade as `viewer` may see it (docs/domain.md, Access): a customer sees itself whole and all
 * others masked, and of the payment only what is its own. Who has to pay learns whom.
 */
export function presentTrade(row: TradeRow, viewer: Actor): Trade {
  const { seller, buyer } = row;
  const embed = (customer: CustomerRow, wallet: string) =>
    presentEmbeddedCustomer(customer, seesPersonalData(viewer, customer.id), wallet);
  const isParty = seesPersonalData(viewer, seller.id) || seesPersonalData(viewer, buyer.id);
  return {
    tradeId: row.id,
    offerId: row.offer_id,
    tokenId: row.token_id,
    tokenSymbol: row.token_symbol,
    amount: toNumber(row.amount),
    priceInEuro: toNumber(row.price_in_euro),
    unitPriceInEuro: unitPrice(row.price_in_euro, row.amount),
    sellerWalletAddress: toChecksumAddress(row.seller_wallet_address),
    buyerWalletAddress: toChecksumAddress(row.buyer_wallet_address),
    seller: embed(seller, row.seller_wallet_address),
    buyer: embed(buyer, row.buyer_wallet_address),
    ...(isParty && { payment: presentPayment(row) }),
    ...presentOnChain(row.on_chain),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  };
}

function presentPayment(row: TradeRow): NonNullable<Trade["payment"]> {
  const { payment_status: status, paid_at: paidAt, seller } = row;
  if (status === "NOT_TRACKED") return { status };
  return {
    status,
    reference: paymentReference(row.id),
    ...withoutNulls({ payeeName: seller.name ?? seller.username, paidAt: paidAt && toIso(paidAt) }),
  };
}

/** A point of a price history as it is read. */
export interface PriceRow {
  at: string;
  amount: string;
  price_in_euro: string;
  trades: number;
}

/** Makes a point of a price history. */
export function presentPrice(row: PriceRow): PricePoint {
  return {
    at: toIso(row.at),
    unitPriceInEuro: unitPrice(row.price_in_euro, row.amount),
    amount: toNumber(row.amount),
    trades: row.trades,
  };
}
