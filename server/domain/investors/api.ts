/** What other contexts may ask of customers. */

export { type CustomerRow, presentEmbeddedCustomer } from "./customer/present.ts";
export { customerColumns, customerName, readCustomersByIds } from "./customer/read-customers.ts";
export { ownsWallet, requireCustomer } from "./customer/require-customer.ts";
export { byWallet, ofWallet } from "./customer/wallet-owners.ts";
export { receiveIdentityEvent } from "./verification/receive-identity-event.ts";
