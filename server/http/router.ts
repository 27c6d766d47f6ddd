import { domain } from "#server/domain/modules.ts";
import { feed } from "#server/feed/module.ts";
import { platform } from "#server/platform/module.ts";

const { organization, chain, investors, register, primary, payments, distributions, secondary } = domain;

/**
 * Every procedure by its name, as tRPC calls it: what REST, tRPC and the interface's description are made of. The
 * description has its subjects in this order.
 */
export const router = {
  offering: primary.router.offering,
  market: primary.router.market,
  offeringUpdate: primary.router.offeringUpdate,
  offeringDocument: primary.router.offeringDocument,
  customer: investors.router.customer,
  wallet: investors.router.wallet,
  verification: investors.router.verification,
  customerLogin: investors.router.customerLogin,
  offeringPurchaseIntent: primary.router.offeringPurchaseIntent,
  payment: payments.router.payment,
  refund: payments.router.refund,
  bankStatement: payments.router.bankStatement,
  bankEntry: payments.router.bankEntry,
  settings: organization.router.settings,
  bulletinBoard: secondary.router.bulletinBoard,
  token: register.router.token,
  register: register.router.register,
  chain: chain.router.chain,
  chainOperation: chain.router.chainOperation,
  chainTransaction: chain.router.chainTransaction,
  trade: secondary.router.trade,
  distribution: distributions.router.distribution,
  distributionPayment: distributions.router.distributionPayment,
  notice: feed.router.notice,
  export: feed.router.export,
  event: feed.router.event,
  webhookEndpoint: feed.router.webhookEndpoint,
  webhookDelivery: feed.router.webhookDelivery,
  job: platform.router.job,
  auditEvent: { ...platform.router.auditEvent, ...feed.router.auditEvent },
  dashboard: feed.router.dashboard,
  organization: organization.router.organization,
  member: organization.router.member,
  invitation: organization.router.invitation,
  apiKey: platform.router.apiKey,
  person: platform.router.person,
  session: platform.router.session,
  demo: platform.router.demo,
};

/**
 * The procedures whose body or answer is a file and nothing else, which REST alone hosts; the description has them last.
 */
export const files = {
  image: platform.files.image,
  offeringDocument: primary.files.offeringDocument,
  agreement: primary.files.agreement,
  verificationDocument: investors.files.verificationDocument,
  register: register.files.register,
  distribution: distributions.files.distribution,
  auditEvent: platform.files.auditEvent,
  export: feed.files.export,
};
