import { apiKeyRouter } from "../api-key/router.ts";
import { auditEventRouter } from "../audit/router.ts";
import { bulletinBoardRouter } from "../bulletin-board/router.ts";
import { customerRouter } from "../customer/router.ts";
import { customerLoginRouter } from "../customer-login/router.ts";
import { dashboardRouter } from "../dashboard/router.ts";
import { demoRouter } from "../demo/router.ts";
import { invitationRouter } from "../invitation/router.ts";
import { memberRouter } from "../member/router.ts";
import { marketRouter, offeringRouter } from "../offering/router.ts";
import { organizationRouter } from "../organization/router.ts";
import { offeringPurchaseIntentRouter } from "../purchase-intent/router.ts";
import { personRouter, sessionRouter } from "../session/router.ts";
import { tokenRouter } from "../token/router.ts";
import { walletRouter } from "../wallet/router.ts";
import { trpc } from "./trpc.ts";

export const appRouter = trpc.router({
  offering: offeringRouter,
  market: marketRouter,
  customer: customerRouter,
  wallet: walletRouter,
  customerLogin: customerLoginRouter,
  offeringPurchaseIntent: offeringPurchaseIntentRouter,
  bulletinBoard: bulletinBoardRouter,
  token: tokenRouter,
  auditEvent: auditEventRouter,
  dashboard: dashboardRouter,
  organization: organizationRouter,
  member: memberRouter,
  invitation: invitationRouter,
  apiKey: apiKeyRouter,
  person: personRouter,
  session: sessionRouter,
  demo: demoRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in process. */
export const createCaller = trpc.createCallerFactory(appRouter);
