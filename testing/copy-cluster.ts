/** A base backup of an embedded cluster, made while it runs, and what it is started as. */
import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import postgres from "postgres";
import { clusterFolder } from "#db/embedded/cluster.ts";
import { homeOf, preparePlace } from "#db/embedded/place.ts";

/** Settings of a server that others are copied from. */
export const copied = {
  wal_level: "replica",
  max_wal_senders: 4,
  wal_keep_size: "256MB",
  // Clusters that forget fast would tell of commits before they are in the log.
  synchronous_commit: "on",
} as const;

export interface CopyOptions {
  /** Folder of all clusters, as `startEmbedded` takes it. */
  readonly dataDirectory: string;
  readonly from: string;
  readonly to: string;
  /** Address of the running cluster that is copied, as its superuser. */
  readonly url: string;
  /** `standby.signal`: it follows the other; `recovery.signal`: it is restored up to a moment. */
  readonly signal: "standby.signal" | "recovery.signal";
}

/** Copies a running cluster; `startEmbedded` starts the copy by its name. @returns bytes that were copied */
export async function copyCluster({ dataDirectory, from, to, url, signal }: CopyOptions): Promise<number> {
  const source = clusterFolder(homeOf(resolve(dataDirectory, from)) ?? "");
  const { home, user } = preparePlace(resolve(dataDirectory, to));
  const target = clusterFolder(home);
  const admin = new URL(url);
  admin.pathname = "/postgres";
  const sql = postgres(admin.href, { max: 1, onnotice: () => {} });
  const own = (file: string) => user && chownSync(file, user.uid, user.gid);
  try {
    await sql`select pg_backup_start('copy', true)`;
    // Files change and go while they are copied; the log puts them right.
    execFileSync("sh", ["-c", 'cp -a "$1" "$2" 2>/dev/null || [ -f "$2/PG_VERSION" ]', "sh", source, target]);
    const [stopped] = await sql<{ label: string }[]>`select labelfile as label from pg_backup_stop(false)`;
    for (const name of ["postmaster.pid", "postmaster.opts", "pg_wal"])
      rmSync(join(target, name), { recursive: true, force: true });
    for (const folder of ["pg_wal", "pg_wal/archive_status", "pg_wal/summaries"]) {
      mkdirSync(join(target, folder), { mode: 0o700 });
      own(join(target, folder));
    }
    for (const [name, text] of [
      ["backup_label", stopped?.label ?? ""],
      [signal, ""],
    ] as const) {
      writeFileSync(join(target, name), text);
      own(join(target, name));
    }
    return Number(execFileSync("du", ["-sb", target], { encoding: "utf8" }).split("\t")[0]);
  } finally {
    await sql.end();
  }
}
