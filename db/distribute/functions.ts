import type postgres from "postgres";
import { isSpread, keepSetting } from "./cluster.ts";

/** Runs on the machine of its organization as a whole: one statement there and back. */
const INTAKE = { name: "place_purchase_intents", argument: "p_organization_id", beside: "offering" };

/**
 * Functions that statements over rows call, and that read rows themselves: of the same organization, beside those of the
 * statement. A cluster takes no function's word for that, and has to be told to let them.
 */
const asking = [
  "acceptance_reasons",
  "acceptances",
  "balance_reason",
  "chain_holding",
  "holders_page",
  "ids_by_metadata",
  "ids_by_reference",
  "moved_between",
  "moved_of",
  "owns_wallet",
  "search_ids",
  "time_of",
  "wallet_reason",
];

/**
 * Makes every machine know the functions that statements call, and has the intake run where its organization is. Those that
 * ask the queue, which lies on the coordinator, stay there. Does nothing where organizations are not spread.
 * @returns those that were not known yet
 */
export async function distributeFunctions(sql: postgres.Sql): Promise<readonly string[]> {
  if (!(await isSpread(sql))) return [];
  const unknown = await sql<{ name: string; signature: string }[]>`
    select p.proname as name, p.oid::regprocedure::text as signature
      from pg_proc p
      left join pg_dist_object o on o.classid = 'pg_proc'::regclass and o.objid = p.oid
     where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
       and p.prosrc !~ 'graphile_worker'
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       and (o.objid is null or (p.proname = ${INTAKE.name} and o.distribution_argument_index is null))
     order by 1`;
  for (const { name, signature } of unknown) {
    if (name === INTAKE.name)
      await sql`select create_distributed_function(${signature}::regprocedure, ${INTAKE.argument}, colocate_with => ${INTAKE.beside})`;
    else await sql`select create_distributed_function(${signature}::regprocedure)`;
  }
  await planEachCall(sql);
  await allowAsking(sql);
  return unknown.map(({ name }) => name);
}

/** Has what one server plans once planned for the values of each call: only then does a cluster know on which machine the rows are. */
async function planEachCall(sql: postgres.Sql): Promise<void> {
  await keepSetting(sql, "app.planned_once", "auto");
  const found = await sql<{ signature: string }[]>`
    select p.oid::regprocedure::text as signature from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.proname = ${INTAKE.name}
       and p.proconfig @> array['plan_cache_mode=force_generic_plan']`;
  for (const { signature } of found) await sql.unsafe(`alter function ${signature} reset plan_cache_mode`);
}

/** Lets the functions that statements call read rows; one that was replaced has forgotten it. */
async function allowAsking(sql: postgres.Sql): Promise<void> {
  const found = await sql<{ signature: string }[]>`
    select p.oid::regprocedure::text as signature from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.proname = any (${asking})
       and not coalesce(p.proconfig @> array['citus.allow_nested_distributed_execution=on'], false)
     order by 1`;
  for (const { signature } of found)
    await sql.unsafe(`alter function ${signature} set citus.allow_nested_distributed_execution = on`);
}
