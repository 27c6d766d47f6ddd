import "server-only";
import { headers } from "next/headers";
import { NONCE_HEADER } from "#server/kernel/fields/nonce-header.ts";

/** The nonce of the request a page is rendered for; undefined where no front of ours made one. */
export async function requestNonce(): Promise<string | undefined> {
  return (await headers()).get(NONCE_HEADER) ?? undefined;
}
