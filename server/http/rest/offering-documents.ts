import {
  documentUploadQuery,
  MAX_DOCUMENT_BYTES,
} from "#server/domain/primary/offering-document/contract.ts";
import { createOfferingDocument } from "#server/domain/primary/offering-document/create-document.ts";
import { readDocumentFile } from "#server/domain/primary/offering-document/read-documents.ts";
import { readBytes } from "#server/http/read-json.ts";
import { checkIdempotencyKey } from "#server/http/request.ts";
import { runGuarded } from "#server/kernel/effects.ts";
import { refuse } from "#server/kernel/errors.ts";
import { answering, answeringCaller } from "./answer.ts";
import { contentDisposition, fileHeaders, sha256 } from "./files.ts";
import { replyJson } from "./reply.ts";

/** A version never changes, so clients may cache it for good. */
const FOR_GOOD = "max-age=31536000, immutable";

const upload = { name: "createOfferingDocument" };

/** Takes a document: `POST /offering/{offeringId}/document?kind=&title=` with the PDF's bytes as the body. */
export const postOfferingDocument = answeringCaller(async ({ request, ctx, ids }) => {
  checkIdempotencyKey(ctx.idempotencyKey);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const input = documentUploadQuery.parse({ ...query, ...ids });
  const bytes = await readPdf(request);
  const document = await runGuarded(upload, ctx, { query: input, digest: sha256(bytes) }, ({ ctx: inside }) =>
    createOfferingDocument({ ctx: inside, input, bytes }),
  );
  return replyJson(document, ctx.replyHeaders);
});

async function readPdf(request: Request): Promise<Buffer> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/pdf") {
    throw refuse("unsupported_document", { reason: "The Content-Type is not application/pdf." });
  }
  return Buffer.from(await readBytes(request, { most: MAX_DOCUMENT_BYTES, code: "document_too_large" }));
}

/** Shows a document: `GET /offering-document/{offeringDocumentId}`. */
export const getOfferingDocument = answering(async ({ ctx, params: { offeringDocumentId = "" } }) => {
  const file = await readDocumentFile(ctx.app, ctx.actor, offeringDocumentId);
  const headers = ctx.replyHeaders;
  fileHeaders(headers, file);
  headers.set("content-disposition", contentDisposition("inline", file.fileName));
  headers.set("cache-control", `${file.isPublic ? "public" : "private"}, ${FOR_GOOD}`);
  return new Response(new Uint8Array(file.bytes), { headers });
});
