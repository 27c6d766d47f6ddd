declare global {
  /** Where the dialogs' scroll lock looks for the nonce of the style element it makes. */
  var __webpack_nonce__: string | undefined;
}

/**
 * The nonce of the policy that the browser holds this document to; undefined on the server. After a client-side
 * navigation the document's first nonce stays the valid one.
 */
export function documentNonce(): string | undefined {
  if (typeof document === "undefined") return undefined;
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  return globalThis.__webpack_nonce__;
}
