import "server-only";
import { TRPCError } from "@trpc/server";
import { notFound } from "next/navigation";

/** What the interface answers where nothing has the name that was asked for, or nothing can have it. */
const NOTHING: readonly string[] = ["NOT_FOUND", "BAD_REQUEST"];

/** Whether a reading failed because there is nothing by this name. */
export function isNothing(error: unknown): boolean {
  return error instanceof TRPCError && NOTHING.includes(error.code);
}

/** What a page is about, or the page that says it is not there. @param reading of one thing, by the names of its address */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (isNothing(error)) notFound();
    throw error;
  }
}
