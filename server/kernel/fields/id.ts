import { v7 } from "uuid";

/**
 * What each prefix stands for: offering, customer, purchase intent, offer, token, ledger account, ledger entry,
 * organization, member, invitation, API key, audit event, mail, image, event, webhook endpoint, its delivery and attempt,
 * payment, refund, cash entry, bank statement and its entry, verification and its document, an offering's document,
 * trade, token lock, distribution and its payment, export, operation of a chain, transaction there and difference from it, saved view,
 * an offering's update, notice, request that is kept, offering form.
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
  | "img"
  | "evt"
  | "whe"
  | "whd"
  | "wha"
  | "pay"
  | "ref"
  | "csh"
  | "bst"
  | "bke"
  | "ver"
  | "vdo"
  | "doc"
  | "trd"
  | "lck"
  | "dst"
  | "dsp"
  | "exp"
  | "svw"
  | "cop"
  | "ctx"
  | "cdf"
  | "upd"
  | "ntc"
  | "rql"
  | "ofm";

let told: (id: string) => void = () => {};

/** Has a listener told of every identifier that is made from now on. */
export function tellOfIds(listener: (id: string) => void): void {
  told = listener;
}

/** Bytes that nobody can tell, for many identifiers at once: asking for those of one takes as long. */
const chance = new Uint8Array(16 * 256);
let used = chance.length;

function sixteenBytes(): Uint8Array {
  if (used === chance.length) {
    crypto.getRandomValues(chance);
    used = 0;
  }
  used += 16;
  return chance.subarray(used - 16, used);
}

/** Those of the identifier at hand: their text without dashes is made faster from them than from the one with. */
const bytes = Buffer.alloc(16);

/** A new identifier that sorts by its time: prefix, `_` and a UUIDv7 without dashes. */
export function newId(prefix: Prefix, at: Date): string {
  const id = `${prefix}_${v7({ msecs: at.getTime(), rng: sixteenBytes }, bytes).toString("hex")}`;
  told(id);
  return id;
}
