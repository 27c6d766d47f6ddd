import { createTRPCClient, httpLink } from "@trpc/client";
import type { AppRouter } from "#server/http/trpc/router.ts";

/**
 * The procedures over HTTP as dry runs: every check, no effect (docs/domain.md, Dry run). For pages without a cache.
 */
export const dryRunClient = createTRPCClient<AppRouter>({
  links: [httpLink({ url: "/api/trpc", headers: { "dry-run": "true" } })],
});
