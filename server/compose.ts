import type { Logger } from "pino";
import { applicationUrl } from "#db/application-role.ts";
import { type Connection, connect } from "#db/client.ts";
import type { ChainPort } from "./adapters/chain/port.ts";
import { sandboxChain } from "./adapters/chain/sandbox.ts";
import { chooseIdentities } from "./adapters/identity/choose.ts";
import type { IdentityPorts } from "./adapters/identity/port.ts";
import type { MailPort } from "./adapters/mail/port.ts";
import { sandboxMail } from "./adapters/mail/sandbox.ts";
import { smtpMail } from "./adapters/mail/smtp.ts";
import type { PaymentPorts } from "./adapters/payments/port.ts";
import { sandboxPayments } from "./adapters/payments/sandbox.ts";
import { stripePayments } from "./adapters/payments/stripe.ts";
import type { PayoutPort } from "./adapters/payout/port.ts";
import { sandboxPayouts } from "./adapters/payout/sandbox.ts";
import { accountSignatures } from "./adapters/signature/accounts.ts";
import { contractSignatures } from "./adapters/signature/contracts.ts";
import type { SignaturePort } from "./adapters/signature/port.ts";
import { httpWebhooks } from "./adapters/webhook/http.ts";
import type { WebhookPort } from "./adapters/webhook/port.ts";
import { KeyRing } from "./api-key/key-ring.ts";
import { type Env, readEnv } from "./env.ts";
import { type Auth, createAuth } from "./identity/auth.ts";
import { createLog } from "./log.ts";
import { Intake } from "./purchase-intent/intake.ts";
import { RateLimiter } from "./rate-limit/limiter.ts";
import { AccountBook } from "./settings/account-book.ts";

/** What exists once a process: the pool, the intake's batches, the providers. */
export interface Application extends Connection {
  readonly env: Env;
  readonly log: Logger;
  readonly chain: ChainPort;
  readonly mail: MailPort;
  readonly signatures: SignaturePort;
  readonly identities: IdentityPorts;
  readonly webhooks: WebhookPort;
  readonly payouts: PayoutPort;
  readonly intake: Intake;
  readonly keys: KeyRing;
  readonly accounts: AccountBook;
  readonly payments: PaymentPorts;
  readonly limits: RateLimiter;
  readonly auth: Auth;
}

// Next bundles its own copy of these modules, so what must exist once hangs on the process itself.
const home = globalThis as { __offerboard?: Application };

/** Puts an application together. */
export function compose(env: Env): Application {
  const log = createLog(env);
  const connection = connect(env.databaseAppUrl ?? applicationUrl(env.databaseUrl), env.databasePool);
  let auth: Auth | undefined;
  return {
    ...connection,
    env,
    log,
    chain: sandboxChain,
    mail: env.smtpUrl === undefined ? sandboxMail : smtpMail(env.smtpUrl, env.mailFrom),
    signatures: env.rpcUrl === undefined ? accountSignatures : contractSignatures(env.rpcUrl),
    identities: chooseIdentities({
      // Whoever may be somebody else by a name alone must not become it where it counts.
      hasSandbox: env.databaseIsEmbedded || !env.isProduction,
      stripe: env.stripe,
      returnUrl: `${env.publicUrl}/portal/verification`,
    }),
    webhooks: httpWebhooks({ reachesPrivate: env.apiAccess === "open" }),
    payouts: sandboxPayouts,
    intake: new Intake(connection.db),
    keys: new KeyRing(connection.db),
    accounts: new AccountBook(connection),
    payments: {
      ...(env.stripe && { STRIPE: stripePayments(env.stripe) }),
      // Where nobody needs a key nobody pays with real money either.
      ...(env.apiAccess === "open" && { SANDBOX: sandboxPayments(env.publicUrl) }),
    },
    limits: new RateLimiter(connection.db, log),
    // Made when somebody signs in: callers with keys need none of it.
    get auth() {
      auth ??= createAuth(env, connection.db, log);
      return auth;
    },
  };
}

/** The application of this process; made at the first call. */
export function application(): Application {
  home.__offerboard ??= compose(readEnv());
  return home.__offerboard;
}

/** Closes what {@link application} opened, if anything. */
export async function closeApplication(): Promise<void> {
  const app = home.__offerboard;
  delete home.__offerboard;
  await app?.close();
}
