import { inTenant } from "#db/tenant.ts";
import { scopes } from "#server/kernel/fields/actions.ts";
import { createApiKey } from "#server/platform/api-key/contract.ts";
import { issueApiKey } from "#server/platform/api-key/create-api-key.ts";
import {
  type Command,
  commandLineContext,
  listOf,
  organizationNamed,
  readInput,
  required,
} from "./command.ts";

const A_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Makes an API key, with all scopes unless some are named. */
export const apiKeyCreate: Command = {
  usage:
    "--organization <slug> --name <name> [--scopes a,b] [--mode test|live] [--expires 2027-01-01] [--allow 10.0.0.0/8]",
  summary: "Make an API key; prints it alone on the last line, this once.",
  positionals: 0,
  options: {
    organization: { type: "string" },
    name: { type: "string" },
    scopes: { type: "string", multiple: true },
    mode: { type: "string" },
    expires: { type: "string" },
    allow: { type: "string", multiple: true },
  },
  async run(app, given) {
    const slug = required(given, "organization");
    const { mode, expires } = given.values;
    const input = readInput(createApiKey.input, {
      name: required(given, "name"),
      mode,
      scopes: listOf(given, "scopes") ?? scopes,
      expiresAt: typeof expires === "string" && A_DAY.test(expires) ? `${expires}T00:00:00Z` : expires,
      allowedAddresses: listOf(given, "allow"),
    });
    const organizationId = await organizationNamed(app, slug);
    const created = await inTenant(app, organizationId, "write", (db) =>
      issueApiKey(commandLineContext(app, db, organizationId, new Date()), input, null),
    );
    return {
      lines: [
        `${created.name} (${created.apiKeyId}) may: ${created.scopes.join(", ")}. The key, shown this once:`,
        created.key ?? "",
      ],
    };
  },
};
