import { beforeAll, describe, expect, it } from "vitest";
import { plainPdf } from "#server/domain/primary/offering-document/testing.ts";
import { noteSocketAddress } from "#server/http/client-address.ts";
import { answer } from "#server/http/rest/routes.ts";
import type { Scope } from "#server/kernel/fields/actions.ts";
import { jpeg, png, webp } from "#server/platform/image/testing.ts";
import { makeKey } from "#testing/api-keys.ts";
import { makeCandidate, makeCustomer } from "#testing/factories.ts";
import { configureService } from "#testing/service.ts";
import { openSuite, type Suite, unique } from "#testing/testing.ts";
import { MAX_DOCUMENT_BYTES, MOST_DOCUMENTS, type VerificationDocument } from "./contract.ts";
import { whole } from "./testing.ts";

configureService();
let suite: Suite;
let other: Suite;
let keeper: string;
let reviewer: string;
beforeAll(async () => {
  suite = await openSuite();
  other = await openSuite();
  keeper = await keyFor(["customer:write", "customer:read"]);
  reviewer = await keyFor(["verification:write"]);
});

async function keyFor(scopes: Scope[], within = suite): Promise<string> {
  return (await makeKey(within.sql, within.organizationId, { scopes })).key;
}

interface Sent {
  method?: string;
  key?: string;
  type?: string;
  body?: Buffer;
  headers?: Record<string, string>;
}

function ask(path: string, { method = "GET", key = keeper, type, body, headers }: Sent = {}) {
  const request = new Request(`http://localhost:3000/api${path}`, {
    method,
    headers: {
      host: "localhost:3000",
      authorization: `Bearer ${key}`,
      ...(type !== undefined && { "content-type": type }),
      ...headers,
    },
    ...(body && { body: new Uint8Array(body) }),
  });
  noteSocketAddress(request, "127.0.0.1");
  return answer(request);
}

const at = (customerId: string) => `/customer/${customerId}/verification/document`;
const query = "?kind=IDENTITY_DOCUMENT&fileName=My%20pass%C3%BC.pdf";
const pdf = { type: "application/pdf", body: plainPdf("a passport") };

function upload(customerId: string, sent: Sent = pdf) {
  return ask(`${at(customerId)}${query}`, { method: "POST", ...sent });
}
async function kept(customerId: string): Promise<VerificationDocument> {
  const response = await upload(customerId);
  expect(response.status).toBe(200);
  return (await response.json()) as VerificationDocument;
}
const documentsOf = async (customerId: string) =>
  (await suite.call().verification.document.list({ customerId })).data;

/** A code, and that nothing was written. */
async function expectProblem(code: string, act: () => Promise<Response>): Promise<void> {
  const before = await suite.contents();
  const response = await act();
  expect(((await response.json()) as { code: string }).code).toBe(code);
  expect(await suite.contents()).toEqual(before);
}

describe("a document", () => {
  it("is kept as what it is by its content", async () => {
    const { id } = await makeCustomer(suite);
    const files: [string, Buffer][] = [
      ["application/pdf", plainPdf("a passport")],
      ["image/png", png(40, 30)],
      ["image/jpeg", jpeg(40, 30)],
      ["image/webp", webp("VP8 ", 40, 30)],
    ];
    for (const [type, body] of files) {
      const document = (await (await upload(id, { type, body })).json()) as VerificationDocument;
      expect(document).toMatchObject({
        mediaType: type,
        size: body.length,
        isDeletable: true,
        fileName: "My passü.pdf",
      });
    }
    expect((await documentsOf(id)).map(({ mediaType }) => mediaType).sort()).toEqual(
      files.map(([type]) => type).sort(),
    );
  });

  it("is handed out as it was sent, to be saved and never shown in the page", async () => {
    const { id } = await makeCustomer(suite);
    const { verificationDocumentId } = await kept(id);
    const response = await ask(`${at(id)}/${verificationDocumentId}`, { key: reviewer });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf.body);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="My passu_.pdf"; filename*=UTF-8''My%20pass%C3%BC.pdf`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    const trail =
      await suite.sql`select action from audit_event where organization_id = ${suite.organizationId}
      and resource_id = ${verificationDocumentId} order by at`;
    expect(trail.map(({ action }) => action)).toEqual([
      "uploadVerificationDocument",
      "readVerificationDocument",
    ]);
  });

  it("is shown to nobody who does not decide about customers", async () => {
    const { id } = await makeCustomer(suite);
    const { verificationDocumentId } = await kept(id);
    const path = `${at(id)}/${verificationDocumentId}`;
    await expectProblem("not_allowed", () => ask(path, { key: keeper }));
    const theirs = await keyFor(["verification:write"], other);
    await expectProblem("customer_not_found", () => ask(path, { key: theirs }));
    const { id: another } = await makeCustomer(suite);
    await expectProblem("verification_document_not_found", () =>
      ask(`${at(another)}/${verificationDocumentId}`, { key: reviewer }),
    );
  });

  it("stays in neither logs, events nor the trail", async () => {
    const { id } = await makeCustomer(suite);
    await upload(id, { type: "application/pdf", body: plainPdf("SECRETPASSPORT") });
    const [found] = await suite.sql`
      select (select count(*) from event where data::text like '%SECRETPASSPORT%')::int
           + (select count(*) from audit_event e where e::text like '%SECRETPASSPORT%')::int
           + (select count(*) from idempotency_key k where k::text like '%SECRETPASSPORT%')::int as count`;
    expect(found?.count).toBe(0);
  });

  it("is kept once by a request that is repeated with its key", async () => {
    const { id } = await makeCustomer(suite);
    const headers = { "idempotency-key": unique() };
    const [first, second] = [await upload(id, { ...pdf, headers }), await upload(id, { ...pdf, headers })];
    expect(await second.json()).toEqual(await first.json());
    expect(await documentsOf(id)).toHaveLength(1);
    const changed = { type: "image/png", body: png(40, 30), headers };
    await expectProblem("idempotency_key_reused", () => upload(id, changed));
  });

  it("is not kept by a dry run", async () => {
    const { id } = await makeCustomer(suite);
    expect((await upload(id, { ...pdf, headers: { "dry-run": "true" } })).status).toBe(200);
    expect(await documentsOf(id)).toEqual([]);
  });
});

describe("what is refused as a document", () => {
  it.each<[string, string, Sent]>([
    [
      "another kind by its header",
      "verification_document_unsupported",
      { type: "image/svg+xml", body: png(1, 1) },
    ],
    ["no header", "verification_document_unsupported", { body: png(1, 1) }],
    [
      "another kind by its content",
      "verification_document_unsupported",
      { type: "image/png", body: Buffer.from("<svg>") },
    ],
    ["nothing", "verification_document_unsupported", { type: "image/png", body: Buffer.from(" ") }],
    [
      "a PDF that runs something",
      "verification_document_unsupported",
      { type: "application/pdf", body: plainPdf("/JavaScript (app.alert(1))") },
    ],
    [
      "a PDF that is cut off",
      "verification_document_unsupported",
      { type: "application/pdf", body: plainPdf().subarray(0, 99) },
    ],
    [
      "too much",
      "verification_document_too_large",
      { type: "application/pdf", body: Buffer.alloc(MAX_DOCUMENT_BYTES + 1) },
    ],
  ])("%s", async (_, code, sent) => {
    const { id } = await makeCustomer(suite);
    await expectProblem(code, () => upload(id, sent));
  });

  it.each([
    ["no kind", "?fileName=a.pdf"],
    ["an unknown kind", "?kind=SELFIE&fileName=a.pdf"],
    ["no name", "?kind=OTHER"],
    ["a folder", "?kind=OTHER&fileName=..%2Fa.pdf"],
    ["a line break", "?kind=OTHER&fileName=a%0Ab"],
  ])("%s", async (_, wrong) => {
    const { id } = await makeCustomer(suite);
    await expectProblem("invalid_request", () => ask(`${at(id)}${wrong}`, { method: "POST", ...pdf }));
  });

  it("one of nobody's, or by whoever may not", async () => {
    const { id } = await makeCustomer(suite);
    await expectProblem("customer_not_found", () => upload("cus_none"));
    await expectProblem("not_allowed", () => upload(id, { ...pdf, key: reviewer }));
    const theirs = await keyFor(["customer:write"], other);
    await expectProblem("customer_not_found", () => upload(id, { ...pdf, key: theirs }));
    await expectProblem("invalid_api_key", () => upload(id, { ...pdf, key: "sk_test_none" }));
  });

  it(`one more than ${MOST_DOCUMENTS}, whoever races`, async () => {
    const { id } = await makeCustomer(suite);
    const responses = await Promise.all(Array.from({ length: MOST_DOCUMENTS + 3 }, () => upload(id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(MOST_DOCUMENTS);
    expect(await documentsOf(id)).toHaveLength(MOST_DOCUMENTS);
    await expectProblem("too_many_documents", () => upload(id));
  });
});

describe("a document that was uploaded by mistake", () => {
  it("is the customer's to delete until it is submitted", async () => {
    const { id: customerId } = await makeCustomer(suite);
    await makeCandidate(suite, customerId, "INCOMPLETE");
    const [first, second] = [await kept(customerId), await kept(customerId)];
    const own = suite.call({ actor: suite.customer(customerId), now: new Date() });
    const { verificationDocumentId } = first;
    expect(await own.verification.document.delete({ customerId, verificationDocumentId })).toEqual(first);
    await own.verification.submit({ customerId });
    expect(await documentsOf(customerId)).toEqual([{ ...second, isDeletable: false }]);
    const path = `${at(customerId)}/${second.verificationDocumentId}`;
    await expectProblem("verification_document_submitted", () => ask(path, { method: "DELETE" }));
    // What came while the check ran is part of it; what comes after it is not.
    const third = await kept(customerId);
    expect(third.isDeletable).toBe(false);
    await suite.call({ now: new Date() }).verification.reject({ customerId, reason: "Not clear." });
    const fourth = await kept(customerId);
    expect((await documentsOf(customerId)).map(({ isDeletable }) => isDeletable)).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      (await ask(`${at(customerId)}/${fourth.verificationDocumentId}`, { method: "DELETE" })).status,
    ).toBe(200);
  });

  it("is no other's", async () => {
    const { id } = await whole(suite);
    const { id: another } = await makeCustomer(suite);
    const { verificationDocumentId } = await kept(another);
    await expectProblem("verification_document_not_found", () =>
      ask(`${at(id)}/${verificationDocumentId}`, { method: "DELETE" }),
    );
  });
});
