import { listEvents } from "#server/feed/event/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listEvents);
