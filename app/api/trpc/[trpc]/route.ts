import { trpcHandler } from "#server/trpc/handler.ts";

export const GET = trpcHandler;
export const POST = trpcHandler;
