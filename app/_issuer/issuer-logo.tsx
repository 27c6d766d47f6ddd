import classes from "./issuer-logo.module.css";

interface IssuerLogoProps {
  src: string;
  /** Its name, where it does not stand beside the logo. */
  name?: string | undefined;
}

/** An issuer's logo on white, so that it can be seen whatever its colours and the page's. */
export function IssuerLogo({ src, name = "" }: IssuerLogoProps) {
  return <img className={classes.logo} src={src} alt={name} width={120} height={40} decoding="async" />;
}
