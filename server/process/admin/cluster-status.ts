import postgres from "postgres";
import { isCluster, requireCluster } from "#db/distribute/cluster.ts";
import { readTables } from "#db/distribute/tables.ts";
import type { Command } from "./command.ts";

/** Tells the machines of a cluster and what lies on each; fails where a table does not lie where it belongs. */
export const clusterStatus: Command = {
  usage: "",
  summary: "Tell the machines of the cluster and what lies there; fails where tables are not spread yet.",
  positionals: 0,
  options: {},
  async run(app) {
    const sql = postgres(app.env.databaseUrl, { max: 1, onnotice: () => {} });
    try {
      if (!(await isCluster(sql))) return { lines: ["All organizations lie in this one database."] };
      const nodes = await requireCluster(sql);
      const parts = await sql<{ host: string; port: number; parts: number; megabytes: number }[]>`
        select nodename as host, nodeport as port,
               (count(distinct shardid) filter (where table_name = 'token'::regclass))::int as parts,
               (sum(shard_size) / 1000000)::int as megabytes
          from citus_shards where citus_table_type = 'distributed' group by 1, 2`;
      const lines = nodes.map(({ host, port, isCoordinator }) => {
        const held = parts.find((part) => part.host === host && part.port === port);
        return `${host}:${port}  ${isCoordinator ? "coordinator" : "worker"}  ${held?.parts ?? 0} parts of organizations, ${held?.megabytes ?? 0} MB`;
      });
      const misplaced = (await readTables(sql)).filter(({ isPlaced }) => !isPlaced);
      return {
        lines,
        failures: misplaced.map(
          ({ name }) => `${name} does not lie where it belongs: npm run admin -- cluster distribute`,
        ),
      };
    } finally {
      await sql.end();
    }
  },
};
