import { inTenant } from "#db/tenant.ts";
import {
  documentQuery,
  MAX_DOCUMENT_BYTES,
  verificationDocumentTypes,
} from "#server/domain/investors/verification/contract.ts";
import { readDocumentFile } from "#server/domain/investors/verification/read-documents.ts";
import { uploadVerificationDocument } from "#server/domain/investors/verification/upload-document.ts";
import { readBytes } from "#server/http/read-json.ts";
import { checkIdempotencyKey } from "#server/http/request.ts";
import { runGuarded } from "#server/kernel/effects.ts";
import { refuse } from "#server/kernel/errors.ts";
import { answeringCaller } from "./answer.ts";
import { contentDisposition, fileHeaders, sha256 } from "./files.ts";
import { replyJson } from "./reply.ts";

const upload = { name: "uploadVerificationDocument" };

/** Takes a document: `POST /customer/{customerId}/verification/document?kind=&fileName=` with its bytes as the body. */
export const postVerificationDocument = answeringCaller(
  async ({ request, ctx, ids: { customerId = "" } }) => {
    checkIdempotencyKey(ctx.idempotencyKey);
    const query = documentQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
    const bytes = await readFile(request);
    const input = { ...query, customerId };
    const document = await runGuarded(upload, ctx, { ...input, digest: sha256(bytes) }, ({ ctx: inside }) =>
      uploadVerificationDocument({ ctx: inside, input, bytes }),
    );
    return replyJson(document, ctx.replyHeaders);
  },
);

/** Hands a document out: `GET /customer/{customerId}/verification/document/{verificationDocumentId}`; no cache keeps it. */
export const getVerificationDocument = answeringCaller(async ({ ctx, ids }) => {
  const { customerId = "", verificationDocumentId = "" } = ids;
  const file = await inTenant(ctx.app, ctx.actor.organizationId, "write", (db) =>
    readDocumentFile({ ...ctx, db }, customerId, verificationDocumentId),
  );
  const headers = ctx.replyHeaders;
  fileHeaders(headers, file);
  headers.set("content-disposition", contentDisposition("attachment", file.fileName));
  headers.set("cache-control", "private, no-store");
  return new Response(new Uint8Array(file.bytes), { headers });
});

async function readFile(request: Request): Promise<Buffer> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!(verificationDocumentTypes as readonly string[]).includes(type)) {
    throw refuse("verification_document_unsupported", {
      reason: "The Content-Type names no kind of document that is taken.",
    });
  }
  return Buffer.from(
    await readBytes(request, { most: MAX_DOCUMENT_BYTES, code: "verification_document_too_large" }),
  );
}
