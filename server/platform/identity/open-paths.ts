import type { BetterAuthPlugin } from "better-auth";

/** What of the library's HTTP interface our pages and the links in our mails use, below `/api/auth`. */
const openPaths: readonly RegExp[] = [
  /^POST \/sign-up\/email$/,
  /^POST \/sign-in\/(email|magic-link)$/,
  /^GET \/magic-link\/verify$/,
  /^POST \/sign-out$/,
  /^POST \/send-verification-email$/,
  /^GET \/verify-email$/,
  /^POST \/request-password-reset$/,
  /^GET \/reset-password\/[^/]+$/,
  /^POST \/(reset|change)-password$/,
  /^POST \/two-factor\/(enable|disable|generate-backup-codes|verify-totp|verify-backup-code)$/,
  /^GET \/passkey\/generate-(authenticate|register)-options$/,
  /^POST \/passkey\/(verify-authentication|verify-registration|update-passkey|delete-passkey)$/,
];

/** Whether a path below `/api/auth` is answered. */
export function isOpenPath(method: string, path: string): boolean {
  return openPaths.some((open) => open.test(`${method} ${path}`));
}

/**
 * Answers 404 to whatever else the library has: an organization's members change through operations of ours, which ask
 * `can` and leave an audit row in the same transaction, and no script reads the tokens of sessions. What the library
 * adds with a new version stays closed until it is used.
 */
export const openPathsAlone = {
  id: "open-paths-alone",
  async onRequest({ method, url }) {
    const path = new URL(url).pathname.replace(/^\/api\/auth/, "");
    return isOpenPath(method, path) ? undefined : { response: new Response(null, { status: 404 }) };
  },
} satisfies BetterAuthPlugin;
