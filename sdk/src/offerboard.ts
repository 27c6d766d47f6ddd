import { type Client, type ClientOptions, createClient } from "./client.ts";
import { type Resources, resources } from "./printed/resources.ts";
import { signWebhook, verifyWebhook } from "./webhooks.ts";

/** Every operation by its resource; see {@link Resources}. */
export interface Offerboard extends Resources {
  /** What the functions of `offerboard/operations` take as their first argument. */
  readonly client: Client;
  /** Webhooks that came, and ones to test with. */
  readonly webhooks: { readonly verify: typeof verifyWebhook; readonly sign: typeof signWebhook };
}

/**
 * The service: `new Offerboard({ apiKey, baseUrl })`. Every method takes one object with the operation's members, as tRPC
 * does, and how it is to be called.
 */
export const Offerboard: new (options?: ClientOptions) => Offerboard = class {
  readonly client: Client;
  readonly webhooks = { verify: verifyWebhook, sign: signWebhook };

  constructor(options?: ClientOptions) {
    this.client = createClient(options);
    Object.assign(
      this,
      resources((operation) => (input, callOptions) => operation(this.client, input, callOptions)),
    );
  }
} as never;
