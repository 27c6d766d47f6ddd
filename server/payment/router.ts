import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import { beginCheckout } from "./begin-checkout.ts";
import { confirmPayment } from "./confirm-payment.ts";
import * as contract from "./contract.ts";
import { decideSandboxPayment } from "./decide-sandbox-payment.ts";
import { listPaymentMethods } from "./list-payment-methods.ts";
import { getPayment, listPayments } from "./read-payments.ts";

export const paymentRouter = trpc.router({
  get: procedure(contract.getPayment).query(getPayment),
  list: procedure(contract.listPayments).query(listPayments),
  methods: procedure(contract.listPaymentMethods).query(listPaymentMethods),
  confirm: procedure(contract.confirmPayment).mutation(confirmPayment),
  checkout: procedure(contract.beginCheckout).mutation(beginCheckout),
  decideSandbox: procedure(contract.decideSandboxPayment).mutation(decideSandboxPayment),
});
