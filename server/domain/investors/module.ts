import type { Module } from "#server/kernel/module.ts";
import { readCustomersByIds } from "./customer/read-customers.ts";
import {
  customerLoginRouter,
  customerRouter,
  verificationFiles,
  verificationRouter,
  walletRouter,
} from "./router.ts";
import { checkVerification } from "./verification/check-verification.ts";
import { dueVerifications, expireVerification } from "./verification/expire-verifications.ts";

/** Customers, their logins, wallets and verification. */
export const investors = {
  router: {
    customerLogin: customerLoginRouter,
    customer: customerRouter,
    verification: verificationRouter,
    wallet: walletRouter,
  },
  files: { verificationDocument: verificationFiles },
  tasks: { checkVerification },
  due: { verifications: { find: dueVerifications, handle: expireVerification } },
  resources: { customer: { read: readCustomersByIds, updated: "customer.updated" } },
} satisfies Module;
