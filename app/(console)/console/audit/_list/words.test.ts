import { describe, expect, it } from "vitest";
import type { AuditEvent } from "#server/platform/audit/contract.ts";
import {
  actionName,
  actorName,
  fieldName,
  keyOf,
  sentenceOf,
  summaryOf,
  thingName,
  valueText,
} from "./words.ts";

const change = (field: string, from?: unknown, to?: unknown) => ({ field, from, to, isPersonal: false });

const OFFERING = "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";

const event = (action: string, changes: ReturnType<typeof change>[] = []) =>
  ({
    action,
    changes,
    resourceType: "offering",
    resourceId: OFFERING,
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

  it("call by its name what the change does not name, and not what was erased", () => {
    const names = new Map([[keyOf("offering", OFFERING), "Harbour Lofts"]]);
    const changed = event("updateOffering", [change("subtitle", "Old", "New")]);
    expect(sentenceOf(changed, names)).toBe("Clara Winter changed the offering Harbour Lofts");
    const renamed = event("updateOffering", [change("title", "Lofts", "Harbour Lofts Hamburg")]);
    expect(sentenceOf(renamed, names)).toBe("Clara Winter changed the offering Harbour Lofts Hamburg");
    const turned: AuditEvent = { ...event("advanceTestClock"), resourceType: "test_clock" };
    expect(sentenceOf(turned, nobody)).toBe("Clara Winter turned the test clock");
  });

  it("say whose identity document or invitation it was, where its customer is known", () => {
    const ada = new Map([[keyOf("customer", "cus_1"), "Ada Lindqvist"]]);
    const who = change("customerId", undefined, "cus_1");
    const read: AuditEvent = {
      ...event("readVerificationDocument", [who]),
      resourceType: "verification_document",
    };
    expect(sentenceOf(read, ada)).toBe("Clara Winter read the identity document of Ada Lindqvist");
    expect(sentenceOf(read, nobody)).toBe("Clara Winter read the identity document …5d6e7f");
    const uploaded: AuditEvent = {
      ...event("uploadVerificationDocument", [who, change("fileName", undefined, "id.pdf")]),
      resourceType: "verification_document",
    };
    expect(sentenceOf(uploaded, ada)).toBe(
      "Clara Winter uploaded the identity document id.pdf of Ada Lindqvist",
    );
    const invited: AuditEvent = {
      ...event("inviteCustomer", [who, change("email", undefined, "ada@example.com")]),
      resourceType: "invitation",
    };
    expect(sentenceOf(invited, ada)).toBe("Clara Winter invited to sign in as the customer Ada Lindqvist");
    expect(summaryOf(invited)).toBe("Email: ada@example.com, and 1 more");
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

  it.each([
    ["fundingLimits.hardCap", "Funding limits hard cap"],
    ["maker.id", "Maker"],
    ["paymentInstructions.bankAccount.iban", "Payment instructions bank account IBAN"],
    ["id", "Identifier"],
    ["tokenId", "Token"],
    ["metadata.user\\.Id", "Metadata user.Id"],
  ])("call the field %s %s", (path, name) => expect(fieldName(path)).toBe(name));

  it("call what a value points at by its name, with its kind where the name goes on from there", () => {
    const names = new Map([
      [keyOf("customer", "cus_1"), "Ada Lindqvist"],
      [keyOf("trade", "trd_1"), "of 5 HLH from Ada to Ben"],
    ]);
    expect(thingName({ type: "customer", id: "cus_1" }, names)).toBe("Ada Lindqvist");
    expect(thingName({ type: "trade", id: "trd_1" }, names)).toBe("Trade of 5 HLH from Ada to Ben");
    expect(thingName({ type: "trade", id: "trd_2" }, names)).toBe("trd_2");
  });

  it("name whoever did it as well as they can", () => {
    expect(actorName({ actor: { kind: "member", id: "usr_1", name: "Clara" } })).toBe("Clara");
    expect(actorName({ actor: { kind: "member", id: "usr_1" } })).toBe("usr_1");
    expect(actorName({ actor: { kind: "apiKey" } })).toBe("Anybody without a key");
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
    expect(summaryOf({ changes: [change("customerId", undefined, "cus_1")] })).toBe("");
    const wallet = `wallets.0x${"ab".repeat(20)}.isProven`;
    expect(summaryOf({ changes: [change(wallet, false, true)] })).toBe(
      "Wallets 0xabab…abab is proven: no → yes",
    );
    const login = "logins.5cXmmfAuvF1nTeih6q0xe7mxfF7gVamh.name";
    expect(summaryOf({ changes: [change(login, undefined, "Carl")] })).toBe("Logins name: Carl");
    expect(summaryOf({ changes: [change("address.line1", undefined, "Mole 1")] })).toBe(
      "Address line1: Mole 1",
    );
    expect(summaryOf({ changes: [change("address", undefined, `0x${"ab".repeat(20)}`)] })).toBe(
      "Address: 0xabab…abab",
    );
    expect(summaryOf({ changes: [change("verificationStatus", "INCOMPLETE", "IN_PROGRESS")] })).toBe(
      "Verification status: incomplete → in progress",
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
