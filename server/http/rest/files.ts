import { createHash } from "node:crypto";

/**
 * How a file is named (RFC 6266): the name as it is for whoever reads it so, and without letters beyond ASCII for others.
 */
export function contentDisposition(kind: "inline" | "attachment", fileName: string): string {
  const plain = fileName.normalize("NFKD").replaceAll(/[^\x20-\x7e]|["\\%;]/g, "_");
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** What tells a browser what a file is, and that it is nothing else. Its own reader of PDFs needs its styles. */
export function fileHeaders(headers: Headers, file: { mediaType: string; bytes: Uint8Array }): void {
  headers.set("content-type", file.mediaType);
  headers.set("content-length", String(file.bytes.length));
  headers.set(
    "content-security-policy",
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  headers.set("x-content-type-options", "nosniff");
}

/**
 * The digest of a file in hexadecimal. The same name with another file is another request, so an Idempotency-Key stands
 * for the bytes as well.
 */
export function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
