import { FileRefused } from "#app/_data/file-refused.ts";
import { LONG_EXPORT_MS, LONG_EXPORT_ROWS } from "#server/feed/export/contract.ts";

/** How far a download is: rows taken of all there are; either is null where it cannot be counted. */
export interface Progress {
  readonly rows: number | null;
  readonly total: number | null;
}

const LINE_FEED = 10;
/** Rows from which a file goes to the disk as it comes, where the browser can do that: a page should not hold it. */
const MANY = 100_000;

/** Browsers have a TypeError, and words of their own, for a connection that is lost. */
const inWords = (error: unknown) =>
  error instanceof TypeError
    ? new Error("The server could not be reached. Check the connection and try again.")
    : error;

/** Browsers that let a page write to a file that its user chose. */
interface Picker {
  showSaveFilePicker?(options: { suggestedName: string }): Promise<{
    createWritable(): Promise<WritableStream<Uint8Array>>;
  }>;
}

/** A list is too long to be downloaded while one waits: it is for a job. */
export class TooLong extends Error {}

/** Whether a download is for a job, by the rows it has or has had, or by its time where nobody knows how many come. */
export function isLong({ rows, total }: Progress, passedMs: number): boolean {
  if (total !== null) return total > LONG_EXPORT_ROWS;
  return (rows ?? 0) > LONG_EXPORT_ROWS || passedMs > LONG_EXPORT_MS;
}

/**
 * Fetches a file of the interface, keeps it, and tells how far it is.
 * @param path its place below `/api`
 * @throws Error with the server's sentence where it refuses, TooLong where it is not worth waiting for
 */
export async function download(
  path: string,
  { signal, onProgress = () => {} }: { signal?: AbortSignal; onProgress?: (progress: Progress) => void } = {},
): Promise<void> {
  const response = await fetch(`/api${path}`, signal ? { signal } : {}).catch((error) => {
    throw inWords(error);
  });
  if (!response.ok || response.body === null) throw await refusalOf(response);
  const total = numberOf(response.headers.get("x-total-rows"));
  const type = response.headers.get("content-type") ?? "";
  const name =
    /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "download";
  if (isLong({ rows: null, total }, 0)) {
    await response.body.cancel();
    throw new TooLong();
  }
  const isText = type.startsWith("text/") || type.startsWith("application/x-ndjson");
  const tooLong = new AbortController();
  const count = counting(total, type, (progress, passedMs) => {
    if (isLong(progress, passedMs)) tooLong.abort();
    else onProgress(progress);
  });
  const signals = AbortSignal.any([tooLong.signal, ...(signal ? [signal] : [])]);
  const body = isText ? response.body.pipeThrough(count, { signal: signals }) : response.body;
  onProgress({ rows: isText ? 0 : null, total });
  try {
    const file = (total ?? 0) > MANY ? await chosenFile(name) : null;
    if (file) await body.pipeTo(file, signal ? { signal } : {});
    else keep(await new Response(body, { headers: { "content-type": type } }).blob(), name);
  } catch (error) {
    throw tooLong.signal.aborted ? new TooLong() : inWords(error);
  }
}

function numberOf(header: string | null): number | null {
  return header === null ? null : Number(header);
}

/**
 * Passes a text on and tells the rows that have passed, and the milliseconds; the headings of a table are a line, and no
 * row.
 */
function counting(
  total: number | null,
  type: string,
  onProgress: (progress: Progress, passedMs: number) => void,
) {
  let lines = type.startsWith("text/csv") ? -1 : 0;
  const began = performance.now();
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      for (const byte of chunk) if (byte === LINE_FEED) lines += 1;
      const rows = Math.min(Math.max(lines, 0), total ?? Number.POSITIVE_INFINITY);
      onProgress({ rows, total }, performance.now() - began);
      out.enqueue(chunk);
    },
  });
}

/** A file that the person chooses; null where the browser has no such choice, or it came too late for it. */
async function chosenFile(suggestedName: string): Promise<WritableStream<Uint8Array> | null> {
  try {
    const chosen = await (window as Picker).showSaveFilePicker?.({ suggestedName });
    return (await chosen?.createWritable()) ?? null;
  } catch (error) {
    if ((error as Error).name === "AbortError") throw error;
    return null;
  }
}

async function refusalOf(response: Response): Promise<FileRefused> {
  const problem = (await response.json().catch(() => null)) as { detail?: unknown } | null;
  const detail = typeof problem?.detail === "string" ? problem.detail : undefined;
  return new FileRefused(response.status, detail, "The file could not be made. Try again.");
}

/** Has the browser keep a file that the page has made or fetched. */
export function keep(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
