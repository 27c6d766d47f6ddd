import { openApi } from "#server/http/openapi/document.ts";
import { openApiOf } from "#server/http/openapi/subjects.ts";
import { application } from "#server/kernel/application.ts";
import { refuse } from "#server/kernel/errors.ts";
import { withProblemReplies } from "./answer.ts";
import { readQuery } from "./read-query.ts";

let whole: string | undefined;

/** Answers the OpenAPI document, with `?subject=` the part of it that concerns one subject. */
export const openApiDocument = withProblemReplies(async (request, reply) => {
  const { subject } = readQuery(request, ["subject"]);
  reply.set("content-type", "application/json; charset=utf-8");
  reply.set("cache-control", "public, max-age=300");
  return { status: 200, headers: reply, content: subject === undefined ? wholeText() : partText(subject) };
});

function wholeText(): string {
  whole ??= JSON.stringify(openApi(application().env.publicUrl));
  return whole;
}

function partText(subject: string): string {
  const part = openApiOf(subject, application().env.publicUrl);
  if (part === undefined) throw refuse("route_not_found", {}, "subject");
  return JSON.stringify(part);
}
