import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { operations } from "#server/http/operations.ts";
import { deeds } from "./deeds.ts";

/** Operations that leave no row of their own: they change nothing that is recorded, or record by another name. */
const silent = new Set([
  "chooseIdentity",
  "createWalletChallenge",
  "readNotices",
  "revokeOtherSessions",
  "revokeSession",
]);

/** Actions that files record by a name of their own. */
const named = globSync("server/**/*.ts")
  .filter((path) => !/test|contract/.test(path))
  .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/action: "([a-zA-Z]+)"/g)])
  .map(([, action = ""]) => action);

describe("the deeds of the audit trail", () => {
  it.each([
    ...new Set([...operations.filter(({ method }) => method !== "GET").map(({ name }) => name), ...named]),
  ])("say what %s did", (action) => {
    expect(action in deeds).toBe(!silent.has(action));
  });

  it.each(Object.entries(deeds))("%s: %s, to what follows", (_, deed) => {
    expect(deed).toMatch(/^[a-z].*[a-z]$/i);
  });
});
