import { procedure } from "#server/kernel/procedure.ts";
import * as movementContract from "./movement/contract.ts";
import { listMovements } from "./movement/read-movements.ts";
import * as portfolioContract from "./portfolio/contract.ts";
import { getPortfolio } from "./portfolio/get-portfolio.ts";
import * as statementContract from "./statement/contract.ts";
import { getStatement } from "./statement/get-statement.ts";
import { listStatements } from "./statement/list-statements.ts";

export const portfolioRouter = {
  get: procedure(portfolioContract.getPortfolio).query(getPortfolio),
  movements: procedure(movementContract.listMovements).query(listMovements),
  statements: procedure(statementContract.listStatements).query(listStatements),
};

export const statementFiles = {
  get: procedure(statementContract.getStatement).query(getStatement),
};
