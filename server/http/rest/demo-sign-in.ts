import { clientAddress } from "#server/http/client-address.ts";
import { refuseCrossSite } from "#server/http/cross-site.ts";
import { readBytes } from "#server/http/read-json.ts";
import { application } from "#server/kernel/application.ts";
import { Refusal, refuse, violation } from "#server/kernel/errors.ts";
import { returnPath } from "#server/kernel/fields/return-to.ts";
import { demoPeople } from "#server/platform/identity/demo-people.ts";
import { openSession } from "#server/platform/identity/open-session.ts";
import { withProblemReplies } from "./answer.ts";

/**
 * Signs in as one of the demo's people by one click: a form that posts `person` (a value of `demoPeople`) and `returnTo`
 * (a path on this service). Only where API_ACCESS is open, and only from our own pages.
 */
export const demoSignIn = withProblemReplies(async (request, reply) => {
  const app = application();
  if (app.env.apiAccess !== "open") throw refuse("route_not_found");
  refuseCrossSite(request, app.env);
  const form = await readForm(request);
  const person = demoPeople.find(({ value }) => value === form.get("person"));
  if (!person) throw refuse("invalid_value", { reason: "There is no such person in this demo." }, "person");
  const origin = {
    address: clientAddress(request, app.env.trustedProxies),
    userAgent: request.headers.get("user-agent") ?? undefined,
  };
  reply.set("location", returnPath(form.get("returnTo")));
  reply.set("set-cookie", await openSession(app, person.userId, origin, new Date()));
  return new Response(null, { status: 303, headers: [...reply] });
});

async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("application/x-www-form-urlencoded")) {
    throw new Refusal("invalid_request", [violation("wrong_type", { expected: "an ordinary form" })]);
  }
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request)));
}
