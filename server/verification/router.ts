import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import { approveVerification } from "./approve-verification.ts";
import * as contract from "./contract.ts";
import { deleteVerificationDocument } from "./delete-document.ts";
import { listVerificationDocuments } from "./read-documents.ts";
import { listVerifications } from "./read-verifications.ts";
import { rejectVerification } from "./reject-verification.ts";
import { submitVerification } from "./submit-verification.ts";

export const verificationRouter = trpc.router({
  submit: procedure(contract.submitVerification).mutation(submitVerification),
  approve: procedure(contract.approveVerification).mutation(approveVerification),
  reject: procedure(contract.rejectVerification).mutation(rejectVerification),
  list: procedure(contract.listVerifications).query(listVerifications),
  document: trpc.router({
    list: procedure(contract.listVerificationDocuments).query(listVerificationDocuments),
    delete: procedure(contract.deleteVerificationDocument).mutation(deleteVerificationDocument),
  }),
});
