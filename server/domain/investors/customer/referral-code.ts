import { randomInt } from "node:crypto";

/** Letters and digits that cannot be taken for one another (docs/domain.md, Customer). */
const REFERRAL_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const REFERRAL_LENGTH = 8;

/** A new referral code, e.g. `K7WQ2M9X`. */
export function newReferralCode(): string {
  return Array.from(
    { length: REFERRAL_LENGTH },
    () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)],
  ).join("");
}
