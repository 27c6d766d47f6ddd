import { listEvents } from "#server/event/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listEvents);
