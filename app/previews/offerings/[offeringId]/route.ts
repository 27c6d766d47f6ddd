import { marketOffering } from "#app/_data/market.ts";
import { marketIssuer } from "#app/_data/market-issuer.ts";
import { pictureOf } from "#app/_offering/picture-of.ts";
import { price } from "#app/_offering/wording.ts";
import { drawPreview } from "#app/_previews/draw-preview.tsx";
import { HOUSE_ACCENT } from "#app/_previews/house.ts";
import { formatMoney, formatShare } from "#app/_words/format.ts";
import { drawablePicture } from "#server/http/rest/drawable-picture.ts";

/** The picture of a link to an offering: its title, its picture, how far it is. */
export async function GET(_: Request, { params }: { params: Promise<{ offeringId: string }> }) {
  const offering = await marketOffering((await params).offeringId);
  const { title, subtitle, organizationId, organizationName, currency, fundingLimits } = offering;
  const { raised, hardCap } = fundingLimits;
  const { brand } = await marketIssuer(organizationId);
  const of = formatMoney(hardCap, currency, { short: true });
  const preview = {
    kicker: organizationName,
    title,
    line: subtitle || `Tokens at ${price(offering)} each`,
    progress: { text: `${formatShare(raised, hardCap)} of ${of} raised`, share: raised / hardCap },
    accent: brand?.accentColor ?? HOUSE_ACCENT,
    cover: pictureOf(offering),
  };
  return drawPreview(preview, drawablePicture);
}
