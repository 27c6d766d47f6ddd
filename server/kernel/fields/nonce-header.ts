/** Header that hands the nonce of a request on to the pages; whatever a client sends under it is replaced. */
export const NONCE_HEADER = "x-nonce";
