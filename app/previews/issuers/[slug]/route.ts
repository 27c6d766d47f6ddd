import { marketIssuer } from "#app/_data/market-issuer.ts";
import { drawPreview } from "#app/_previews/draw-preview.tsx";
import { HOUSE_ACCENT } from "#app/_previews/house.ts";
import { formatCount, formatMoney } from "#app/_words/format.ts";

/** The picture of a link to an issuer: its name and what it has raised. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { name, brand, trackRecord } = await marketIssuer((await params).slug);
  const { offerings, funded, raised } = trackRecord;
  const sums = raised.map(({ amount, currency }) => formatMoney(amount, currency, { short: true }));
  return drawPreview({
    kicker: "Issuer",
    title: name,
    line: `${formatCount(offerings)} offerings, ${formatCount(funded)} funded${sums.length > 0 ? `; ${sums.join(" and ")} raised` : ""}.`,
    accent: brand?.accentColor ?? HOUSE_ACCENT,
  });
}
