import { drawPreview } from "#app/_previews/draw-preview.tsx";
import { HOUSE_ACCENT } from "#app/_previews/house.ts";

/** The picture of a link to the market. */
export async function GET(): Promise<Response> {
  return drawPreview({
    kicker: "Tokenized real-world assets",
    title: "Own a share of something real.",
    line: "Every price, every limit and what is left stands in plain sight.",
    accent: HOUSE_ACCENT,
    cover: "/images/offerings/harbour-lofts.svg",
  });
}
