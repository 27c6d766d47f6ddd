import { reservedSubdomains } from "./reserved-subdomains.ts";
import { text } from "./text.ts";

/** A name that can stand in a domain, and that neither the service nor its operators use. */
export const dnsLabel = text(63)
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, {
    error: "Use lower-case letters, digits and hyphens, not at either end: a DNS label.",
  })
  .refine((label) => !reservedSubdomains.has(label), { error: "This name is reserved. Choose another one." });
