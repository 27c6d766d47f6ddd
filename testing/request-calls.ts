import { type AnsweredRequest, RequestLog } from "#server/platform/request-log/request-log.ts";
import { NOW, type Suite, unique } from "./testing.ts";
import { plain, type TestCall, using } from "./world.ts";

/** How procedures are called that tell what came with API keys. */
export const requestCalls: Readonly<Record<string, TestCall>> = {
  "requestLog.list": plain((caller) => caller.requestLog.list({})),
  "requestLog.get": using(
    ({ suite }) => keepRequest(suite),
    (caller, _, requestLogEntryId) => caller.requestLog.get({ requestLogEntryId }),
  ),
};

/** A request as it was answered, of a suite's organization. */
export function answeredRequest(
  { organizationId }: Suite,
  overrides: Partial<AnsweredRequest> = {},
): AnsweredRequest {
  return {
    organizationId,
    apiKeyId: null,
    requestId: unique("request"),
    method: "GET",
    route: "/customer",
    status: 200,
    code: undefined,
    durationMs: 3.4,
    address: undefined,
    ignoredFields: undefined,
    request: undefined,
    response: undefined,
    at: NOW,
    ...overrides,
  };
}

/** Writes a request into the log; @returns the id of its entry */
async function keepRequest(suite: Suite): Promise<string> {
  const log = new RequestLog(suite.app);
  const request = answeredRequest(suite);
  log.note(request);
  await log.write();
  const { data } = await suite.call().requestLog.list({ requestId: request.requestId });
  return data[0]?.requestLogEntryId ?? "";
}
