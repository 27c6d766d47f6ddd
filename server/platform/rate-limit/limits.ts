/**
 * How much anybody may ask for (docs/domain.md, Rate limits). Pure: who asks and for what in, the limits that count it
 * out.
 */
import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import type { ApiAccess } from "#server/kernel/configuration.ts";
import type { Identity } from "#server/platform/identity/identify.ts";

/** A rate: what is counted under which name, how much of it there may be, in which time. */
export interface Limit {
  /** Who is counted, and for what; the same name is one count over all processes. */
  readonly caller: string;
  readonly limit: number;
  /** Length of the windows it is counted in; each begins at a multiple of it. */
  readonly seconds: number;
}

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;

const READS_PER_MINUTE = 600;
const WRITES_PER_MINUTE = 120;

/** Of an address that shows no key and nobody signed in at: the public market, and requests refused with 401. */
const ANONYMOUS_PER_MINUTE = 300;
const REFUSED_PER_MINUTE = 60;

const SIGN_INS_PER_EMAIL = 10;
const SIGN_INS_PER_ADDRESS = 30;
const MAILS_PER_EMAIL = 5;
const MAILS_PER_ADDRESS = 30;
/** Where access is open, one machine is everybody: its address is held to no more than what a program would do. */
const OPEN_FACTOR = 100;

/** How a caller's requests to the interface are counted; null where they are not, as with API_ACCESS=open. */
export function requestLimit(
  access: ApiAccess,
  { key, person }: Identity,
  address: string | undefined,
  changes: boolean,
): Limit | null {
  if (access === "open") return null;
  const kind = changes ? "write" : "read";
  const usual = changes ? WRITES_PER_MINUTE : READS_PER_MINUTE;
  if (key !== null) {
    const own = changes ? key.writesPerMinute : key.readsPerMinute;
    return { caller: `key:${key.actor.keyId}:${kind}`, limit: own ?? usual, seconds: MINUTE };
  }
  if (person !== null) return { caller: `person:${person.userId}:${kind}`, limit: usual, seconds: MINUTE };
  return ofAddress("anonymous", address, ANONYMOUS_PER_MINUTE, MINUTE);
}

/** How requests with a wrong key, or without any where one is needed, are counted: nobody tries keys in a flood. */
export function refusedLimit(access: ApiAccess, address: string | undefined): Limit | null {
  return access === "open" ? null : ofAddress("refused", address, REFUSED_PER_MINUTE, MINUTE);
}

/** Which of the paths below `/api/auth` try a password, a passkey or a code. */
const signInPaths = new Set([
  "/sign-in/email",
  "/passkey/verify-authentication",
  "/two-factor/verify-totp",
  "/two-factor/verify-otp",
  "/two-factor/verify-backup-code",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/get-totp-uri",
  "/two-factor/generate-backup-codes",
  "/verify-password",
  "/change-password",
  "/reset-password",
]);
/** Which send a mail to an address that is named in the body. */
const mailPaths = new Set([
  "/sign-in/magic-link",
  "/sign-up/email",
  "/request-password-reset",
  "/send-verification-email",
]);

/** How a request to sign in, or for a mail, is counted, whatever API_ACCESS is; a strict count for each address of mail. */
export function signInLimits(
  path: string,
  email: string | undefined,
  address: string | undefined,
  { apiAccess, authSecret }: { apiAccess: ApiAccess; authSecret: string },
): Limit[] {
  const factor = apiAccess === "open" ? OPEN_FACTOR : 1;
  const limits: (Limit | null)[] = [];
  if (signInPaths.has(path)) {
    if (email !== undefined) limits.push(ofEmail("sign-in", email, SIGN_INS_PER_EMAIL, QUARTER, authSecret));
    limits.push(ofAddress("sign-in", address, SIGN_INS_PER_ADDRESS * factor, QUARTER));
  } else if (mailPaths.has(path)) {
    if (email !== undefined) limits.push(ofEmail("mail", email, MAILS_PER_EMAIL, HOUR, authSecret));
    limits.push(ofAddress("mail", address, MAILS_PER_ADDRESS * factor, HOUR));
  }
  return limits.filter((limit) => limit !== null);
}

/** Null where the address is not known, which is only where the handlers are hosted without the process of ours. */
function ofAddress(kind: string, address: string | undefined, limit: number, seconds: number): Limit | null {
  return address === undefined ? null : { caller: `${kind}:${network(address)}`, limit, seconds };
}

/** Mail addresses are personal: what is kept of one tells it to nobody. */
function ofEmail(kind: string, email: string, limit: number, seconds: number, secret: string): Limit {
  const known = createHmac("sha256", secret).update(email.trim().toLowerCase()).digest("base64url");
  return { caller: `${kind}:email:${known.slice(0, 22)}`, limit, seconds };
}

/** Whoever has one IPv6 address has a whole /64 of them. */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain.slice(0, 45);
  const [head = "", tail] = plain.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
