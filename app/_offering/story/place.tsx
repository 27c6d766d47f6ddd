import { IconMapPin } from "@tabler/icons-react";
import { Picture as Shown } from "#app/_components/picture.tsx";
import { widthsOf } from "#app/_components/picture-widths.ts";
import type { Picture } from "#server/domain/primary/offering-story/contract.ts";
import classes from "./story.module.css";

interface PlaceProps {
  address: string;
  text?: string | undefined;
  picture?: Picture | undefined;
}

/** Where it is: an address and a picture; no map, whose host would learn who looks. */
export function Place({ address, text, picture }: PlaceProps) {
  return (
    <div className={classes.place}>
      {picture !== undefined && (
        <Shown
          srcSet={widthsOf(picture.url)}
          sizes="(max-width: 64rem) 100vw, 46rem"
          src={picture.url}
          alt={picture.alt}
          width={1200}
          height={600}
          loading="lazy"
        />
      )}
      <address>
        <IconMapPin size={20} stroke={1.6} aria-hidden />
        {address}
      </address>
      {text !== undefined && <p>{text}</p>}
    </div>
  );
}
