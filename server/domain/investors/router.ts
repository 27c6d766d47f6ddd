import { personProcedure, procedure, publicProcedure } from "#server/kernel/procedure.ts";
import * as customerContract from "./customer/contract.ts";
import { createCustomer } from "./customer/create-customer.ts";
import { getCustomer, listCustomers } from "./customer/read-customers.ts";
import * as customerBulkContract from "./customer-bulk/contract.ts";
import { createCustomers } from "./customer-bulk/create-customers.ts";
import { blockCustomer } from "./customer-care/block-customer.ts";
import * as customerCareContract from "./customer-care/contract.ts";
import { unblockCustomer } from "./customer-care/unblock-customer.ts";
import { updateCustomer } from "./customer-care/update-customer.ts";
import { acceptCustomerInvitation } from "./customer-login/accept-invitation.ts";
import { claimCustomer } from "./customer-login/claim-customer.ts";
import * as customerLoginContract from "./customer-login/contract.ts";
import { getCustomerInvitation } from "./customer-login/get-invitation.ts";
import { inviteCustomer } from "./customer-login/invite-customer.ts";
import { joinIssuer } from "./customer-login/join-issuer.ts";
import { listClaimableCustomers } from "./customer-login/list-claimable.ts";
import { getCustomerAccess } from "./customer-login/read-access.ts";
import { removeCustomerLogin } from "./customer-login/remove-login.ts";
import { revokeCustomerInvitation } from "./customer-login/revoke-invitation.ts";
import { approveVerification } from "./verification/approve-verification.ts";
import * as verificationContract from "./verification/contract.ts";
import { deleteVerificationDocument } from "./verification/delete-document.ts";
import { getVerificationDocument, listVerificationDocuments } from "./verification/read-documents.ts";
import { listVerifications } from "./verification/read-verifications.ts";
import { rejectVerification } from "./verification/reject-verification.ts";
import { submitVerification } from "./verification/submit-verification.ts";
import { uploadVerificationDocument } from "./verification/upload-document.ts";
import { assignVerification } from "./verification-assignee/assign-verification.ts";
import * as verificationAssigneeContract from "./verification-assignee/contract.ts";
import { addWallet } from "./wallet/add-wallet.ts";
import * as walletContract from "./wallet/contract.ts";
import { createWalletChallenge } from "./wallet/create-wallet-challenge.ts";
import { proveWallet } from "./wallet/prove-wallet.ts";

export const customerLoginRouter = {
  get: procedure(customerLoginContract.getCustomerAccess).query(getCustomerAccess),
  remove: procedure(customerLoginContract.removeCustomerLogin).mutation(removeCustomerLogin),
  claimable: personProcedure(customerLoginContract.listClaimableCustomers).query(listClaimableCustomers),
  claim: personProcedure(customerLoginContract.claimCustomer).mutation(claimCustomer),
  join: personProcedure(customerLoginContract.joinIssuer).mutation(joinIssuer),
  invitation: {
    create: procedure(customerLoginContract.inviteCustomer).mutation(inviteCustomer),
    get: publicProcedure(customerLoginContract.getCustomerInvitation).query(getCustomerInvitation),
    accept: personProcedure(customerLoginContract.acceptCustomerInvitation).mutation(
      acceptCustomerInvitation,
    ),
    revoke: procedure(customerLoginContract.revokeCustomerInvitation).mutation(revokeCustomerInvitation),
  },
};

export const customerRouter = {
  create: procedure(customerContract.createCustomer).mutation(createCustomer),
  createBulk: procedure(customerBulkContract.createCustomers).mutation(createCustomers),
  get: procedure(customerContract.getCustomer).query(getCustomer),
  list: procedure(customerContract.listCustomers).query(listCustomers),
  update: procedure(customerCareContract.updateCustomer).mutation(updateCustomer),
  block: procedure(customerCareContract.blockCustomer).mutation(blockCustomer),
  unblock: procedure(customerCareContract.unblockCustomer).mutation(unblockCustomer),
};

export const verificationRouter = {
  submit: procedure(verificationContract.submitVerification).mutation(submitVerification),
  approve: procedure(verificationContract.approveVerification).mutation(approveVerification),
  assign: procedure(verificationAssigneeContract.assignVerification).mutation(assignVerification),
  reject: procedure(verificationContract.rejectVerification).mutation(rejectVerification),
  list: procedure(verificationContract.listVerifications).query(listVerifications),
  document: {
    list: procedure(verificationContract.listVerificationDocuments).query(listVerificationDocuments),
    delete: procedure(verificationContract.deleteVerificationDocument).mutation(deleteVerificationDocument),
  },
};

export const walletRouter = {
  add: procedure(walletContract.addWallet).mutation(addWallet),
  challenge: procedure(walletContract.createWalletChallenge).mutation(createWalletChallenge),
  prove: procedure(walletContract.proveWallet).mutation(proveWallet),
};

export const verificationFiles = {
  upload: procedure(verificationContract.uploadVerificationDocument).mutation(uploadVerificationDocument),
  get: procedure(verificationContract.getVerificationDocument).query(getVerificationDocument),
};
