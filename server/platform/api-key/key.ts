import { hash, randomBytes } from "node:crypto";
import type { KeyMode } from "./contract.ts";

const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 40;
const SHAPE = /^sk_(test|live)_[A-Za-z0-9]{16,128}$/;

/** A new key, `sk_test_…` or `sk_live_…`: 230 random bits. */
export function newKey(mode: KeyMode): string {
  let secret = "";
  while (secret.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      // What lies past the last whole run of the alphabet would favour its first letters.
      const isFair = byte < ALPHABET.length * Math.floor(256 / ALPHABET.length);
      if (isFair && secret.length < LENGTH) secret += ALPHABET[byte % ALPHABET.length];
    }
  }
  return `sk_${mode}_${secret}`;
}

/** Whether a text has the form of a key at all. */
export function isKey(text: string): boolean {
  return SHAPE.test(text);
}

/** What is kept of a key: its SHA-256 as hex. A key has so many random bits that no slow hash is needed. */
export function hashOf(key: string): string {
  return hash("sha256", key, "hex");
}

/** What people tell keys apart by: `sk_test_` and four characters more. */
export function prefixOf(key: string): string {
  return key.slice(0, "sk_test_".length + 4);
}
