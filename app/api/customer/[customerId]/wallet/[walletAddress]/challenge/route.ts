import { rest } from "#server/rest/rest.ts";
import { createWalletChallenge } from "#server/wallet/contract.ts";

export const POST = rest(createWalletChallenge);
