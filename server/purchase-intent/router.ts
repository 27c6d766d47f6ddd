import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import { cancelIntent } from "./cancel-intent.ts";
import * as contract from "./contract.ts";
import { createIntent } from "./create-intent.ts";
import { getIntent, listIntents } from "./read-intents.ts";

export const offeringPurchaseIntentRouter = trpc.router({
  create: procedure(contract.createIntent).mutation(createIntent),
  cancel: procedure(contract.cancelIntent).mutation(cancelIntent),
  get: procedure(contract.getIntent).query(getIntent),
  list: procedure(contract.listIntents).query(listIntents),
});
