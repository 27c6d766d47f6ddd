import { apiKeyCreate } from "./api-key-create.ts";
import { apiKeyList } from "./api-key-list.ts";
import { apiKeyRevoke } from "./api-key-revoke.ts";
import { auditVerify } from "./audit-verify.ts";
import { chainReconcile } from "./chain-reconcile.ts";
import { chainReplay } from "./chain-replay.ts";
import { chainStatus } from "./chain-status.ts";
import { clusterDistribute } from "./cluster-distribute.ts";
import { clusterMove } from "./cluster-move.ts";
import { clusterStatus } from "./cluster-status.ts";
import type { Command } from "./command.ts";
import { organizationCreate } from "./organization-create.ts";
import { recount } from "./recount.ts";

/** What `npm run admin` can do, by the words typed for it. */
export const commands: Readonly<Record<string, Command>> = {
  "organization create": organizationCreate,
  "api-key create": apiKeyCreate,
  "api-key list": apiKeyList,
  "api-key revoke": apiKeyRevoke,
  "audit verify": auditVerify,
  recount,
  "chain status": chainStatus,
  "chain reconcile": chainReconcile,
  "chain replay": chainReplay,
  "cluster distribute": clusterDistribute,
  "cluster move": clusterMove,
  "cluster status": clusterStatus,
};

/** The help: each command with what follows it. */
export function help(): string {
  const entries = Object.entries(commands).map(
    ([name, { usage, summary }]) => `  ${name} ${usage}\n      ${summary}`,
  );
  return `npm run admin -- <command>\n\n${entries.join("\n")}`;
}
