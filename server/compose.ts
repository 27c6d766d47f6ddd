import type { Logger } from "pino";
import { applicationUrl } from "#db/application-role.ts";
import { type Connection, connect } from "#db/client.ts";
import type { ChainPort } from "./adapters/chain/port.ts";
import { sandboxChain } from "./adapters/chain/sandbox.ts";
import type { MailPort } from "./adapters/mail/port.ts";
import { sandboxMail } from "./adapters/mail/sandbox.ts";
import { smtpMail } from "./adapters/mail/smtp.ts";
import { accountSignatures } from "./adapters/signature/accounts.ts";
import { contractSignatures } from "./adapters/signature/contracts.ts";
import type { SignaturePort } from "./adapters/signature/port.ts";
import { KeyRing } from "./api-key/key-ring.ts";
import { type Env, readEnv } from "./env.ts";
import { type Auth, createAuth } from "./identity/auth.ts";
import { createLog } from "./log.ts";
import { Intake } from "./purchase-intent/intake.ts";
import { RateLimiter } from "./rate-limit/limiter.ts";

/** What exists once a process: the pool, the intake's batches, the providers. */
export interface Application extends Connection {
  readonly env: Env;
  readonly log: Logger;
  readonly chain: ChainPort;
  readonly mail: MailPort;
  readonly signatures: SignaturePort;
  readonly intake: Intake;
  readonly keys: KeyRing;
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
    intake: new Intake(connection.db),
    keys: new KeyRing(connection.db),
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
