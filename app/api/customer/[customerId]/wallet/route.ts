import { rest } from "#server/rest/rest.ts";
import { addWallet } from "#server/wallet/contract.ts";

export const POST = rest(addWallet);
