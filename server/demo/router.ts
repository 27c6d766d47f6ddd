import { publicProcedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { listMail } from "./list-mail.ts";

export const demoRouter = trpc.router({
  listMail: publicProcedure(contract.listMail).query(listMail),
});
