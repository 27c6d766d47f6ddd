import { isIP } from "node:net";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";

/** Names that lead to the machine itself, or into the network it stands in. */
const INSIDE = /^localhost$|\.(localhost|local|internal|lan|home|corp)$|^[^.]+$/i;

/**
 * Refuses an address that nothing could be sent to, so that it is told when it is entered. What counts is checked again
 * whenever something is sent, by the address that is connected to (see `httpWebhooks`).
 * @throws Refusal invalid_value
 */
export function checkUrl(ctx: Pick<CallerContext, "app">, url: string): void {
  if (ctx.app.webhooks.reachesPrivate) return;
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:") {
    throw refuse("invalid_value", { reason: "Send an https:// address: events hold personal data." }, "url");
  }
  if (INSIDE.test(hostname) && isIP(hostname.replace(/^\[|\]$/g, "")) === 0) {
    throw refuse(
      "invalid_value",
      { reason: "Send an address that can be reached from the internet." },
      "url",
    );
  }
}
