import { hash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import type { Actor } from "#server/kernel/access.ts";
import type { Refusal } from "#server/kernel/errors.ts";
import { intentInput, makeCustomer, makeDocument, makeOffering } from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite, refusalOf } from "#testing/testing.ts";
import { createOfferingDocument } from "./create-document.ts";
import { plainPdf } from "./testing.ts";

const suite = await openSuite();
const other = await openSuite();

let offering: Offering;
let draft: Offering;
beforeAll(async () => {
  [offering, draft] = await Promise.all([makeOffering(suite), makeOffering(suite, { publish: false })]);
});

const anybody = { kind: "anonymous" } as const;
const open = (actor: Actor, offeringDocumentId: string) =>
  suite.call({ actor }).file.offeringDocument.get({ offeringDocumentId });

describe("a document", () => {
  it("is kept with what it is, and its fingerprint", async () => {
    const made = await makeDocument(suite, offering.offeringId, "Terms and conditions");
    expect(made).toEqual({
      offeringDocumentId: expect.stringMatching(/^doc_[0-9a-f]{32}$/),
      offeringId: offering.offeringId,
      kind: "TERMS",
      title: "Terms and conditions",
      version: 1,
      fileName: "Terms and conditions.pdf",
      mediaType: "application/pdf",
      size: plainPdf().length,
      sha256: hash("sha256", plainPdf(), "hex"),
      url: `/offering-document/${made.offeringDocumentId}`,
      createdAt: "2027-02-10T12:00:00.000Z",
    });
    const { content, isPublic } = await open(anybody, made.offeringDocumentId);
    expect([content, isPublic]).toEqual([plainPdf(), true]);
  });

  it("becomes the next version, and the one before stays readable", async () => {
    const { offeringId } = await makeOffering(suite);
    const first = await makeDocument(suite, offeringId, "Terms", "one");
    const second = await makeDocument(suite, offeringId, "Terms", "two", new Date(NOW.getTime() + 1000));
    expect([first.version, second.version]).toEqual([1, 2]);
    const { data } = await suite.call().offeringDocument.list({ offeringId });
    expect(data).toEqual([{ object: "offering_document", ...second }]);
    const { data: all } = await suite.call().offeringDocument.list({ offeringId, versions: "ALL" });
    expect(all.map(({ version, replacedAt }) => [version, replacedAt !== undefined])).toEqual([
      [2, false],
      [1, true],
    ]);
    await open(anybody, first.offeringDocumentId);
    const types = await suite.sql<{ type: string }[]>`select type from event
      where organization_id = ${suite.organizationId} and resource_id = ${first.offeringDocumentId} order by written_at`;
    expect(types.map(({ type }) => type)).toEqual(["offering_document.created", "offering_document.updated"]);
  });

  it("sent twice is one version", async () => {
    const { offeringId } = await makeOffering(suite);
    const first = await makeDocument(suite, offeringId, "Terms");
    expect(await makeDocument(suite, offeringId, "Terms")).toEqual(first);
  });

  it("sent by many at once gets versions one after the other", async () => {
    const { offeringId } = await makeOffering(suite);
    const texts = ["a", "b", "c", "d", "e", "f"];
    const made = await Promise.all(texts.map((text) => makeDocument(suite, offeringId, "Terms", text)));
    expect(made.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await suite.call().offeringDocument.list({ offeringId })).data).toHaveLength(1);
  });

  it("of a draft is for the organization alone", async () => {
    const { offeringDocumentId } = await makeDocument(suite, draft.offeringId);
    expect((await open(suite.owner, offeringDocumentId)).isPublic ?? false).toBe(false);
    expect((await open(suite.key(), offeringDocumentId)).isPublic ?? false).toBe(false);
    const customer = await makeCustomer(suite);
    for (const actor of [anybody, suite.customer(customer.id), other.owner]) {
      const refusal = await refusalOf(open(actor, offeringDocumentId));
      expect(refusal.code).toBe("offering_document_not_found");
    }
    await expect(suite.call().market.documents({ offeringId: draft.offeringId })).rejects.toThrow();
    await suite.call().offering.publish({ offeringId: draft.offeringId });
    expect((await open(anybody, offeringDocumentId)).isPublic).toBe(true);
    const { data } = await suite.call({ actor: anybody }).market.documents({ offeringId: draft.offeringId });
    expect(data).toHaveLength(1);
  });

  it("that is withdrawn is in force no more", async () => {
    const { offeringId } = await makeOffering(suite);
    const { offeringDocumentId } = await makeDocument(suite, offeringId, "Terms", "one");
    const withdraw = () => suite.call().offeringDocument.withdraw({ offeringId, offeringDocumentId });
    expect((await withdraw()).replacedAt).toBe("2027-02-10T12:00:00.000Z");
    expect((await suite.call().offeringDocument.list({ offeringId })).data).toEqual([]);
    await expectRefusal(suite, "invalid_transition", withdraw);
    expect((await makeDocument(suite, offeringId, "Terms", "two")).version).toBe(2);
  });
});

describe("a document is refused, and nothing is written", () => {
  const create = (bytes: Buffer, options: { offeringId?: string; suite?: typeof suite } = {}) =>
    (options.suite ?? suite).asSystem((ctx) =>
      createOfferingDocument({
        ctx,
        input: {
          offeringId: options.offeringId ?? offering.offeringId,
          kind: "OTHER",
          title: "Anything",
          content: new Uint8Array(bytes),
        },
      }),
    );
  const plain = plainPdf().toString("latin1");

  it.each([
    ["a picture", "\x89PNG\r\n\x1a\n", "not a PDF"],
    ["a page with a PDF inside", `<html>${plain}`, "not a PDF"],
    ["one that was cut off", plain.slice(0, -40), "broken or cut off"],
    ["one with a script", plain.replace("/Type /Catalog", "/Type /Catalog /JavaScript 9 0 R"), "scripts"],
    ["one that starts programs", plain.replace("/Type /Catalog", "/S /Launch"), "scripts"],
    ["one with a password", plain.replace("/Size", "/Encrypt 7 0 R /Size"), "password"],
  ])("%s", async (_what, text, why) => {
    const refusal = await expectRefusal(suite, "unsupported_document", () =>
      create(Buffer.from(text, "latin1")),
    );
    expect(refusal.message).toContain(why);
  });

  it("for an offering of nobody or of others", async () => {
    await expectRefusal(suite, "offering_not_found", () => create(plainPdf(), { offeringId: "off_no" }));
    await expectRefusal(suite, "offering_not_found", () => create(plainPdf(), { suite: other }));
  });

  it("where as many are in force as may be", async () => {
    const { offeringId } = await makeOffering(suite);
    for (let number = 1; number <= 50; number += 1) await makeDocument(suite, offeringId, `Annex ${number}`);
    await expectRefusal(suite, "document_storage_full", () => makeDocument(suite, offeringId, "Annex 51"));
    await makeDocument(suite, offeringId, "Annex 1", "another version");
  });

  it("when it is withdrawn from another offering", async () => {
    const { offeringDocumentId } = await makeDocument(suite, offering.offeringId);
    const { offeringId } = await makeOffering(suite);
    await expectRefusal(suite, "offering_document_not_found", () =>
      suite.call().offeringDocument.withdraw({ offeringId, offeringDocumentId }),
    );
  });
});

describe("what a buyer accepts", () => {
  it("is kept with the purchase, by its version", async () => {
    const { offeringId } = await makeOffering(suite);
    const old = await makeDocument(suite, offeringId, "Terms", "old");
    const terms = await makeDocument(suite, offeringId, "Terms", "new");
    const elsewhere = await makeDocument(suite, offering.offeringId);
    const customer = await makeCustomer(suite);
    const person = { userId: "usr_test", sessionId: "s", name: "", email: "", isEmailVerified: true };
    const actor = suite.customer(customer.id);
    const { offeringPurchaseIntentId } = await suite.call({ actor, person }).offeringPurchaseIntent.create({
      ...intentInput(customer, { offeringId }),
      // What is not in force for this offering counts as nothing.
      acceptedDocuments: [old, terms, elsewhere].map(({ offeringDocumentId }) => offeringDocumentId),
    });
    const { data } = await suite.call({ actor }).offeringDocument.acceptances({ offeringPurchaseIntentId });
    const { offeringDocumentId, kind, title, version, sha256, url } = terms;
    expect(data).toEqual([
      {
        object: "document_acceptance",
        ...{ offeringDocumentId, kind, title, version, sha256, url },
        acceptedAt: "2027-02-10T12:00:00.000Z",
        acceptedBy: "usr_test",
      },
    ]);
    const stranger = suite.customer((await makeCustomer(suite)).id);
    await expect(
      suite.call({ actor: stranger }).offeringDocument.acceptances({ offeringPurchaseIntentId }),
    ).rejects.toSatisfy(
      (error: Error) => (error.cause as Refusal).code === "offering_purchase_intent_not_found",
    );
  });
});
