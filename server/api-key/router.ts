import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { createApiKey } from "./create-api-key.ts";
import { listApiKeys } from "./read-api-keys.ts";
import { revokeApiKey } from "./revoke-api-key.ts";

export const apiKeyRouter = trpc.router({
  create: procedure(contract.createApiKey).mutation(createApiKey),
  list: procedure(contract.listApiKeys).query(listApiKeys),
  revoke: procedure(contract.revokeApiKey).mutation(revokeApiKey),
});
