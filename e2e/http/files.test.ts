import { hash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { verificationDocument } from "#server/domain/investors/verification/contract.ts";
import { bankStatement } from "#server/domain/payments/bank-statement/contract.ts";
import { offeringDocument } from "#server/domain/primary/offering-document/contract.ts";
import { plainPdf } from "#server/domain/primary/offering-document/testing.ts";
import {
  apiUrl,
  get,
  intentBody,
  type List,
  makeCustomer,
  makeOffer,
  makeOffering,
  post,
  send,
  unique,
} from "./client.ts";
import { expectProblem, paramsOf } from "./expect-problem.ts";

/** A PDF of nobody else. */
const pdf = () => plainPdf(unique("page"));

/** The smallest picture there is. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const sendFile = (path: string, bytes: Uint8Array, type: string, headers: Record<string, string> = {}) =>
  send("POST", path, { body: bytes, headers: { "content-type": type, ...headers } });

async function download(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${apiUrl}${path}`, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe("documents of an offering", () => {
  it("come back byte by byte, and anybody may keep them once the offering is published", async () => {
    const { offeringId } = await makeOffering({ publish: false });
    const bytes = pdf();
    const path = `/offering/${offeringId}/document?kind=PROSPECTUS&title=Prospekt&fileName=Prospekt%20%C3%9C.pdf`;
    const { status, body } = await sendFile(path, bytes, "application/pdf");
    expect(status).toBe(200);
    expect(offeringDocument.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      version: 1,
      size: bytes.length,
      sha256: hash("sha256", bytes, "hex"),
    });

    const url = body.url as string;
    const private_ = await download(url);
    expect(private_.bytes.equals(bytes)).toBe(true);
    expect(private_.headers.get("cache-control")).toMatch(/^private/);
    expect((await post(`/offering/${offeringId}/publish`, {})).status).toBe(200);
    const { headers, bytes: got } = await download(url);
    expect(got.equals(bytes)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "content-disposition": expect.stringContaining("filename*=UTF-8''Prospekt%20%C3%9C.pdf"),
    });
  });

  it("are PDFs, named, and of an offering that is there", async () => {
    const { offeringId } = await makeOffering();
    const path = `/offering/${offeringId}/document?kind=TERMS&title=Terms&fileName=terms.pdf`;
    await expectProblem(
      sendFile(path, Buffer.from("no pdf"), "application/pdf"),
      415,
      "unsupported_document",
    );
    await expectProblem(sendFile(path, png, "image/png"), 415, "unsupported_document");
    const unnamed = await expectProblem(
      sendFile(`/offering/${offeringId}/document?kind=NOVEL`, pdf(), "application/pdf"),
      400,
      "invalid_request",
    );
    expect(paramsOf(unnamed).map(([param]) => param)).toEqual(expect.arrayContaining(["kind", "title"]));
    const away = path.replace(offeringId, "off_nobody");
    await expectProblem(sendFile(away, pdf(), "application/pdf"), 404, "offering_not_found");
    expect((await get<List>(`/offering/${offeringId}/document`)).body.data).toEqual([]);
    await expectProblem(get("/offering-document/doc_nobody"), 404, "offering_document_not_found");
  });

  it("are sent once with an Idempotency-Key, and not at all in a dry run", async () => {
    const { offeringId } = await makeOffering();
    const path = `/offering/${offeringId}/document?kind=TERMS&title=Terms&fileName=terms.pdf`;
    const bytes = pdf();
    const key = { "idempotency-key": unique("key") };
    const dry = await sendFile(path, bytes, "application/pdf", { "dry-run": "true" });
    expect([dry.status, (await get<List>(`/offering/${offeringId}/document`)).body.data]).toEqual([200, []]);
    const first = await sendFile(path, bytes, "application/pdf", key);
    const second = await sendFile(path, bytes, "application/pdf", key);
    expect(second.body).toEqual(first.body);
    expect((await get<List>(`/offering/${offeringId}/document`)).body.data).toHaveLength(1);
    await expectProblem(sendFile(path, pdf(), "application/pdf", key), 422, "idempotency_key_reused");
  });
});

describe("documents that a customer is checked by", () => {
  it("come back as a download that no cache keeps", async () => {
    const { id } = await makeCustomer();
    const path = `/customer/${id}/verification/document`;
    const { status, body } = await sendFile(
      `${path}?kind=IDENTITY_DOCUMENT&fileName=passport.png`,
      png,
      "image/png",
    );
    expect(status).toBe(200);
    expect(verificationDocument.parse(body)).toEqual(body);
    const { headers, bytes } = await download(`${path}/${body.verificationDocumentId}`);
    expect(bytes.equals(png)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "private, no-store",
      "content-disposition": expect.stringMatching(/^attachment; filename="passport.png"/),
      "x-content-type-options": "nosniff",
    });
    const other = await makeCustomer();
    await expectProblem(
      get(`/customer/${other.id}/verification/document/${body.verificationDocumentId}`),
      404,
      "verification_document_not_found",
    );
  });

  it("are of a kind that people can look at, and what they say they are", async () => {
    const { id } = await makeCustomer();
    const path = `/customer/${id}/verification/document?kind=IDENTITY_DOCUMENT&fileName=passport`;
    for (const [bytes, type] of [
      [Buffer.from("<html>"), "text/html"],
      [Buffer.from("<svg/>"), "image/svg+xml"],
      [Buffer.from("no picture"), "image/png"],
    ] as const)
      await expectProblem(sendFile(path, bytes, type), 415, "verification_document_unsupported");
    await expectProblem(
      sendFile(path.replace(id, "cus_nobody"), png, "image/png"),
      404,
      "customer_not_found",
    );
  });
});

describe("the agreement of a purchase", () => {
  it("is a PDF", async () => {
    const [customer, offering] = await Promise.all([makeCustomer(), makeOffering()]);
    const { body } = await post("/offering-purchase-intent", intentBody(customer, offering));
    const { status, headers, bytes } = await download(
      `/offering-purchase-intent/${body.offeringPurchaseIntentId}/agreement`,
    );
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toMatch(/^inline; filename="Agreement .+\.pdf"/);
    expect(headers.get("content-length")).toBe(String(bytes.length));
    expect([bytes.subarray(0, 5).toString(), bytes.toString("latin1").trimEnd().slice(-5)]).toEqual([
      "%PDF-",
      "%%EOF",
    ]);
    await expectProblem(
      get("/offering-purchase-intent/opi_nobody/agreement"),
      404,
      "offering_purchase_intent_not_found",
    );
  });
});

describe("a bank statement", () => {
  const csv = () =>
    `Booking date;Name;IBAN;Reference;Amount;Currency\n2027-02-02;Nobody;;${unique("nothing")};12.50;EUR\n`;

  it("is taken as the file itself, in a form, and as text: the same file is the same statement", async () => {
    const text = csv();
    const raw = await sendFile("/bank-statement?fileName=february.csv", Buffer.from(text), "text/csv");
    expect([raw.status, raw.body]).toEqual([
      200,
      expect.objectContaining({ fileName: "february.csv", entries: 1 }),
    ]);
    expect(bankStatement.parse(raw.body)).toEqual(raw.body);
    const form = new FormData();
    form.set("file", new File([text], "march.csv", { type: "text/csv" }));
    const response = await fetch(`${apiUrl}/bank-statement`, { method: "POST", body: form });
    expect([response.status, await response.json()]).toEqual([200, raw.body]);
    const asText = await post("/bank-statement", { fileName: "text.csv", content: text });
    expect([asText.status, asText.body]).toEqual([200, raw.body]);

    const { body } = await get<List>(`/bank-entry?bankStatementId=${raw.body.bankStatementId}`);
    expect(body.data).toEqual([expect.objectContaining({ status: "OPEN", amount: 12.5 })]);
  });

  it("names its file in a form", async () => {
    const form = new FormData();
    form.set("note", "a field that is no file");
    form.set("file", new File([csv()], "märz.csv", { type: "text/csv" }));
    const response = await fetch(`${apiUrl}/bank-statement`, { method: "POST", body: form });
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ fileName: "märz.csv", newEntries: 1 }),
    ]);
  });

  it("is refused where there is none in it", async () => {
    await expectProblem(
      sendFile("/bank-statement", Buffer.from("nothing to see"), "text/csv"),
      422,
      "bank_statement_unreadable",
    );
    await expectProblem(
      sendFile("/bank-statement", Buffer.from("not a form"), "multipart/form-data; boundary=x"),
      400,
      "invalid_request",
    );
    const entities = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]><Document>&e;</Document>`;
    await expectProblem(
      sendFile("/bank-statement", Buffer.from(entities), "application/xml"),
      422,
      "bank_statement_unreadable",
    );
  });
});

describe("the register of a token", () => {
  it("is a CSV and a workbook, now and at a past instant", async () => {
    const { maker, tokenId } = await makeOffer();
    const csv = await download(`/token/${tokenId}/holder/export?format=csv`);
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
    expect(csv.headers.get("x-total-rows")).toBe("1");
    expect(csv.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+\.csv"$/);
    const [heading, row, ...rest] = csv.bytes.toString().trimEnd().split("\r\n");
    expect(heading?.split(",").length).toBe(row?.split(",").length);
    expect(row).toContain(maker.id);
    expect(rest).toEqual([]);

    const workbook = await download(`/token/${tokenId}/holder/export?format=xlsx`);
    expect(workbook.headers.get("content-type")).toBe(
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    );
    // A workbook is an archive.
    expect(workbook.bytes.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");

    const before = await download(`/token/${tokenId}/holder/export?format=csv&asOf=2020-01-01T00:00:00Z`);
    expect(before.headers.get("x-total-rows")).toBe("0");
    expect(before.bytes.toString().trimEnd()).toBe(heading);

    const entries = await download(`/token/${tokenId}/entry/export?format=csv`);
    expect(Number(entries.headers.get("x-total-rows"))).toBe(
      entries.bytes.toString().trimEnd().split("\r\n").length - 1,
    );
  });

  it("is refused in another format, of the future, and of a token that is not there", async () => {
    const { tokenId } = await makeOffer();
    const path = `/token/${tokenId}/holder/export`;
    await expectProblem(get(`${path}?format=pdf`), 400, "invalid_request");
    await expectProblem(get(`${path}?format=csv&asOf=2999-01-01T00:00:00Z`), 400, "invalid_request");
    await expectProblem(get("/token/nobody/holder/export?format=csv"), 404, "token_not_found");
  });
});
