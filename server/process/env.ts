/**
 * The configuration of the process, and the only reader of `process.env`. Read on first use, so that a build or a test
 * may import anything without a complete environment, and a mistake is told in one sentence a person can act on.
 */
import { z } from "zod";
import type { Env, StripeEnv } from "#server/kernel/configuration.ts";

/** An empty variable is one that is not set: that is what `PORT= npm run demo` means. */
const unset = (value: unknown) => (value === "" ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(unset, schema.optional());

const hostname = z
  .string()
  .regex(/^[a-z0-9.-]+$/i, "is a host name without scheme and port, like example.com");

/** An address that begins as it has to, and that whoever connects can read. */
const addressOf = (scheme: RegExp, expected: string) =>
  z
    .string()
    .regex(scheme, expected)
    .refine(
      (text) => !scheme.test(text) || Boolean(URL.parse(text)?.hostname),
      "names no host, or cannot be read; in a password, write / as %2F, # as %23, ? as %3F, @ as %40 and % as %25",
    );
const postgresAddress = addressOf(/^postgres(ql)?:\/\//, "starts with postgres://");

const variables = z.object({
  NODE_ENV: optional(z.string()),
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HOST: optional(z.string()),
  BASE_DOMAIN: optional(hostname),
  DATABASE_URL: optional(postgresAddress),
  DATABASE_POOL: optional(z.coerce.number().int().min(1).max(1_000)),
  DATA_DIR: optional(z.string()),
  API_ACCESS: optional(z.enum(["open", "keys"])),
  DATABASE_APP_URL: optional(postgresAddress),
  PUBLIC_URL: optional(
    z
      .string()
      .refine(
        (text) => /^https?:\/\/[^/?#@\s]+$/.test(text) && URL.canParse(text),
        "is an origin without a path, like https://example.com",
      ),
  ),
  AUTH_SECRET: optional(z.string()),
  SMTP_URL: optional(addressOf(/^smtps?:\/\//, "starts with smtp:// or smtps://")),
  MAIL_FROM: optional(z.string()),
  RPC_URL: optional(addressOf(/^https?:\/\//, "starts with http:// or https://")),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^[sr]k_/, "starts with sk_ or rk_")),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_/, "starts with whsec_")),
  STRIPE_API_BASE: optional(z.string().regex(/^https?:\/\//, "starts with http:// or https://")),
  TRUSTED_PROXIES: optional(z.coerce.number().int().min(0).max(10)),
  SEED: optional(z.enum(["demo", "none"])),
  WORKER: optional(z.enum(["on", "off"])),
  RETENTION_DAYS: optional(z.coerce.number().int().min(1).max(3_650)),
  LOG_LEVEL: optional(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])),
});

const loopback = /^(localhost|127(\.\d+){3}|::1)$/;

/** Production refuses a shorter AUTH_SECRET, or one of fewer different characters. */
const SECRET_LENGTH = 32;
const SECRET_VARIETY = 12;

// Next bundles a copy of this module of its own; what the process learns at its start has to reach that copy too.
const shared = globalThis as { offerboardDatabaseUrl?: string; offerboardAuthSecret?: string };

/** Names the database that the process started itself; before anything asks for `databaseUrl`. */
export function provideDatabaseUrl(url: string): void {
  shared.offerboardDatabaseUrl = url;
}

/** Names the secret that an embedded database keeps beside its files; before anything asks for `authSecret`. */
export function provideAuthSecret(secret: string): void {
  shared.offerboardAuthSecret = secret;
}

/** What stands in examples, and in whatever was copied from one. */
const EXAMPLE =
  /change.?(me|it|this)|replace|password|example|default|your.?(secret|own|key)|better-auth|0123456789|abcdefgh/i;

/** Whether a secret could be guessed. Random text of this length holds no such word, but by a chance of one in millions. */
function isWeak(secret: string): boolean {
  return secret.length < SECRET_LENGTH || new Set(secret).size < SECRET_VARIETY || EXAMPLE.test(secret);
}

/** Whether browsers reach the service over a network on which others could read along. */
function isExposed(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return (
    protocol === "http:" &&
    !loopback.test(hostname.replace(/^\[|\]$/g, "")) &&
    !hostname.endsWith(".localhost")
  );
}

/** Stripe's keys, both or none: without the webhook secret no payment would be noticed. */
function stripeOf(given: z.output<typeof variables>): StripeEnv | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  if (secretKey === undefined || webhookSecret === undefined) {
    throw new Error(
      `Only ${secretKey === undefined ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_SECRET_KEY"} is set. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither.`,
    );
  }
  return { secretKey, webhookSecret, apiBase: given.STRIPE_API_BASE };
}

/**
 * Reads a set of variables.
 * @throws Error that lists what is wrong, one line a variable, or refuses open access on an address others can reach
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = variables.safeParse(source);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
    throw new Error(`The configuration cannot be used:\n${lines.join("\n")}`);
  }
  const given = parsed.data;
  const isProduction = given.NODE_ENV === "production";
  const databaseIsEmbedded = given.DATABASE_URL === undefined;
  const apiAccess = given.API_ACCESS ?? (databaseIsEmbedded ? "open" : "keys");
  const host = given.HOST ?? (apiAccess === "open" ? "127.0.0.1" : "0.0.0.0");
  // Whoever works on the code in a container may say so; a default must never be what opens it to a network.
  const openOnPurpose = !isProduction && given.API_ACCESS === "open";
  if (apiAccess === "open" && !loopback.test(host) && !openOnPurpose) {
    throw new Error(
      `API_ACCESS=open lets everybody who reaches ${host} act without a key. Set API_ACCESS=keys, or listen on HOST=127.0.0.1.`,
    );
  }
  const isServed = isProduction && !databaseIsEmbedded;
  if (isServed && (given.AUTH_SECRET === undefined || isWeak(given.AUTH_SECRET))) {
    throw new Error(
      `AUTH_SECRET ${given.AUTH_SECRET === undefined ? "is not set" : "is too easy to guess"}; it signs everybody's sessions. Set it to ${SECRET_LENGTH} or more random characters: openssl rand -base64 32`,
    );
  }
  const port = given.PORT ?? 3000;
  // Whoever is known by a name of their own has the microsites below it; on this machine they are below localhost.
  const ownName = given.PUBLIC_URL?.startsWith("https:") ? new URL(given.PUBLIC_URL).hostname : undefined;
  const baseDomain = given.BASE_DOMAIN ?? ownName ?? "localhost";
  const publicUrl = given.PUBLIC_URL ?? `http://${baseDomain}:${port}`;
  if (isProduction && apiAccess === "keys" && isExposed(publicUrl)) {
    throw new Error(
      `${given.PUBLIC_URL === undefined ? "PUBLIC_URL is not set, so links begin with" : "PUBLIC_URL is"} ${publicUrl}: over plain http others read passwords, keys and sessions on their way. Set PUBLIC_URL to the https address that browsers use.`,
    );
  }
  return {
    isProduction,
    port,
    host,
    baseDomain,
    databaseAppUrl: given.DATABASE_APP_URL,
    databaseIsEmbedded,
    get databaseUrl() {
      const url = given.DATABASE_URL ?? shared.offerboardDatabaseUrl;
      if (url !== undefined) return url;
      throw new Error("DATABASE_URL is not set, and no database was started by this process.");
    },
    databasePool: given.DATABASE_POOL ?? 20,
    dataDirectory: given.DATA_DIR,
    apiAccess,
    publicUrl,
    get authSecret() {
      const secret = given.AUTH_SECRET ?? shared.offerboardAuthSecret;
      if (secret !== undefined) return secret;
      throw new Error("AUTH_SECRET is not set.");
    },
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? `Offerboard <no-reply@${baseDomain}>`,
    rpcUrl: given.RPC_URL,
    stripe: stripeOf(given),
    trustedProxies: given.TRUSTED_PROXIES ?? 0,
    seedDemo: given.SEED === "demo",
    workerIsOff: given.WORKER === "off",
    retentionDays: given.RETENTION_DAYS ?? 90,
    logLevel: given.LOG_LEVEL ?? (databaseIsEmbedded ? "warn" : "info"),
  };
}

let current: Env | undefined;

/**
 * The configuration of this process; read once.
 * @throws Error as `parseEnv`
 */
export function readEnv(): Env {
  current ??= parseEnv(process.env);
  return current;
}
