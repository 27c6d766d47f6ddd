import { describe, expect, it } from "vitest";
import { type Env, parseEnv } from "./env.ts";

describe("the configuration", () => {
  it("of nothing is a demo on this machine alone", () => {
    expect(parseEnv({})).toMatchObject({
      isProduction: false,
      port: 3000,
      host: "127.0.0.1",
      baseDomain: "localhost",
      databaseIsEmbedded: true,
      databasePool: 10,
      apiAccess: "open",
      seedDemo: false,
      logLevel: "warn",
    });
  });

  it("of a database asks for keys, on every address", () => {
    const env = parseEnv({ DATABASE_URL: "postgres://db/offerboard", NODE_ENV: "production" });
    expect(env).toMatchObject({
      isProduction: true,
      host: "0.0.0.0",
      databaseIsEmbedded: false,
      databaseUrl: "postgres://db/offerboard",
      apiAccess: "keys",
      logLevel: "info",
    });
  });

  it("has no database to name before one is started", () => {
    expect(() => parseEnv({}).databaseUrl).toThrow("DATABASE_URL is not set");
  });

  it("takes an empty variable for one that is not set", () => {
    const names = [
      "PORT",
      "HOST",
      "BASE_DOMAIN",
      "DATABASE_URL",
      "DATA_DIR",
      "API_ACCESS",
      "SEED",
      "LOG_LEVEL",
    ];
    const told = ({ port, host, apiAccess, seedDemo, logLevel, databaseIsEmbedded }: Env) => ({
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
    { HOST: "0.0.0.0", API_ACCESS: "open", NODE_ENV: "development" },
  ])("is sound: %j", (source) => {
    expect(parseEnv(source).host).toBe(source.HOST);
  });

  it.each<[string, Record<string, string>]>([
    ["PORT", { PORT: "http" }],
    ["PORT", { PORT: "70000" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://db" }],
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
});
