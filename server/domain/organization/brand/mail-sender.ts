import type { Env } from "#server/kernel/configuration.ts";
import { readable } from "#server/kernel/fields/color.ts";
import { house } from "#server/platform/mail/house.ts";
import type { Sender } from "#server/platform/mail/letter.ts";
import type { Brand } from "./contract.ts";

/**
 * An issuer as its mails show it: with its logo and its colour, and below the letter who is responsible and where help is.
 * What it does not say of itself is left out; its colour is then the house's. Pure.
 */
export function mailSender({ publicUrl }: Pick<Env, "publicUrl">, name: string, brand: Brand | null): Sender {
  const { logoUrl, accentColor, accentColorDark, legalName, registerNumber, imprint, support } = brand ?? {};
  const accent = accentColor ?? accentColorDark;
  return {
    name: legalName ?? name,
    logoUrl: logoUrl === undefined ? undefined : `${publicUrl}/api${logoUrl}`,
    accent:
      accent === undefined
        ? house.accent
        : { light: readable(accent, "light"), dark: readable(accentColorDark ?? accent, "dark") },
    about: [registerNumber, imprint].filter((line) => line !== undefined).filter((line) => line !== ""),
    help: support ?? {},
  };
}
