import type { CallerContext } from "./context.ts";

/**
 * The same request with the organization's own eyes. What is written down and told to listeners is whole, whoever
 * brought it about; only the answer is as its reader may see it (rules: Access).
 */
export function asOrganization(ctx: CallerContext): CallerContext {
  return { ...ctx, actor: { kind: "system", organizationId: ctx.actor.organizationId } };
}
