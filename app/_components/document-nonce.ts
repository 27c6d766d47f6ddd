declare global {
  /** Where the dialogs' scroll lock looks for the nonce of the style element it makes. */
  var __webpack_nonce__: string | undefined;
}

/**
 * The nonce of the policy that the browser holds this document to; undefined on the server. A page reached by a link
 * inside the document is of another request with another nonce, and the document's stays what counts.
 */
export function documentNonce(): string | undefined {
  if (typeof document === "undefined") return undefined;
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  return globalThis.__webpack_nonce__;
}
