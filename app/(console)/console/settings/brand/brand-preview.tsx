import { IssuerLogo } from "#app/_issuer/issuer-logo.tsx";
import { grounds, hexColor, inkOn, isReadable, readable, type Scheme } from "#server/kernel/fields/color.ts";
import classes from "./brand-preview.module.css";
import type { BrandValues } from "./brand-values.ts";

const HOUSE: Record<Scheme, string> = { light: "#0f6049", dark: "#7fcbac" };

interface BrandPreviewProps {
  name: string;
  slug: string;
  values: BrandValues;
}

/** How the brand looks on light and on dark pages while it is typed. */
export function BrandPreview({ name, slug, values }: BrandPreviewProps) {
  const { logoUrl, legalName, accentColor, accentColorDark } = values;
  const shown: Record<Scheme, string> = { light: accentColor, dark: accentColorDark || accentColor };
  return (
    <aside className={classes.preview} aria-label="Preview">
      {(["light", "dark"] as const).map((scheme) => (
        <Sample
          key={scheme}
          scheme={scheme}
          chosen={shown[scheme]}
          name={name}
          legalName={legalName}
          logoUrl={logoUrl}
        />
      ))}
      <p className={classes.note}>
        Your page: <a href={`/issuers/${slug}`}>/issuers/{slug}</a>. It is public once you have published an
        offering.
      </p>
    </aside>
  );
}

interface SampleProps {
  scheme: Scheme;
  chosen: string;
  name: string;
  legalName: string;
  logoUrl: string;
}

function Sample({ scheme, chosen, name, legalName, logoUrl }: SampleProps) {
  const color = hexColor.safeParse(chosen).data ?? HOUSE[scheme];
  const accent = readable(color, scheme);
  return (
    <div className={classes.sample} data-scheme={scheme} style={{ background: grounds[scheme] }}>
      <p className={classes.scheme}>{scheme === "light" ? "Light" : "Dark"}</p>
      <div className={classes.issuer}>
        {logoUrl !== "" && <IssuerLogo src={logoUrl} />}
        <strong>{legalName || name}</strong>
      </div>
      <span className={classes.button} style={{ background: accent, color: inkOn(accent) }}>
        Buy now
      </span>
      <span className={classes.link} style={{ color: accent }}>
        Read the documents
      </span>
      {!isReadable(color, scheme) && (
        <p className={classes.scheme}>
          Shown as {accent}: {color} itself cannot be read here.
        </p>
      )}
    </div>
  );
}
