import { applicationUrl, sameRole } from "#db/application-role.ts";
import { openCompartments, openStandby } from "#db/compartments.ts";
import { sandboxChain } from "#server/adapters/chain/sandbox.ts";
import { chooseIdentities } from "#server/adapters/identity/choose.ts";
import { sandboxMail } from "#server/adapters/mail/sandbox.ts";
import { smtpMail } from "#server/adapters/mail/smtp.ts";
import { sandboxPayments } from "#server/adapters/payments/sandbox.ts";
import { stripePayments } from "#server/adapters/payments/stripe.ts";
import { sandboxPayouts } from "#server/adapters/payout/sandbox.ts";
import { httpPictures } from "#server/adapters/picture/http.ts";
import { accountSignatures } from "#server/adapters/signature/accounts.ts";
import { contractSignatures } from "#server/adapters/signature/contracts.ts";
import { httpWebhooks } from "#server/adapters/webhook/http.ts";
import { type Application, type ChainLink, provideApplication } from "#server/kernel/application.ts";
import type { ChainEnv, Env } from "#server/kernel/configuration.ts";
import { readEnv } from "./env.ts";
import { createLog } from "./log.ts";

/** What reaches a chain, where this process has one. */
let linkOf: ((chain: ChainEnv) => ChainLink) | undefined;

/**
 * Loads what reaches a chain, where one is configured: without, it would be a tenth of what an idle process holds. To be
 * called before the application is put together.
 */
export async function loadChain(env: Env): Promise<void> {
  if (env.chain) ({ linkOf } = await import("./compose-chain.ts"));
}

/** Puts an application together. @throws Error where a keystore cannot be read or opened */
export function compose(env: Env): Application {
  const log = createLog(env);
  // Addresses that users choose lead into this network in the demo alone.
  const reachesPrivate = env.apiAccess === "open";
  const direct = env.databaseAppUrl ?? applicationUrl(env.databaseUrl);
  const pooler = env.databasePoolerUrl && sameRole(env.databasePoolerUrl, direct);
  const compartments = openCompartments({ direct, pooler }, env.databasePool);
  const standby =
    env.databaseReadUrl === undefined
      ? undefined
      : openStandby(sameRole(env.databaseReadUrl, direct), env.databasePool, compartments);
  return {
    ...compartments.jobs,
    compartments,
    standby,
    async close() {
      await Promise.all(
        [...Object.values(compartments), ...(standby ? [standby] : [])].map((one) => one.close()),
      );
    },
    env,
    log,
    chain: sandboxChain,
    chainLink: env.chain && reach(env.chain),
    mail: env.smtpUrl === undefined ? sandboxMail : smtpMail(env.smtpUrl, env.mailFrom),
    signatures: env.rpcUrl === undefined ? accountSignatures : contractSignatures(env.rpcUrl),
    identities: chooseIdentities({
      // The sandbox verifies by name alone, so it is off where identities count.
      hasSandbox: env.databaseIsEmbedded || !env.isProduction,
      stripe: env.stripe,
      returnUrl: `${env.publicUrl}/portal/verification`,
    }),
    webhooks: httpWebhooks({ reachesPrivate }),
    pictures: httpPictures({ reachesPrivate }),
    payouts: sandboxPayouts,
    payments: {
      ...(env.stripe && { STRIPE: stripePayments(env.stripe) }),
      // The sandbox takes payments only where callers need no key.
      ...(env.apiAccess === "open" && { SANDBOX: sandboxPayments(env.publicUrl) }),
    },
    kept: new Map(),
  };
}

function reach(chain: ChainEnv): ChainLink {
  if (!linkOf) throw new Error("What reaches a chain was not loaded.");
  return linkOf(chain);
}

/** Has this process make its application from its environment when it is first asked for. */
export function provideComposedApplication(): void {
  provideApplication(() => compose(readEnv()));
}
