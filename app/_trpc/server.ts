import "server-only";
import { createHydrationHelpers } from "@trpc/react-query/rsc";
import { headers } from "next/headers";
import { cache } from "react";
import { createPageCaller } from "#server/http/trpc/page-caller.ts";
import type { AppRouter } from "#server/http/trpc/router.ts";
import { makeQueryClient } from "./query-client.ts";

/** The procedures, in process, as whoever looks at the page. */
const caller = createPageCaller(async () => await headers());

const getQueryClient = cache(makeQueryClient);

/**
 * For pages: `await trpc.offering.get({ … })` reads, `void trpc.offering.list.prefetch({ … })` starts a query whose
 * result the components inside `HydrateClient` find in their cache.
 */
export const { trpc, HydrateClient } = createHydrationHelpers<AppRouter>(caller, getQueryClient);
