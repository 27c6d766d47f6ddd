import { v7 } from "uuid";

/**
 * What each prefix stands for: offering, customer, purchase intent, offer, token, ledger account, ledger entry,
 * organization, member, invitation, API key, audit event, mail, image.
 */
type Prefix =
  | "off"
  | "cus"
  | "opi"
  | "bbo"
  | "tok"
  | "acc"
  | "led"
  | "org"
  | "mem"
  | "inv"
  | "key"
  | "aud"
  | "mail"
  | "img";

/** A new identifier that sorts by its time: prefix, `_` and a UUIDv7 without dashes. */
export function newId(prefix: Prefix, at: Date): string {
  return `${prefix}_${v7({ msecs: at.getTime() }).replaceAll("-", "")}`;
}
