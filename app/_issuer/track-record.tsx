import { FactList } from "#app/_offering/fact-list.tsx";
import { formatCount, formatMoney } from "#app/_words/format.ts";
import type { Issuer } from "#server/feed/issuer/contract.ts";

/** What an issuer has done so far, in figures. */
export function TrackRecord({ record }: { record: Issuer["trackRecord"] }) {
  const { offerings, funded, delivered, raised, distributed } = record;
  const paid = distributed.reduce((sum, { count }) => sum + count, 0);
  return (
    <FactList
      facts={[
        { term: "Offerings", value: formatCount(offerings), note: "Published so far" },
        { term: "Funded", value: formatCount(funded), note: "Closed with their goal reached" },
        { term: "Delivered", value: formatCount(delivered), note: "All tokens are with their holders" },
        { term: "Raised", value: sums(raised), note: "By purchases that are completed" },
        {
          term: "Distributed",
          value: sums(distributed),
          note: paid === 1 ? "In one distribution" : `In ${formatCount(paid)} distributions`,
        },
      ]}
    />
  );
}

function sums(amounts: readonly { currency: "EUR" | "USD"; amount: number }[]): string {
  if (amounts.length === 0) return "None yet";
  return amounts.map(({ currency, amount }) => formatMoney(amount, currency, { short: true })).join(" + ");
}
