import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { getSettings } from "./read-settings.ts";
import { updateSettings } from "./update-settings.ts";

export const settingsRouter = trpc.router({
  get: procedure(contract.getSettings).query(getSettings),
  update: procedure(contract.updateSettings).mutation(updateSettings),
});
