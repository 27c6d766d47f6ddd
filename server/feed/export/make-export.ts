import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { type Application, within } from "#server/kernel/application.ts";
import { Refusal } from "#server/kernel/errors.ts";
import type { TaskCall } from "#server/kernel/module.ts";
import type { FileAnswer, FilePart } from "#server/kernel/operation.ts";
import { systemContext } from "#server/kernel/system-context.ts";
import { openDownload } from "./exported.ts";
import type { ExportRow } from "./present.ts";

const deflate = promisify(gzip);

/** How often an export is begun at most, failures and deaths of its worker together. */
const MOST_ATTEMPTS = 5;
/** A quarter of the size for a tenth of the time that the usual level takes. */
const LEVEL = 1;
/** Bytes of one piece at least, before they are compressed; the last one is shorter. */
const PIECE = 512 * 1024;

const FAILED = "The file could not be made. Ask for it anew; if that fails as well, ask for less at a time.";

/** One beginning of an export. */
interface Attempt extends Pick<ExportRow, "id" | "resource" | "query" | "created_at" | "expires_at"> {
  readonly organizationId: string;
  readonly attempt: number;
}

/**
 * Makes the file of an export, piece by piece, with what there was when it was asked for. A job that was cut off begins
 * anew; only when the last piece is kept, the export is completed. Its transactions are in the compartment of exports,
 * between those of direct downloads.
 */
export async function makeExport(call: TaskCall): Promise<void> {
  const app = within(call.app, "exports", { operation: "makeExport" });
  const attempt = await begin(app, call.organizationId, String(call.payload.exportId));
  if (attempt === null) return;
  try {
    if (attempt.attempt > MOST_ATTEMPTS) await fail(app, attempt, FAILED);
    else await write(app, attempt);
  } catch (error) {
    const isRefused = error instanceof Refusal;
    if (!isRefused && attempt.attempt < MOST_ATTEMPTS) throw error;
    if (!isRefused) app.log.error({ err: error, exportId: attempt.id }, "an export could not be made");
    await fail(app, attempt, isRefused ? error.message : FAILED);
  }
}

/** Begins anew, without what was kept before; null where nobody waits for it any more. */
function begin(app: Application, organizationId: string, exportId: string): Promise<Attempt | null> {
  return inTenant(app, organizationId, "write", async (db) => {
    const sql = raw(db);
    const [row] = await sql<Omit<Attempt, "organizationId">[]>`
      update export set status = 'RUNNING', attempt = attempt + 1, pieces = 0, rows_done = 0, size = 0
       where organization_id = ${organizationId} and id = ${exportId} and status in ('PENDING', 'RUNNING')
      returning id, resource, query, attempt, created_at, expires_at`;
    await removePieces(sql, organizationId, exportId);
    return row ? { ...row, organizationId } : null;
  });
}

async function write(app: Application, attempt: Attempt): Promise<void> {
  const { organizationId, resource, query } = attempt;
  const file = await inTenant(app, organizationId, "read", (db) =>
    openDownload(systemContext(app, db, organizationId, new Date(attempt.created_at)), resource, query),
  );
  for await (const piece of piecesOf(file)) {
    if (!(await keep(app, attempt, piece))) return;
  }
  await inTenant(
    app,
    organizationId,
    "write",
    (db) => raw(db)`
      update export set status = 'COMPLETED', completed_at = now(), rows_total = rows_done
       where ${isOurs(raw(db), attempt)}`,
  );
}

interface Piece {
  readonly bytes: Uint8Array;
  readonly rows: number;
}

async function* piecesOf(file: FileAnswer): AsyncGenerator<Piece> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let rows = 0;
  for await (const part of partsOf(file)) {
    const bytes = Buffer.from(part.data);
    parts.push(bytes);
    size += bytes.length;
    rows += part.rows;
    if (size < PIECE) continue;
    yield { bytes: Buffer.concat(parts), rows };
    parts = [];
    size = 0;
    rows = 0;
  }
  if (size > 0) yield { bytes: Buffer.concat(parts), rows };
}

async function* partsOf({ content, rows = 0 }: FileAnswer): AsyncGenerator<FilePart> {
  if (typeof content === "object" && "next" in content) {
    yield* content;
    return;
  }
  const bytes = Buffer.from(typeof content === "function" ? await content() : content);
  for (let from = 0; from < bytes.length; from += PIECE) {
    const data = bytes.subarray(from, from + PIECE);
    yield { data, rows: from + PIECE < bytes.length ? 0 : rows };
  }
}

/** Keeps a piece, and tells how far the file is; false where it was cancelled, or somebody else has begun it since. */
async function keep(app: Application, attempt: Attempt, { bytes, rows }: Piece): Promise<boolean> {
  const { organizationId, id, expires_at } = attempt;
  const packed = await deflate(bytes, { level: LEVEL });
  return inTenant(app, organizationId, "write", async (db) => {
    const sql = raw(db);
    const [kept] = await sql<{ pieces: number }[]>`
      update export set pieces = pieces + 1, rows_done = rows_done + ${rows}, size = size + ${bytes.length}
       where ${isOurs(sql, attempt)} returning pieces`;
    if (!kept) {
      const [row] = await sql<{ status: string }[]>`
        select status from export where organization_id = ${organizationId} and id = ${id}`;
      if (row?.status === "CANCELLED") await removePieces(sql, organizationId, id);
      return false;
    }
    await sql`insert into export_piece (organization_id, export_id, position, bytes, expires_at)
      values (${organizationId}, ${id}, ${kept.pieces}, ${packed}, ${expires_at})`;
    return true;
  });
}

async function fail(app: Application, attempt: Attempt, failure: string): Promise<void> {
  await inTenant(app, attempt.organizationId, "write", async (db) => {
    const sql = raw(db);
    const failed = await sql`
      update export set status = 'FAILED', failure = ${failure}, completed_at = now()
       where ${isOurs(sql, attempt)} returning id`;
    if (failed.length > 0) await removePieces(sql, attempt.organizationId, attempt.id);
  });
}

/** Whether an export is still being made by whoever began it this time. */
function isOurs(sql: ReturnType<typeof raw>, { organizationId, id, attempt }: Attempt) {
  return sql`organization_id = ${organizationId} and id = ${id} and attempt = ${attempt} and status = 'RUNNING'`;
}

async function removePieces(sql: ReturnType<typeof raw>, organizationId: string, exportId: string) {
  await sql`delete from export_piece where organization_id = ${organizationId} and export_id = ${exportId}`;
}
