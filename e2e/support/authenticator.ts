/** What a person holds in their hands to sign in: an authenticator app, a passkey, a mailbox. */
import { createHmac } from "node:crypto";
import { expect, type Page } from "@playwright/test";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code that an authenticator app shows for a secret (RFC 6238: SHA-1, 30 seconds, six digits). */
export function codeOf(secret: string, at = Date.now()): string {
  const bits = [...secret].map((digit) => ALPHABET.indexOf(digit).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac("sha1", key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Gives the page's browser a device that keeps passkeys and knows its owner. */
export async function addPasskeyDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable", { enableUI: false });
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Opens the demo's mailbox and follows the link in the latest mail to somebody. */
export async function followMail(page: Page, recipient: string, subject: string): Promise<void> {
  await page.goto("/demo/mail");
  const mail = page.getByRole("article").filter({ hasText: recipient }).filter({ hasText: subject }).first();
  await expect(mail).toBeVisible();
  await mail.getByRole("link").first().click();
}
