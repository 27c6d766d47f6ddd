import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import {
  belongsTo,
  cents,
  facets,
  instant,
  listIndex,
  metadataIndex,
  money,
  placeIn,
  quantity,
  quotient,
} from "./columns.ts";
import { wallet } from "./customer.ts";
import { cancelReasons, intentions, offerStatuses } from "./enums.ts";
import { token } from "./token.ts";

export const offerStatus = pgEnum("offer_status", offerStatuses);
export const intention = pgEnum("offer_intention", intentions);
export const cancelReason = pgEnum("offer_cancel_reason", cancelReasons);

export const offer = pgTable(
  "offer",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    tokenId: text().notNull(),
    makerCustomerId: text().notNull(),
    makerWalletAddress: text().notNull(),
    takerCustomerId: text(),
    takerWalletAddress: text(),
    amount: quantity().notNull(),
    priceInEuro: money().notNull(),
    status: offerStatus().notNull().default("OPEN"),
    intention: intention().notNull(),
    cancelReason: cancelReason(),
    metadata: jsonb(),
    expiresAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    facets: facets(
      placeIn("status", "offer_status", offerStatuses),
      placeIn("intention", "offer_intention", intentions),
    ),
    cents: cents("price_in_euro"),
    unitPrice: quotient("price_in_euro", "amount"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "tokenId", token),
    foreignKey({
      name: "offer_maker_wallet_fk",
      columns: [table.organizationId, table.makerCustomerId, table.makerWalletAddress],
      foreignColumns: [wallet.organizationId, wallet.customerId, wallet.address],
    }),
    foreignKey({
      name: "offer_taker_wallet_fk",
      columns: [table.organizationId, table.takerCustomerId, table.takerWalletAddress],
      foreignColumns: [wallet.organizationId, wallet.customerId, wallet.address],
    }),
    listIndex("offer_created", table, "createdAt"),
    listIndex("offer_facets_created", table, "facets", "createdAt"),
    listIndex("offer_facets_price", table, "facets", "cents"),
    listIndex("offer_facets_unit_price", table, "facets", "unitPrice"),
    listIndex("offer_token_created", table, "tokenId", "facets", "createdAt"),
    listIndex("offer_token_price", table, "tokenId", "facets", "cents"),
    listIndex("offer_token_unit_price", table, "tokenId", "facets", "unitPrice"),
    listIndex("offer_maker", table, "makerCustomerId", "createdAt"),
    metadataIndex("offer_metadata", table),
    listIndex("offer_updated", table, "updatedAt"),
    index("offer_expiring")
      .on(table.expiresAt)
      .where(sql`${table.status} = 'OPEN' and ${table.expiresAt} is not null`),
    check("offer_amounts", sql`${table.amount} > 0 and ${table.priceInEuro} > 0`),
    check(
      "offer_taker",
      sql`(${table.status} = 'FILLED') = (${table.takerCustomerId} is not null and ${table.takerWalletAddress} is not null)`,
    ),
    check("offer_reason", sql`(${table.status} = 'CANCELLED') = (${table.cancelReason} is not null)`),
  ],
);
