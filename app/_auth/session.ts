/** What the head of every page does with the session; by plain requests, since public pages carry little script. */

const json = { "content-type": "application/json" };

/** Ends the session of this browser. @throws TypeError where the service cannot be reached */
export async function signOut(): Promise<void> {
  await fetch("/api/auth/sign-out", { method: "POST", headers: json, body: "{}" });
}

/**
 * Makes this browser act as another identity of the person; one that is gone shows when the page is read anew.
 * @throws TypeError where the service cannot be reached
 */
export async function chooseIdentity(value: string): Promise<void> {
  await fetch("/api/viewer/identity", { method: "POST", headers: json, body: JSON.stringify({ value }) });
}

/** Where an identity goes on from a page: to its own area, unless the page is anybody's. */
export function pathAs(identity: { readonly role?: string | undefined }, path: string): string {
  const isSomebodys = /^\/(console|portal)(\/|$)/.test(path);
  if (!isSomebodys) return path;
  return identity.role === undefined ? "/portal" : "/console";
}
