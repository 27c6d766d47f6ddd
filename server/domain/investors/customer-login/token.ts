import { hash, randomBytes } from "node:crypto";

/** A new secret for a link: 32 random bytes. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of it: its SHA-256 as hex, so that whoever reads the table cannot use the link. */
export function hashOf(token: string): string {
  return hash("sha256", token, "hex");
}
