import "server-only";
import { TRPCError } from "@trpc/server";
import { redirect } from "next/navigation";
import { firstPageHref } from "./list-query.ts";
import { param, type SearchParams } from "./page-links.ts";

/** A page of a list; a cursor that no list gave out leads back to the first page. */
export async function orFirstPage<T>(reading: Promise<T>, path: string, params: SearchParams): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const isRefused = error instanceof TRPCError && error.code === "BAD_REQUEST";
    if (isRefused && param(params, "cursor") !== undefined) redirect(firstPageHref(path, params));
    throw error;
  }
}
