import { distribute } from "#db/distribute/distribute.ts";
import { type Command, UsageError } from "./command.ts";

/** Spreads organizations over the machines of a cluster (docs/cluster.md). */
export const clusterDistribute: Command = {
  usage: "[--shards <count>]",
  summary: "Spread organizations over the machines of a Citus cluster; after new machines again.",
  positionals: 0,
  options: { shards: { type: "string" } },
  async run(app, { values }) {
    const lines: string[] = [];
    await distribute(app.env.databaseUrl, {
      shards: countOf(values.shards),
      tell: (line) => lines.push(line),
    });
    return { lines };
  },
};

/** @throws UsageError */
function countOf(typed: unknown): number | undefined {
  if (typed === undefined) return undefined;
  const count = Number(typed);
  if (Number.isInteger(count) && count >= 1 && count <= 1024) return count;
  throw new UsageError("--shards is a whole number from 1 to 1024.");
}
