/** What must hold of a database after a drill, whoever ended in the midst of it. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Sql } from "#db/client.ts";
import { brokenInvariants } from "#testing/invariants.ts";
import { world } from "../world.ts";
import { idOf, type Settled } from "./load.ts";
import type { Report } from "./report.ts";

/** Sums, counters, the audit trail's chains and the stream of events. @param env variables that lead to the database */
export async function checkBooks(
  report: Report,
  sql: Sql,
  env: Readonly<Record<string, string>>,
  organizationId: string = world.organizationId,
): Promise<void> {
  const broken = await brokenInvariants(sql, organizationId);
  report.check("sums of money and tokens that differ from their entries", broken.length, broken.length === 0);
  for (const words of [
    ["audit", "verify"],
    ["recount", "--check"],
  ]) {
    const { code, text } = await admin(words, env);
    report.check(`admin ${words.join(" ")}`, text, code === 0);
  }
  const [stream] = await sql<{ last: number; count: number }[]>`
    select coalesce(max(position), 0)::int as last, count(position)::int as count from event
     where organization_id = ${organizationId}`;
  report.check(
    "events published, and the last place of the stream",
    `${stream?.count}, ${stream?.last}`,
    stream?.count === stream?.last,
  );
}

/** Each purchase that was answered 200 is there once, and none that nobody was told of. */
export async function checkPurchases(
  report: Report,
  sql: Sql,
  settled: readonly Settled[],
  organizationId: string = world.organizationId,
): Promise<void> {
  const told = settled.map(idOf).filter((id) => id !== undefined);
  const rows = await sql<{ id: string }[]>`
    select id from offering_purchase_intent where organization_id = ${organizationId}`;
  const kept = new Set(rows.map(({ id }) => id));
  const lost = told.filter((id) => !kept.has(id)).length;
  report.check("purchases answered 200", told.length, told.length > 0);
  report.check("of them lost", lost, lost === 0);
  report.check(
    "purchases that two keys got",
    told.length - new Set(told).size,
    new Set(told).size === told.length,
  );
  report.check(
    "purchases nobody was told of",
    kept.size - new Set(told).size,
    kept.size === new Set(told).size,
  );
}

/** Runs `npm run admin -- …`. @returns its exit code, and the last line of what it said */
export async function admin(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; text: string }> {
  const file = join(import.meta.dirname, "../../server/process/admin/main.ts");
  const child = fork(file, [...words], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, text: text.trim().split("\n").at(-1) ?? "" };
}
