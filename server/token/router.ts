import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { createToken } from "./create-token.ts";
import { mintToken } from "./mint-token.ts";
import { pauseToken, unpauseToken } from "./pause-token.ts";
import { getToken, listTokens } from "./read-tokens.ts";

export const tokenRouter = trpc.router({
  create: procedure(contract.createToken).mutation(createToken),
  get: procedure(contract.getToken).query(getToken),
  list: procedure(contract.listTokens).query(listTokens),
  mint: procedure(contract.mintToken).mutation(mintToken),
  pause: procedure(contract.pauseToken).mutation(pauseToken),
  unpause: procedure(contract.unpauseToken).mutation(unpauseToken),
});
