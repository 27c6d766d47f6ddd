import type postgres from "postgres";
import { type Placement, placementOf } from "#db/placement.ts";

/** A table of the service, and where it lies. */
export interface PlacedTable {
  readonly name: string;
  /** Where it belongs. */
  readonly placement: Placement;
  /** Whether it lies there. */
  readonly isPlaced: boolean;
}

/** As the cluster's own view calls them. */
const typeOf = { organization: "distributed", everywhere: "reference" } as const;

/** All tables of the service, as a cluster has them. */
export async function readTables(sql: postgres.ISql): Promise<readonly PlacedTable[]> {
  const found = await sql<{ name: string; type: string | null }[]>`
    select c.relname as name, p.citus_table_type as type
      from pg_class c left join citus_tables p on p.table_name = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
       and not exists (select from pg_dist_shard s where c.relname = s.logicalrelid::text || '_' || s.shardid)
     order by 1`;
  return found.map(({ name, type }) => {
    const placement = placementOf(name);
    return { name, placement, isPlaced: placement === "one machine" || type === typeOf[placement] };
  });
}
