import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  customType,
  doublePrecision,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  numeric,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** A moment, as ISO 8601 text with millisecond precision. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: "string" });

/** A sum of money: two decimals, exact. */
export const money = () => numeric({ precision: 15, scale: 2 });

/** A quantity of tokens: up to 18 decimals, exact. */
export const quantity = () => numeric({ precision: 38, scale: 18 });

/** A file's content. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/**
 * Columns that lists are found and ordered by, made from others. Under row-level security PostgreSQL looks nothing up by
 * a comparison that is not leakproof: not by enumerations, numerics or `lower()`, but by whole numbers, floats and texts.
 */

/** Where a row stands in enumerations, as one number: four bits each, as `facetsOf` gives them. */
export const facets = (...places: readonly string[]) =>
  integer()
    .notNull()
    .generatedAlwaysAs(sql.raw(places.map((place, index) => `${place} * ${16 ** index}`).join(" + ")));

/** The place of a column's value in its enumeration, from 1 on; 0 = null. */
export const placeIn = (column: string, type: string, values: readonly string[]) =>
  `coalesce(array_position('{${values}}'::${type}[], ${column}), 0)`;

/** A sum of money in cents, exact. */
export const cents = (amount: string) =>
  bigint({ mode: "bigint" })
    .notNull()
    .generatedAlwaysAs(sql.raw(`(${amount} * 100)::bigint`));

/** A quotient, near enough to order by; 0 where nothing can be divided, which a check refuses. */
export const quotient = (dividend: string, divisor: string) =>
  doublePrecision()
    .notNull()
    .generatedAlwaysAs(sql.raw(`coalesce(${dividend} / nullif(${divisor}, 0), 0)::float8`));

/** Data of a client's own, found by its members; most rows have none, and stand in no index of it. */
export const metadataIndex = (
  name: string,
  table: Readonly<Record<"organizationId" | "metadata", ExtraConfigColumn>>,
) =>
  index(name)
    .using("gin", table.organizationId, table.metadata.op("jsonb_path_ops"))
    .where(sql`${table.metadata} is not null`);

/** Rows of an organization by these columns, and by their id where those are alike. */
export const listIndex = <Field extends string>(
  name: string,
  table: Readonly<Record<Field | "organizationId" | "id", ExtraConfigColumn>>,
  ...fields: readonly Field[]
) => index(name).on(table.organizationId, ...fields.map((field) => table[field]), table.id);

/** Rows of an organization by their customer, with all that places each in the orders of their list. */
export const placesIndex = <Field extends string>(
  name: string,
  table: Readonly<Record<Field | "organizationId" | "customerId" | "createdAt" | "id", ExtraConfigColumn>>,
  ...fields: readonly Field[]
) =>
  index(name).on(
    table.organizationId,
    table.customerId,
    table.createdAt,
    table.id,
    ...fields.map((field) => table[field]),
  );

/** A column that names a row of the same organization by its id. */
export const belongsTo = <Field extends string>(
  table: Readonly<Record<Field | "organizationId", ExtraConfigColumn>>,
  field: Field,
  other: Readonly<Record<"organizationId" | "id", AnyPgColumn>>,
) =>
  foreignKey({
    columns: [table.organizationId, table[field]],
    foreignColumns: [other.organizationId, other.id],
  });

/** What a row is searched by, as `searchable_text` writes it. */
export const searchText = (...columns: readonly string[]) =>
  text()
    .notNull()
    .generatedAlwaysAs(
      sql.raw(`searchable_text(${columns.map((c) => `coalesce(${c}, '')`).join(" || ' ' || ")})`),
    );
