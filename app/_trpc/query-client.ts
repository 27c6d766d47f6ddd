import { defaultShouldDehydrateQuery, QueryClient } from "@tanstack/react-query";

/** One client's cache: what the server rendered counts as fresh for a moment, and pending queries stream along. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: 1 },
      dehydrate: {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === "pending",
      },
    },
  });
}
