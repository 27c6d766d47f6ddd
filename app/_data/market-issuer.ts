import "server-only";
import { TRPCError } from "@trpc/server";
import { notFound } from "next/navigation";
import { cache } from "react";
import { trpc } from "#app/_trpc/server.ts";

/** One issuer by its short name or its identifier, read once a request; an unknown one is the page that says so. */
export const marketIssuer = cache(async (slug: string) => {
  try {
    return await trpc.issuer.get({ slug });
  } catch (error) {
    if (error instanceof TRPCError && error.code === "NOT_FOUND") notFound();
    throw error;
  }
});
