import { sql } from "drizzle-orm";
import { check, foreignKey, pgEnum, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { offer } from "./bulletin-board.ts";
import {
  belongsTo,
  cents,
  facets,
  instant,
  listIndex,
  money,
  placeIn,
  quantity,
  quotient,
} from "./columns.ts";
import { wallet } from "./customer.ts";
import { tradePaymentStatuses } from "./enums.ts";
import { token } from "./token.ts";

export const tradePaymentStatus = pgEnum("trade_payment_status", tradePaymentStatuses);

/** An offer that changed hands. */
export const trade = pgTable(
  "trade",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    offerId: text().notNull(),
    tokenId: text().notNull(),
    sellerCustomerId: text().notNull(),
    sellerWalletAddress: text().notNull(),
    buyerCustomerId: text().notNull(),
    buyerWalletAddress: text().notNull(),
    amount: quantity().notNull(),
    priceInEuro: money().notNull(),
    paymentStatus: tradePaymentStatus().notNull(),
    paidAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    facets: facets(placeIn("payment_status", "trade_payment_status", tradePaymentStatuses)),
    cents: cents("price_in_euro"),
    unitPrice: quotient("price_in_euro", "amount"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "offerId", offer),
    belongsTo(table, "tokenId", token),
    foreignKey({
      name: "trade_seller_wallet_fk",
      columns: [table.organizationId, table.sellerCustomerId, table.sellerWalletAddress],
      foreignColumns: [wallet.organizationId, wallet.customerId, wallet.address],
    }),
    foreignKey({
      name: "trade_buyer_wallet_fk",
      columns: [table.organizationId, table.buyerCustomerId, table.buyerWalletAddress],
      foreignColumns: [wallet.organizationId, wallet.customerId, wallet.address],
    }),
    uniqueIndex("trade_offer").on(table.organizationId, table.offerId),
    listIndex("trade_token", table, "tokenId", "createdAt"),
    listIndex("trade_updated", table, "updatedAt"),
    listIndex("trade_created", table, "createdAt"),
    listIndex("trade_facets_created", table, "facets", "createdAt"),
    listIndex("trade_facets_price", table, "facets", "cents"),
    listIndex("trade_facets_unit_price", table, "facets", "unitPrice"),
    listIndex("trade_token_facets", table, "tokenId", "facets", "createdAt"),
    listIndex("trade_token_price", table, "tokenId", "facets", "cents"),
    listIndex("trade_token_unit_price", table, "tokenId", "facets", "unitPrice"),
    listIndex("trade_seller", table, "sellerCustomerId", "createdAt"),
    listIndex("trade_buyer", table, "buyerCustomerId", "createdAt"),
    check("trade_parties", sql`${table.sellerCustomerId} <> ${table.buyerCustomerId}`),
    check("trade_paid", sql`(${table.paymentStatus} = 'PAID') = (${table.paidAt} is not null)`),
  ],
);
