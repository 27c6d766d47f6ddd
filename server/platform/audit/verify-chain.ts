import { type Database, raw } from "#db/client.ts";
import { genesis, hashOfRow } from "./chain.ts";
import { digestOf } from "./record.ts";
import { type EventRow, eventColumns, factsOf } from "./rows.ts";

/** Rows read and recomputed at once. */
const BATCH = 1000;

/** What can be wrong with a row of the chain. */
export type Tampering =
  | "changed"
  | "missing"
  | "inserted"
  | "personal data changed"
  | "end cut off"
  | "rewritten";

/** The first row of a chain that is not as it was sealed. */
export interface Finding {
  readonly sequence: number;
  /** Null for a row that is not there. */
  readonly id: string | null;
  readonly what: Tampering;
}

/** A place in the chain and its hash, as somebody noted them earlier and elsewhere. */
export interface Anchor {
  readonly sequence: number;
  readonly hash: string;
}

/** What a chain's recomputation found. */
export interface Verdict {
  /** Rows that are as they were sealed, before the finding if there is one. */
  readonly verified: number;
  /** Hash of the last of them. */
  readonly hash: string;
  /** Rows that are not sealed yet: the chain says nothing of them. */
  readonly unsealed: number;
  readonly finding: Finding | null;
}

/**
 * Recomputes an organization's chain from its first row to its recorded end, a batch at a time, in a transaction of
 * that organization. Rows may be sealed meanwhile.
 * @param anchor noted earlier: finds a chain that was rewritten as a whole, its recorded end included
 */
export async function verifyChain(
  db: Database,
  organizationId: string,
  anchor: Anchor | null = null,
): Promise<Verdict> {
  const sql = raw(db);
  const [end = { sequence: "0", hash: genesis(organizationId) }] = await sql<
    { sequence: string; hash: string }[]
  >`select sequence, hash from audit_chain where organization_id = ${organizationId}`;
  const length = Number(end.sequence);
  const [{ unsealed, beyond } = { unsealed: 0, beyond: null }] = await sql<
    { unsealed: number; beyond: { sequence: number; id: string } | null }[]
  >`
    select (select count(*)::int from audit_event e where e.organization_id = ${organizationId} and e.hash is null)
             as unsealed,
           (select json_build_object('sequence', e.sequence, 'id', e.id) from audit_event e
             where e.organization_id = ${organizationId}
               and (e.sequence < 1 or e.sequence > coalesce(
                 (select c.sequence from audit_chain c where c.organization_id = ${organizationId}), 0))
             order by e.sequence limit 1) as beyond`;

  let verified = 0;
  let hash = genesis(organizationId);
  const stop = (what: Tampering, sequence: number, id: string | null): Verdict => ({
    verified,
    hash,
    unsealed,
    finding: { what, sequence, id },
  });

  while (verified < length) {
    const rows = await sql<EventRow[]>`
      select ${eventColumns(sql)} from audit_event e
       where e.organization_id = ${organizationId} and e.sequence > ${verified} and e.sequence <= ${length}
       order by e.sequence limit ${BATCH}`;
    if (rows.length === 0) return stop("end cut off", verified + 1, null);
    for (const [index, row] of rows.entries()) {
      const expected = verified + 1;
      if (Number(row.sequence) !== expected) return stop("missing", expected, null);
      if (hashOfRow(hash, expected, factsOf(row)) !== row.hash) {
        return stop(
          wasInserted(hash, expected, rows.slice(index + 1)) ? "inserted" : "changed",
          expected,
          row.id,
        );
      }
      if (row.personal !== null && digestOf(row.personal_salt ?? "", row.personal) !== row.personal_digest) {
        return stop("personal data changed", expected, row.id);
      }
      if (anchor?.sequence === expected && anchor.hash !== row.hash)
        return stop("rewritten", expected, row.id);
      verified = expected;
      hash = row.hash;
    }
  }
  if (beyond !== null) return stop("inserted", beyond.sequence, beyond.id);
  if (hash !== end.hash) return stop("rewritten", verified, null);
  if (anchor !== null && anchor.sequence > verified) return stop("end cut off", verified + 1, null);
  return { verified, hash, unsealed, finding: null };
}

/** Whether the row that follows continues the chain as if the one at `sequence` were not there. */
function wasInserted(previousHash: string, sequence: number, following: readonly EventRow[]): boolean {
  const [next] = following;
  return next !== undefined && hashOfRow(previousHash, sequence, factsOf(next)) === next.hash;
}
