import { createContext, replyHeaders, requestIdOf } from "#server/http/request.ts";
import { noteAbsence } from "#server/kernel/absence.ts";
import { application } from "#server/kernel/application.ts";
import { identifyVisitor } from "#server/platform/identity/identify.ts";
import { createCaller } from "./router.ts";

/** Calls procedures in process for a page. @param readHeaders reads the headers of the request for the page */
export function createPageCaller(readHeaders: () => Promise<Headers>) {
  return createCaller(async () => {
    // First of all, since this is what tells Next that a page depends on its request.
    const headers = await readHeaders();
    const app = application();
    const requestId = requestIdOf(headers);
    const visitor = await identifyVisitor(app, headers).catch((error: unknown) => {
      noteAbsence(error);
      throw error;
    });
    return createContext(app, visitor, {
      headers: new Headers(),
      address: undefined,
      requestId,
      reply: replyHeaders(headers, requestId),
    });
  });
}
