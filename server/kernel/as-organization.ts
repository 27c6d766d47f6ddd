import type { CallerContext } from "./context.ts";

/**
 * The same request with the organization's rights. Audit rows and events hold whole resources; only the answer is
 * masked for its reader (docs/domain.md, Access).
 */
export function asOrganization(ctx: CallerContext): CallerContext {
  return { ...ctx, actor: { kind: "system", organizationId: ctx.actor.organizationId } };
}
