import { widthsOf } from "#app/_components/picture-widths.ts";
import { CoverPicture } from "#app/_offering/cover-picture.tsx";
import { pictureOf } from "#app/_offering/picture-of.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import classes from "./thumbnail.module.css";

interface ThumbnailProps {
  /** The token's, which lies below the picture, as on a card of the market. */
  symbol: string;
  /** Whose picture it is; undefined for a token that was never offered. */
  offering: Pick<Offering, "offeringId" | "imageUrl" | "updatedAt"> | undefined;
}

/** A small picture beside the name of an asset, to which it adds nothing, so screen readers pass over it. */
export function Thumbnail({ symbol, offering }: ThumbnailProps) {
  const src = offering && pictureOf(offering);
  return (
    <div className={classes.thumbnail}>
      <span aria-hidden>{symbol.slice(0, 6)}</span>
      {src !== undefined && (
        <CoverPicture
          key={src}
          className={classes.picture}
          src={src}
          srcSet={widthsOf(src)}
          sizes="5rem"
          priority="soon"
        />
      )}
    </div>
  );
}
