import { domain } from "#server/domain/modules.ts";
import { feed } from "#server/feed/module.ts";
import { platform } from "#server/platform/module.ts";

const { organization, chain, investors, register, primary, payments, distributions, secondary, portfolio } =
  domain;

/**
 * Every procedure by its name, as tRPC calls it: what REST, tRPC and the interface's description are made of. The
 * description has its subjects in this order.
 */
export const router = {
  offering: primary.router.offering,
  offeringForm: primary.router.offeringForm,
  market: primary.router.market,
  issuer: feed.router.issuer,
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
  portfolio: portfolio.router.portfolio,
  notice: feed.router.notice,
  export: feed.router.export,
  savedView: feed.router.savedView,
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
  requestLog: platform.router.requestLog,
  testClock: platform.router.testClock,
  person: platform.router.person,
  session: platform.router.session,
  demo: platform.router.demo,
};

/**
 * The procedures whose body or answer is a file and nothing else, which REST alone hosts; the description has them last.
 */
export const files = {
  image: platform.files.image,
  offeringPicture: primary.files.offeringPicture,
  offeringDocument: primary.files.offeringDocument,
  agreement: primary.files.agreement,
  purchaseNote: primary.files.purchaseNote,
  tradeNote: secondary.files.tradeNote,
  statement: portfolio.files.statement,
  verificationDocument: investors.files.verificationDocument,
  register: register.files.register,
  refund: payments.files.refund,
  distribution: distributions.files.distribution,
  auditEvent: platform.files.auditEvent,
  export: feed.files.export,
  list: feed.files.list,
};
