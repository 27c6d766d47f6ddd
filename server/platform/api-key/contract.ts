import { z } from "zod";
import { scopes } from "#server/kernel/fields/actions.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { listInput, listOutput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier, lineOfText, timestamp } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** Whether a key is for trying things out or for real; both act for the same organization. */
const keyModes = ["test", "live"] as const;
export type KeyMode = (typeof keyModes)[number];

/** Whether a key can be used; derived. */
const keyStatuses = ["ACTIVE", "EXPIRED", "REVOKED"] as const;
export type KeyStatus = (typeof keyStatuses)[number];

/** Requests a minute where a key says nothing (docs/domain.md, Rate limits). */
export const USUAL_READS_PER_MINUTE = 600;
export const USUAL_WRITES_PER_MINUTE = 120;

const ID = "key_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";

export const apiKey = z
  .object({
    object: objectName("api_key"),
    apiKeyId: z.string().meta({ description: "Identifier of the key.", example: ID }),
    name: z.string().meta({ description: "What it is for.", example: "Website" }),
    mode: z.enum(keyModes).meta({ description: "`test` or `live`.", example: "test" }),
    prefix: z
      .string()
      .meta({ description: "How the key begins, to tell keys apart.", example: "sk_test_4fQz" }),
    scopes: z.array(z.enum(scopes)).meta({ description: "What it may do.", example: ["offering:read"] }),
    status: z.enum(keyStatuses).meta({ description: "Whether it can be used.", example: "ACTIVE" }),
    allowedAddresses: z
      .array(z.string())
      .optional()
      .meta({ description: "Where it may be used from; absent = anywhere.", example: ["203.0.113.0/24"] }),
    readsPerMinute: z.number().meta({ description: "Reads it may make a minute.", example: 600 }),
    writesPerMinute: z.number().meta({ description: "Writes it may make a minute.", example: 120 }),
    createdByName: z.string().optional().meta({
      description: "Who made it; absent where it was made at the command line.",
      example: "Clara Winter",
    }),
    createdAt: z.string().meta({ description: "When it was made.", example: "2027-01-02T09:00:00.000Z" }),
    expiresAt: z
      .string()
      .optional()
      .meta({ description: "From when it is refused; absent = never.", example: "2028-01-01T00:00:00.000Z" }),
    revokedAt: z
      .string()
      .optional()
      .meta({ description: "When it was revoked.", example: "2027-03-01T09:00:00.000Z" }),
    lastUsedAt: z.string().optional().meta({
      description: "When it was used last, to the minute or so; absent = never.",
      example: "2027-02-10T12:00:00.000Z",
    }),
  })
  .meta({ id: "ApiKey", description: "A key of an outside client, without its secret." });
export type ApiKey = z.input<typeof apiKey>;

const createdApiKey = apiKey
  .extend({
    key: z.string().optional().meta({
      description:
        "The key itself. It is shown in this answer alone: absent in a replay of the answer and in a dry run.",
      example: "sk_test_4fQzN8vR2mXkT7pLwYcJ5hGdB3sEaUqV6nZrM9xK",
    }),
  })
  .meta({ id: "CreatedApiKey", description: "A key that was just made, with its secret." });
export type CreatedApiKey = z.input<typeof createdApiKey>;

const exampleKey = exampleOf(apiKey, {
  scopes: ["offering:read", "customer:write"],
  allowedAddresses: undefined,
  expiresAt: undefined,
  revokedAt: undefined,
  lastUsedAt: undefined,
});

const ADDRESS = "Send an IPv4 or IPv6 address, or a block of them such as 203.0.113.0/24.";
const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: ADDRESS });

const LIMIT = "Send a whole number from 1 to 100000.";
const perMinute = z
  .number({ error: LIMIT })
  .int({ error: LIMIT })
  .min(1, { error: LIMIT })
  .max(100_000, { error: LIMIT });

export const createApiKey = defineOperation({
  name: "createApiKey",
  method: "POST",
  path: "/api-key",
  tag: "API key",
  summary: "Make an API key",
  description:
    "Makes a key for an outside client and answers it once; it cannot be read again. For owners and admins: no key makes keys.",
  access: "caller",
  needs: "api_key:write",
  errors: ["test_clock_turned"],
  secrets: ["key"],
  input: z.object({
    name: lineOfText(100).meta({ description: "What it is for.", example: "Website" }),
    mode: z.enum(keyModes).default("test").meta({ description: "`test` or `live`.", example: "test" }),
    scopes: z
      .array(z.enum(scopes))
      .min(1, { error: "Choose at least one scope." })
      .refine((list) => new Set(list).size === list.length, { error: "Name each scope once." })
      .meta({ description: "What it may do.", example: ["offering:read", "customer:write"] }),
    expiresAt: timestamp
      .optional()
      .meta({ description: "From when it is refused; left out = never.", example: "2028-01-01T00:00:00Z" }),
    allowedAddresses: z
      .array(address)
      .min(1, { error: "Name at least one address, or leave this out." })
      .max(50, { error: "Name at most 50 addresses or blocks." })
      .optional()
      .meta({
        description: "Addresses and blocks (CIDR) it may be used from; left out = anywhere.",
        example: ["203.0.113.0/24", "2001:db8::/48"],
      }),
    readsPerMinute: perMinute
      .optional()
      .meta({ description: "Reads it may make a minute; 600 when left out.", example: 600 }),
    writesPerMinute: perMinute
      .optional()
      .meta({ description: "Writes it may make a minute; 120 when left out.", example: 120 }),
  }),
  output: createdApiKey,
  example: {
    input: { name: "Website", mode: "test", scopes: ["offering:read", "customer:write"] },
    output: { ...exampleKey, key: "sk_test_4fQzN8vR2mXkT7pLwYcJ5hGdB3sEaUqV6nZrM9xK" },
  },
});

const apiKeySorts = ["createdAt", "name"] as const;

export const listApiKeys = defineOperation({
  name: "listApiKeys",
  method: "GET",
  path: "/api-key",
  tag: "API key",
  summary: "List API keys",
  description: "The organization's keys without their secrets, revoked ones too, newest first.",
  access: "caller",
  needs: "api_key:read",
  errors: [],
  input: listInput(apiKeySorts, {
    status: z
      .enum(keyStatuses)
      .optional()
      .meta({ description: "Only keys that stand so.", example: "ACTIVE" }),
  }),
  output: listOutput(apiKey),
  example: { input: {}, output: wholeList([exampleKey]) },
});

export const revokeApiKey = defineOperation({
  name: "revokeApiKey",
  method: "DELETE",
  path: "/api-key/{apiKeyId}",
  tag: "API key",
  summary: "Revoke an API key",
  description:
    "Ends a key for good, at once; other processes of the service refuse it within seconds. Revoking it again changes nothing.",
  access: "caller",
  needs: "api_key:write",
  errors: ["api_key_not_found"],
  input: z.object({ apiKeyId: identifier.meta({ description: "Identifier of the key.", example: ID }) }),
  output: apiKey,
  example: {
    input: { apiKeyId: ID },
    output: { ...exampleKey, status: "REVOKED", revokedAt: "2027-03-01T09:00:00.000Z" },
  },
});
