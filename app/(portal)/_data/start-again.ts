import "server-only";
import { TRPCError } from "@trpc/server";
import { redirect } from "next/navigation";
import { hrefWith, param, type SearchParams } from "#app/_components/page-links.ts";

/** Leads to the first page of a list whose address names a page that nobody gave out: `list(…).catch(startAgain(…))`. */
export function startAgain(path: string, params: SearchParams) {
  return (error: unknown): never => {
    const isBadCursor = error instanceof TRPCError && error.code === "BAD_REQUEST";
    if (isBadCursor && param(params, "cursor") !== undefined) {
      redirect(hrefWith(path, params, { cursor: undefined, trail: undefined }));
    }
    throw error;
  };
}
