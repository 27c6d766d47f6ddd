import { Picture as Shown } from "#app/_components/picture.tsx";
import type { Picture } from "#server/domain/primary/offering-story/contract.ts";
import { keyed } from "./keyed.ts";
import classes from "./story.module.css";

/** Pictures with what they show written below; each leads to its whole size. */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <ul className={classes.gallery} data-count={Math.min(pictures.length, 3)}>
      {keyed(pictures, ({ url }) => url).map(({ key, item: { url, alt } }) => (
        <li key={key}>
          <figure>
            <a href={url} target="_blank" rel="noopener">
              <Shown src={url} alt={alt} width={800} height={533} loading="lazy" />
            </a>
            <figcaption aria-hidden>{alt}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
