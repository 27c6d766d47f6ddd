import { trpc } from "../_trpc/server.ts";

export default async function MarketPage() {
  const { data } = await trpc.market.list({});
  return (
    <main>
      {data.map((offering) => (
        <h2 key={offering.offeringId}>{offering.title}</h2>
      ))}
    </main>
  );
}
