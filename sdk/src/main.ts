/** The package's front door. */
export { type AnswerInfo, infoOf } from "./answer.ts";
export { type CallOptions, type Client, type ClientOptions, createClient } from "./client.ts";
export {
  type CodeOf,
  ConnectionError,
  type ErrorCode,
  isRefusalOf,
  OfferboardError,
  RefusedError,
  SignatureError,
  TimeoutError,
  type Violation,
} from "./errors.ts";
export { amount, digitsOf } from "./exact.ts";
export type { Listing, PageOf } from "./listing.ts";
export { Offerboard } from "./offerboard.ts";
export type * from "./printed/inputs.ts";
export type { Resources } from "./printed/resources.ts";
export type * from "./printed/types.ts";
export { signWebhook, verifyWebhook, type WebhookHeaders } from "./webhooks.ts";
