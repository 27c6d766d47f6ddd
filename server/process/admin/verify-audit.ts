import { parseArgs } from "node:util";
import { type Connection, raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import {
  type Anchor,
  type Finding,
  type Tampering,
  verifyChain,
} from "#server/platform/audit/verify-chain.ts";

const verifyAuditUsage = `audit verify [--organization <slug>] [--anchor <sequence>:<hash>]
  Recomputes the chain of every organization's changes and names the first row that was tampered with.
  --organization  only this one
  --anchor        a place in its chain and the hash it had, as the console or an export told it earlier: it finds even
                  a chain that was rewritten as a whole`;

/** What is printed, and where. */
export interface Output {
  info(line: string): void;
  error(line: string): void;
}

/**
 * `npm run admin -- audit verify`: one line an organization.
 * @param args what follows `audit verify` on the command line
 * @returns the exit code: 0 = all is as it was sealed, 1 = something is not, or there is no such organization, 2 = the command was not understood
 */
export async function verifyAudit(
  connection: Connection,
  args: readonly string[],
  output: Output = console,
): Promise<number> {
  const asked = readArgs(args);
  if (asked === null) {
    output.error(verifyAuditUsage);
    return 2;
  }
  const organizations = await raw(connection.db)<{ id: string; slug: string }[]>`
    select id, slug from organization where ${asked.slug}::text is null or slug = ${asked.slug} order by slug`;
  if (organizations.length === 0 && asked.slug !== null) {
    output.error(`There is no organization "${asked.slug}".`);
    return 1;
  }
  let exitCode = 0;
  for (const { id, slug } of organizations) {
    const { verified, hash, unsealed, finding } = await inTenant(connection, id, "read", (db) =>
      verifyChain(db, id, asked.anchor),
    );
    if (finding === null) {
      const waiting = unsealed === 0 ? "" : `, ${unsealed} not sealed yet`;
      output.info(`${slug}: ${verified} changes verified, end ${hash}${waiting}`);
    } else {
      exitCode = 1;
      output.error(`${slug}: ${sentences[finding.what](nameOf(finding))} (${verified} before it verified)`);
    }
  }
  return exitCode;
}

const sentences: Record<Tampering, (row: string) => string> = {
  changed: (row) => `${row} was changed, or one before it was taken out`,
  missing: (row) => `${row} is missing`,
  inserted: (row) => `${row} was inserted`,
  "personal data changed": (row) => `personal data of ${row} was changed`,
  "end cut off": (row) => `the end was cut off: ${row} is missing`,
  rewritten: (row) => `the chain was rewritten: at ${row} it has another hash than was recorded`,
};

function nameOf({ sequence, id }: Finding): string {
  return id === null ? `row #${sequence}` : `row #${sequence} (${id})`;
}

function readArgs(args: readonly string[]): { slug: string | null; anchor: Anchor | null } | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { organization: { type: "string" }, anchor: { type: "string" } },
    });
    const anchor = values.anchor?.match(/^(\d+):([0-9a-f]{64})$/);
    // A place in a chain means nothing without saying in whose.
    if (values.anchor !== undefined && (!anchor || values.organization === undefined)) return null;
    const [, sequence = "", hash = ""] = anchor ?? [];
    return {
      slug: values.organization ?? null,
      anchor: anchor ? { sequence: Number(sequence), hash } : null,
    };
  } catch {
    return null;
  }
}
