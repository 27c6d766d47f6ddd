import type { Module } from "#server/kernel/module.ts";
import { portfolioRouter, statementFiles } from "./router.ts";

/** What a customer's tokens come to: figures, movements and papers. */
export const portfolio = {
  router: { portfolio: portfolioRouter },
  files: { statement: statementFiles },
} satisfies Module;
