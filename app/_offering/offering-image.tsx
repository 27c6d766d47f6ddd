import { widthsOf } from "#app/_components/picture-widths.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { CoverPicture } from "./cover-picture.tsx";
import classes from "./offering-image.module.css";
import { pictureOf } from "./picture-of.ts";

interface OfferingImageProps {
  offering: Pick<Offering, "offeringId" | "imageUrl" | "updatedAt" | "token">;
  /** How wide it is shown, as `sizes` of a picture says it. */
  sizes: string;
  /** Pictures in sight from the start are fetched at once, the page's largest one first of all. */
  priority?: "first" | "soon" | "late" | undefined;
}

/**
 * An offering's picture, 16 to 9. The token's symbol lies below it, so that a picture that fails leaves a cover and no hole.
 * The picture adds nothing to the title beside it, so screen readers pass over it.
 */
export function OfferingImage({ offering, sizes, priority = "late" }: OfferingImageProps) {
  const src = pictureOf(offering);
  return (
    <div className={classes.frame}>
      <span className={classes.symbol} aria-hidden>
        {offering.token.symbol.slice(0, 6)}
      </span>
      {src !== undefined && (
        <CoverPicture
          key={src}
          className={classes.image}
          src={src}
          srcSet={widthsOf(src)}
          sizes={sizes}
          priority={priority}
        />
      )}
    </div>
  );
}
