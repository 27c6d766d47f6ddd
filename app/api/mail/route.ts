import { listMail } from "#server/demo/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listMail);
