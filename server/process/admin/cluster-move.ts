import { moveOrganization } from "#db/distribute/move.ts";
import { type Command, organizationNamed, required } from "./command.ts";

/** Moves an organization to another machine of the cluster, while it sells (docs/cluster.md). */
export const clusterMove: Command = {
  usage: "--organization <slug> --to <host:port>",
  summary:
    "Move an organization, with those that share its part, to another machine of the cluster, while they sell.",
  positionals: 0,
  options: { organization: { type: "string" }, to: { type: "string" } },
  async run(app, given) {
    const to = required(given, "to");
    const organizationId = await organizationNamed(app, required(given, "organization"));
    const { host, port } = await moveOrganization(app.env.databaseUrl, organizationId, to);
    return { lines: [`${organizationId}  ${host}:${port} → ${to}`] };
  },
};
