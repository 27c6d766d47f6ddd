import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deeds } from "./deeds.ts";

/** Operations that leave no row of their own: they change nothing that is recorded, or record by another name. */
const silent = new Set([
  "acceptLegal",
  "chooseIdentity",
  "createOfferingForm",
  "createSavedView",
  "createWalletChallenge",
  "deleteOfferingForm",
  "deleteSavedView",
  "readNotices",
  "revokeOtherSessions",
  "revokeSession",
  "updateOfferingForm",
]);

/** Operations that change something, as the interface's description names them. */
const { paths } = JSON.parse(readFileSync("docs/openapi.json", "utf8")) as {
  paths: Record<string, Record<string, { operationId?: string }>>;
};
const changing = Object.values(paths)
  .flatMap((methods) => Object.entries(methods))
  .flatMap(([method, { operationId = "" }]) => (method === "get" ? [] : [operationId]))
  .filter((name) => name !== "");

/** Actions that files record by a name of their own. */
const named = globSync("server/**/*.ts")
  .filter((path) => !/test|contract/.test(path))
  .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/action: "([a-zA-Z]+)"/g)])
  .map(([, action = ""]) => action);

describe("the deeds of the audit trail", () => {
  it.each([...new Set([...changing, ...named])])("say what %s did", (action) => {
    expect(action in deeds).toBe(!silent.has(action));
  });

  it.each(Object.entries(deeds))("%s: %s, to what follows", (_, deed) => {
    expect(deed).toMatch(/^[a-z].*[a-z]$/i);
  });
});
