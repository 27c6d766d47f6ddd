import { Picture as Shown } from "#app/_components/picture.tsx";
import { widthsOf } from "#app/_components/picture-widths.ts";
import type { Picture } from "#server/domain/primary/offering-story/contract.ts";
import { keyed } from "./keyed.ts";
import classes from "./story.module.css";

/** Two stand side by side; the first of an odd number stands above them. */
const SIZES = { half: "(max-width: 64rem) 50vw, 23rem", whole: "(max-width: 64rem) 100vw, 46rem" };

/** Pictures with what they show written below; each leads to its whole size. */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <ul className={classes.gallery} data-count={Math.min(pictures.length, 3)}>
      {keyed(pictures, ({ url }) => url).map(({ key, item: { url, alt } }, index) => (
        <li key={key}>
          <figure>
            <a href={url} target="_blank" rel="noopener">
              <Shown
                srcSet={widthsOf(url)}
                sizes={index === 0 && pictures.length % 2 === 1 ? SIZES.whole : SIZES.half}
                src={url}
                alt={alt}
                width={800}
                height={533}
                loading="lazy"
              />
            </a>
            <figcaption aria-hidden>{alt}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
