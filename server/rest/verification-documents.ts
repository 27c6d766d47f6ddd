import { inTenant } from "#db/tenant.ts";
import { admit } from "../admission.ts";
import { application } from "../compose.ts";
import type { CallerContext } from "../context.ts";
import { runGuarded } from "../effects.ts";
import { refuse } from "../errors.ts";
import { checkIdempotencyKey, createContext, replyHeaders, requestIdOf } from "../request.ts";
import { documentQuery, MAX_DOCUMENT_BYTES, verificationDocumentTypes } from "../verification/contract.ts";
import { readDocumentFile } from "../verification/read-documents.ts";
import { uploadVerificationDocument } from "../verification/upload-document.ts";
import { noteCaller } from "./access-log.ts";
import { contentDisposition, fileHeaders } from "./files.ts";
import { readBytes } from "./read-json.ts";
import { replyJson, replyProblem } from "./reply.ts";
import { asRefusal, type RestHandler } from "./rest.ts";

const upload = { name: "uploadVerificationDocument" };

/** Takes a document: `POST /customer/{customerId}/verification/document?kind=&fileName=` with its bytes as the body. */
export const postVerificationDocument: RestHandler = async (request, route) =>
  answered(request, async (ctx) => {
    checkIdempotencyKey(ctx.idempotencyKey);
    const { customerId = "" } = (await route?.params) ?? {};
    const query = documentQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
    const bytes = await readFile(request);
    const input = { ...query, customerId };
    // The same name with another file is another request, so an Idempotency-Key stands for the bytes as well.
    const digest = Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes))).toString("hex");
    const document = await runGuarded(upload, ctx, { ...input, digest }, ({ ctx: inside }) =>
      uploadVerificationDocument({ ctx: inside, input, bytes }),
    );
    return replyJson(document, ctx.replyHeaders);
  });

/** Hands a document out: `GET /customer/{customerId}/verification/document/{verificationDocumentId}`; no cache keeps it. */
export const getVerificationDocument: RestHandler = async (request, route) =>
  answered(request, async (ctx) => {
    const { customerId = "", verificationDocumentId = "" } = (await route?.params) ?? {};
    const file = await inTenant(ctx.app, ctx.actor.organizationId, "write", (db) =>
      readDocumentFile({ ...ctx, db }, customerId, verificationDocumentId),
    );
    const headers = ctx.replyHeaders;
    fileHeaders(headers, file);
    headers.set("content-disposition", contentDisposition("attachment", file.fileName));
    headers.set("cache-control", "private, no-store");
    return new Response(new Uint8Array(file.bytes), { headers });
  });

/** Answers whoever belongs to an organization, and tells a refusal as everywhere. */
async function answered(
  request: Request,
  answer: (ctx: CallerContext) => Promise<Response>,
): Promise<Response> {
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
    return await answer({ ...ctx, actor });
  } catch (error) {
    return replyProblem(asRefusal(error), request, requestId, headers);
  }
}

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
