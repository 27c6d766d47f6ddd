import { admit } from "../admission.ts";
import { application } from "../compose.ts";
import type { CallerContext } from "../context.ts";
import { runGuarded } from "../effects.ts";
import { refuse } from "../errors.ts";
import {
  type DocumentUpload,
  documentUploadQuery,
  MAX_DOCUMENT_BYTES,
} from "../offering-document/contract.ts";
import { createOfferingDocument } from "../offering-document/create-document.ts";
import { readDocumentFile } from "../offering-document/read-documents.ts";
import { checkIdempotencyKey, createContext, replyHeaders, requestIdOf } from "../request.ts";
import { noteCaller } from "./access-log.ts";
import { contentDisposition, fileHeaders } from "./files.ts";
import { readBytes } from "./read-json.ts";
import { replyJson, replyProblem } from "./reply.ts";
import { asRefusal, type RestHandler } from "./rest.ts";

/** A version never becomes another, so whoever has it keeps it. */
const FOR_GOOD = "max-age=31536000, immutable";

const upload = { name: "createOfferingDocument" };

/** Takes a document: `POST /offering/{offeringId}/document?kind=&title=` with the PDF's bytes as the body. */
export const postOfferingDocument: RestHandler = async (request, route) => {
  const requestId = requestIdOf(request.headers);
  const headers = replyHeaders(requestId);
  try {
    const app = application();
    const { identity, address } = await admit(app, request, headers);
    const { actor } = identity;
    noteCaller(request, actor);
    if (actor.kind === "anonymous") throw refuse("authentication_required");
    const ctx = createContext(app, identity, {
      headers: request.headers,
      address,
      requestId,
      reply: headers,
    });
    checkIdempotencyKey(ctx.idempotencyKey);
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const input = documentUploadQuery.parse({ ...query, ...(await route?.params) });
    const bytes = await readPdf(request);
    return replyJson(await create({ ...ctx, actor }, input, bytes), headers);
  } catch (error) {
    return replyProblem(asRefusal(error), request, requestId, headers);
  }
};

/** The same title with another file is another request, so an Idempotency-Key stands for the bytes as well. */
async function create(ctx: CallerContext, query: DocumentUpload, bytes: Buffer) {
  const digest = Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes))).toString("hex");
  return runGuarded(upload, ctx, { query, digest }, ({ ctx: inside }) =>
    createOfferingDocument({ ctx: inside, input: query, bytes }),
  );
}

async function readPdf(request: Request): Promise<Buffer> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/pdf") {
    throw refuse("unsupported_document", { reason: "The Content-Type is not application/pdf." });
  }
  return Buffer.from(await readBytes(request, { most: MAX_DOCUMENT_BYTES, code: "document_too_large" }));
}

/** Shows a document: `GET /offering-document/{offeringDocumentId}`. */
export const getOfferingDocument: RestHandler = async (request, route) => {
  const requestId = requestIdOf(request.headers);
  const headers = replyHeaders(requestId);
  try {
    const app = application();
    const { identity } = await admit(app, request, headers);
    noteCaller(request, identity.actor);
    const { offeringDocumentId = "" } = (await route?.params) ?? {};
    const file = await readDocumentFile(app, identity.actor, offeringDocumentId);
    fileHeaders(headers, file);
    headers.set("content-disposition", contentDisposition("inline", file.fileName));
    headers.set("cache-control", `${file.isPublic ? "public" : "private"}, ${FOR_GOOD}`);
    return new Response(new Uint8Array(file.bytes), { headers });
  } catch (error) {
    return replyProblem(asRefusal(error), request, requestId, headers);
  }
};
