import { describe, expect, it } from "vitest";
import type { Sql } from "#db/client.ts";
import type { Actor } from "#server/kernel/access.ts";
import { compileTexts, instantText, numberText, type Texts, textsFor, written } from "./texts.ts";

/** Parts of statements as their texts. */
const sql = Object.assign(
  (strings: TemplateStringsArray, ...values: unknown[]) => ({
    toString: () => String.raw(strings, ...values),
  }),
  { unsafe: (text: string) => text },
) as unknown as Sql;
const texts: Texts = {
  id: sql`x.id`,
  amount: numberText(sql`x.amount`),
  createdAt: instantText(sql`x.created_at`),
  both: written((one: string, other: string | null) => `${one} of ${other}`, sql`x.one`, sql`x.other`),
};

describe("a row's texts", () => {
  it("are read and written for the fields that are shown alone, in their order", () => {
    const { of, write } = compileTexts(sql, { shown: ["both", "createdAt", "id"], texts });
    expect(String(of)).toBe("row((x.one)::text, (x.other)::text, (x.created_at)::text, (x.id)::text)::text");
    expect(write(["1", "2", "2027-02-10 12:00:00+00", "x_1"])).toEqual([
      "1 of 2",
      "2027-02-10T12:00:00.000Z",
      "x_1",
    ]);
  });

  it("are empty where the first that they are written from is null", () => {
    const { write } = compileTexts(sql, { shown: ["both", "amount", "id"], texts });
    expect(write([null, "2", null, null])).toEqual([null, null, null]);
    expect(write(["1", null, "0.000000100000", "x_1"])).toEqual(["1 of null", "0.0000001", "x_1"]);
  });

  it("are said for every field that is shown", () => {
    expect(() => compileTexts(sql, { shown: ["name"], texts })).toThrow("name");
  });
});

describe("a list", () => {
  const organizationId = "org_1";
  const customer: Actor = { kind: "customer", organizationId, customerId: "cus_1", userId: "usr_1" };
  const member: Actor = { kind: "member", organizationId, userId: "usr_1", roles: ["owner"] };
  const query = () => ({ texts });

  it("is read as texts where some fields are shown, by whom nothing is masked for", () => {
    const file = { shown: ["id"], foretell: () => {} };
    expect(textsFor({ file, actor: member }, query)).toEqual({ texts: { ...file, texts } });
    expect(textsFor({ file, actor: customer }, query)).toEqual({});
    expect(textsFor({ file, actor: { kind: "anonymous" } }, query)).toEqual({});
    expect(textsFor({ actor: member }, query)).toEqual({});
  });
});
