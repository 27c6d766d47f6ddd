import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { roles } from "#db/schema/enums.ts";
import { type Caller, can } from "./access.ts";
import { type Action, actions, scopes } from "./fields/actions.ts";

const text = readFileSync(join(import.meta.dirname, "../../docs/access.md"), "utf8");

/** The cells of the table whose first header is `Action`. */
const [header = [], , ...rows] = text
  .slice(text.indexOf("| Action |"))
  .split("\n\n")[0]
  ?.split("\n")
  .map((line) => line.split("|").slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim().replaceAll("`", ""))) ?? [[]];

const organizationId = "org_1";
const actorOf = (who: string): Caller =>
  who === "customer"
    ? { kind: "customer", organizationId, customerId: "cus_1", userId: "usr_1" }
    : { kind: "member", organizationId, userId: "usr_1", roles: roles.filter((role) => role === who) };

describe("docs/access.md", () => {
  it("has a column for every role and for customers, and a row for every action", () => {
    expect(header.slice(1)).toEqual([...roles, "customer"]);
    expect(rows.map(([action]) => action).sort()).toEqual([...actions].sort());
  });

  it.each(rows)("tells of %s what is so", (action, ...cells) => {
    for (const [index, who] of header.slice(1).entries()) {
      expect(cells[index] !== "–", `${who} ${action}`).toBe(can(actorOf(who), action as Action));
    }
  });

  it("says rightly what no key may do", () => {
    const without = actions.filter((action) => !(scopes as readonly Action[]).includes(action));
    expect(without.filter((action) => !/^(member|api_key|job):|^organization:write$/.test(action))).toEqual(
      [],
    );
  });
});
