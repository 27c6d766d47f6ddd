"use client";

import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { httpBatchLink, httpLink, splitLink, TRPCClientError } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { type ReactNode, useState } from "react";
import { writeInstants } from "#app/_words/format.ts";
import { writeStates } from "#app/_words/refused-states.ts";
import type { AppRouter } from "#server/http/trpc/router.ts";
import { makeQueryClient } from "./query-client.ts";

export const trpc = createTRPCReact<AppRouter>();

export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** Headers one mutation is sent with: `mutate(input, { context: … })` or `trpc.x.y.useMutation({ trpc: { context } })`. */
export interface MutationContext {
  /** Makes sending twice harmless (docs/domain.md, Idempotency). */
  readonly idempotencyKey?: string;
  /** Runs every check and changes nothing. */
  readonly dryRun?: boolean;
  /** The resource as it was read: where somebody else changed it since, nothing is saved. */
  readonly ifMatch?: string;
}

let browserClient: QueryClient | undefined;

function getQueryClient(): QueryClient {
  if (typeof window === "undefined") return makeQueryClient();
  browserClient ??= makeQueryClient();
  return browserClient;
}

const url = "/api/trpc";

/** Gives the pages below it the procedures over HTTP and a cache. */
export function TrpcProvider({ children }: { children: ReactNode }) {
  const queryClient = getQueryClient();
  const [client] = useState(() =>
    trpc.createClient({
      links: [
        splitLink({
          condition: ({ type }) => type === "query",
          true: httpBatchLink({ url }),
          false: httpLink({
            url,
            headers: ({ op }) => {
              const { idempotencyKey, dryRun, ifMatch } = op.context as MutationContext;
              return {
                ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
                ...(dryRun && { "dry-run": "true" }),
                ...(ifMatch && { "if-match": ifMatch }),
              };
            },
          }),
        }),
      ],
    }),
  );
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/**
 * What the server refused, as the body of an error has it, but with its instants and states as people read them; null
 * for anything else, such as a lost connection.
 */
export function problemOf(error: unknown): RouterProblem | null {
  if (!(error instanceof TRPCClientError)) return null;
  const { problem } = (error as TRPCClientError<AppRouter>).data ?? {};
  if (!problem) return null;
  if (isSignedOut(problem))
    return { ...problem, ...signedOut, errors: [{ ...signedOut, param: null, code: problem.code }] };
  const errors = problem.errors.map((one) => ({ ...one, detail: inWords(one) }));
  const told = problem.errors.find(({ detail }) => detail === problem.detail);
  return { ...problem, detail: told ? inWords(told) : writeInstants(problem.detail), errors };
}

/** What the interface says to software is no help to a person whose session has ended. */
const signedOut = {
  title: "You are signed out",
  detail:
    "Nothing was done, and what you typed is still here. Sign in again in another tab, then go on in this one.",
};

/** Whether the server no longer knows who is asking: pages send no keys, so the session is over. */
export function isSignedOut(problem: Pick<RouterProblem, "status"> | null): boolean {
  return problem?.status === 401;
}

/**
 * The rules that were broken, where it is for those that something was refused; null where it is for no rule, such as for a
 * lost connection, a session that is over or a fault of the service.
 */
export function brokenRulesOf(error: unknown): RouterProblem["errors"] | null {
  const problem = problemOf(error);
  return problem === null || problem.status >= 500 || isSignedOut(problem) ? null : problem.errors;
}

const inWords = (reason: RouterProblem["errors"][number]) => writeInstants(writeStates(reason));

type RouterProblem = NonNullable<TRPCClientError<AppRouter>["data"]>["problem"];
