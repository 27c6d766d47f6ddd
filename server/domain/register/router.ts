import { procedure } from "#server/kernel/procedure.ts";
import * as registerContract from "./register/contract.ts";
import { exportEntries, exportHolders } from "./register/export-register.ts";
import { listEntries } from "./register/list-entries.ts";
import { listHolders } from "./register/list-holders.ts";
import { transferToken } from "./register/transfer-token.ts";
import { attachToken, detachToken } from "./token/attach-token.ts";
import * as tokenContract from "./token/contract.ts";
import { createToken } from "./token/create-token.ts";
import { mintToken } from "./token/mint-token.ts";
import { pauseToken, unpauseToken } from "./token/pause-token.ts";
import { getToken, listTokens } from "./token/read-tokens.ts";
import { updateToken } from "./token/update-token.ts";

export const registerRouter = {
  holders: procedure(registerContract.listHolders).query(listHolders),
  entries: procedure(registerContract.listEntries).query(listEntries),
  transfer: procedure(registerContract.transferToken).mutation(transferToken),
};

export const tokenRouter = {
  create: procedure(tokenContract.createToken).mutation(createToken),
  get: procedure(tokenContract.getToken).query(getToken),
  list: procedure(tokenContract.listTokens).query(listTokens),
  update: procedure(tokenContract.updateToken).mutation(updateToken),
  mint: procedure(tokenContract.mintToken).mutation(mintToken),
  pause: procedure(tokenContract.pauseToken).mutation(pauseToken),
  attach: procedure(tokenContract.attachToken).mutation(attachToken),
  detach: procedure(tokenContract.detachToken).mutation(detachToken),
  unpause: procedure(tokenContract.unpauseToken).mutation(unpauseToken),
};

export const registerFiles = {
  holders: procedure(registerContract.exportHolders).query(exportHolders),
  entries: procedure(registerContract.exportEntries).query(exportEntries),
};
