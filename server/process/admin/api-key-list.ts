import { inTenant } from "#db/tenant.ts";
import { type ApiKey, listApiKeys } from "#server/platform/api-key/contract.ts";
import { readApiKeys } from "#server/platform/api-key/read-api-keys.ts";
import { type Command, commandLineContext, organizationNamed, required } from "./command.ts";

/** Lists an organization's keys without their secrets, newest first. */
export const apiKeyList: Command = {
  usage: "--organization <slug>",
  summary: "List an organization's API keys: id, beginning, state, last use, name.",
  positionals: 0,
  options: { organization: { type: "string" } },
  async run(app, given) {
    const organizationId = await organizationNamed(app, required(given, "organization"));
    const keys = await inTenant(app, organizationId, "read", async (db) => {
      const ctx = commandLineContext(app, db, organizationId, new Date());
      const found: ApiKey[] = [];
      let cursor: string | null = null;
      do {
        const query = listApiKeys.input.parse({ limit: 100, ...(cursor !== null && { cursor }) });
        const page = await readApiKeys(ctx, query);
        found.push(...page.data);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return found;
    });
    if (keys.length === 0) return { lines: ["There are no API keys."] };
    return {
      lines: keys.map(({ apiKeyId, prefix, status, lastUsedAt = "never used", name }) =>
        [apiKeyId, `${prefix}…`, status.padEnd(7), lastUsedAt.padEnd(24), name].join("  "),
      ),
    };
  },
};
