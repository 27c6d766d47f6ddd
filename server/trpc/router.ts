import { apiKeyRouter } from "../api-key/router.ts";
import { auditEventRouter } from "../audit/router.ts";
import { bankEntryRouter, bankStatementRouter } from "../bank-statement/router.ts";
import { bulletinBoardRouter } from "../bulletin-board/router.ts";
import { customerRouter } from "../customer/router.ts";
import { customerLoginRouter } from "../customer-login/router.ts";
import { dashboardRouter } from "../dashboard/router.ts";
import { demoRouter } from "../demo/router.ts";
import { distributionRouter } from "../distribution/router.ts";
import { distributionPaymentRouter } from "../distribution-payment/router.ts";
import { eventRouter } from "../event/router.ts";
import { invitationRouter } from "../invitation/router.ts";
import { jobRouter } from "../job/router.ts";
import { memberRouter } from "../member/router.ts";
import { marketRouter, offeringRouter } from "../offering/router.ts";
import { offeringDocumentRouter } from "../offering-document/router.ts";
import { organizationRouter } from "../organization/router.ts";
import { paymentRouter } from "../payment/router.ts";
import { offeringPurchaseIntentRouter } from "../purchase-intent/router.ts";
import { refundRouter } from "../refund/router.ts";
import { registerRouter } from "../register/router.ts";
import { personRouter, sessionRouter } from "../session/router.ts";
import { settingsRouter } from "../settings/router.ts";
import { tokenRouter } from "../token/router.ts";
import { tradeRouter } from "../trade/router.ts";
import { verificationRouter } from "../verification/router.ts";
import { walletRouter } from "../wallet/router.ts";
import { webhookDeliveryRouter } from "../webhook-delivery/router.ts";
import { webhookEndpointRouter } from "../webhook-endpoint/router.ts";
import { trpc } from "./trpc.ts";

export const appRouter = trpc.router({
  offering: offeringRouter,
  market: marketRouter,
  offeringDocument: offeringDocumentRouter,
  customer: customerRouter,
  wallet: walletRouter,
  verification: verificationRouter,
  customerLogin: customerLoginRouter,
  offeringPurchaseIntent: offeringPurchaseIntentRouter,
  payment: paymentRouter,
  refund: refundRouter,
  bankStatement: bankStatementRouter,
  bankEntry: bankEntryRouter,
  settings: settingsRouter,
  bulletinBoard: bulletinBoardRouter,
  token: tokenRouter,
  register: registerRouter,
  trade: tradeRouter,
  distribution: distributionRouter,
  distributionPayment: distributionPaymentRouter,
  event: eventRouter,
  webhookEndpoint: webhookEndpointRouter,
  webhookDelivery: webhookDeliveryRouter,
  job: jobRouter,
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
