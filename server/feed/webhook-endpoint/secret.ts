import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** What the key is derived for, so that no other use of the same secret shares it. */
const PURPOSE = "offerboard webhook secrets";
const ALGORITHM = "aes-256-gcm";
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** A new secret as Standard Webhooks writes them: `whsec_` and 24 random bytes. */
export function newSecret(): string {
  return `whsec_${randomBytes(24).toString("base64")}`;
}

/**
 * Encrypts an endpoint's secret for the database; nobody who reads that alone can sign in our name.
 * @param authSecret the process' own secret
 * @param endpointId whose it is: the text is good for no other endpoint
 */
export function sealSecret(authSecret: string, endpointId: string, secret: string): string {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv(ALGORITHM, keyOf(authSecret), nonce).setAAD(Buffer.from(endpointId));
  const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64");
}

/**
 * Reads what {@link sealSecret} wrote.
 * @throws Error with a sentence for people where it was written with another secret
 */
export function openSecret(authSecret: string, endpointId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64");
  const nonce = bytes.subarray(0, NONCE_LENGTH);
  const tag = bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH);
  const text = bytes.subarray(NONCE_LENGTH + TAG_LENGTH);
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(authSecret), nonce)
      .setAAD(Buffer.from(endpointId))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
  } catch {
    throw new Error("The secret cannot be read, as AUTH_SECRET has changed. Rotate the secret.");
  }
}

function keyOf(authSecret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", authSecret, "", PURPOSE, 32));
}
