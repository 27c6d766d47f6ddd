import { describe, expect, it } from "vitest";
import type { AuditEvent } from "#server/platform/audit/contract.ts";
import { actionName, actorName, sentenceOf, summaryOf, valueText } from "./words.ts";

const change = (field: string, from?: unknown, to?: unknown) => ({ field, from, to, isPersonal: false });

const event = (action: string, changes: ReturnType<typeof change>[] = []) =>
  ({
    action,
    changes,
    resourceId: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    actor: { kind: "member", id: "usr_1", name: "Clara Winter" },
  }) as unknown as AuditEvent;

const nobody = new Map<string, string>();

describe("the words of the audit trail", () => {
  it("say who did what to which", () => {
    expect(sentenceOf(event("publishOffering", [change("state", "DRAFT", "PUBLISHED")]), nobody)).toBe(
      "Clara Winter published the offering …5d6e7f",
    );
    expect(sentenceOf(event("createOffering", [change("title", undefined, "Harbour Lofts")]), nobody)).toBe(
      "Clara Winter created the offering Harbour Lofts",
    );
    expect(
      sentenceOf(
        {
          ...event("createOrganization", [change("name", undefined, "Clara Winter")]),
          resourceType: "member",
        },
        nobody,
      ),
    ).toBe("Clara Winter joined as the member Clara Winter");
    expect(sentenceOf(event("somethingNew"), nobody)).toBe("Clara Winter did “Something new” to …5d6e7f");
  });

  it("say whose identity document it was, where its customer is known", () => {
    const read: AuditEvent = {
      ...event("readVerificationDocument", [change("customerId", undefined, "cus_1")]),
      resourceType: "verification_document",
    };
    const sentence = "Clara Winter read the identity document …5d6e7f";
    expect(sentenceOf(read, new Map([["cus_1", "Ada Lindqvist"]]))).toBe(`${sentence} of Ada Lindqvist`);
    expect(sentenceOf(read, nobody)).toBe(sentence);
  });

  it.each([
    ["publishOffering", "Publish offering"],
    ["createApiKey", "Create API key"],
    ["erasePersonalData", "Erase personal data"],
  ])("call %s %s", (action, name) => expect(actionName(action)).toBe(name));

  it.each<[unknown, string]>([
    [undefined, ""],
    [true, "yes"],
    [["a", 1], "a, 1"],
    [12.5, "12.5"],
    [[{ a: 1 }], '[\n {\n  "a": 1\n }\n]'],
  ])("write %j", (value, text) => expect(valueText(value)).toBe(text));

  it("name whoever did it as well as they can", () => {
    expect(actorName({ actor: { kind: "member", id: "usr_1", name: "Clara" } })).toBe("Clara");
    expect(actorName({ actor: { kind: "member", id: "usr_1" } })).toBe("usr_1");
    expect(actorName({ actor: { kind: "apiKey" } })).toBe("Anybody, without a key");
  });

  it("tell the first of what differs in a line", () => {
    const changes = [change("title", "A", "B"), change("note", "old"), change("x", 1, 2), change("y", 1, 2)];
    expect(summaryOf({ changes })).toBe("Title: A → B; Note: old → none, and 2 more");
    expect(summaryOf({ changes: [change("text", undefined, "word ".repeat(20))] })).toBe(
      `Text: ${"word ".repeat(8).trimEnd()}…`,
    );
    expect(summaryOf({ changes: [] })).toBe("");
    const made = [
      change("id", undefined, "cus_1"),
      change("a", undefined, 1),
      change("name", undefined, "Ada"),
    ];
    expect(summaryOf({ changes: made })).toBe("Name: Ada; A: 1, and 1 more");
    const wallet = `wallets.0x${"ab".repeat(20)}.isProven`;
    expect(summaryOf({ changes: [change(wallet, false, true)] })).toBe(
      "Wallets 0xabab…abab is proven: no → yes",
    );
    expect(summaryOf({ changes: [change("payment.purchaseStatus", "PENDING", "COMPLETED")] })).toBe(
      "Payment purchase status: pending → completed",
    );
    const block = { type: "TEXT", text: "Words." };
    expect(summaryOf({ changes: [change("story", [block], [block, block])] })).toBe(
      "Story: one entry → 2 entries",
    );
    expect(summaryOf({ changes: [change("symbol", undefined, "HEIDE")] })).toBe("Symbol: HEIDE");
    expect(summaryOf({ changes: [change("endsAt", undefined, "2027-01-31T09:00:00.000Z")] })).toBe(
      "Ends at: 31 Jan 2027, 09:00 UTC",
    );
  });
});
