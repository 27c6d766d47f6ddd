import { describe, expect, it } from "vitest";
import { parseEnv } from "./env.ts";

/** As `openssl rand -base64 32` makes them. */
const AUTH_SECRET = "wJ7pQm3ZfV9tLr2xYk8sBn5cHd1gTa6u/Eo4iN0yRqM=";

/** A service as others reach it. */
const served = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://db/offerboard",
  PUBLIC_URL: "https://offerboard.example",
  AUTH_SECRET,
};

describe("the configuration", () => {
  it("of nothing is a demo on this machine alone", () => {
    expect(parseEnv({})).toMatchObject({
      isProduction: false,
      port: 3000,
      host: "127.0.0.1",
      baseDomain: "localhost",
      databaseIsEmbedded: true,
      databasePool: 20,
      apiAccess: "open",
      seedDemo: false,
      logLevel: "warn",
    });
  });

  it("of a database asks for keys, on every address", () => {
    expect(parseEnv(served)).toMatchObject({
      isProduction: true,
      host: "0.0.0.0",
      databaseIsEmbedded: false,
      databaseUrl: "postgres://db/offerboard",
      publicUrl: "https://offerboard.example",
      authSecret: AUTH_SECRET,
      apiAccess: "keys",
      logLevel: "info",
    });
  });

  it("has its microsites below the address it is known by, unless told otherwise", () => {
    expect(parseEnv(served)).toMatchObject({
      baseDomain: "offerboard.example",
      mailFrom: "Offerboard <no-reply@offerboard.example>",
    });
    expect(parseEnv({ ...served, BASE_DOMAIN: "sites.example" }).baseDomain).toBe("sites.example");
    expect(parseEnv({ ...served, PUBLIC_URL: "http://127.0.0.1:3000" }).baseDomain).toBe("localhost");
  });

  it("has no database to name before one is started", () => {
    expect(() => parseEnv({}).databaseUrl).toThrow("DATABASE_URL is not set");
  });

  it("takes an empty variable for one that is not set", () => {
    const names = [
      "PUBLIC_URL",
      "AUTH_SECRET",
      "PORT",
      "HOST",
      "BASE_DOMAIN",
      "DATABASE_URL",
      "DATA_DIR",
      "API_ACCESS",
      "SEED",
      "LOG_LEVEL",
    ];
    const told = ({
      port,
      host,
      apiAccess,
      seedDemo,
      logLevel,
      databaseIsEmbedded,
    }: ReturnType<typeof parseEnv>) => ({
      port,
      host,
      apiAccess,
      seedDemo,
      logLevel,
      databaseIsEmbedded,
    });
    const empty = Object.fromEntries(names.map((name) => [name, ""]));
    expect(told(parseEnv(empty))).toEqual(told(parseEnv({})));
  });

  it.each([
    { API_ACCESS: "open", HOST: "0.0.0.0", NODE_ENV: "production" },
    { API_ACCESS: "open", HOST: "192.168.1.5", NODE_ENV: "production" },
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "localhost.example.com" },
    { HOST: "127.0.0.1.example.com" },
  ])("never opens the service to others: %j", (source) => {
    expect(() => parseEnv(source)).toThrow(/API_ACCESS=open lets everybody/);
  });

  it.each([
    { HOST: "localhost" },
    { HOST: "127.1.2.3" },
    { HOST: "::1" },
    { HOST: "0.0.0.0", API_ACCESS: "keys" },
    { ...served, HOST: "10.0.0.7" },
    { HOST: "0.0.0.0", API_ACCESS: "open", NODE_ENV: "development" },
  ])("is sound: %j", (source) => {
    expect(parseEnv(source).host).toBe(source.HOST);
  });

  it.each([
    ["missing", undefined, "is not set"],
    ["empty", "", "is not set"],
    ["short", "wJ7pQm3ZfV9tLr2xYk8s", "is too easy"],
    ["monotonous", "abababababababababababababababababababab", "is too easy"],
    ["of an example", "change-me-change-me-change-me-1234567890", "is too easy"],
    ["of a library's documentation", "better-auth-secret-12345678901234567890", "is too easy"],
    ["a word for itself", "Put-Your_Secret-Here-And-Make-It-Long-42", "is too easy"],
    ["a row of the keyboard", "0123456789abcdefghijklmnopqrstuvwxyz", "is too easy"],
  ])("refuses a secret that is %s in production", (_, secret, told) => {
    expect(() => parseEnv({ ...served, AUTH_SECRET: secret })).toThrow(`AUTH_SECRET ${told}`);
    expect(parseEnv({ ...served, NODE_ENV: "test", AUTH_SECRET: secret }).isProduction).toBe(false);
  });

  it("never tells the secret it refuses", () => {
    expect(() => parseEnv({ ...served, AUTH_SECRET: "hunter2" })).toThrow(/^(?!.*hunter2)/);
  });

  it.each([
    ["http://offerboard.example", "PUBLIC_URL is http://offerboard.example"],
    ["http://192.168.1.5:3000", "PUBLIC_URL is http://192.168.1.5:3000"],
    ["http://localhost.example.com", "PUBLIC_URL is"],
  ])("refuses to be known by %s in production", (publicUrl, told) => {
    expect(() => parseEnv({ ...served, PUBLIC_URL: publicUrl })).toThrow(told);
  });

  it("asks for the address that browsers use, where there is a domain of its own", () => {
    const { PUBLIC_URL, ...rest } = served;
    expect(() => parseEnv({ ...rest, BASE_DOMAIN: "offerboard.example" })).toThrow("PUBLIC_URL is not set");
    expect(parseEnv(rest).publicUrl).toBe("http://localhost:3000");
    expect(PUBLIC_URL).toMatch(/^https/);
  });

  it.each([
    "http://localhost:3000",
    "http://127.0.0.1:3000",
    "http://[::1]:3000",
    "http://board.localhost:3000",
  ])("may be known by %s, which no network carries", (publicUrl) => {
    expect(parseEnv({ ...served, PUBLIC_URL: publicUrl }).publicUrl).toBe(publicUrl);
  });

  it.each<[string, Record<string, string>]>([
    ["PUBLIC_URL", { PUBLIC_URL: "https://offerboard.example/app" }],
    ["PUBLIC_URL", { PUBLIC_URL: "offerboard.example" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://offerboard.example:99999" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://somebody@offerboard.example" }],
    ["SMTP_URL", { SMTP_URL: "https://mail.example" }],
    ["SMTP_URL", { SMTP_URL: "smtp://" }],
    ["RPC_URL", { RPC_URL: "ws://node.example" }],
    ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "all" }],
    ["DATABASE_APP_URL", { DATABASE_APP_URL: "mysql://db" }],
    ["PORT", { PORT: "http" }],
    ["PORT", { PORT: "70000" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://db" }],
    ["DATABASE_URL", { DATABASE_URL: "postgres://" }],
    ["DATABASE_URL", { DATABASE_URL: "postgres:///offerboard?host=/var/run/postgresql" }],
    ["DATABASE_URL", { DATABASE_URL: "postgres://user:pass/word@db/offerboard" }],
    ["DATABASE_POOL", { DATABASE_POOL: "0" }],
    ["API_ACCESS", { API_ACCESS: "yes" }],
    ["SEED", { SEED: "everything" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["BASE_DOMAIN", { BASE_DOMAIN: "https://example.com" }],
  ])("names %s when it is wrong", (name, source) => {
    expect(() => parseEnv(source)).toThrow(new RegExp(`cannot be used:\n {2}${name}: `));
  });

  it("names everything that is wrong at once", () => {
    expect(() => parseEnv({ PORT: "x", SEED: "x" })).toThrow(/PORT: .*\n {2}SEED: /);
  });

  describe("of a chain", () => {
    const chain = { CHAIN_ID: "1", CHAIN_RPC_URLS: "https://one.example/v1, https://two.example" };
    const address = `0x${"aB".repeat(20)}`;

    it("is whole, or none", () => {
      expect(parseEnv({}).chain).toBeUndefined();
      expect(() => parseEnv(chain)).toThrow(
        "Set CHAIN_ID, CHAIN_RPC_URLS and CHAIN_SIGNER, or none of them.",
      );
      expect(() => parseEnv({ ...chain, CHAIN_SIGNER: "keystore:/a" })).toThrow(
        "needs CHAIN_SIGNER_PASSWORD",
      );
      expect(() => parseEnv({ ...chain, CHAIN_SIGNER: "kms:alias/a" })).toThrow("needs CHAIN_SIGNER_ADDRESS");
      expect(() => parseEnv({ ...chain, CHAIN_SIGNER: "0xsecret" })).toThrow(
        /^The configuration cannot be used:\n {2}CHAIN_SIGNER: is [^0]*$/,
      );
      expect(() => parseEnv({ ...chain, CHAIN_RPC_URLS: "ftp://one.example" })).toThrow("CHAIN_RPC_URLS");
    });

    it("names nodes, signer and what may be paid", () => {
      const signer = { CHAIN_SIGNER: "rpc:https://signer.example", CHAIN_SIGNER_ADDRESS: address };
      expect(parseEnv({ ...chain, ...signer, CHAIN_MAX_FEE_GWEI: "0.5" }).chain).toEqual({
        chainId: 1,
        rpcUrls: ["https://one.example/v1", "https://two.example"],
        confirmations: undefined,
        signer: { kind: "rpc", url: "https://signer.example", address: address.toLowerCase() },
        owner: undefined,
        maxFee: 500_000_000n,
        dailyLimitPercent: 100,
        explorerUrl: undefined,
      });
    });
  });
});
