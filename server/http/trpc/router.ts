import { router } from "#server/http/router.ts";
import { procedures } from "./procedures.ts";
import { trpc } from "./trpc.ts";

export const appRouter = trpc.router(procedures(router));

export type AppRouter = typeof appRouter;

/** Calls procedures in process. */
export const createCaller = trpc.createCallerFactory(appRouter);
