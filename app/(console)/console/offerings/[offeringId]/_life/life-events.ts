import "server-only";
import type { DatedStep } from "#app/_components/timeline.tsx";
import { trpc } from "#app/_trpc/server.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { lifeOf } from "./life.ts";

/** Moves of an offering that only the stream of events remembers. */
const moves = ["offering.published", "offering.paused", "offering.resumed"] as const;
/** How many of each are shown. */
const SHOWN = 20;

/** An offering's life, from its making to its end, with what is still to come. */
export async function lifeEvents(offering: Offering): Promise<DatedStep[]> {
  const { offeringId: resourceId } = offering;
  const pages = await Promise.all(
    moves.map((type) => trpc.event.list({ resourceType: "offering", resourceId, type, limit: SHOWN })),
  );
  const entries = pages.flatMap(({ data }) => data.map(({ type, createdAt }) => ({ type, at: createdAt })));
  return lifeOf(offering, entries, new Date());
}
