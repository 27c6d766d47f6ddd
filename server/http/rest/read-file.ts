import { readBytes } from "#server/http/read-json.ts";
import type { FileBody } from "#server/kernel/operation.ts";

/** Whether a request's body is a file of a kind that the operation takes. */
export function isFile(request: Request, { mediaTypes }: FileBody): boolean {
  const type = mediaTypeOf(request);
  return type === "multipart/form-data" || mediaTypes.includes(type);
}

/**
 * Reads a file that was sent as the body, or as the first file of a form, as text.
 * @throws Refusal with the operation's code where it is too large
 */
export async function readFile(
  request: Request,
  { most, tooLarge }: FileBody,
): Promise<{ fileName: string; content: string }> {
  const bytes = await readBytes(request, { most, code: tooLarge });
  const named = new URL(request.url).searchParams.get("fileName");
  if (mediaTypeOf(request) !== "multipart/form-data") {
    return { fileName: named ?? "statement", content: decode(bytes) };
  }
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(Buffer.from(bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => new FormData());
  const file = [...form.values()].find((value) => value instanceof File);
  const content = file ? decode(new Uint8Array(await file.arrayBuffer())) : "";
  return { fileName: named ?? (file?.name || "statement"), content };
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
