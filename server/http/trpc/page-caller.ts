import { createContext, replyHeaders, requestIdOf } from "#server/http/request.ts";
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
    return createContext(app, await identifyVisitor(app, headers), {
      headers: new Headers(),
      address: undefined,
      requestId,
      reply: replyHeaders(headers, requestId),
    });
  });
}
