import { widthsOf } from "#app/_components/uploaded-widths.ts";
import { CoverPicture } from "./cover-picture.tsx";
import classes from "./offering-image.module.css";

interface OfferingImageProps {
  src: string | undefined;
  /** The symbol that is shown without a picture, or if it fails to load. */
  symbol: string;
  /** How wide it is shown, as `sizes` of a picture says it. */
  sizes: string;
  /** Pictures in sight from the start are fetched at once, the page's largest one first of all. */
  priority?: "first" | "soon" | "late" | undefined;
}

/**
 * An offering's picture, 16 to 9. The symbol lies below it, so that a picture that fails leaves a cover and no hole.
 * The picture adds nothing to the title beside it, so screen readers pass over it.
 */
export function OfferingImage({ src, symbol, sizes, priority = "late" }: OfferingImageProps) {
  return (
    <div className={classes.frame}>
      <span className={classes.symbol} aria-hidden>
        {symbol.slice(0, 6)}
      </span>
      {src !== undefined && src !== "" && (
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
