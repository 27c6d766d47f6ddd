import type { Context } from "#server/kernel/context.ts";
import type { Operation } from "#server/kernel/operation.ts";

/**
 * Tells a client that still uses an operation which is about to go away: since when it is not to be used (RFC 9745), when
 * it goes (RFC 8594), and where it says what to use instead.
 */
export function setDeprecation(
  { deprecated, tag }: Pick<Operation, "deprecated" | "tag">,
  { replyHeaders, app }: Pick<Context, "replyHeaders" | "app">,
): void {
  if (!deprecated) return;
  replyHeaders.set("deprecation", `@${Date.parse(deprecated.since) / 1000}`);
  replyHeaders.set("sunset", new Date(deprecated.sunset).toUTCString());
  const subject = tag.toLowerCase().replaceAll(" ", "-");
  replyHeaders.set("link", `<${app.env.publicUrl}/docs/${subject}>; rel="deprecation"`);
}
