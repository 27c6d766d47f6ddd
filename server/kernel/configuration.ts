/** The configuration of a process, as `server/process/env.ts` reads it from the environment. */

/** Who may call the interface without a key: `open` = everybody, as the demo organization; `keys` = nobody. */
export type ApiAccess = "open" | "keys";

/** Stripe's keys: `STRIPE_SECRET_KEY` and `STRIPE_WEBHOOK_SECRET`; and where its interface is, if not at Stripe. */
export interface StripeEnv {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiBase: string | undefined;
}

/** How transactions are signed: `CHAIN_SIGNER` and what each kind needs. */
export type SignerEnv =
  | { readonly kind: "keystore"; readonly path: string; readonly password: string }
  | { readonly kind: "rpc"; readonly url: string; readonly address: string }
  | {
      readonly kind: "kms";
      readonly keyId: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
      readonly sessionToken: string | undefined;
      readonly endpoint: string | undefined;
      readonly address: string;
    };

/** The chain of ERC-3643 tokens: `CHAIN_ID`, `CHAIN_RPC_URLS` and the variables beside them. */
export interface ChainEnv {
  readonly chainId: number;
  readonly rpcUrls: readonly string[];
  /** Blocks after which one is final; undefined = the chain says. */
  readonly confirmations: number | undefined;
  readonly signer: SignerEnv;
  /** Lower case; undefined = the signer. */
  readonly owner: string | undefined;
  /** In wei of a unit of gas. */
  readonly maxFee: bigint;
  /** How much of a token's supply its agent may move at once, and again over a day. */
  readonly dailyLimitPercent: number;
  readonly explorerUrl: string | undefined;
}

export interface Env {
  /** True when the built pages and real caches are in use, as in a demo or in production; false under `npm run dev`. */
  isProduction: boolean;
  /** Folder of the built pages, relative to the project's. */
  builtPages: string;
  /** Port of the one HTTP server. */
  port: number;
  /** Address it listens on: loopback alone while access is open, otherwise all. */
  host: string;
  /** Domain of the market and the portal; an offering's microsite is `{subdomain}.{baseDomain}`. */
  baseDomain: string;
  /** Address of PostgreSQL: `DATABASE_URL`, or what `provideDatabaseUrl` was given. Throws when there is neither. */
  databaseUrl: string;
  /** Address that requests are answered on: `DATABASE_APP_URL`, or the application's role at `databaseUrl`. */
  databaseAppUrl: string | undefined;
  /** Address of a pooler in transaction mode, for what requests do; without a role, that of the application's. */
  databasePoolerUrl: string | undefined;
  /** Address of a streaming replica that lists, reports, exports and the market may read; undefined = none does. */
  databaseReadUrl: string | undefined;
  /** True when no `DATABASE_URL` is set, so that the process runs a PostgreSQL of its own. */
  databaseIsEmbedded: boolean;
  /** Connections to PostgreSQL at most. */
  databasePool: number;
  /** Folder of the embedded clusters; undefined = `.data` beside `package.json`. */
  dataDirectory: string | undefined;
  apiAccess: ApiAccess;
  /** Where browsers reach the service, without a slash at the end: `PUBLIC_URL`; links in mails begin with it. */
  publicUrl: string;
  /**
   * Signs sessions and encrypts second factors: `AUTH_SECRET`, or what `provideAuthSecret` was given.
   * Throws when there is neither.
   */
  authSecret: string;
  /** Where mail goes out, e.g. `smtps://user:password@mail.example.com`; undefined = into the sandbox's mailbox. */
  smtpUrl: string | undefined;
  /** Sender of mail. */
  mailFrom: string;
  /** An Ethereum node that tells whether a contract's signature is good; undefined = only plain accounts can sign. */
  rpcUrl: string | undefined;
  /** The chain of ERC-3643 tokens; undefined = all tokens are of the ledger. */
  chain: ChainEnv | undefined;
  /** How Stripe is reached; undefined = nobody pays by card here. */
  stripe: StripeEnv | undefined;
  /** Proxies in front that are trusted to name the client in X-Forwarded-For. */
  trustedProxies: number;
  /** True when demo data is to be put into an empty database. */
  seedDemo: boolean;
  /** True where other processes do the work beside requests (`WORKER=off`, with `npm run worker` elsewhere). */
  workerIsOff: boolean;
  /** How long an ending process still takes requests after it has said so to `/api/health?ready`. */
  drainSeconds: number;
  /** Days that deliveries of webhooks and jobs that were given up stay. */
  retentionDays: number;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
}
