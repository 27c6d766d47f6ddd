import { procedure } from "#server/kernel/procedure.ts";
import * as portfolioContract from "./portfolio/contract.ts";
import { getPortfolio } from "./portfolio/get-portfolio.ts";

export const portfolioRouter = {
  get: procedure(portfolioContract.getPortfolio).query(getPortfolio),
};
