import { defaultShouldDehydrateQuery, QueryClient } from "@tanstack/react-query";

/**
 * One client's cache: what the server rendered counts as fresh for a moment, and pending queries stream along. Offline a
 * change fails at once and says so: kept back, it would be sent by itself when nobody looks any more.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: 1 },
      mutations: { networkMode: "always" },
      dehydrate: {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === "pending",
      },
    },
  });
}
