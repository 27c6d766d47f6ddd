import "server-only";
import { TRPCError } from "@trpc/server";
import { trpc } from "#app/_trpc/server.ts";

/** A form that the viewer has begun; null where there is none (any more). */
export async function readKeptForm(offeringFormId: string) {
  try {
    return await trpc.offeringForm.get({ offeringFormId });
  } catch (error) {
    if (error instanceof TRPCError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
