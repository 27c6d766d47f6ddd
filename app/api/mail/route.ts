import { rest } from "#server/http/rest/rest.ts";
import { listMail } from "#server/platform/mail/contract.ts";

export const GET = rest(listMail);
