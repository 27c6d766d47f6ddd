import { proveWallet } from "#server/domain/investors/wallet/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(proveWallet);
