import { bulletinBoardRouter } from "../bulletin-board/router.ts";
import { customerRouter } from "../customer/router.ts";
import { dashboardRouter } from "../dashboard/router.ts";
import { marketRouter, offeringRouter } from "../offering/router.ts";
import { organizationRouter } from "../organization/router.ts";
import { offeringPurchaseIntentRouter } from "../purchase-intent/router.ts";
import { tokenRouter } from "../token/router.ts";
import { trpc } from "./trpc.ts";

export const appRouter = trpc.router({
  offering: offeringRouter,
  market: marketRouter,
  customer: customerRouter,
  offeringPurchaseIntent: offeringPurchaseIntentRouter,
  bulletinBoard: bulletinBoardRouter,
  token: tokenRouter,
  dashboard: dashboardRouter,
  organization: organizationRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in process. */
export const createCaller = trpc.createCallerFactory(appRouter);
