import type { CallerContext } from "#server/kernel/context.ts";
import { enqueueAll } from "#server/platform/queue/enqueue.ts";
import { newsOf, type ToldEvent } from "./rules.ts";
import { tell } from "./tell.ts";

/**
 * Tells what events that are being published mean to people, in the same transaction (docs/domain.md, Notices). Updates
 * have as many readers as an offering has buyers, so a job tells those.
 */
export async function planNotices(ctx: CallerContext, events: readonly ToldEvent[]): Promise<void> {
  await tell(ctx, events.flatMap(newsOf));
  await enqueueAll(
    ctx,
    events
      .filter(({ type }) => type === "offering_update.published")
      .map(({ resource_id: offeringUpdateId }) => ({
        task: "tellUpdate" as const,
        key: offeringUpdateId,
        payload: { offeringUpdateId },
      })),
  );
}
