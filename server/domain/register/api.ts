/** What other contexts may ask of the register. */

export { accountsAt } from "./register/holders-at.ts";
export { createToken } from "./token/create-token.ts";
export { lockAccounts, openAccount } from "./token/open-account.ts";
export { presentToken, type TokenRow } from "./token/present.ts";
export { readToken, readTokensByIds } from "./token/read-tokens.ts";
export { ensureToken } from "./token/register-token.ts";
export { tokensNamed } from "./token/tokens-named.ts";
