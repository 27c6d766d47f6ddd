import Link from "next/link";
import classes from "./site-footer.module.css";

/** The foot of every page. */
export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <p>
          <strong>Offerboard</strong> · Tokenized real-world assets, from the first offer to the last holder.
        </p>
        <nav aria-label="Footer" className={classes.links}>
          <Link href="/" prefetch={false}>
            Invest
          </Link>
          <Link href="/how-it-works" prefetch={false}>
            How it works
          </Link>
          <Link href="/for-issuers" prefetch={false}>
            For issuers
          </Link>
          <Link href="/portal" prefetch={false}>
            Portal
          </Link>
          <Link href="/console" prefetch={false}>
            Console
          </Link>
          <Link href="/docs" prefetch={false}>
            API reference
          </Link>
          <a href="/api/openapi.json">OpenAPI 3.1</a>
          <Link href="/terms" prefetch={false}>
            Terms
          </Link>
          <Link href="/privacy" prefetch={false}>
            Privacy
          </Link>
        </nav>
        <p className={classes.note}>
          Tokens can lose all their value. Read an offering's terms before you buy; nothing here is advice.
        </p>
      </div>
    </footer>
  );
}
