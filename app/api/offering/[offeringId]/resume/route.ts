import { resumeOffering } from "#server/domain/primary/offering-lifecycle/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(resumeOffering);
