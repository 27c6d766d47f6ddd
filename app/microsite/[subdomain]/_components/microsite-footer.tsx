import { Logo } from "#app/_components/shell/logo.tsx";
import { IssuerContact } from "#app/_issuer/issuer-contact.tsx";
import type { Issuer } from "#server/feed/issuer/contract.ts";
import classes from "./microsite-footer.module.css";

interface MicrositeFooterProps {
  /** Who offers; absent where nobody has this address. */
  issuer?: Issuer;
  /** The origin of the main site. */
  site: string;
}

/** Who stands behind the page, and the way to the whole market. */
export function MicrositeFooter({ issuer, site }: MicrositeFooterProps) {
  return (
    <footer className={classes.footer}>
      {issuer?.brand !== undefined && (
        <section className={classes.imprint} aria-label="Imprint and contact">
          <IssuerContact brand={issuer.brand} />
        </section>
      )}
      <div className={classes.inner}>
        {issuer === undefined ? (
          <span />
        ) : (
          <span>
            Offered by <a href={`${site}/issuers/${issuer.slug}`}>{issuer.name}</a>
          </span>
        )}
        <a href={site} className={classes.brand}>
          <Logo size={20} />
          All offerings on Offerboard
        </a>
      </div>
    </footer>
  );
}
