import { readBytes, readJson } from "#server/http/read-json.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { BytesBody, Operation, TextBody } from "#server/kernel/operation.ts";

const FORM = "multipart/form-data";

/**
 * What a request sends to an operation: its path, with the query where the body is a file or there is none, and its body.
 * @param params the path's parameters
 * @throws Refusal as `readJson` does, and the operation's own where a file is too large or of another type
 */
export async function readInput(
  { method, body }: Pick<Operation, "method" | "body">,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<unknown> {
  if (method !== "GET" && !(body && takesFile(request, body))) {
    return { ...(await readJson(request, body?.mediaTypes)), ...params };
  }
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (!body) return { ...query, ...params };
  const { content, ...named } = await readFile(request, body);
  return { ...named, ...query, ...params, content };
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
  if (mediaTypeOf(request) !== FORM) return { fileName: body.fileName, content: decode(bytes) };
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(Buffer.from(bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => new FormData());
  const file = [...form.values()].find((value) => value instanceof File);
  const content = file ? decode(new Uint8Array(await file.arrayBuffer())) : "";
  return { fileName: file?.name || body.fileName, content };
}

function mediaTypeOf(request: Request): string {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Text as banks write it: UTF-8 or UTF-16 by its mark, else UTF-8, else what Windows wrote in Western Europe. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
