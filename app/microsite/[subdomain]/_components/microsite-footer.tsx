import { Logo } from "#app/_components/shell/logo.tsx";
import classes from "./microsite-footer.module.css";

interface MicrositeFooterProps {
  /** Who offers. */
  issuer?: string;
  /** The origin of the main site. */
  site: string;
}

/** Who stands behind the page, and the way to the whole market. */
export function MicrositeFooter({ issuer, site }: MicrositeFooterProps) {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <span>{issuer !== undefined && `Offered by ${issuer}`}</span>
        <a href={site} className={classes.brand}>
          <Logo size={20} />
          All offerings on Offerboard
        </a>
      </div>
    </footer>
  );
}
