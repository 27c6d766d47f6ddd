import { Picture } from "#app/_components/picture.tsx";
import { widthsOf } from "#app/_components/picture-widths.ts";
import classes from "./thumbnail.module.css";

/** An offering's picture in a row: it adds nothing to the title beside it, so screen readers pass over it. */
export function Thumbnail({ src }: { src: string | undefined }) {
  return (
    <span className={classes.frame}>
      {src !== undefined && (
        <Picture
          className={classes.image}
          srcSet={widthsOf(src)}
          sizes="4rem"
          src={src}
          alt=""
          width={64}
          height={36}
          loading="lazy"
        />
      )}
    </span>
  );
}
