import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { IssuerLogo } from "#app/_issuer/issuer-logo.tsx";
import { hexColor, inkOn, isReadable, readable, type Scheme } from "#server/kernel/fields/color.ts";
import classes from "./brand-preview.module.css";
import type { BrandValues } from "./brand-values.ts";

const HOUSE: Record<Scheme, string> = { light: "#0f6049", dark: "#7fcbac" };
const schemes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

interface BrandPreviewProps {
  name: string;
  slug: string;
  values: BrandValues;
}

/** How the brand looks where people meet it, on light or on dark pages, while it is typed. */
export function BrandPreview({ name, slug, values }: BrandPreviewProps) {
  const [scheme, setScheme] = useState<Scheme>("light");
  const colors = { light: colorOf(values, "light"), dark: colorOf(values, "dark") };
  const accent = shownAccent(values, scheme);
  return (
    <aside className={classes.preview} aria-label="Preview">
      <SegmentedControl
        aria-label="Pages of the preview"
        fullWidth
        data={[...schemes]}
        value={scheme}
        onChange={(chosen) => setScheme(chosen as Scheme)}
      />
      <SiteHead name={name} logoUrl={values.logoUrl} scheme={scheme} accent={accent} />
      <MailHead name={name} values={values} scheme={scheme} accent={accent} />
      {schemes
        .filter(({ value }) => !isReadable(colors[value], value))
        .map(({ value, label }) => (
          <p key={value} className={classes.note}>
            {label}: shown as {readable(colors[value], value)}, as {colors[value]} itself cannot be read
            there.
          </p>
        ))}
      <p className={classes.note}>
        Your page: <a href={`/issuers/${slug}`}>/issuers/{slug}</a>. It is public once you have published an
        offering.
      </p>
    </aside>
  );
}

/** The accent as pages of a scheme show it. */
export function shownAccent(values: BrandValues, scheme: Scheme): string {
  return readable(colorOf(values, scheme), scheme);
}

/** The accent that is chosen for a scheme; the house's while that is no colour. */
function colorOf({ accentColor, accentColorDark }: BrandValues, scheme: Scheme): string {
  const chosen = scheme === "dark" ? accentColorDark || accentColor : accentColor;
  return hexColor.safeParse(chosen).data ?? HOUSE[scheme];
}

interface PartProps {
  name: string;
  scheme: Scheme;
  accent: string;
}

/** The top of an offering's own site: whose it is, and the way to buy. */
function SiteHead({ name, logoUrl, scheme, accent }: PartProps & { logoUrl: string }) {
  return (
    <figure className={classes.part}>
      <figcaption>At an offering&apos;s own address</figcaption>
      <div className={classes.site} data-scheme={scheme}>
        <div className={classes.hero}>
          <span className={classes.issuer}>
            {logoUrl !== "" && <IssuerLogo src={logoUrl} />}
            {name}
          </span>
          <strong className={classes.title}>Your offering</strong>
          <span className={classes.button} style={{ background: accent, color: inkOn(accent) }}>
            Buy now
          </span>
        </div>
        <p className={classes.below}>
          What it is about, and{" "}
          <span className={classes.link} style={{ color: accent }}>
            its documents
          </span>
        </p>
      </div>
    </figure>
  );
}

/** The top and the foot of a mail to a customer. */
function MailHead({ name, values, scheme, accent }: PartProps & { values: BrandValues }) {
  const { logoUrl, legalName, imprint, support } = values;
  const ways = [support.email, support.phone].filter((way) => way !== "");
  return (
    <figure className={classes.part}>
      <figcaption>In your mails</figcaption>
      <div className={classes.mail} data-scheme={scheme}>
        {logoUrl === "" ? (
          <strong style={{ color: accent }}>{name}</strong>
        ) : (
          <IssuerLogo src={logoUrl} name={name} />
        )}
        <div className={classes.sheet}>
          <strong>Your tokens are reserved</strong>
          <span className={classes.button} style={{ background: accent, color: inkOn(accent) }}>
            See your purchase
          </span>
        </div>
        <p className={classes.foot}>
          <strong>{legalName || name}</strong>
          {imprint !== "" && <span>{imprint.split("\n")[0]}</span>}
          {ways.length > 0 && <span>Help: {ways.join(" · ")}</span>}
        </p>
      </div>
    </figure>
  );
}
