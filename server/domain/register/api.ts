/** What other contexts may ask of the register. */

export { accountsAt } from "./register/holders-at.ts";
export { type Balance, balanceViolation } from "./token/balance-rule.ts";
export { lockAccounts, openAccount } from "./token/open-account.ts";
export { presentToken, type TokenRow } from "./token/present.ts";
export { readBalance } from "./token/read-balance.ts";
export { readToken } from "./token/read-tokens.ts";
export { ensureToken } from "./token/register-token.ts";
