import { getSettings, updateSettings } from "#server/domain/organization/settings/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(getSettings);
export const PATCH = rest(updateSettings);
