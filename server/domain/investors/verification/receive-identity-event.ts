import { raw } from "#db/client.ts";
import type { Application } from "#server/kernel/application.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";

/** As much of a signed event of Stripe's as is looked at: which check it is about. */
export interface IdentityEvent {
  readonly type: string;
  readonly data: { readonly object: object };
}

const OURS = "identity.verification_session.";

/**
 * Takes an event `identity.verification_session.*`, whose signature was checked. It only says that there is news: the
 * check is then looked at as it stands, so that events which come late, twice or in another order come to the same.
 * Other events, and sessions that were not begun here, are passed over.
 */
export async function receiveIdentityEvent(app: Application, event: IdentityEvent, now: Date): Promise<void> {
  if (!event.type.startsWith(OURS)) return;
  const { organizationId, verificationId } = (event.data.object as Session).metadata ?? {};
  if (!organizationId || !verificationId) return;
  await asSystem(app, organizationId, now, async (ctx) => {
    const [known] = await raw(ctx.db)`
      select from verification where organization_id = ${organizationId} and id = ${verificationId}`;
    if (!known) return;
    await enqueue(ctx, { task: "checkVerification", key: verificationId, payload: { verificationId } });
  });
}

interface Session {
  readonly metadata?: Readonly<Record<string, string>>;
}
