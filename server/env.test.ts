import { describe, expect, it } from "vitest";
import { parseEnv } from "./env.ts";

const url = "postgres://offerboard@db.example/offerboard";

describe("the configuration", () => {
  it("serves a demo from an empty environment: own database, no keys, this machine alone", () => {
    expect(parseEnv({})).toMatchObject({
      databaseIsEmbedded: true,
      apiAccess: "open",
      host: "127.0.0.1",
      port: 3000,
      baseDomain: "localhost",
      seedDemo: false,
    });
  });

  it("asks for keys and listens everywhere once a database is named", () => {
    expect(parseEnv({ DATABASE_URL: url, NODE_ENV: "production" })).toMatchObject({
      databaseIsEmbedded: false,
      databaseUrl: url,
      apiAccess: "keys",
      host: "0.0.0.0",
    });
  });

  it("takes an empty variable for one that is not set", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: "", API_ACCESS: "" })).toMatchObject({
      port: 3000,
      databaseIsEmbedded: true,
      apiAccess: "open",
    });
  });

  it("has no database to name before one is started", () => {
    expect(() => parseEnv({}).databaseUrl).toThrow("DATABASE_URL is not set");
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["DATABASE_URL", "mysql://localhost/offerboard"],
    ["DATABASE_POOL", "0"],
    ["API_ACCESS", "yes"],
    ["BASE_DOMAIN", "https://example.com"],
    ["LOG_LEVEL", "loud"],
  ])("names the variable that is wrong: %s=%s", (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name);
  });

  it.each([
    { API_ACCESS: "open", HOST: "0.0.0.0", NODE_ENV: "production" },
    { API_ACCESS: "open", HOST: "10.0.0.7", NODE_ENV: "production", DATABASE_URL: url },
    { HOST: "0.0.0.0", NODE_ENV: "production" },
    // Not even for work on the code, unless somebody says so.
    { HOST: "::" },
  ])("refuses to be open to a network: %o", (variables) => {
    expect(() => parseEnv(variables)).toThrow("API_ACCESS=open");
  });

  it.each([
    { API_ACCESS: "open", HOST: "127.0.0.1", NODE_ENV: "production" },
    { API_ACCESS: "open", HOST: "localhost", NODE_ENV: "production", DATABASE_URL: url },
    { API_ACCESS: "open", DATABASE_URL: url, NODE_ENV: "production" },
    { API_ACCESS: "keys", HOST: "0.0.0.0", NODE_ENV: "production" },
    { API_ACCESS: "open", HOST: "0.0.0.0", NODE_ENV: "development" },
  ])("accepts %o", (variables) => {
    expect(() => parseEnv(variables)).not.toThrow();
  });
});
