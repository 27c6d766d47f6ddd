import "server-only";
import { trpc } from "#app/_trpc/server.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";

/** The offerings that some things name, by id; each is read once. */
export async function offeringsOf(
  things: readonly { offeringId: string }[],
): Promise<ReadonlyMap<string, Offering>> {
  const ids = [...new Set(things.map(({ offeringId }) => offeringId))];
  const offerings = await Promise.all(ids.map((offeringId) => trpc.offering.get({ offeringId })));
  return new Map(offerings.map((offering) => [offering.offeringId, offering]));
}
