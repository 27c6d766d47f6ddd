import { rest } from "#server/rest/rest.ts";
import { getSettings, updateSettings } from "#server/settings/contract.ts";

export const GET = rest(getSettings);
export const PATCH = rest(updateSettings);
