import { trpcHandler } from "#server/http/trpc/handler.ts";

export const GET = trpcHandler;
export const POST = trpcHandler;
