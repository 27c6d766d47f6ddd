import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainPdf } from "#server/domain/primary/offering-document/testing.ts";
import { customerBody, newWallet, offeringBody, type ProblemBody, unique } from "./client.ts";
import { keysUrl, makeTenant, openDatabase, type Tenant } from "./tenants.ts";

const sql = openDatabase();
afterAll(() => sql.end());

/** The smallest picture there is. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describe.runIf(keysUrl !== "")("files of two issuers on one server", () => {
  let ours: Tenant;
  let theirs: Tenant;
  /** Where each of our files is, and what it is not found as. */
  let files: Record<string, { path: string; code: string }>;
  let uploads: Record<string, { path: string; bytes: Buffer; type: string; code: string }>;

  /** Whoever asks, with a key or without. */
  const ask = (path: string, tenant?: Tenant, init: RequestInit = {}) =>
    fetch(`${keysUrl}/api${path}`, {
      ...init,
      headers: { ...init.headers, ...(tenant && { authorization: `Bearer ${tenant.key}` }) },
    });

  async function sendFile(path: string, bytes: Buffer, type: string, tenant = ours) {
    const init = { method: "POST", body: new Uint8Array(bytes), headers: { "content-type": type } };
    return ask(path, tenant, init);
  }

  beforeAll(async () => {
    [ours, theirs] = await Promise.all([makeTenant(sql), makeTenant(sql)]);
    const made = async (path: string, body: unknown) => {
      const answer = await ours.send<Record<string, string>>("POST", path, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body;
    };
    const uploaded = async (path: string, bytes: Buffer, type: string) => {
      const answer = await sendFile(path, bytes, type);
      expect(answer.status, path).toBe(200);
      return (await answer.json()) as Record<string, string>;
    };
    const { tokenId } = await made("/token", { name: "Ours", symbol: "OURS", totalSupply: 1000 });
    const { id: customerId } = await made("/customer", customerBody({ wallets: [{ address: newWallet() }] }));
    const { offeringId } = await made("/offering", offeringBody({ tokenId, publish: false }));
    const document = `/offering/${offeringId}/document?kind=TERMS&title=Terms&fileName=terms.pdf`;
    const proof = `/customer/${customerId}/verification/document?kind=IDENTITY_DOCUMENT&fileName=id.png`;
    const image = await uploaded("/image", png, "image/png");
    const terms = await uploaded(document, plainPdf(unique("terms")), "application/pdf");
    const identity = await uploaded(proof, png, "image/png");
    files = {
      image: { path: `/image/${image.imageId}`, code: "image_not_found" },
      document: { path: terms.url ?? "", code: "offering_document_not_found" },
      identity: {
        path: `/customer/${customerId}/verification/document/${identity.verificationDocumentId}`,
        code: "customer_not_found",
      },
      holders: { path: `/token/${tokenId}/holder/export?format=csv`, code: "token_not_found" },
      entries: { path: `/token/${tokenId}/entry/export?format=xlsx`, code: "token_not_found" },
    };
    uploads = {
      document: {
        path: document,
        bytes: plainPdf("theirs"),
        type: "application/pdf",
        code: "offering_not_found",
      },
      identity: { path: proof, bytes: png, type: "image/png", code: "customer_not_found" },
    };
  });

  it("are there for their own, and for nobody else", async () => {
    for (const [name, { path, code }] of Object.entries(files)) {
      const own = await ask(path, ours);
      expect(own.status, name).toBe(200);
      expect(own.headers.get("cache-control") ?? "private", name).not.toContain("public");
      await own.arrayBuffer();
      const foreign = await ask(path, theirs);
      expect([foreign.status, ((await foreign.json()) as ProblemBody).code], name).toEqual([404, code]);
    }
  });

  it("are not for anybody without a key, as long as nothing of them is published", async () => {
    for (const [name, { path }] of Object.entries(files)) {
      const { status } = await ask(path);
      expect([401, 404], name).toContain(status);
    }
  });

  it("cannot be put where the other's things are", async () => {
    for (const [name, { path, bytes, type, code }] of Object.entries(uploads)) {
      const foreign = await sendFile(path, bytes, type, theirs);
      expect([foreign.status, ((await foreign.json()) as ProblemBody).code], name).toEqual([404, code]);
    }
  });

  it("with the same content belong to each by itself", async () => {
    const again = await sendFile("/image", png, "image/png", theirs);
    expect(again.status).toBe(200);
    const { imageId } = (await again.json()) as { imageId: string };
    expect((await ask(`/image/${imageId}`, theirs)).status).toBe(200);
    expect((await ask(files.image?.path ?? "", ours)).status).toBe(200);
  });
});
