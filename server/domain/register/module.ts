import type { Module } from "#server/kernel/module.ts";
import { keepRegisters } from "./register/keep-registers.ts";
import { dueLocks, releaseLocks } from "./register/release-locks.ts";
import { registerFiles, registerRouter, tokenRouter } from "./router.ts";
import { readTokensByIds } from "./token/read-tokens.ts";

/** Tokens, their holders and the register of entries. */
export const register = {
  router: { register: registerRouter, token: tokenRouter },
  files: { register: registerFiles },
  due: { locks: { find: dueLocks, handle: releaseLocks } },
  rounds: [{ name: "keepRegisters", every: 600, run: keepRegisters }],
  resources: { token: { read: readTokensByIds, updated: "token.updated" } },
} satisfies Module;
