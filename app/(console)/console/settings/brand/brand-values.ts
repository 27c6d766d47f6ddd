import type { Brand } from "#server/domain/organization/brand/contract.ts";

/** A brand as its form has it: every field, empty where nothing is set. */
export interface BrandValues {
  logoUrl: string;
  accentColor: string;
  accentColorDark: string;
  legalName: string;
  registerNumber: string;
  imprint: string;
  support: { email: string; phone: string; url: string };
  /** Each with a key of its own, by which the page knows it when others come and go. */
  links: { key: string; label: string; url: string }[];
}

export function toValues(brand: Brand = {}): BrandValues {
  const { support = {}, links = [] } = brand;
  return {
    logoUrl: brand.logoUrl ?? "",
    accentColor: brand.accentColor ?? "",
    accentColorDark: brand.accentColorDark ?? "",
    legalName: brand.legalName ?? "",
    registerNumber: brand.registerNumber ?? "",
    imprint: brand.imprint ?? "",
    support: { email: support.email ?? "", phone: support.phone ?? "", url: support.url ?? "" },
    links: links.map((link, index) => ({ ...link, key: String(index) })),
  };
}

/** What is sent: the fields that say something; null where none does. */
export function toBrand({ support, links, ...texts }: BrandValues): Brand | null {
  const help = said(support);
  const brand: Brand = {
    ...said(texts),
    ...(Object.keys(help).length > 0 && { support: help }),
    ...(links.length > 0 && { links: links.map(({ label, url }) => ({ label, url })) }),
  };
  return Object.keys(brand).length > 0 ? brand : null;
}

function said(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));
}
