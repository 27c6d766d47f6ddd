import { Section } from "#app/_offering/section.tsx";
import { UpdateList } from "#app/_offering/update-list.tsx";
import { trpc } from "#app/_trpc/server.ts";

/** How many updates the page of an offering has. */
const SHOWN = 10;

/** What the issuer tells anybody about an offering; nothing where it told nothing. */
export async function Updates({ offeringId }: { offeringId: string }) {
  const { data } = await trpc.market.updates({ offeringId, limit: SHOWN });
  if (data.length === 0) return null;
  return (
    <Section title="Updates" anchor="updates">
      <UpdateList updates={data} />
    </Section>
  );
}
