/**
 * The configuration of the process, and the only reader of `process.env`. Read on first use, so that a build or a test
 * may import anything without a complete environment, and a mistake is told in one sentence a person can act on.
 */
import { z } from "zod";
import type { ChainEnv, Env, SignerEnv, StripeEnv } from "#server/kernel/configuration.ts";

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

const account = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, "is 0x and 40 hexadecimal digits")
  .toLowerCase();

const variables = z.object({
  NODE_ENV: optional(z.string()),
  NEXT_DIST_DIR: optional(z.string()),
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HOST: optional(z.string()),
  BASE_DOMAIN: optional(hostname),
  DATABASE_URL: optional(postgresAddress),
  DATABASE_POOL: optional(z.coerce.number().int().min(1).max(1_000)),
  DATA_DIR: optional(z.string()),
  API_ACCESS: optional(z.enum(["open", "keys"])),
  DATABASE_APP_URL: optional(postgresAddress),
  DATABASE_POOLER_URL: optional(postgresAddress),
  DATABASE_READ_URL: optional(postgresAddress),
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
  CHAIN_RPC_URLS: optional(
    z
      .string()
      .transform((text) => text.split(",").map((url) => url.trim()))
      .pipe(
        z
          .array(addressOf(/^https?:\/\//, "is a list of addresses that start with http:// or https://"))
          .max(10),
      ),
  ),
  CHAIN_ID: optional(z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)),
  CHAIN_CONFIRMATIONS: optional(z.coerce.number().int().min(1).max(10_000)),
  CHAIN_SIGNER: optional(
    z.string().regex(/^(keystore|kms|rpc):.+$/, "is keystore:<file>, kms:<key> or rpc:<address>"),
  ),
  CHAIN_SIGNER_ADDRESS: optional(account),
  CHAIN_SIGNER_PASSWORD: optional(z.string()),
  CHAIN_OWNER: optional(account),
  CHAIN_MAX_FEE_GWEI: optional(z.coerce.number().gt(0).max(1_000_000)),
  CHAIN_DAILY_LIMIT_PERCENT: optional(z.coerce.number().gt(0).max(100)),
  CHAIN_EXPLORER_URL: optional(addressOf(/^https?:\/\//, "starts with http:// or https://")),
  AWS_REGION: optional(z.string()),
  AWS_ACCESS_KEY_ID: optional(z.string()),
  AWS_SECRET_ACCESS_KEY: optional(z.string()),
  AWS_SESSION_TOKEN: optional(z.string()),
  AWS_ENDPOINT_URL_KMS: optional(addressOf(/^https?:\/\//, "starts with http:// or https://")),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^[sr]k_/, "starts with sk_ or rk_")),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_/, "starts with whsec_")),
  STRIPE_API_BASE: optional(z.string().regex(/^https?:\/\//, "starts with http:// or https://")),
  TRUSTED_PROXIES: optional(z.coerce.number().int().min(0).max(10)),
  SEED: optional(z.enum(["demo", "none"])),
  WORKER: optional(z.enum(["on", "off"])),
  DRAIN_SECONDS: optional(z.coerce.number().min(0).max(300)),
  RETENTION_DAYS: optional(z.coerce.number().int().min(1).max(3_650)),
  LOG_LEVEL: optional(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])),
});

const loopback = /^(localhost|127(\.\d+){3}|::1)$/;

/** Production refuses a shorter AUTH_SECRET, or one of fewer different characters. */
const SECRET_LENGTH = 32;
const SECRET_VARIETY = 12;

// Next bundles a copy of this module of its own; what the process learns at its start has to reach that copy too.
const shared = globalThis as {
  offerboardDatabaseUrl?: string;
  offerboardAuthSecret?: string;
  offerboardChain?: ChainEnv;
};

/** Names the database that the process started itself; before anything asks for `databaseUrl`. */
export function provideDatabaseUrl(url: string): void {
  shared.offerboardDatabaseUrl = url;
}

/** Names the secret that an embedded database keeps beside its files; before anything asks for `authSecret`. */
export function provideAuthSecret(secret: string): void {
  shared.offerboardAuthSecret = secret;
}

/** Names the chain that the process started itself; before anything asks for `chain`. */
export function provideChain(chain: ChainEnv): void {
  shared.offerboardChain = chain;
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

/** Gwei, where nothing else is said. */
const MAX_FEE_GWEI = 200;
const WEI_OF_GWEI = 1_000_000_000;
/** A closing that sells all of a token is on the chain at once; a stolen key can do no more than that either. */
const DAILY_LIMIT_PERCENT = 100;

/** The chain, whole or not at all: half of it would take tokens that nothing is sent for. */
function chainOf(given: z.output<typeof variables>): ChainEnv | undefined {
  const { CHAIN_ID: chainId, CHAIN_RPC_URLS: rpcUrls, CHAIN_SIGNER: signer } = given;
  if (chainId === undefined && rpcUrls === undefined && signer === undefined) return undefined;
  if (chainId === undefined || rpcUrls === undefined || signer === undefined)
    throw new Error("Set CHAIN_ID, CHAIN_RPC_URLS and CHAIN_SIGNER, or none of them.");
  return {
    chainId,
    rpcUrls,
    confirmations: given.CHAIN_CONFIRMATIONS,
    signer: signerOf(signer, given),
    owner: given.CHAIN_OWNER,
    maxFee: BigInt(Math.round((given.CHAIN_MAX_FEE_GWEI ?? MAX_FEE_GWEI) * WEI_OF_GWEI)),
    dailyLimitPercent: given.CHAIN_DAILY_LIMIT_PERCENT ?? DAILY_LIMIT_PERCENT,
    explorerUrl: given.CHAIN_EXPLORER_URL?.replace(/\/$/, ""),
  };
}

function signerOf(signer: string, given: z.output<typeof variables>): SignerEnv {
  const kind = signer.slice(0, signer.indexOf(":"));
  const what = signer.slice(kind.length + 1);
  const need = <V extends keyof typeof given>(name: V): NonNullable<(typeof given)[V]> => {
    const value = given[name];
    if (value === undefined) throw new Error(`CHAIN_SIGNER=${kind}:… needs ${name}.`);
    return value as NonNullable<(typeof given)[V]>;
  };
  if (kind === "keystore") return { kind, path: what, password: need("CHAIN_SIGNER_PASSWORD") };
  const address = need("CHAIN_SIGNER_ADDRESS");
  if (kind === "rpc") return { kind, url: what, address };
  return {
    kind: "kms",
    keyId: what,
    region: need("AWS_REGION"),
    accessKeyId: need("AWS_ACCESS_KEY_ID"),
    secretAccessKey: need("AWS_SECRET_ACCESS_KEY"),
    sessionToken: given.AWS_SESSION_TOKEN,
    endpoint: given.AWS_ENDPOINT_URL_KMS,
    address,
  };
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
  const chain = chainOf(given);
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
    builtPages: given.NEXT_DIST_DIR ?? ".next",
    port,
    host,
    baseDomain,
    databaseAppUrl: given.DATABASE_APP_URL,
    databasePoolerUrl: given.DATABASE_POOLER_URL,
    databaseReadUrl: given.DATABASE_READ_URL,
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
    get chain() {
      return chain ?? shared.offerboardChain;
    },
    stripe: stripeOf(given),
    trustedProxies: given.TRUSTED_PROXIES ?? 0,
    seedDemo: given.SEED === "demo",
    workerIsOff: given.WORKER === "off",
    drainSeconds: given.DRAIN_SECONDS ?? 0,
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
