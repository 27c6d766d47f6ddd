import { marketIssuer } from "#app/_data/market-issuer.ts";
import { pictureOf } from "#app/_offering/picture-of.ts";
import { drawPreview } from "#app/_previews/draw-preview.tsx";
import { HOUSE_ACCENT } from "#app/_previews/house.ts";
import { trpc } from "#app/_trpc/server.ts";
import { formatCount, formatMoney } from "#app/_words/format.ts";
import { drawablePicture } from "#server/http/rest/drawable-picture.ts";

/** The picture of a link to an issuer: its name, what it has raised, and the picture of its newest offering. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { organizationId, name, brand, trackRecord } = await marketIssuer((await params).slug);
  const { offerings, funded, raised } = trackRecord;
  const { data } = await trpc.market.list({ organizationId, limit: 1 });
  const sums = raised.map(({ amount, currency }) => formatMoney(amount, currency, { short: true }));
  const published = `${formatCount(offerings)} ${offerings === 1 ? "offering" : "offerings"}`;
  const preview = {
    kicker: "Issuer",
    title: name,
    line: `${published}, ${formatCount(funded)} funded${sums.length > 0 ? `; ${sums.join(" and ")} raised` : ""}.`,
    accent: brand?.accentColor ?? HOUSE_ACCENT,
    cover: data[0] && pictureOf(data[0]),
  };
  return drawPreview(preview, drawablePicture);
}
