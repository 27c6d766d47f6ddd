import { Picture } from "#app/_components/picture.tsx";
import { widthsOf } from "#app/_components/picture-widths.ts";
import classes from "./issuer-logo.module.css";

interface IssuerLogoProps {
  src: string;
  /** Its name, where it does not stand beside the logo. */
  name?: string | undefined;
}

/** An issuer's logo on white, so that it can be seen whatever its colours and the page's. */
export function IssuerLogo({ src, name = "" }: IssuerLogoProps) {
  return (
    <Picture
      className={classes.logo}
      srcSet={widthsOf(src)}
      sizes="10rem"
      src={src}
      alt={name}
      width={120}
      height={40}
    />
  );
}
