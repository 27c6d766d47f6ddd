import "server-only";
import { TRPCError } from "@trpc/server";
import { notFound } from "next/navigation";

/** What a page is about, or the page that says it is not there. */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof TRPCError && error.code === "NOT_FOUND") notFound();
    throw error;
  }
}
