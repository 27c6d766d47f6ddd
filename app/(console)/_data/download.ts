/** How far a download is: rows taken of all there are; `rows` stays null where they cannot be counted as they come. */
export interface Progress {
  readonly rows: number | null;
  readonly total: number;
}

const LINE_FEED = 10;

/**
 * Fetches a file of the interface and tells how far it is.
 * @param path its place below `/api`
 * @throws Error with the server's sentence where it refuses
 */
export async function download(
  path: string,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (progress: Progress) => void } = {},
): Promise<{ blob: Blob; name: string }> {
  const response = await fetch(`/api${path}`, signal ? { signal } : {});
  if (!response.ok || response.body === null) throw new Error(await reasonOf(response));
  const total = Number(response.headers.get("x-total-rows") ?? 0);
  const type = response.headers.get("content-type") ?? "";
  const isText = type.startsWith("text/");
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // The headings are a line, and no row.
  let lines = -1;
  onProgress?.({ rows: isText ? 0 : null, total });
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    if (!isText) continue;
    for (const byte of read.value) if (byte === LINE_FEED) lines += 1;
    onProgress?.({ rows: Math.min(Math.max(lines, 0), total), total });
  }
  const disposition = response.headers.get("content-disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "download";
  return { blob: new Blob(parts, { type }), name };
}

async function reasonOf(response: Response): Promise<string> {
  const problem = (await response.json().catch(() => null)) as { detail?: unknown } | null;
  return typeof problem?.detail === "string" ? problem.detail : "The file could not be made. Try again.";
}

/** Has the browser keep a file. */
export function keepFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
