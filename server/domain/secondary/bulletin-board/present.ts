import type { CancelReason, Intention, OfferStatus } from "#db/schema/enums.ts";
import { type CustomerRow, presentEmbeddedCustomer } from "#server/domain/investors/api.ts";
import { type Actor, seesPersonalData } from "#server/kernel/access.ts";
import { toChecksumAddress, toIso, toNumber, withoutNulls } from "#server/kernel/format.ts";
import type { Offer } from "./contract.ts";
import { unitPrice } from "./unit-price.ts";

/** An offer as it is read: numerics as text. */
export interface OfferRow {
  id: string;
  token_id: string;
  token_symbol: string;
  maker_wallet_address: string;
  taker_wallet_address: string | null;
  amount: string;
  price_in_euro: string;
  status: OfferStatus;
  intention: Intention;
  cancel_reason: CancelReason | null;
  metadata: Record<string, unknown> | null;
  trade_id: string | null;
  expires_at: string | null;
  created_at: string;
  updated_at: string;
  maker: CustomerRow;
  taker: CustomerRow | null;
}

/** Makes the resource of an offer as `viewer` may see it (docs/domain.md, Bulletin board; Access). */
export function presentOffer(row: OfferRow, viewer: Actor): Offer {
  const embed = (customer: CustomerRow, wallet: string) =>
    presentEmbeddedCustomer(customer, seesPersonalData(viewer, customer.id), wallet);
  return {
    offerId: row.id,
    tokenId: row.token_id,
    tokenSymbol: row.token_symbol,
    makerWalletAddress: toChecksumAddress(row.maker_wallet_address),
    amount: toNumber(row.amount),
    priceInEuro: toNumber(row.price_in_euro),
    unitPriceInEuro: unitPrice(row.price_in_euro, row.amount),
    status: row.status,
    intention: row.intention,
    maker: embed(row.maker, row.maker_wallet_address),
    ...(row.taker_wallet_address !== null && {
      takerWalletAddress: toChecksumAddress(row.taker_wallet_address),
      ...(row.taker && { taker: embed(row.taker, row.taker_wallet_address) }),
    }),
    ...withoutNulls({
      cancelReason: row.cancel_reason,
      tradeId: row.trade_id,
      expiresAt: row.expires_at && toIso(row.expires_at),
    }),
    ...(seesPersonalData(viewer, row.maker.id) && withoutNulls({ metadata: row.metadata })),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  };
}
