import type { z } from "zod";
import { hrefWith, param, type SearchParams } from "./page-links.ts";

/** A list's query: the fields of its operation's input. */
export type ListQuery = Readonly<Record<string, unknown>>;

/** Parameters that say which page of a list is shown; another order or filter starts again at the first. */
const firstPage = { cursor: undefined, trail: undefined };

/** Fields of a query that order and divide a list, and leave nothing out of it. */
const arranging = new Set(["limit", "sort", "order", "total", "expand", "omit"]);

/**
 * Reads a list's query from the address, each field by the contract's own schema; what the contract would refuse
 * counts as absent, so a mistyped address still shows the list.
 */
export function readListQuery<I extends z.ZodObject>(
  operation: { input: I },
  params: SearchParams,
): z.output<I> {
  const query: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(operation.input.shape)) {
    const read = (schema as z.ZodType).safeParse(param(params, name));
    if (read.success && read.data !== undefined) query[name] = read.data;
  }
  return query as z.output<I>;
}

/** As {@link readListQuery}, for a list that says how many rows match. */
export function readCountedQuery<I extends z.ZodObject>(
  operation: { input: I },
  params: SearchParams,
): z.output<I> & { total: "true" } {
  return { ...readListQuery(operation, params), total: "true" };
}

/** Whether a query leaves something out: then an empty list does not mean that there is nothing yet. */
export function isNarrowed(query: ListQuery): boolean {
  return Object.keys(query).some((name) => !arranging.has(name));
}

/** The address of the first page of the list as it is asked for. */
export function firstPageHref(path: string, params: SearchParams): string {
  return hrefWith(path, params, firstPage);
}

export type Order = "asc" | "desc";

/** The order a list stands in; newest first where none is asked for. */
export function orderOf(query: ListQuery): { sort: string; order: Order } {
  return { sort: String(query.sort ?? "createdAt"), order: query.order === "asc" ? "asc" : "desc" };
}

/** The address of the same list in another order; without a field, newest first. */
export function orderHref(
  path: string,
  params: SearchParams,
  sort: string | undefined,
  order: Order,
): string {
  return hrefWith(path, params, { ...firstPage, sort, order: order === "asc" ? "asc" : undefined });
}
