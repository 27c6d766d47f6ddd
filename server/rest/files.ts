/** Headers of files that people open: a browser shows them, and they can neither run nor fetch anything here. */

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
