import { rest } from "#server/rest/rest.ts";
import { proveWallet } from "#server/wallet/contract.ts";

export const POST = rest(proveWallet);
