import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import {
  cents,
  facets,
  instant,
  metadataIndex,
  money,
  placeIn,
  quantity,
  quotient,
  updatedIndex,
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
    foreignKey({
      columns: [table.organizationId, table.tokenId],
      foreignColumns: [token.organizationId, token.id],
    }),
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
    index("offer_created").on(table.organizationId, table.createdAt, table.id),
    index("offer_facets_created").on(table.organizationId, table.facets, table.createdAt, table.id),
    index("offer_facets_price").on(table.organizationId, table.facets, table.cents, table.id),
    index("offer_facets_unit_price").on(table.organizationId, table.facets, table.unitPrice, table.id),
    index("offer_token_created").on(
      table.organizationId,
      table.tokenId,
      table.facets,
      table.createdAt,
      table.id,
    ),
    index("offer_token_price").on(table.organizationId, table.tokenId, table.facets, table.cents, table.id),
    index("offer_token_unit_price").on(
      table.organizationId,
      table.tokenId,
      table.facets,
      table.unitPrice,
      table.id,
    ),
    index("offer_maker").on(table.organizationId, table.makerCustomerId, table.createdAt),
    metadataIndex("offer_metadata", table),
    updatedIndex("offer_updated", table),
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
