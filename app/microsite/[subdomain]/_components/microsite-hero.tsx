import { buttonClass } from "#app/_components/button-class.ts";
import { ColorSchemeToggle } from "#app/_components/shell/color-scheme-toggle.tsx";
import { IssuerLogo } from "#app/_issuer/issuer-logo.tsx";
import { OfferingImage } from "#app/_offering/offering-image.tsx";
import { OfferingStatus } from "#app/_offering/offering-status.tsx";
import { measure, price, timing, whyClosed } from "#app/_offering/wording.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import classes from "./microsite-hero.module.css";

interface MicrositeHeroProps {
  offering: Offering;
  /** The offering's page on the main site, where it is bought. */
  href: string;
  /** The issuer's logo, where it has one. */
  logoUrl: string | undefined;
}

/** The offering's picture across the whole page, its name on it, and the way to buy. */
export function MicrositeHero({ offering, href, logoUrl }: MicrositeHeroProps) {
  const { title, subtitle, organizationName, token } = offering;
  const { label: measured, value } = measure(offering);
  const { label: dated, date } = timing(offering);
  const facts = [
    { term: "Price per token", value: price(offering) },
    { term: measured, value },
    { term: dated, value: date },
  ];
  return (
    <header className={classes.hero}>
      <div className={classes.picture}>
        {/* On a phone it is as high as the screen, and its sides are cut off. */}
        <OfferingImage offering={offering} sizes="(max-width: 48rem) 160vw, 100vw" priority="first" />
      </div>
      <div className={classes.top}>
        <span className={classes.issuer}>
          {logoUrl !== undefined && <IssuerLogo src={logoUrl} />}
          {organizationName}
        </span>
        <ColorSchemeToggle />
      </div>
      <div className={classes.text}>
        <OfferingStatus offering={offering} />
        <h1 className={classes.title}>{title}</h1>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        <div className={classes.row}>
          <a className={buttonClass()} href={href}>
            {whyClosed(offering) === null ? `Buy ${token.symbol}` : "See the offering"}
          </a>
          <dl className={classes.facts}>
            {facts.map(({ term, value: fact }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </header>
  );
}
