import { inTenant } from "#db/tenant.ts";
import { endApiKey } from "#server/platform/api-key/revoke-api-key.ts";
import { type Command, commandLineContext, organizationNamed, required } from "./command.ts";

/** Ends a key for good; a service that runs refuses it within seconds. */
export const apiKeyRevoke: Command = {
  usage: "<apiKeyId> --organization <slug>",
  summary: "Revoke an API key.",
  positionals: 1,
  options: { organization: { type: "string" } },
  async run(app, given) {
    const organizationId = await organizationNamed(app, required(given, "organization"));
    const { name, apiKeyId } = await inTenant(app, organizationId, "write", async (db) => {
      const ctx = commandLineContext(app, db, organizationId, new Date());
      return endApiKey(ctx, given.positionals[0] ?? "");
    });
    return { lines: [`${name} (${apiKeyId}) is revoked.`] };
  },
};
