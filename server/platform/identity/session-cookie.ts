import { createHmac, timingSafeEqual } from "node:crypto";
import type { Env } from "#server/kernel/configuration.ts";

/** What the names of all cookies of people's sign-in begin with. */
export const COOKIE_PREFIX = "offerboard";

/** Whether cookies are for https alone; browsers then also hold them to the `__Secure-` prefix. */
export function usesSecureCookies({ publicUrl }: Pick<Env, "publicUrl">): boolean {
  return publicUrl.startsWith("https://");
}

/** Name of the cookie that holds a session's token. */
export function sessionCookieName(env: Pick<Env, "publicUrl">): string {
  return `${usesSecureCookies(env) ? "__Secure-" : ""}${COOKIE_PREFIX}.session_token`;
}

type CookieEnv = Pick<Env, "publicUrl" | "authSecret">;

/** What a browser that holds a session's token sends as a cookie, `name=value`. */
export function sessionCookie(token: string, env: CookieEnv): string {
  const signature = signatureOf(token, env).toString("base64");
  return `${sessionCookieName(env)}=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** The token a request's cookies carry; null where there is none, or its signature is not ours. */
export function sessionTokenOf(header: string | null, env: CookieEnv): string | null {
  const value = readCookie(header, sessionCookieName(env));
  const cut = value?.lastIndexOf(".") ?? -1;
  if (value === undefined || cut < 1) return null;
  const token = value.slice(0, cut);
  const given = Buffer.from(value.slice(cut + 1), "base64");
  const ours = signatureOf(token, env);
  return given.length === ours.length && timingSafeEqual(given, ours) ? token : null;
}

function signatureOf(token: string, { authSecret }: CookieEnv): Buffer {
  return createHmac("sha256", authSecret).update(token).digest();
}

function readCookie(header: string | null, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const [key, ...value] = pair.trim().split("=");
    if (key !== name) continue;
    try {
      return decodeURIComponent(value.join("="));
    } catch {
      return undefined;
    }
  }
  return undefined;
}
