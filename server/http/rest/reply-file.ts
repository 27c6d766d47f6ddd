import type { ReplyHeaders } from "#server/kernel/context.ts";
import type { FileAnswer, FileOutput, FilePart } from "#server/kernel/operation.ts";

/** How long clients may cache a file. */
const ages = { forever: "max-age=31536000, immutable", hour: "max-age=3600" };

/** What a file may do where it is opened: nothing. A browser's own reader of PDFs needs its styles. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** The same within a frame of a page of ours; nobody else's page may have one. */
const framedPolicy = pdfPolicy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
const filePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** An answer with a file. What comes in parts is streamed, once the first is there: until then a failure can be told. */
export async function replyFile(
  { file: { disposition, cache } }: FileOutput,
  { mediaType, fileName, content, rows, isPublic = false, isFramed = false }: FileAnswer,
  headers: ReplyHeaders,
): Promise<Response> {
  headers.set("content-type", mediaType);
  headers.set("content-disposition", contentDisposition(isFramed ? "inline" : disposition, fileName));
  headers.set("content-security-policy", policyOf(mediaType, isFramed));
  if (isFramed) headers.set("x-frame-options", "SAMEORIGIN");
  headers.set("x-content-type-options", "nosniff");
  if (rows !== undefined) headers.set("x-total-rows", String(rows));
  if (cache === "never") headers.set("cache-control", "private, no-store");
  else if (cache !== undefined) {
    headers.set("cache-control", `${isPublic ? "public" : "private"}, ${ages[cache]}`);
  }
  if (typeof content === "object" && "next" in content) {
    return new Response(streamOf(await content.next(), content), { headers: [...headers] });
  }
  const body = Buffer.from(typeof content === "function" ? await content() : content);
  headers.set("content-length", String(body.length));
  return new Response(body, { headers: [...headers] });
}

function policyOf(mediaType: string, isFramed: boolean): string {
  if (isFramed) return framedPolicy;
  return mediaType === "application/pdf" ? pdfPolicy : filePolicy;
}

/**
 * How a file is named (RFC 6266): in ASCII for everybody, and where that is not all of it, as it is for whoever reads it
 * so.
 */
function contentDisposition(kind: string, fileName: string): string {
  const plain = fileName.normalize("NFKD").replaceAll(/[^\x20-\x7e]|["\\%;]/g, "_");
  if (plain === fileName) return `${kind}; filename="${plain}"`;
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * Sends a part each time the client has taken the one before; one that goes away ends the reading.
 * @param first what was read before anything was answered
 */
function streamOf(
  first: IteratorResult<FilePart>,
  parts: AsyncGenerator<FilePart>,
): ReadableStream<Uint8Array> {
  let next: IteratorResult<FilePart> | null = first;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = next ?? (await parts.next());
      next = null;
      if (done) controller.close();
      else controller.enqueue(typeof value.data === "string" ? Buffer.from(value.data) : value.data);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
