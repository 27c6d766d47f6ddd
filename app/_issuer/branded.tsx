import type { CSSProperties, ReactNode } from "react";
import type { Brand } from "#server/domain/organization/brand/contract.ts";
import { inkOn, readable } from "#server/kernel/fields/color.ts";
import classes from "./branded.module.css";

interface BrandedProps {
  /** Absent: the house's own colours. */
  brand: Pick<Brand, "accentColor" | "accentColorDark"> | undefined;
  children: ReactNode;
}

/** What is inside stands in the issuer's colour, in light and in dark, wherever it can be read. */
export function Branded({ brand, children }: BrandedProps) {
  return (
    <div className={classes.branded} style={colorsOf(brand)}>
      {children}
    </div>
  );
}

function colorsOf({ accentColor, accentColorDark }: NonNullable<BrandedProps["brand"]> = {}) {
  const chosen = accentColor ?? accentColorDark;
  if (chosen === undefined) return undefined;
  const [light, dark] = [readable(chosen, "light"), readable(accentColorDark ?? chosen, "dark")];
  return {
    "--issuer-light": light,
    "--issuer-light-ink": inkOn(light),
    "--issuer-dark": dark,
    "--issuer-dark-ink": inkOn(dark),
  } as CSSProperties;
}
