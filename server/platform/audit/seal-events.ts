import { type Database, raw, type Sql } from "#db/client.ts";
import { genesis, hashOfRow } from "./chain.ts";
import { type EventRow, eventColumns, factsOf } from "./rows.ts";

/** Most rows that are sealed in one transaction: requests wait for so many hashes at most. */
export const SEAL_BATCH = 200;

interface End {
  readonly sequence: string;
  readonly hash: string;
}

/**
 * Adds rows that are not sealed yet to the organization's chain, oldest first; a row whose transaction ends later is
 * sealed later. The process that holds the lock on the chain's end seals; another one returns at once. Only committed
 * rows are sealed, so no writer waits.
 * @returns how many rows were sealed
 */
export async function sealEvents(db: Database, organizationId: string): Promise<number> {
  const sql = raw(db);
  const [held] = await sql<End[]>`
    select sequence, hash from audit_chain where organization_id = ${organizationId} for no key update skip locked`;
  const end = held ?? (await begin(sql, organizationId));
  if (!end) return 0;
  const rows = await sql<EventRow[]>`
    select ${eventColumns(sql)} from audit_event e
     where e.organization_id = ${organizationId} and e.hash is null order by e.at, e.id limit ${SEAL_BATCH}`;
  if (rows.length === 0) return 0;
  let { hash } = end;
  let sequence = Number(end.sequence);
  const seals = rows.map((row) => {
    sequence += 1;
    hash = hashOfRow(hash, sequence, factsOf(row));
    return { id: row.id, sequence, hash };
  });
  await sql`
    update audit_event e set sequence = s.sequence, hash = s.hash
      from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as s(id text, sequence bigint, hash text)
     where e.organization_id = ${organizationId} and e.id = s.id`;
  await sql`update audit_chain set sequence = ${sequence}, hash = ${hash} where organization_id = ${organizationId}`;
  return rows.length;
}

/** Begins a chain; nothing where there is one, which another process holds. */
async function begin(sql: Sql, organizationId: string): Promise<End | undefined> {
  const [end] = await sql<End[]>`
    insert into audit_chain as c (organization_id, hash) values (${organizationId}, ${genesis(organizationId)})
        on conflict do nothing returning c.sequence, c.hash`;
  return end;
}
