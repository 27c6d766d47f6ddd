import type { z } from "zod";
import { readBytes, readJson } from "#server/http/read-json.ts";
import { refuse } from "#server/kernel/errors.ts";
import { type IgnoredField, ignoredFields } from "#server/kernel/ignored-fields.ts";
import { isKeyed } from "#server/kernel/keyed-members.ts";
import type { BytesBody, Operation, TextBody } from "#server/kernel/operation.ts";
import { textOfFile } from "#server/kernel/text-of-file.ts";
import { readQuery } from "./read-query.ts";

const FORM = "multipart/form-data";

/** What a request sends to an operation. */
export interface ReadInput {
  readonly input: unknown;
  /** Fields of its body that the operation does not know; a query has none (see `readQuery`). */
  readonly ignored: readonly IgnoredField[];
}

/**
 * Makes what reads the requests to an operation: their path, with the query where the body is a file or there is none, and
 * their body. It takes the request and the path's parameters, and
 * @throws Refusal unknown_parameter, as `readJson` does, and the operation's own where a file is too large or of another
 *   type
 */
export function inputReader({
  method,
  path,
  body,
  mostBytes,
  input,
}: Pick<Operation, "method" | "path" | "body" | "mostBytes" | "input">): (
  request: Request,
  params: Readonly<Record<string, string>>,
) => Promise<ReadInput> {
  const fields = (input as z.ZodObject).shape;
  const inQuery = Object.keys(fields).filter(
    (name) => !path.includes(`{${name}}`) && !(body && name === "content"),
  );
  const keyed = inQuery.filter((name) => isKeyed(fields[name]));
  const plain = inQuery.filter((name) => !keyed.includes(name));
  return async (request, params) => {
    if (method !== "GET" && !(body && takesFile(request, body))) {
      readQuery(request, []);
      const sent = await readJson(request, { most: mostBytes, files: body?.mediaTypes });
      const ignored = ignoredFields(input, sent);
      // What the path names is not read from the body.
      const twice = Object.keys(sent).filter((name) => name in params);
      return {
        input: { ...sent, ...params },
        ignored: [...ignored, ...twice.map((path) => ({ path, nearest: undefined }))],
      };
    }
    const query = readQuery(request, plain, keyed);
    if (!body) return { input: { ...query, ...params }, ignored: [] };
    const { content, ...named } = await readFile(request, body);
    return { input: { ...named, ...query, ...params, content }, ignored: [] };
  };
}

/** Whether a request's body is a file of a kind that the operation takes. */
function takesFile(request: Request, body: BytesBody | TextBody): boolean {
  const type = mediaTypeOf(request);
  if (body.mediaTypes.includes(type)) return true;
  if ("fileName" in body) return type === FORM;
  throw refuse(body.unsupported.code, { reason: body.unsupported.reason });
}

async function readFile(
  request: Request,
  body: BytesBody | TextBody,
): Promise<{ content: string | Uint8Array; fileName?: string }> {
  const bytes = await readBytes(request, { most: body.most, code: body.tooLarge });
  if (!("fileName" in body)) return { content: bytes };
  if (mediaTypeOf(request) !== FORM) return { fileName: body.fileName, content: textOfFile(bytes) };
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(Buffer.from(bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => new FormData());
  const file = [...form.values()].find((value) => value instanceof File);
  const content = file ? textOfFile(new Uint8Array(await file.arrayBuffer())) : "";
  return { fileName: file?.name || body.fileName, content };
}

function mediaTypeOf(request: Request): string {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}
